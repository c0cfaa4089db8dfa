# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Tricky Badger: magpie, cage and trap, which are played on other cards."""

from girouette.games.tricky_badger.game import TYPES, stack
from girouette.questions import Choose, Tell

# Cards and bits as in game.py: private numbers are folded into the code.
_BONE = 3
_WHEAT = 4
_WEEVIL = 5
_TWIG = 6
_MAGPIE = 7
_CAGE = 8
_BADGER = 0
_MALE = 2
_KIND = 3
_GIVEN = 12
_LOCKED = 16


def script(game, seat, card, target):
    """The targets of a card, as long as none is chosen: (); then what happens to the chosen one."""
    if target == ():
        return (yield from find(game, seat, card))
    if target is None:
        game.discards[card] += 1
        yield Tell("discard", seat, stop=True, card=TYPES[card])
    elif card == _MAGPIE:
        yield from send_magpie(game, seat, *target)
    else:
        yield from lock(game, seat, card, *target)


def find(game, seat, card):
    """TB-26, 28, 29, 32: others' cards before one's own; without a target the card just goes."""
    targets = []
    owner = seat
    for _ in game.colours:
        owner = game.after(owner)
        if card != _MAGPIE:
            targets += game.partners(owner, card)
            continue
        # TB-26, 35: a magpie finds loose food of anybody, and loose bones and twigs of others.
        for loose in (_WHEAT, _WEEVIL, _BONE, _TWIG):
            if game.loose[owner][loose] and (owner != seat or _WHEAT <= loose <= _WEEVIL):
                targets.append((owner, loose))
    if card == _MAGPIE or not targets:
        game.discards[card] += 1
    if not targets:
        yield Tell("no_target", seat, stop=True, card=TYPES[card])
    elif card != _MAGPIE:
        yield from say_cost(game, seat, card, targets)
    return targets


def say_cost(game, seat, card, targets):
    """TB-32, 36: what a theft would cost, said before it is chosen; live_together takes it."""
    stolen = [animal for owner, animal in targets if owner != seat]
    loose = game.loose[seat]
    animals = game.animals[seat]
    cards = [TYPES[animal & _KIND] for animal in animals if animal & _KIND]
    if card == _CAGE:
        # TB-22: a badger that comes without a bone, and finds none.
        if cards and _BADGER in stolen and not loose[_BONE]:
            yield Tell("cost_of_cage", seat, stop=True, cards=cards)
    elif stolen and game.hungry(seat):
        yield Tell("cost_of_trap", seat, stop=True)
    else:
        # TB-25: a second male.
        quarrel = game.kinds(seat)[_MALE] > 0
        if quarrel and _MALE in [animal & _KIND for animal in stolen]:
            yield Tell("cost_of_male", seat, stop=True, cards=cards)
        # TB-34: a weevil that comes on a hamster and eats, with the option.
        if game.weevils and loose[_WHEAT]:
            for animal in stolen:
                if animal & _GIVEN == _GIVEN and not (quarrel and animal & _KIND == _MALE):
                    yield Tell("cost_of_wheat", seat, stop=True, count=loose[_WHEAT])
                    break


def send_magpie(game, seat, owner, card):
    """TB-26: it eats a food; a bone or a twig is stolen, to keep or discard."""
    game.loose[owner][card] -= 1
    told = {"card": TYPES[card], "victim": game.colours[owner]}
    kept = False
    if _WHEAT <= card <= _WEEVIL:
        key = "magpie_eats"
    else:
        kept = (yield Choose("keep", seat, ["keep", "discard"], **told)) == "keep"
        key = "magpie_takes" if kept else "magpie_drops"
    if not kept:
        game.discards[card] += 1
    yield Tell(key, seat, **told)
    if kept:
        yield from game.receive(seat, card)


def lock(game, seat, card, owner, animal):
    """TB-28..30: a cage on a badger, a trap on a hamster: another's is stolen with all that lies on
    it, one's own is kept from thieves."""
    yield from game.learn_points(card)
    game.animals[owner].remove(animal)
    game.animals[seat].append(animal | _LOCKED)
    told = {"card": TYPES[card], "cards": [TYPES[one] for one in stack(animal)]}
    key = "protects"
    if owner != seat:
        key = "steals"
        told["victim"] = game.colours[owner]
    # Who chose it knows what comes: only what costs something is a step to wait for.
    yield Tell(key, seat, stop=game.in_danger(seat), **told)
    yield from game.live_together(seat)
