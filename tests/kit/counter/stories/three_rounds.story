choose 3
take plus
take plus
take minus
take change
press NEXT 5
wait 4
take next
take next
press OK
take next
press OK
unplug
power on
take continue
take zero
hold OK
take undo
take leave
