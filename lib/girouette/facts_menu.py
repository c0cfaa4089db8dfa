# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Learned facts: the list with what is told and what is assumed, corrections, and facts.txt.

A game says what it can learn in its own facts.py, which is loaded here only:
    FACTS  entries (names, lo, hi, default, text key) or (..., words). Names are dotted; a part
           "1-9" stands for the numbers of a range, a part "sun,moon" for each of these words. The
           words of an entry are the keys "w." of its values, the lowest first: see fact.py.
    uses(name, told)  if it has one: whether a copy has that fact, by what is told of the others:
           told(name) is a value or None. Others are not listed. None: nor has it any that follows.
In a running game only those that it has asked for are listed.
Their texts are in the game's own table: "f.<text key>" with {a} and {b} for what the first and the
second such part stand for, and words "w." where those need one, or "fw." where that is too long.

facts.txt on the drive holds a line a fact, "name = value"; # begins a comment. A fact of a package
in /games/ has the package's name before it, "high_roll/name = value". The file is taken as a whole
or not at all, and every line that cannot be taken is named on the screen.
"""

from girouette import parts
from girouette.fact import Fact, WordFact
from girouette.home_menu import about_of, all_of, options
from girouette.questions import BACK, Choose, Page
from girouette.text_tables import add, drop

MOST_ERRORS = 20


# --- the pages ------------------------------------------------------------------------------


def script(app):
    """The games that learn something, and the drive's list where there is one."""
    while True:
        add(app.texts, "girouette.menus")
        found = learners(app)
        titles = options(app, found)
        if app.ports.read_file("facts.txt") is not None:
            titles.append("read")
        choice = yield Choose("facts", None, titles)
        drop(app.texts)
        if choice is BACK:
            return
        if choice == "read":
            yield from preload(app)
        else:
            yield from game_facts(app, found[titles.index(choice)])


def game_facts(app, package, session=None):
    """One game's facts with their values; a running session hears of corrections."""
    module = parts.of(package, "facts")
    store = facts_of(app, package)
    if not session:
        add(app.texts, package + ".text")
    add(app.texts, "girouette.menus")
    cursor = 0
    while True:
        known = list(listed(app, module, store, session))
        labels = [label(app, fact, store) for fact in known]
        choice = yield Choose("known", None, labels + ["forget"], start=cursor)
        if choice is BACK:
            break
        if choice == "forget":
            sure = yield Choose("sure", None, ["no", "yes"])
            if sure == "yes":
                for fact in expand(module.FACTS):
                    store.forget(fact[0])
            continue
        cursor = labels.index(choice)
        yield from edit(app, known[cursor], store, session)
    drop(app.texts)
    if not session:
        drop(app.texts)
        # They may have brought more of the game along.
        parts.forget(all_of(package))


def listed(app, module, store, session):
    """The facts that this copy has; of a running game those that it has asked for."""
    told = store.get
    asked = None
    if session:
        told = session.run.game.learned.get
        asked = [fact[0] for fact in app.part("replay").asked_facts(session)]
    for fact in expand(module.FACTS):
        name = fact[0]
        used = not hasattr(module, "uses") or module.uses(name, told)
        if used is None:
            return
        if used and (asked is None or name in asked):
            yield fact


def label(app, fact, store):
    """With its value and a sign: "Iguane 4 : 3 ✓" when told, "Iguane 4 : 3 ?" when assumed."""
    name, lo, hi, default, _, _, words = fact
    told = store.get(name)
    value = default if told is None else told
    shown = str(value)
    if words and lo <= value <= hi:
        shown = short(app, words[value - lo])
    return app.texts.pair(called(app, fact), shown) + (" ?" if told is None else " ✓")


def called(app, fact):
    a, b = fact[5]
    return app.texts.get("f." + fact[4], {"a": short(app, a), "b": short(app, b)})


def short(app, word):
    """A word as a list of facts has room for it."""
    return app.texts.find("fw." + word) or app.texts.word(word)


def edit(app, fact, store, session):
    """The number or word, or "not known" which forgets it."""
    name, lo, hi, default, _, _, words = fact
    what = called(app, fact)
    if words:
        asked = WordFact("fact", name, lo, hi, default, words, what=what)
    else:
        asked = Fact("fact", name, lo, hi, default, what=what)
    told = store.get(name)
    for place in range(asked.places):
        if asked.answer_at(place) == told:
            asked.first = place
    value = yield asked
    if value is BACK:
        return
    if value is None:
        store.forget(name)
        value = default
    else:
        store.tell(name, value)
    if session:
        app.part("replay").correct(session, name, value)


# --- what can be learned --------------------------------------------------------------------


def learners(app):
    """The packages of the games that learn something: they have a part of that name."""
    found = []
    for package in app.part("home_menu").packages(app, "games"):
        about = about_of(app, package)
        if about and "facts" in about.PARTS:
            found.append(package)
    return found


def facts_of(app, package):
    """Where a package's facts are remembered."""
    if package.startswith("games"):
        return app.part("guests").facts(app.store, package)
    return app.store


def choices(part):
    """What a part of a name stands for, or None for itself."""
    if "," in part:
        return part.split(",")
    low, dash, high = part.partition("-")
    if dash:
        return [str(number) for number in range(int(low), int(high) + 1)]
    return None


def expand(facts):
    """(name, lo, hi, default, text key, (a, b), words) of every fact there is."""
    for entry in facts:
        names, lo, hi, default, key = entry[:5]
        words = entry[5] if len(entry) > 5 else ()
        found = [("", ())]
        for part in names.split("."):
            among = choices(part)
            grown = []
            for name, chosen in found:
                for word in among or (part,):
                    joined = name + "." + word if name else word
                    grown.append((joined, chosen + (word,) if among else chosen))
            found = grown
        for name, chosen in found:
            yield name, lo, hi, default, key, (chosen + ("", ""))[:2], words


# --- facts.txt ------------------------------------------------------------------------------


def preload(app):
    """Take the drive's list, or say what is wrong with it and take nothing."""
    add(app.texts, "girouette.menus")
    entries, errors = parse(app.ports.read_file("facts.txt") or "")
    check(app, entries, errors)
    if errors:
        errors.sort()
        lines = []
        for number, key in errors[:MOST_ERRORS]:
            lines.append(app.texts.get("s.line", {"n": number, "why": key}))
        yield Page("facts.txt", lines)
    else:
        for _, name, value in entries:
            package, _, name = ("games." + name if "/" in name else "/" + name).partition("/")
            facts_of(app, package).tell(name, value)
        yield Page("facts.txt", [app.texts.get("s.facts_read", {"n": len(entries)})])
    drop(app.texts)


def parse(text):
    """[[line number, name, value]] and [(line number, what is wrong)]."""
    entries = []
    errors = []
    names = []
    for number, line in enumerate(text.replace("\r", "").split("\n"), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        name, equals, value = line.partition("=")
        name = name.strip()
        value = value.strip()
        digits = value[1:] if value[:1] == "-" else value
        if not equals or not name:
            errors.append((number, "no_equals"))
        elif not 0 < len(digits) < 4 or [c for c in digits if c not in "0123456789"]:
            errors.append((number, "no_number"))
        elif name in names:
            errors.append((number, "twice"))
        else:
            names.append(name)
            entries.append([number, name, int(value)])
    return entries, errors


def check(app, entries, errors):
    """Every name must be some game's, every value in its range. One game is loaded at a time."""
    unknown = list(entries)
    for package in learners(app):
        before = package[6:] + "/" if package.startswith("games") else ""
        for name, lo, hi, _, _, _, _ in expand(parts.of(package, "facts").FACTS):
            for entry in unknown:
                if entry[1] == before + name:
                    unknown.remove(entry)
                    if not lo <= entry[2] <= hi:
                        errors.append((entry[0], "out_of_range"))
                    break
        # All games' facts at once, and what they bring along, take more room than a game.
        parts.forget(all_of(package))
    for entry in unknown:
        errors.append((entry[0], "unknown_name"))
