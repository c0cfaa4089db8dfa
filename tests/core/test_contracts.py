# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""docs/contracts.md and every implementation of what it promises have the same names.

Implementations are found by themselves, and read as source where they run on a board or in a VM
only. A failure names the class and what the page or the class lacks.
"""

import ast
import functools
import importlib
import inspect
import re
import types
from pathlib import Path

import pytest

from girouette import parts, questions
from girouette.game import Face, Game
from girouette.status import status_of
from host_sim.languages import WHOLE_LANGUAGES
from tools import packages
from tools.environment import ROOT

LIB = ROOT / "lib"
PAGE = ROOT / "docs" / "contracts.md"
HOUSE = sorted(
    ".".join(path.parent.relative_to(LIB).parts)
    for group in ("games", "tools")
    for path in (LIB / "girouette" / group).glob("*/__init__.py")
)
packages.from_environment()
# Those of another folder, with `test --games`.
PACKAGES = ["games." + name for name in packages.guest_names()] or HOUSE
GAMES = [package for package in PACKAGES if "games." in package]


# --- the page ---------------------------------------------------------------------------------


def table(title):
    """The rows of the page's table whose first column bears this title, as lists of cells."""
    lines = PAGE.read_text(encoding="utf-8").split("\n")
    heads = [at for at, line in enumerate(lines) if line.startswith(f"| {title} |")]
    assert len(heads) == 1, f"docs/contracts.md needs one table that begins with | {title} |"
    rows = []
    for line in lines[heads[0] + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    assert rows
    return rows


def promised(title):
    """What a table promises: {name: parameters, or None for what is not called}."""
    return dict(promise(row[0]) for row in table(title))


def promise(cell):
    found = re.fullmatch(r"`(\w+)(?:\(([^)]*)\))?`", cell)
    assert found, f"docs/contracts.md: {cell} is neither `name` nor `name(parameters)`"
    name, inside = found.groups()
    return name, None if inside is None else [word for word in inside.split(", ") if word]


# --- classes as they are written --------------------------------------------------------------


def parameters(function):
    """The names of a function's parameters without `self`, as the page writes them."""
    names = [arg.arg for arg in function.args.args]
    if function.args.vararg:
        names.append("*" + function.args.vararg.arg)
    return names[1:] if names[:1] == ["self"] else names


def members(node):
    """{name: parameters or None} that a class has by itself: methods, attributes of the class, and
    what __init__ gives an object."""
    found = {}
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            is_property = any(
                isinstance(mark, ast.Name) and mark.id == "property"
                for mark in statement.decorator_list
            )
            found[statement.name] = None if is_property else parameters(statement)
            if statement.name == "__init__":
                found |= {name: None for name in assigned_to_self(statement)}
        elif isinstance(statement, ast.Assign):
            for target in statement.targets:
                value = statement.value
                alias = found.get(value.id) if isinstance(value, ast.Name) else None
                found[target.id] = alias
    return found


def assigned_to_self(function):
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owner = node.value
            if isinstance(owner, ast.Name) and owner.id == "self":
                yield node.attr


def public(found):
    return {name: value for name, value in found.items() if not name.startswith("_")}


def sources(*folders):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "node_modules" not in path.parts:
                yield path


@functools.cache
def parse(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def classes(paths):
    """{(path, name): members, those of its bases among the same paths included}."""
    return all_classes(tuple(paths))


@functools.cache
def all_classes(paths):
    nodes = [
        (path, node)
        for path in paths
        for node in ast.walk(parse(path))
        if isinstance(node, ast.ClassDef)
    ]
    return {(path, node.name): inherited(node, nodes) for path, node in nodes}


def inherited(node, nodes):
    found = {}
    for base in node.bases:
        name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
        for _, other in nodes:
            if other.name == name and other is not node:
                found |= inherited(other, nodes)
    return found | members(node)


def attributes_of(paths, wanted):
    """The names that are looked up on an object which is called `wanted`, or is an attribute of
    that name, in these files."""
    found = set()
    for path in paths:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Attribute):
                owner = node.value
                called = owner.attr if isinstance(owner, ast.Attribute) else None
                if (owner.id if isinstance(owner, ast.Name) else called) == wanted:
                    found.add(node.attr)
    return found


def differences(contract, found):
    """What an implementation lacks, or takes other parameters for."""
    wrong = []
    for name, wanted in contract.items():
        if name not in found:
            wrong.append(f"no {name}")
        elif found[name] != wanted:
            wrong.append(f"{name} takes {found[name]}, not {wanted}")
    return wrong


def where(path):
    return path.relative_to(ROOT).as_posix()


# --- Ports ------------------------------------------------------------------------------------

DEVICE_PORTS = (ROOT / "firmware" / "girouette_device" / "ports.py", "Ports")


def ports_classes():
    """Everything that a Texts or an App is given: what can open a table of texts."""
    every = classes(sources("firmware", "host_sim", "tests", "tools"))
    return {place: found for place, found in every.items() if "open_text" in found}


def for_texts_only():
    """The stand-ins that the page allows to have no more than Texts needs."""
    text = PAGE.read_text(encoding="utf-8")
    named = re.search(r"stand-ins for nothing but texts \(([^)]*)\)", text)
    return re.findall(r"\w+", named[1])


def partly(name, every):
    """Whether a class, or one that it extends, is named there."""
    allowed = for_texts_only()
    if name in allowed:
        return True
    nodes = {
        node.name: node
        for path, _ in every
        for node in ast.walk(parse(path))
        if isinstance(node, ast.ClassDef)
    }
    bases = [base.id for base in nodes[name].bases if isinstance(base, ast.Name)]
    return any(base in nodes and partly(base, every) for base in bases)


def test_the_ports_that_are_known_are_found():
    found = {(where(path), name) for path, name in ports_classes()}
    assert found >= {
        ("firmware/girouette_device/ports.py", "Ports"),
        ("tests/shell_ports.py", "HostPorts"),
        ("tools/micropython/vm_ports.py", "Ports"),
        ("tests/core/table_ports.py", "TablePorts"),
        ("tools/drive.py", "TextFiles"),
    }


def test_every_ports_has_what_the_page_says():
    every = ports_classes()
    whole, texts = promised("Ports"), promised("Ports for texts")
    wrong = {}
    for (path, name), found in every.items():
        missing = differences(texts if partly(name, every) else whole, found)
        if missing:
            wrong[f"{where(path)} {name}"] = missing
    assert wrong == {}


def test_what_texts_need_is_part_of_the_ports():
    whole = promised("Ports")
    assert promised("Ports for texts").items() <= whole.items()
    sources = [LIB / "girouette" / name for name in ("texts.py", "text_tables.py")]
    asked = attributes_of(sources, "ports")
    assert asked == set(promised("Ports for texts"))
    assert set(for_texts_only()) <= {name for _, name in ports_classes()}, "nobody is called that"


def test_the_core_asks_for_all_of_the_ports_and_nothing_else():
    asked = attributes_of(sources("lib"), "ports")
    assert asked == set(promised("Ports"))


def test_the_device_has_no_more_than_the_page():
    assert set(public(ports_classes()[DEVICE_PORTS])) == set(promised("Ports"))


# --- App --------------------------------------------------------------------------------------

APPS = [ROOT / "lib/girouette/shell.py", ROOT / "tests/firmware/stub_shell.py"]


@pytest.mark.parametrize("path", APPS, ids=where)
def test_every_app_has_what_the_page_says(path):
    assert differences(promised("App"), classes([path])[(path, "App")]) == []


def test_the_firmware_asks_for_all_of_the_app_and_nothing_else():
    asked = attributes_of(sources("firmware"), "app")
    assert asked == set(promised("App"))


def test_the_firmware_reads_the_settings_that_the_page_names():
    text = PAGE.read_text(encoding="utf-8")
    named = re.search(r"Of the `settings` the firmware reads ([^.]*)\.", text)
    asked = attributes_of([ROOT / "firmware/girouette_device/main.py"], "settings")
    assert asked == set(re.findall(r"`(\w+)`", named[1]))


# --- Screen -----------------------------------------------------------------------------------

DEVICE = ROOT / "firmware" / "girouette_device"
SCREENS = sorted(DEVICE.glob("screen_*.py"))


def test_every_screen_has_what_the_page_says():
    assert len(SCREENS) > 1
    for path in SCREENS:
        assert differences(promised("Screen"), classes([path])[(path, "Screen")]) == [], path.name


def test_the_loop_asks_for_all_of_a_screen_and_nothing_else():
    assert attributes_of([DEVICE / "main.py"], "screen") == set(promised("Screen"))


@pytest.mark.parametrize("place", [("pages.py", "Frame"), ("screen_colour.py", "Canvas")])
def test_pictures_can_be_drawn_into_both(place):
    path = DEVICE / place[0]
    found = classes([path])[(path, place[1])]
    for name, wanted in promised("Canvas").items():
        # One that knows light and dark only may call its ink otherwise: it is given by place.
        assert name in found and len(found[name] or ()) == len(wanted or ()), name
    kinds = sorted((DEVICE / "pictures").glob("*.py"))
    assert attributes_of(kinds, "canvas") == set(promised("Canvas"))


# --- packages ---------------------------------------------------------------------------------


def folder_of(package):
    return packages.path_of(package.replace(".", "/"))


def load(name):
    return importlib.import_module(name)


def own_names(module):
    """The public names of a module that are not other modules."""
    return {
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and not isinstance(value, types.ModuleType)
    }


def callable_as(function, names):
    return list(inspect.signature(function).parameters)[: len(names)] == names


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_says_what_the_page_says(package):
    about = load(package)
    said, wanted = own_names(about), set(promised("package"))
    if package in HOUSE:
        assert wanted - said <= {"API", "LEVELS"} and said <= wanted - {"API"}
        assert 0 < about.CODE < 128
    else:
        assert {"API", "TITLE", "PLAYERS", "PARTS"} <= said <= wanted and about.API == 1
        assert 0 <= getattr(about, "CODE", 0) < 256
    assert isinstance(about.TITLE, str) and 0 < getattr(about, "RULES_VERSION", 1) < 256
    fewest, most = about.PLAYERS
    assert 0 <= fewest <= most
    assert isinstance(about.PARTS, tuple | list) and len(set(about.PARTS)) == len(about.PARTS)


def test_no_two_packages_have_the_same_code():
    codes = [load(package).CODE for package in HOUSE]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_has_its_files(package):
    kinds = {"all": True, "games": package in GAMES}
    kinds["who learns facts"] = "facts" in load(package).PARTS
    kinds["who can be corrected"] = "corrections" in load(package).PARTS
    wrong = []
    for name, who, _ in table("file"):
        name = name.strip("`")
        for one in [name.replace("_fr.", f"_{language}.") for language in WHOLE_LANGUAGES]:
            if (folder_of(package) / one).exists() != kinds[who]:
                wrong.append(one)
    assert wrong == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_modules_of_a_package_have_what_the_page_says(package):
    views = load(package + ".views")
    for name, names in promised("views").items():
        if names is None:
            assert isinstance(getattr(views, name), tuple)
        elif views.VIEWS:
            assert callable_as(getattr(views, name), names)
    status = load(package + ".status")
    for name, names in promised("status").items():
        assert callable_as(getattr(status, name), names)
    if "facts" in load(package).PARTS:
        module = load(package + ".facts")
        assert list(promised("facts")) == ["FACTS", "uses"]
        if hasattr(module, "uses"):
            assert callable_as(module.uses, promised("facts")["uses"])
        for names, lowest, highest, default, key, *words in module.FACTS:
            assert isinstance(names, str) and isinstance(key, str)
            assert lowest <= default <= highest
            assert words == [] or len(words[0]) == highest - lowest + 1


# --- Game and Face ----------------------------------------------------------------------------


def base_members(name):
    path = LIB / "girouette" / "game.py"
    return public(classes([path])[(path, name)])


def test_the_page_has_all_that_a_game_and_a_face_share():
    assert base_members("Game") | {"script": []} == promised("Game")
    # What a face may do without is no method there.
    has = {name: names if getattr(Face, name) else None for name, names in promised("Face").items()}
    assert base_members("Face") == has


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_keeps_what_it_overrides(package):
    game_class = load(package + ".game").Game
    assert issubclass(game_class, Game)
    assert game_class.package == package == game_class.__module__.rpartition(".")[0]
    assert inspect.isgeneratorfunction(game_class.script)
    fresh = game_class()
    for name, names in promised("Game").items():
        if names is None:
            shared = getattr(Game(), name)
            assert type(getattr(fresh, name)) is type(shared), name
        elif name in vars(game_class):
            own = list(inspect.signature(getattr(game_class, name)).parameters)[1:]
            assert own == names, name
    assert isinstance(fresh.scores(), list) and isinstance(status_of(fresh), dict)


def test_no_game_hides_a_method_behind_an_attribute():
    methods = [name for name, names in promised("Game").items() if names is not None]
    hidden = {
        (package, name)
        for package in PACKAGES
        for name in methods
        if not callable(getattr(load(package + ".game").Game(), name))
    }
    assert not hidden


@pytest.mark.parametrize("package", PACKAGES)
def test_a_face_keeps_what_it_overrides(package):
    face_class = load(package + ".face").Face
    assert issubclass(face_class, Face)
    face_class()
    for name, names in promised("Face").items():
        method = getattr(face_class, name)
        if method is not None:
            assert list(inspect.signature(method).parameters)[1:] == names, name
    # A method that nobody calls would be a misspelt one.
    methods = {name for name, value in vars(face_class).items() if inspect.isfunction(value)}
    assert methods <= set(promised("Face"))


# --- questions --------------------------------------------------------------------------------


def question_classes():
    """Every class of questions there is, in questions.py and beside the scripts."""
    for path in sources("lib"):
        if "questions" in path.read_text(encoding="utf-8"):
            load(".".join(path.relative_to(LIB).with_suffix("").parts))
    found, left = [], [questions.Question]
    while left:
        found.append(left.pop())
        left += found[-1].__subclasses__()
    # A module that was loaded anew in the meantime has left its old classes behind.
    return {f"{one.__module__}.{one.__qualname__}": one for one in found}


def test_the_page_has_all_that_questions_share():
    path = LIB / "girouette" / "questions.py"
    assert public(classes([path])[(path, "Question")]) == promised("Question")


def test_every_question_keeps_what_it_overrides():
    methods = {**promised("Question"), **promised("Question with an answer")}
    methods = {name: names for name, names in methods.items() if names is not None}
    every = question_classes()
    assert {"girouette.questions.Choose", "girouette.tools.timer.game.Turn"} <= set(every)
    for name, one in every.items():
        for method, names in methods.items():
            if hasattr(one, method):
                assert list(inspect.signature(getattr(one, method)).parameters)[1:] == names, name
        needed = one.kind not in ("", "tell")
        for method in promised("Question with an answer"):
            assert hasattr(one, method) == needed, f"{name}: {method}"


def test_a_class_of_questions_sets_only_what_questions_have():
    """A switch that is misspelt would do nothing."""
    known = set(promised("Question")) | set(promised("Question with an answer")) | {"heading"}
    # What a kind's constructor keeps, another class may work out when somebody looks.
    known |= {"options", "squares", "tints", "rows"}
    known |= set(promised("Question to chance")) | set(promised("Question of a fact"))
    for name, one in question_classes().items():
        own = {word for word in vars(one) if not word.startswith("_")}
        assert own <= known, name


def test_every_kind_is_on_the_page():
    kinds = {}
    for one in question_classes().values():
        if one.kind:
            kinds.setdefault(one.kind, []).append(one)
    rows = {row[0].strip("`"): row for row in table("kind")}
    assert set(rows) == set(kinds)
    for kind, (_, named, who) in rows.items():
        answered = all(one.asks_people for one in kinds[kind])
        assert answered == who.startswith("people"), kind
        names = {one.__name__ for one in kinds[kind]}
        assert set(re.findall(r"`(\w+)`", named)) <= names, kind


# --- levels -----------------------------------------------------------------------------------


def functions_of(module):
    path = LIB / (module.replace(".", "/") + ".py")
    return {
        node.name: parameters(node)
        for node in parse(path).body
        if isinstance(node, ast.FunctionDef)
    }


def board_of(module):
    path = LIB / (module.replace(".", "/") + ".py")
    return classes([path])[(path, "Board")]


LEVELS = {
    "Board": ("girouette.games.fire_tower", "board", ("companion", "board"), board_of),
    "level": ("girouette.games.sky_tango", "level", ("companion", "referee"), functions_of),
    "Snow Time": ("girouette.games.snow_time", "level", ("companion", "referee"), functions_of),
}


@pytest.mark.parametrize("title", LEVELS)
def test_both_levels_have_what_the_game_calls(title):
    package, _, names, read = LEVELS[title]
    have = {name: read(package + "." + name) for name in names}
    for cell, who, _ in table(title):
        name, wanted = promise(cell)
        owners = names if who == "both" else (who,)
        for level in names:
            assert (name in have[level]) == (level in owners), f"{name} in {level}.py"
        for level in owners:
            # A level that does not care may call a parameter as it likes.
            assert len(have[level][name] or ()) == len(wanted or ()), f"{name} in {level}.py"
        assert wanted in [have[level][name] for level in owners], name


@pytest.mark.parametrize("title", LEVELS)
def test_the_page_has_all_that_is_called_on_a_level(title):
    package, attribute, _, _ = LEVELS[title]
    # status.py reads the referee's squares too; it is on no board.
    paths = [path for path in folder_of(package).glob("*.py") if path.stem != "status"]
    called = attributes_of(paths, attribute)
    assert called == {promise(row[0])[0] for row in table(title)}


# --- parts ------------------------------------------------------------------------------------


OF_EVERY_GAME = {"girouette." + name for name in parts.OF_EVERY_GAME.split()}
OF_THE_CORE = [*parts.PARTS.split(), *parts.OF_A_GAME.split(), "setup"]


def part_names():
    names = {"girouette." + name for name in OF_THE_CORE}
    for package in {*HOUSE, *PACKAGES}:
        names |= {package + "." + name for name in load(package).PARTS}
    return names


def module_of(path):
    name = ".".join(path.relative_to(LIB).with_suffix("").parts)
    return name.removesuffix(".__init__")


def imports_of(path):
    """Every module that a file of lib/ imports, wherever in it."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: whole names only"
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_part_exists():
    assert len(set(OF_THE_CORE)) == len(OF_THE_CORE)
    for name in part_names():
        assert packages.path_of(name.replace(".", "/") + ".py").is_file(), name


def test_nobody_who_stays_imports_a_part():
    every = part_names()
    with_games = {"girouette." + name for name in parts.OF_A_GAME.split()}
    found = set()
    for path in sources("lib"):
        # What every game needs comes and goes with a game's own modules.
        of_a_game = {"games", "tools"} & set(path.parts)
        names = every - with_games if of_a_game else every
        # status.py is on no board.
        if module_of(path) not in every and path.stem != "status":
            found |= {(module_of(path), name) for name in imports_of(path) if name in names}
    assert not found


def test_the_firmware_imports_no_part():
    names = part_names()
    assert [
        (where(path), name)
        for path in sources("firmware")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.ImportFrom) and node.module
        for name in (node.module, *[f"{node.module}.{alias.name}" for alias in node.names])
        if name in names
    ] == []


def test_there_is_one_loader():
    loaders = [
        module_of(path)
        for path in sources("lib")
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Name) and node.id in ("__import__", "import_module", "exec")
    ]
    assert loaders == ["girouette.parts"]


def called_with_text(path, method):
    """The plain texts that a method of this name is called with first."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            first = node.args[0]
            if node.func.attr == method and isinstance(first, ast.Constant):
                yield first.value


def test_what_the_core_loads_by_name_is_a_part():
    loaded = set()
    for path in (LIB / "girouette").glob("*.py"):
        loaded |= {"girouette." + name for name in called_with_text(path, "part")}
        loaded |= set(called_with_text(path, "load"))
    # A game's own, which the core plays.
    loaded.remove("girouette.corrections")
    # It stays, on the boards that have such keys.
    loaded.remove("girouette.direct_keys")
    # They stay too, and are loaded ahead: no picture waits for them.
    assert loaded and loaded <= part_names() | OF_EVERY_GAME


@pytest.mark.parametrize("package", PACKAGES)
def test_what_a_script_plays_is_a_module_with_a_script(package):
    (first,) = promised("part of a game").values()
    played = {
        name for path in folder_of(package).glob("*.py") for name in called_with_text(path, "part")
    }
    if package in GAMES:
        assert "setup" in played
    for name in sorted(played):
        script = load(package + "." + name).script
        assert inspect.isgeneratorfunction(script) and callable_as(script, first), name


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_loaded_for_its_time_is_used(package):
    """A part is played, or is one that the core loads: the table menu its pages, the settings
    what it learns, a session its corrections."""
    played = {
        name for path in folder_of(package).glob("*.py") for name in called_with_text(path, "part")
    }
    assert set(load(package).PARTS) <= played | {"views", "pages", "facts", "corrections"}
    assert "views" in load(package).PARTS


def test_a_part_is_gone_once_it_is_forgotten():
    """And comes back as a fresh module, whatever still holds the old one."""
    package = "girouette.tools.counter"
    first = parts.load(package + ".views")
    assert parts.load(package + ".views") is first
    parts.forget(["views", "nothing"], package + ".")
    assert not hasattr(parts.load(package), "views")
    assert parts.load(package + ".views") is not first
    before = parts.load(package + ".game")
    parts.forget(parts.core("home_menu").all_of(package))
    assert not hasattr(parts.load("girouette.tools"), "counter")
    assert parts.load(package + ".game") is not before


def test_the_page_is_read_whole():
    """Every table of names is looked at by some test here."""
    text = PAGE.read_text(encoding="utf-8")
    titles = re.findall(r"^\| ([^|]+) \|.*\n\|---", text, re.M)
    source = Path(__file__).read_text(encoding="utf-8")
    read = {*re.findall(r'(?:promised|table)\("([^"]+)"\)', source), *LEVELS}
    assert set(titles) == read
