
# What stands on the picture. Short: there is room for one or two words.

eno-plate-check = in check
eno-plate-mated = mated
eno-plate-frozen = frozen
eno-plate-led = led by { $name }

eno-tie-draw = Draw?
eno-tie-exchange = Exchange?
eno-tie-offered = offered by { $name }
eno-tie-king-to = king to { $square }

eno-caption-move = move { $number }
eno-caption-start = start
eno-arrangement = { $sub } of { $board }
eno-element-air = Air
eno-element-water = Water
eno-element-fire = Fire
eno-element-earth = Earth
eno-element-air-gen = Air
eno-element-water-gen = Water
eno-element-fire-gen = Fire
eno-element-earth-gen = Earth
