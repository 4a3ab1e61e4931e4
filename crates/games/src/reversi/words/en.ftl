# Reversi.

rev-name = Reversi
    .typed = othello
rev-about = Gardner’s Reversi: the middle is filled first, then every disc turns over what it encloses; most discs win.

rev-option-opening = the first four discs: free – each player puts two on the four squares in the middle; diagonal – they start there crosswise, as in Othello; parallel – they start there side by side
rev-option-supply = discs in hand: own – half of the squares each (32 of 64), and a player with none left is skipped; shared – as many as are needed
rev-option-size = files and ranks of the board: 8; 4, 6 – small boards, for learning and for short games; 10 – a large one

rev-help =
    Two players with 32 discs each, dark on one face and light on the other. **Black begins.**
    • **The first four discs** go to the four squares in the middle, on any of them; nothing is turned over yet. (Or they are there from the start.)
    • After that a disc must **enclose**: between it and another disc of your colour, along a rank, a file or a diagonal, there must be an unbroken line of the other colour. All lines that it encloses, in all eight directions, are turned over to your colour.
    • Only the disc just put down encloses. Discs that are enclosed by turning stay as they are.
    • A player who cannot move is **skipped** by the referee, and so is anyone with no discs left. You cannot pass by choice.
    • When neither side can move, **the side with more discs on the board wins**; equal numbers are a draw.
    Dots show where you may put a disc. Ranks are counted from the top, as in published games of Othello.
    • **Options:** `opening` says how the first four discs come to the board; with `supply=shared` nobody runs out of discs; `size` is the size of the board, and each player has discs for half of its squares.

rev-help-notation =
    { "" }**Moves**
    • `d3`: the square
    • `20`: its number, from 1 at the upper left to 64 at the lower right (on a board of another size 16, 36 or 100)
    { "" }Capitals, move numbers and the name of your side don’t matter; Cyrillic letters that look or sound alike are understood.

rev-kind-disc = disc
    .letter = { "" }
rev-moves-disc = It is put on an empty square where it encloses an unbroken line of the other colour between itself and another disc of yours, and turns all such lines over.

rev-played = { $seat }: { $move }{ $count ->
    [0] { "" }
    [one] {", one disc turned"}
   *[other] {", "}{ $count } discs turned
}.
rev-skipped = { $seat } cannot move and is skipped.

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

rev-position-side = “{ $text }” is not b, w or -, which says that the game is over.
rev-position-open = somebody can still move: - says that the game is over.
rev-position-supply = “{ $text }” is not a number of discs in hand: 0 to { $most }, or * for both sides.
rev-position-opening = “{ $text }” is not free, diagonal or parallel.

## The lesson.

lesson-reversi-middle = The first four discs go to the four squares in the middle, and nothing is turned over yet. Put yours on the lower left of them.
    .hint = Ranks are counted from the top. The square is `d5`; its number, `36`, is read as well.
    .done = At some tables the four discs are there from the start: that is an option.
lesson-reversi-enclose = Now a disc has to enclose: white ones in an unbroken line between it and another black one are turned over. You are Black. Turn the white disc on d5.
    .hint = The line may be a file, a rank or a diagonal. On `d6`, straight below, you enclose it together with d4.
    .done = `c6` would have done it along the diagonal from e4. You can’t put a disc where it encloses nothing; dots show where you can.
lesson-reversi-lines = All lines that a disc encloses are turned, in all eight directions. You are White. Turn six discs at once.
    .hint = Look for the square from which white discs are seen along the rank, the file and a diagonal: `f3`.
    .done = Only the disc just put down encloses: discs that turning alone has put between two of yours stay as they are.
lesson-reversi-corner = A disc in a corner can never be enclosed again. Take a corner.
    .hint = The white disc on b2 stands between one of yours and the corner: `a1`.
    .done = The squares beside an empty corner are dangerous for the same reason: they open it to the other side.
lesson-reversi-end = The player with more discs at the end wins. Four squares are empty, and you are Black. One move wins, the others lose.
    .hint = Take what can never be turned back: `h1`.
    .done = A player who can’t move is skipped, and the game ends when neither side can move.
