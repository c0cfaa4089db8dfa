# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Ctrl-C ends a command quietly: no traceback, status 130, nothing left running.

The terminal sends Ctrl-C to every process of a command. So the one who started another waits for
it (`call`), and the other ends in its own way, with its own last word if it has one. It is started
through this module, which takes what nobody else took:

    python -m tools.quiet MODULE [arguments]
"""

import runpy
import signal
import subprocess
import sys

INTERRUPTED = 130


def call(command, **options):
    """Run a command to its end, also when Ctrl-C comes; its exit status, or INTERRUPTED."""
    seen = []
    before = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    try:
        # Held back until the other is ready for it: a Ctrl-C while Python starts would be a
        # traceback of Python's own.
        _hold_back(True)
        try:
            process = subprocess.Popen(command, **options)
        finally:
            _hold_back(False)
        with process:
            status = process.wait()
    finally:
        signal.signal(signal.SIGINT, before)
    return INTERRUPTED if seen or status == -signal.SIGINT else status


def _hold_back(on):
    # Windows has no masks: a Ctrl-C in that moment is told there.
    if hasattr(signal, "pthread_sigmask"):
        how = signal.SIG_BLOCK if on else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, {signal.SIGINT})


def main(arguments):
    module, sys.argv[1:] = arguments[0], arguments[1:]
    try:
        _hold_back(False)
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except KeyboardInterrupt:
        # What is still to be tidied up can be interrupted too, then without a word.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
