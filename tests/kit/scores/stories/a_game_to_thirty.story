choose 3
take blue
take red
take black
take target
take 30
take go
# Blue: +3, taken by waiting; red -2, taken by OK.
take blue
press NEXT 3
wait 3.9
wait 0.2
press OK
press PREV 2
press OK
# Black changes its mind: nothing counts.
press OK
press NEXT
press PREV
press OK
take next
# Many at once: a held key, which keys.py repeats.
take black
press NEXT 25
press OK
press OK
hold OK
take undo
unplug
power on
take continue
hold OK
take history
press BACK
take black
press NEXT 2
press OK
press OK
take finish
take yes
press OK
press OK
