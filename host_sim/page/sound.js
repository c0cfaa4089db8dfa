// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The speaker. A browser lets a page sound only after somebody touched it: `wake` is for that.

let audio = null;
let sounding = null;
export const sound = { loud: true };

export function wake() {
  if (!sound.loud) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

// [ms ago it began, Hz, length in ms or null while it sounds] of each tone with news.
export function hear(tones) {
  if (!audio || !sound.loud) return;
  for (const [ago, hertz, length] of tones) {
    const begin = Math.max(audio.currentTime, audio.currentTime + 0.04 - ago / 1000);
    if (sounding && length !== null && sounding.hertz === hertz && sounding.open) {
      stop(Math.max(audio.currentTime, sounding.begin + length / 1000));
      continue;
    }
    stop(begin);
    const wave = audio.createOscillator();
    const volume = audio.createGain();
    wave.type = "square";
    wave.frequency.value = hertz;
    volume.gain.setValueAtTime(0.05, begin);
    wave.connect(volume).connect(audio.destination);
    wave.start(begin);
    sounding = { wave, hertz, begin, open: length === null };
    document.body.dataset.heard = hertz;
    if (length !== null) stop(begin + length / 1000);
  }
}

function stop(when) {
  sounding?.wave.stop(when);
  sounding = null;
}

export function quiet() {
  if (audio) stop(audio.currentTime);
}
