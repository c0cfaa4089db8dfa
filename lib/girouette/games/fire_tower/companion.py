# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""Fire Tower, companion level: the players keep the board and tell which roof catches fire.

The script calls the same methods as of board.py's Board; docs/contracts.md has them. In a turn the
players press "a tower burns" themselves, whatever they laid; where the device leads them step by
step, it asks about the roofs in the same breath.
"""

from girouette import parts
from girouette.games.fire_tower.game import CARDS
from girouette.questions import Choose, Tell


class Board:
    def __init__(self, game):
        self.game = game

    def ask_roofs(self, key, seat, burner, most=4, **values):
        """What to lay, and whose roofs it burns."""
        game = self.game
        for _ in range(most):
            noted = [victim for victim, _ in game.fallen]
            roofs = [game.colours[tower] for tower in game.standing() if tower not in noted]
            if not roofs:
                return
            roof = yield Choose(key, seat, ["none"] + roofs, **values)
            if roof == "none":
                return
            game.burns(game.colours.index(roof), burner)

    def near_tower(self, seat):
        """FT-38: whether fire is close enough for the Bucket is for the players to see."""
        return True

    desperate = near_tower
    downwind = near_tower

    def gem(self, seat, direction, flame=True, laid=0):
        if direction < 0:
            yield from self.ask_roofs("gem", seat, seat, 1)
        elif self.game.phase != "action":
            yield from self.ask_roofs("gem_to", seat, seat, 1, wind=CARDS[direction])
        yield Tell("gem", seat)
        return 0

    def storm(self, direction, burner):
        """FT-49: the players lay the gems, and say which roofs burn."""
        return self.ask_roofs("storm", None, burner, wind=CARDS[direction])

    def firebreak(self, seat):
        yield Tell("firebreak", seat, stop=True)

    def card(self, seat):
        yield Tell("card", seat)
        if self.game.phase == "shadow":
            # FT-57: a stolen one, whose towers fall together with all that fall in the Shadow.
            yield from self.ask_roofs("stolen", seat, seat)

    def play(self, seat, card):
        yield from ()  # the players see to it

    def burn(self, seat):
        """FT-41: whose tower burns, and who did it."""
        game = self.game
        colours = game.colours
        players = game.players(0)
        # Mostly by the action of the turn before, and where the wind blows.
        likely = game.before if game.before in players else seat
        standing = game.standing()
        blown_on = parts.of(game.package, "winds").faces
        faces = [player != likely and blown_on(game, player, game.wind) for player in standing]
        start = faces.index(True) if True in faces else 0
        victims = [colours[player] for player in standing]
        victim = yield Choose("burn", seat, victims, None, start)
        names = [colours[player] for player in players] + ["none"]
        burner = yield Choose("burner", seat, names, start=players.index(likely), victim=victim)
        if burner == "none":
            burner = victim
        game.burns(colours.index(victim), colours.index(burner))
