# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""The referee's turn of Sky Tango: only what some card not yet seen could do is offered."""

from girouette.games.sky_tango.game import BODIES, ROWS
from girouette.games.sky_tango.rows import (
    ECLIPSE,
    LEFT,
    count,
    ends,
    fitting,
    places,
    put,
    runs,
    starts,
    tops,
    values_of,
)
from girouette.questions import Choose, Fact, Tell

FIRST_VALUE = 15  # a new row begins at the middle, most likely


def act(game, seat, again):
    """ST-03: place or collect; a Total Eclipse for who can do neither. Is an animal placed?"""
    own = [row for row in game.own_rows(seat) if runs(game.rows[row])]
    options = ["collect"] if own and not again else []
    fits, dark = placements(game, seat)
    if game.hands[seat]:
        options += [ROWS[row] for row, mask in fits if mask]
        if dark:
            options.append("eclipse")
    if total_possible(game, seat, options, fits, dark):
        options.append("total")
    choice = "total"
    if options != ["total"]:
        choice = yield Choose("again" if again else "turn", seat, options, **game.names())
    if choice == "total":
        yield from total_eclipse(game, seat)
    elif choice == "collect":
        yield from collect(game, seat, own)
    elif choice == "eclipse":
        yield from place_eclipse(game, seat, dark)
    else:
        game.row = ROWS.index(choice)
        return (yield from place_card(game, seat, dict(fits)[game.row]))
    return False


def placements(game, seat):
    """What cards not yet seen could do: ([(row, values that fit)], [rows to eclipse])."""
    fits = []
    dark = []
    for row in open_rows(game, seat):
        stacks = game.rows[row]
        fits.append((row, fitting(stacks, game.past_eclipse) & game.unseen[row & 1]))
        # ST-14: an eclipse needs a visible card of its own body.
        if game.eclipses[row & 1] and any(tops(stacks)):
            dark.append(row)
    return fits, dark


def open_rows(game, seat):
    """ST-06, 07, 39, 42: rows that lie on the table or may be started, one's own first."""
    seats = len(game.colours)
    found = []
    for step in range(seats):
        owner = (seat + step) % seats
        for row in (2 * owner, 2 * owner + 1):
            startable = game.starts_others or not step
            if seats == 4:
                # The partner's row of this body, and one's own of the other, forbid it.
                startable = startable or step == 2
                if game.rows[(row + 4) % 8] or game.rows[row ^ 1]:
                    startable = False
            if game.rows[row] or startable:
                found.append(row)
    return found


def total_possible(game, seat, options, fits, dark):
    """ST-12, 25, 27: offered when all cards of the hand may be among those that fit nowhere."""
    if game.voluntary or not options:
        return True
    if "collect" in options:
        return False
    stuck = 0
    for body in range(2):
        mask = game.unseen[body]
        for row, fit in fits:
            if row & 1 == body:
                mask &= ~fit
        stuck += len(values_of(mask))
        if not [row for row in dark if row & 1 == body]:
            stuck += game.eclipses[body]
    return stuck >= game.hands[seat]


def place_card(game, seat, mask):
    """ST-08..11, 16..19: a Sun or Moon card at an end, or on an eclipse."""
    row = game.row
    stacks = game.rows[row]
    body = row & 1
    visible = [top for top in tops(stacks) if top]
    after = visible[-1] + 1 if visible else FIRST_VALUE
    # A dial that starts above the right end: one step back is just below the left end.
    values = values_of(mask)
    values = [v for v in values if v >= after] + [v for v in values if v < after]
    start = 0 if values[0] >= after else len(values) - 1
    value = int(
        (yield Choose("value", seat, [str(v) for v in values], start=start, body=BODIES[body]))
    )
    found = [place for place, low, high in places(stacks, game.past_eclipse) if low < value < high]
    place = found[0]
    if len(found) > 1:
        names = [place_name(stacks, place) for place in found]
        place = found[names.index((yield Choose("place", seat, names, value=value)))]
    covers = LEFT < place < len(stacks)
    put(stacks, place, value)
    game.hands[seat] -= 1
    game.unseen[body] &= ~(1 << value)
    yield Tell(
        "covers" if covers else "places",
        seat,
        body=BODIES[body],
        value=value,
        **whose(game, seat, row),
    )
    return (yield from learn_animal(game, body, value))


def place_name(stacks, place):
    """An end of the row, or which of its eclipses, counted from the left."""
    if place == LEFT:
        return "left"
    return "right" if place == len(stacks) else str(tops(stacks)[: place + 1].count(ECLIPSE))


def learn_animal(game, body, value):
    """ST-10: whether the card shows an animal; asked once, then remembered for good."""
    name = BODIES[body]
    fact = Fact("animal", "st." + name + "." + str(value), 0, 1, 0, body=name, value=value)
    animal = yield fact
    game.assumed[body] &= ~(1 << value)
    if fact.assumed:
        game.assumed[body] |= 1 << value
        yield Tell("assumed")
    return animal == 1


def place_eclipse(game, seat, dark):
    """ST-13..15: on a visible card of its own body, in any row. It shows no animal (ST-17)."""
    row = dark[0]
    if len(dark) > 1:
        # Most eclipses are meant for others.
        names = [ROWS[number] for number in dark if number // 2 != seat]
        names += [ROWS[number] for number in dark if number // 2 == seat]
        row = ROWS.index((yield Choose("eclipse", seat, names, **game.names())))
    game.row = row
    stacks = game.rows[row]
    visible = tops(stacks)
    names = [str(top) for top in visible if top]
    value = yield Choose("target", seat, names, start=len(names) // 2, body=BODIES[row & 1])
    put(stacks, visible.index(int(value)), ECLIPSE)
    game.hands[seat] -= 1
    game.eclipses[row & 1] -= 1
    yield Tell(
        "eclipses",
        seat,
        body=BODIES[row & 1],
        value=int(value),
        **whose(game, seat, row),
    )


def collect(game, seat, own):
    """ST-20..24: one or several stretches of one's own rows; the whole run is proposed."""
    more = []
    while own:
        game.row = -1
        row = own[0]
        if more or len(own) > 1:
            names = [ROWS[number] for number in own] + more
            choice = yield Choose("collect", seat, names, **game.names())
            if choice == "done":
                return
            row = ROWS.index(choice)
        game.row = row
        stacks = game.rows[row]
        start = yield from pick(game, "from", seat, starts(stacks), 0)
        end = yield from pick(game, "to", seat, ends(stacks, start), -1)
        taken = stacks[start:end]
        del stacks[start:end]  # ST-23: what is left closes up
        cards, eclipses = count(taken)
        game.collected[seat] += cards
        game.boxed += eclipses
        yield Tell(
            "collects",
            seat,
            body=BODIES[row & 1],
            low=taken[0][-1],
            high=taken[-1][-1],
            cards=cards,
        )
        own = [row for row in game.own_rows(seat) if runs(game.rows[row])]
        more = ["done"]


def pick(game, key, seat, found, shift):
    """One of some stacks of the row, named by its visible card; no question about one."""
    if len(found) == 1:
        return found[0]
    visible = tops(game.rows[game.row])
    names = [str(visible[at + shift]) for at in found]
    return found[names.index((yield Choose(key, seat, names, body=BODIES[game.row & 1])))]


def total_eclipse(game, seat):
    """ST-25, 26, 40: the hand and the rows in front of this player are thrown away."""
    stacks = []
    for row in game.own_rows(seat):
        body = row & 1
        for stack in game.rows[row]:
            for card in stack:
                if card:
                    game.thrown[body] |= 1 << card
        game.thrown_eclipses[body] += count(game.rows[row])[1]
        stacks += game.rows[row]
        game.rows[row] = []
    yield from game.throw(seat, sum(count(stacks)))


def count_left(game, seat):
    """ST-43: in hand are no more cards of Sun and Moon, nor eclipses, than were never seen."""
    counted = sum(game.left_hand)
    hidden = sum([len(values_of(mask)) for mask in game.unseen]) - counted
    dark = sum(game.eclipses) - sum(game.hands[:seat]) + counted
    hand = game.hands[seat]
    yield from game.count_hand(seat, max(0, hand - dark), min(hand, hidden))


def whose(game, seat, row):
    """The owner of a row, for programs and, as seen by the player at it, for the text."""
    owner = game.colours[row // 2]
    return {"owner": owner, "where": "self" if row // 2 == seat else owner}
