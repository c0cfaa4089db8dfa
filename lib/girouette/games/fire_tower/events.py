# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower: the three event cards, step by step."""

from girouette.chance import Chance
from girouette.games.fire_tower.game import CARDS
from girouette.questions import Choose, Tell


def script(game):
    """FT-47, 52: an event card was drawn; it is replaced and takes place at once. A Firestorm is
    left to fires.py: who drew it, or -1."""
    events = game.events()
    card = events[0] if len(events) == 1 else (yield Choose("event", None, events))
    players = game.players(0)
    start = players.index(game.drawer) if game.drawer in players else 0
    names = [game.colours[seat] for seat in players]
    seat = game.colours.index((yield Choose("drawer", None, names, start=start)))
    game.phase = card
    yield Tell("event", seat, event=card)
    if card == "shadow":
        game.shadow = 3  # in the discards, before the next card is drawn
    game.hands[seat] -= 1
    yield from game.draw(seat, 1)
    if card == "firestorm":
        return seat
    if card == "mutual_aid":
        yield from aid(game, seat)
    else:
        yield from wood(game, seat)
    return -1


def aid(game, drawer):
    """FT-53..55: the drawer chooses what everybody does."""
    choice = yield Choose("aid", drawer, ["aid_gem", "aid_firebreak", "aid_swap"])
    yield Tell(choice, drawer, stop=choice == "aid_swap")
    laid = 0
    for seat in game.players(drawer):
        if choice == "aid_gem":
            laid |= yield from game.board.gem(seat, -1, True, laid)
        elif choice == "aid_firebreak":
            yield from game.board.firebreak(seat)
        else:
            game.hands[seat] -= 3
            yield from game.draw(seat, 3)


def wood(game, drawer):
    """FT-57..59: each eliminated player strikes from the wood."""
    count = len(game.colours)
    ghosts = [(drawer + step) % count for step in range(count)]
    ghosts = [seat for seat in ghosts if game.burnt_at[seat]]
    for seat in ghosts:
        if (yield Choose("wood", seat, ["steal", "dice"])) == "steal":
            yield from steal(game, seat)
        else:
            for _ in range(3):
                direction = (yield Chance("wind_die", 8)) % 4
                yield Tell("wood_die", seat, wind=CARDS[direction])
                yield from game.board.gem(seat, direction, False)
    # FT-57: no roof is left that is not on fire.
    if len(game.fallen) == len(game.standing()):
        game.wood = ghosts


def steal(game, seat):
    """FT-58: one card from every active hand, one of them is used; hands stay short until the
    end of their owners' turns."""
    yield Tell("steal", seat, stop=True)
    victims = game.players(0)
    for victim in victims:
        game.hands[victim] = max(game.hands[victim] - 1, 1)  # a hand never runs out in practice
    uses = ["wind", "card"]
    if len(victims) == 3:
        uses.append("abandon")
    use = yield Choose("steal", seat, uses + ["nothing"])
    if use != "nothing":
        yield from game.act(seat, use)
