# SPDX-FileCopyrightText: 2026 Girouette contributors
# SPDX-License-Identifier: MIT
"""People who play Snow Time: up to the fruits, or one floor above those who go for them.

With a companion they resolve the tree themselves, without a mistake: a referee beside them does it.
The companion hears what it has to know: the floors that were eaten empty, and who arrives.
"""

from girouette.ranking import won
from girouette.session import Session

CASES = {"4_players": (4, "referee"), "companion": (4, "companion")}


class Bot:
    def __init__(self, rng):
        self.rng = rng
        self.table = None  # of a companion's people: what really happens there
        self.to_say = []

    def turn(self, game):
        return None if game.phase == "setup" or game.round == 0 else game.round

    def answer(self, question, game):
        if question.key in ("card", "lookout"):
            weights = [self.wish(card, question, game) for card in question.options]
            return self.rng.choices(question.options, weights)[0]
        if question.key == "heal":
            return self.heal(game.discards[question.seat])
        if question.key == "eaten" and not self.to_say:
            self.to_say = self.played_turn(game)
        return self.to_say.pop(0) if self.to_say else ...

    # --- cards

    def wish(self, card, question, game):
        lost = bin(game.discards[question.seat] & 0b11111110).count("1")
        if card == "healer":
            return 0.1 if lost < 3 else 6 if lost > 4 else 2
        if card in ("lookout", "storm"):
            return 0.7
        floor = int(card)
        below = game.fruits[floor - 1] if floor > 1 else 0
        return 0.5 + 2 * game.fruits[floor] + below

    def heal(self, discards):
        """Two cards: mostly the highest that are lost, or those for floors that have fruits."""
        lost = [card for card in range(7, 0, -1) if discards >> card & 1]
        pair = []
        while len(pair) < 2:
            pair.append(lost[0] if self.rng.random() < 0.6 else self.rng.choice(lost))
            lost.remove(pair[-1])
        return f"{max(pair)}+{min(pair)}"

    # --- what a companion is told

    def played_turn(self, game):
        """A turn at the table; what the companion hears of it, in order."""
        if self.table is None:
            self.table = laid_out(game)
        table = self.table
        fruits = [new - old for new, old in zip(game.fruits, table.run.game.fruits, strict=True)]
        for floor, count in enumerate(fruits):
            for _ in range(count):
                table.answer(floor - 1)
        while table.run.question is not None and table.run.game.round == game.round:
            table.answer(self.answer(table.run.question, table.run.game))
        if table.run.question is None:
            winners = won(table.run.game)
            return ["race", *winners, *["none"] * (len(winners) < len(game.colours))]
        left = table.run.game.fruits
        eaten = [str(floor) for floor in range(6, 0, -1) if game.fruits[floor] > left[floor]]
        return ["+".join(eaten) or "none"]


def laid_out(game):
    """The same table with a referee, at its first roll."""
    table = Session(type(game)).start()
    answers = [len(game.colours), *game.colours, "referee", "go", game.length(), 0]
    for answer in answers:
        table.answer(answer)
    return table
