# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""A Snow Time tree resolved a second time, written from the rulebook and not from the game.

Where the game walks the floors and moves pawns, this states what is true of a floor (who stands is
a recursion upwards), lists every gain in its order, and only then lets the pawns run.
"""


def resolve(floors, fruits, starts, length, bonuses, by_steps=False):
    """What becomes of players on `floors` (one each) whose pawns are at `starts`.

    `fruits` maps floor to number, `bonuses` square to (kind, points). `by_steps` is the other
    reading of the order: all fights from the top, then all fruits from the top. Gives a dict: gains
    as {(player, kind): points}, places, fallen players, fruits left, winners.
    """

    def crowd(floor):
        return [player for player, own in enumerate(floors) if own == floor]

    def knocked(floor):
        return floor < 7 and stands(floor + 1)

    def stands(floor):
        return len(crowd(floor)) == 1 and not knocked(floor)

    standing = [floor for floor in range(7, 0, -1) if stands(floor)]
    brawls = [floor for floor in range(7, 0, -1) if len(crowd(floor)) > 1 and not knocked(floor)]
    # Gains in order, with the floor that the fights have come to; those inside one entry happen
    # together.
    order = []
    meals = []
    for floor in range(7, 0, -1):
        if floor in brawls:
            order.append(
                (floor, [(player, "fight", len(crowd(floor)) - 1) for player in crowd(floor)])
            )
        if floor in standing:
            order.append((floor, [(crowd(floor)[0], "fight", len(crowd(floor - 1)))]))
            meal = [(crowd(floor)[0], "fruit", fruits.get(floor, 0))]
            if by_steps:
                meals.append((0, meal))
            else:
                order.append((floor, meal))
    order += meals
    if standing:
        order.append((0, [(crowd(standing[-1])[0], "mana", 1)]))

    places = list(starts)
    gains = {}
    eaten = set()
    last_floor = 0
    over = False
    for floor, together in order:
        last_floor = floor
        for player, kind, points in together:
            places[player] += points
            if points:
                gains[player, kind] = points
            if kind == "fruit":
                eaten.add(floors[player])
        if max(places) >= length:
            over = True
            break
    if not over:
        for floor in range(7, 0, -1):
            for player in crowd(floor):
                kind, points = bonuses.get(places[player], (None, 0))
                if (player, kind) in gains:
                    places[player] += points
            if max(places) >= length:
                break
    reached = last_floor if over else 0
    fallen = {
        player
        for floor in range(7, 0, -1)
        if (floor in brawls and floor >= reached) or (knocked(floor) and floor + 1 >= reached)
        for player in crowd(floor)
    }
    return {
        "gains": gains,
        "places": [min(place, length) for place in places],
        "fallen": fallen,
        "fruits": {floor: n for floor, n in fruits.items() if n and floor not in eaten},
        "winners": [player for player, place in enumerate(places) if place >= length],
    }
