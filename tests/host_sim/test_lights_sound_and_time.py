# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Lights through the real library, tones, and a clock that wraps."""

from host_sim.machine import TICKS_PERIOD

from .common import device, run


def test_neopixel_library_sends_green_red_blue():
    code = """
    import board, neopixel, time
    lights = neopixel.NeoPixel(board.GP16, 8, auto_write=False)
    lights[0] = (1, 2, 3)
    lights[7] = 0x102030
    lights.show()
    time.sleep(10)
    """
    with device(code=code) as simulated:
        written = []
        write = simulated.strip.write
        simulated.strip.write = lambda data: (written.append(data), write(data))
        simulated.power_on()
        assert written == [b"\x02\x01\x03" + bytes(18) + b"\x20\x10\x30"]
        assert simulated.lights()[0] == (1, 2, 3)
        assert simulated.lights()[7] == (0x10, 0x20, 0x30)
        assert simulated.stats["light_shows"] == 1
        assert simulated.stats["light_bytes"] == 8 * 3
        simulated.pull_plug()
        assert simulated.lights() == [(0, 0, 0)] * 8


def test_brightness_scales_what_the_wire_carries():
    code = """
    import board, neopixel, time
    lights = neopixel.NeoPixel(board.GP16, 8, brightness=0.5, auto_write=False)
    lights.fill((100, 50, 10))
    lights.show()
    time.sleep(10)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        assert simulated.lights() == [(50, 25, 5)] * 8


def test_a_strip_is_written_on_any_pin_and_not_twice_in_two_ticks():
    code = """
    import board, digitalio, neopixel_write, time
    pin = digitalio.DigitalInOut(board.GP16)
    app = []
    for _ in range(3):
        neopixel_write.neopixel_write(pin, bytes(24))
        app.append(time.monotonic_ns())
    app.append(pin.direction is digitalio.Direction.OUTPUT and not pin.value)
    """
    first, second, third, low = run(code)
    assert low and second - first == third - second > 2_000_000


def test_tones_have_start_pitch_and_length():
    code = """
    import board, pwmio, time
    time.sleep(0.1)
    buzzer = pwmio.PWMOut(board.GP17, frequency=440, variable_frequency=True)
    buzzer.duty_cycle = 0x8000
    time.sleep(0.2)
    buzzer.frequency = 880
    time.sleep(0.05)
    buzzer.duty_cycle = 0
    time.sleep(0.1)
    buzzer.duty_cycle = 0x1000
    time.sleep(10)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        assert simulated.sounds == [(100, 440, 200), (300, 880, 50), (450, 880, None)]
        simulated.pull_plug()
        assert simulated.sounds[-1] == (450, 880, 2000 - 450)


def test_a_tone_ends_with_the_code_that_began_it():
    code = """
    import board, pwmio, time
    buzzer = pwmio.PWMOut(board.GP17, frequency=440, duty_cycle=0x8000)
    time.sleep(0.1)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        assert simulated.code_done
        simulated.write_file_over_usb("/x.txt", b"")
        simulated.advance(10)
        assert [tone[1:] for tone in simulated.sounds] == [(440, 100)]


def test_a_speaker_behind_an_amplifier_needs_it_on():
    code = """
    import board, digitalio, pwmio, time
    for on in (False, True):
        enable = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
        enable.switch_to_output(on)
        with pwmio.PWMOut(board.SPEAKER, frequency=440, duty_cycle=0x8000):
            time.sleep(0.1)
        enable.deinit()
    time.sleep(10)
    """
    with device("macropad_test", code) as simulated:
        simulated.power_on()
        assert [tone[1:] for tone in simulated.sounds] == [(440, 100)]


def test_a_looped_sample_on_the_dac_is_a_tone():
    code = """
    import array, audiocore, audioio, board, digitalio, time
    enable = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
    enable.switch_to_output(True)
    wave = array.array("H", [0] * 8 + [65535] * 8)
    sample = audiocore.RawSample(wave, sample_rate=16 * 500)
    with audioio.AudioOut(board.SPEAKER) as output:
        output.play(sample, loop=True)
        time.sleep(0.1)
        output.stop()
    time.sleep(10)
    """
    with device("pybadge_test", code) as simulated:
        simulated.power_on()
        assert [tone[1:] for tone in simulated.sounds] == [(500, 100)]


def test_ticks_wrap_and_sleep_passes_exactly():
    code = """
    import supervisor, time
    app = [supervisor.ticks_ms()]
    time.sleep(0.25)
    app.append(supervisor.ticks_ms())
    app.append(time.monotonic_ns())
    """
    start = TICKS_PERIOD - 100
    first, second, nanoseconds = run(code, ticks_start=start)
    assert first == start
    assert second == 150
    assert (second - first) % TICKS_PERIOD == 250
    assert nanoseconds == 250_000_000


def test_sleeps_are_whole_milliseconds():
    code = """
    import time
    app = []
    for length in (0.0104, 0.0106, 0.0004, 0.25):
        before = time.monotonic_ns()
        time.sleep(length)
        app.append((time.monotonic_ns() - before) // 1000)
    """
    assert run(code) == [10_000, 11_000, 0, 250_000]


def test_a_duty_cycle_in_the_constructor_is_cut_to_16_bits():
    code = "import board, pwmio\napp = pwmio.PWMOut(board.GP17, duty_cycle=70000).duty_cycle"
    assert run(code) == 70000 & 0xFFFF


def test_the_default_start_wraps_after_about_65_seconds():
    code = """
    import supervisor, time
    app = []
    while True:
        app.append(supervisor.ticks_ms())
        time.sleep(0.5)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        simulated.advance(68_000)
        ticks = simulated.app
        wrapped = [i for i in range(1, len(ticks)) if ticks[i] < ticks[i - 1]]
        assert len(wrapped) == 1
        assert 64 < wrapped[0] * 0.5 < 67


def test_monotonic_loses_bits_as_on_the_board():
    code = """
    import time
    app = []
    for hours in range(24):
        time.sleep(3600)
    before = time.monotonic()
    time.sleep(0.002)
    app.append(time.monotonic() - before)
    """
    with device(code=code) as simulated:
        simulated.power_on()
        simulated.advance(25 * 3600 * 1000)
        assert simulated.app == [0.0]


def test_random_numbers_repeat_with_the_seed_but_not_over_a_power_cycle():
    code = "import os\napp = os.urandom(8)"

    def numbers(seed):
        with device(code=code, seed=seed) as simulated:
            found = []
            for _ in range(2):
                simulated.power_on()
                found.append(simulated.app)
                simulated.pull_plug()
            return found

    assert numbers(1) == numbers(1)
    assert len({*numbers(1), *numbers(2)}) == 4
