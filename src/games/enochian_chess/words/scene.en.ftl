
# What stands on the picture. Short: there is room for one or two words.

eno-plate-seat-yellow = Yellow
eno-plate-seat-blue = Blue
eno-plate-seat-red = Red
eno-plate-seat-black = Black
eno-plate-check = in check
eno-plate-mated = mated
eno-plate-frozen = frozen
eno-plate-left = has left
eno-plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eno-plate-points-half = ½ point

eno-tie-draw = Draw?
eno-tie-exchange = Exchange?
eno-tie-offered = offered by { $name }
eno-tie-king-to = king to { $square }

eno-title = Enochian chess
eno-caption-move = move { $number }
eno-caption-start = start

eno-badge-king = K
eno-badge-queen = Q
eno-badge-bishop = B
eno-badge-knight = N
eno-badge-rook = R
eno-badge-pawn-queen = q
eno-badge-pawn-bishop = b
eno-badge-pawn-knight = n
eno-badge-pawn-rook = r
