# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""What the firmware keeps alive, in the host's bytes: everything that its modules, its loop and its
app reach, and nothing of the simulator's or the test's."""

import gc
import sys
import types
from collections import Counter

OURS = ("girouette", "__main__")


def firmware_heap(modules, *roots):
    """(bytes, Counter of objects by type) of what these reach: `modules` is the firmware's own
    sys.modules, which it fills and empties as games come and go."""
    loaded = [module for name, module in modules.items() if name.startswith(OURS)]
    found = {id(module) for module in loaded}
    waiting = [vars(module) for module in loaded] + list(roots)
    size = 0
    kinds = Counter()
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or not _of_the_firmware(thing):
            continue
        found.add(id(thing))
        size += sys.getsizeof(thing)
        kinds[type(thing).__name__] += 1
        waiting.extend(gc.get_referents(thing))
    return size, kinds


def _of_the_firmware(thing):
    if isinstance(thing, (types.ModuleType, types.CodeType, types.BuiltinFunctionType)):
        return False
    if isinstance(thing, (type, types.FunctionType)):
        return str(thing.__module__).startswith(OURS)
    # The builtins are in the globals of every module.
    return not (isinstance(thing, dict) and "ArithmeticError" in thing)
