choose 2
take red
take blue
take chess
take 5
take go
wait 65
unplug
power on
take continue
# 60 seconds were counted, 5 are lost.
wait 10
take next
wait 250
take next
wait 1
hold OK
take times
press OK
hold OK
take end
press OK
take yes
