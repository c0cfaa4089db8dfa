# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fair outcomes from random bytes.

A remainder alone would favour small outcomes: bytes above the last full multiple of n are thrown
away and drawn again, so that every outcome has exactly as many bytes as any other.
"""


def outcome(n, random_bytes):
    """A number from 0 to n - 1 (n at most 251). `random_bytes(count)` is the source: os.urandom on
    a device, a seeded generator in tests."""
    limit = 256 - 256 % n
    while True:
        byte = random_bytes(1)[0]
        if byte < limit:
            return byte % n
