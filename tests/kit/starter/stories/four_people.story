choose 5
take red
take green
take yellow
take blue
take pink
take first
take order
take teams
choose 2
unplug
power on
take continue
hold OK
take history
press BACK
take leave
