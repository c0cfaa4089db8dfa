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
_LOCKED = 16


def script(game, seat, card):
    """TB-26, 28, 29, 32: a target, others' before one's own; without one the card just goes."""
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
        return
    yield from game.learn_points(card)
    owner, target = yield from game.target(seat, card, targets)
    if card == _MAGPIE:
        yield from send_magpie(game, seat, owner, target)
    else:
        yield from lock(game, seat, card, owner, target)


def send_magpie(game, seat, owner, card):
    """TB-26: it eats a food; a bone or a twig is stolen, to keep or discard."""
    game.loose[owner][card] -= 1
    told = {"card": TYPES[card], "victim": game.colours[owner]}
    kept = False
    if _WHEAT <= card <= _WEEVIL:
        key = "bird_eats"
    else:
        kept = (yield Choose("keep", seat, ["keep", "discard"], **told)) == "keep"
        key = "bird_takes" if kept else "bird_drops"
    if not kept:
        game.discards[card] += 1
    yield Tell(key, seat, stop=True, **told)
    if kept:
        yield from game.receive(seat, card)


def lock(game, seat, card, owner, animal):
    """TB-28..30: a cage on a badger, a trap on a hamster: another's is stolen with all that lies on
    it, one's own is kept from thieves."""
    game.animals[owner].remove(animal)
    game.animals[seat].append(animal | _LOCKED)
    told = {"card": TYPES[card], "cards": [TYPES[one] for one in stack(animal)]}
    key = "protects"
    if owner != seat:
        key = "steals"
        told["victim"] = game.colours[owner]
    yield Tell(key, seat, stop=True, **told)
    yield from game.live_together(seat)
