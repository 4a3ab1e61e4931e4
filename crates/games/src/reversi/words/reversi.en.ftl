# Reversi.

rev-name = Reversi
rev-about = Gardner’s Reversi: the middle is filled first, then every disc turns over what it encloses; most discs win.

rev-option-opening = the first four discs: free – each player puts two on the four squares in the middle; diagonal – they lie there crosswise, as in Othello; parallel – they lie there side by side
rev-option-supply = discs in hand: own – 32 each, and who has none left is passed over; shared – as many as are needed

rev-help =
    Two players with 32 discs each, dark on one face and light on the other. **Black begins.**
    • **The first four discs** go to the four squares in the middle, on any of them; nothing is turned over yet. (Or they lie there from the start.)
    • After that a disc must **enclose**: between it and another disc of your colour, along a rank, a file or a diagonal, stands an unbroken line of the other colour. All lines that it encloses, in all eight directions, are turned over to your colour.
    • Only the disc just put down encloses. What is enclosed by turning stays as it is.
    • Who cannot move is **passed over** by the referee, also who has no disc left in hand. There is no passing by choice.
    • When neither side can move, **whoever has more discs on the board wins**; as many of each are a draw.
    Dots show where you may put a disc. Ranks are counted from the top, as in published games of Othello.
    • **Options:** `opening` says how the first four discs come to the board; with `supply=shared` nobody runs out of discs.

rev-help-notation =
    { "" }**Moves**
    • `d3`: the square
    • `20`: its number, from 1 at the upper left to 64 at the lower right
    { "" }Capitals, move numbers and the name of your side don’t matter; Cyrillic letters that look or sound alike are understood.

rev-kind-disc = disc
    .letter = { "" }
rev-moves-disc = It is put on an empty square where it encloses an unbroken line of the other colour between itself and another disc of yours, and turns all such lines over.

rev-played = { $seat }: { $move }{ $count ->
    [0] { "" }
    [one] {", one disc turned"}
   *[other] {", "}{ $count } discs turned
}.
rev-skipped = { $seat } cannot move and is passed over.

rev-end-won = Nobody can move any more. { $winner } has won, { $won } discs to { $lost }.
rev-end-even = Nobody can move any more, and each side has { $won } discs: a draw.

rev-plate = { $discs ->
    [one] one disc
   *[other] { $discs } discs
}
rev-plate-held = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} · { $held } in hand
rev-line-board = On the board: Black { $black }, White { $white }.
rev-line-held = In hand: Black { $black }, White { $white }.

rev-objection-centre = The squares in the middle are filled first: { $squares }.
rev-objection-line = A disc on { $square } would enclose nothing. You may put one on { $squares }.

rev-position-side = “{ $text }” is neither b nor w nor -, which says that the game is over.
rev-position-open = somebody can still move: - says that the game is over.
rev-position-supply = “{ $text }” is no number of discs in hand: 0 to 32, or * for both sides.
rev-position-opening = “{ $text }” is none of free, diagonal, parallel.
