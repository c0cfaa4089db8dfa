// SPDX-FileCopyrightText: 2026 Girouette contributors
// SPDX-License-Identifier: MIT
// The engine of the simulator: a device that runs on the computer, reached by a socket. The site
// puts host_sim/browser/page/engine.js in this one's place.
//
// An engine gives `KIND` and `open(take, lost)`: `take(news)` is called with what changed (server.py
// says what there is), `lost(true)` when the device cannot be reached, `lost(false)` when it can.
// `send(message)` asks for something; `language` is what the page speaks before the device says.

export const KIND = "server";

export function open(take, lost) {
  let socket = null;
  const connect = () => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    socket.addEventListener("open", () => lost(false));
    socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      lost(true);
      setTimeout(connect, 1500);
    });
  };
  connect();
  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
  };
}
