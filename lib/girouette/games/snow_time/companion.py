# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The companion's turn of Snow Time: the table resolves its own tree, the device keeps the fruits.

It has to hear which floors were eaten empty, one answer a turn, and in the end who has arrived. The
pawns stand on their own track: who wants them on the display and in the lights tells the race.
"""

from girouette.questions import Choose, Number, Tell


def turn(game):
    """TT-06, 09, 10, 18, 19: what the turn came to."""
    game.phase = "floors"
    while not game.winners:
        question = what_was_eaten(game)
        question.again = lambda: what_was_eaten(game)
        choice = yield question
        if choice == "race":
            yield from race(game)
        else:
            for floor in [] if choice == "none" else choice.split("+"):
                game.fruits[int(floor)] = 0
                yield Tell("eaten", floor=floor)
            # A track that was corrected may end at a pawn.
            game.arrive()
            return


def what_was_eaten(game):
    """TT-13, 18: whatever one turn can leave bare, the fewer floors the likelier. No two of them
    are neighbours: who stands knocks down whoever is below."""
    found = [[]]
    for floor in range(6, 0, -1):
        if game.fruits[floor]:
            found += [eaten + [floor] for eaten in found if floor + 1 not in eaten]
    found.sort(reverse=True)
    options = ["none"]
    for count in (1, 2, 3):
        for eaten in found:
            if len(eaten) == count:
                options.append("+".join([str(floor) for floor in eaten]))
    return Choose("eaten", None, options + ["race"])


def race(game):
    """TT-04, 23, 37, 39: who has arrived, several if they came together; nobody, then where each
    pawn stands. Squares are shared freely."""
    arrived = []
    key = "arrived"
    while len(arrived) < len(game.colours):
        others = [colour for colour in game.colours if colour not in arrived]
        colour = yield Choose(key, None, ["none"] + others)
        if colour == "none":
            break
        arrived.append(colour)
        key = "arrived_too"
    last = game.length() - 1
    for seat, colour in enumerate(game.colours):
        if colour in arrived:
            game.places[seat] = last + 1
        elif not arrived:
            # One by one: a pawn may be put right while another is asked for.
            place = min(game.places[seat], last)
            game.places[seat] = yield Number("square", seat, 0, last, place)
    game.arrive()
