
# What stands on the picture: plates, ties, caption. Short: there is room for one or two words.

tpc-plate-seat-red = Red
tpc-plate-seat-white = White
tpc-plate-seat-black = Black
tpc-plate-vassal = vassal
tpc-plate-lord = lord
tpc-plate-ordered = obeys an order
tpc-plate-chooses = whose order?
tpc-plate-out = out
tpc-plate-captured = captured
tpc-plate-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tpc-plate-points-half = { $whole }.5 points

tpc-tie-lord = lord: { $name }
tpc-tie-vassal = vassal: { $name }
tpc-tie-suspended = Bond suspended
tpc-tie-by-check = check: { $name }
tpc-tie-claimed = Order claimed
tpc-tie-truce = Truce
tpc-tie-truce-bound = Binding truce
tpc-tie-turns = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
tpc-tie-broken = Truce broken
tpc-tie-broken-by = by { $name }
tpc-tie-dissolved = Truce dissolved
tpc-tie-no-choice = no other move
tpc-tie-draw = Draw?
tpc-tie-bond-offer = Vassalage?
tpc-tie-truce-offer = Truce?
tpc-tie-offered = offered by { $name }

tpc-caption-start = Three-player chess
tpc-caption-order = { $lord } → { $vassal }: { $move }
tpc-caption = Three-player chess · move { $number }

tpc-badge-king = K
tpc-badge-queen = Q
tpc-badge-rook = R
tpc-badge-bishop = B
tpc-badge-knight = N
