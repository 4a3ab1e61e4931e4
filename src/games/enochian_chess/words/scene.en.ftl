
# What stands on the picture. Short: there is room for one or two words.

eno-plate-seat-yellow = Yellow
eno-plate-seat-blue = Blue
eno-plate-seat-red = Red
eno-plate-seat-black = Black
eno-plate-check = in check
eno-plate-mated = mated
eno-plate-frozen = frozen
eno-plate-led = led by { $name }

eno-tie-draw = Draw?
eno-tie-exchange = Exchange?
eno-tie-offered = offered by { $name }
eno-tie-king-to = king to { $square }

eno-title = Enochian chess
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

eno-badge-king = K
eno-badge-queen = Q
eno-badge-bishop = B
eno-badge-knight = N
eno-badge-rook = R
eno-badge-queen-pawn = q
eno-badge-bishop-pawn = b
eno-badge-knight-pawn = n
eno-badge-rook-pawn = r
