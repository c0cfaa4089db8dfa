# Two six-sided dice, twice; then the better of three d20; the last rolls.
take roll
take roll
take kind
take d20
take count
choose 3
take keep
take highest
choose 1
take roll
# A wind, a coin, and eight d100 at once.
take kind
take wind
take count
choose 1
take roll
take kind
take coin
take roll
take kind
take d100
take count
choose 8
take roll
hold OK
take rolls
press BACK
# Undo and roll again: the same roll.
hold OK
take undo
take roll
unplug
power on
take continue
take leave
