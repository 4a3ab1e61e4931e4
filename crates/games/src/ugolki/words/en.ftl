# Corners.

ugo-name = Corners (Ugolki)
    .typed = corners, halma corners, ugolki
ugo-about = Two yards in opposite corners: whoever fills the other’s first, by steps and long chains of jumps, has won.

ugo-option-home = the yards: 3x3 – nine discs; triangle10 – ten in a triangle; 3x4 – twelve, three files wide; 4x3 – twelve, four files wide; 4x4 – sixteen
ugo-option-scoring = what winning is worth: win – a point; points – the loser plays on alone and pays a point for each move
ugo-option-move_limit = moves of each side after which the game ends: a number, 0 never
ugo-option-copy_limit = how many moves in a row may copy the other side’s: a number, 0 as many as one likes

ugo-help =
    Each side’s discs fill the **yard** in the corner at its left hand. **White begins; whoever first fills the other’s yard has won** at once. Nothing is taken.
    • **A step:** one square straight ahead, back or aside, to an empty square. Never diagonally.
    • **A chain:** instead of a step a disc may jump straight over a single disc next to it, of either colour, to the empty square behind it, and from there on, in any direction, as often as it can. It may stop after any jump.
    • **The yard has to be left:** once the other side has no disc in its own yard any more, and you still have, you move those first, while one of them can move.
    • **No copying:** whoever has copied all moves of the other side, mirrored through the middle, may not do so for the 20th time while there is another move.
    • After 100 moves of each side whoever has more discs in the other’s yard wins, then whoever has fewer left in its own; else it is a draw.
    • **Options:** `home=4x4` (and others) changes the yards; `scoring=points`: the loser plays on alone, and each of those moves costs a point; `move_limit`, `copy_limit`: other numbers, 0 for none.

ugo-help-notation =
    { "" }**Moves**
    • `c1-g7`, also `c1 g7` or `c1g7`: where the disc starts and where it ends
    • `c1-c3-e3-e5`: with its landings, if you like; each jump is checked
    • `g7`: the square alone, where one disc only can go there
    { "" }Any sign between the squares will do; capitals and move numbers don’t matter; Cyrillic letters that look or sound alike are understood.

ugo-kind-disc = disc
    .letter = { "" }
ugo-moves-disc = It goes one square straight ahead, back or aside; or it jumps straight over single discs next to it, of either colour, from one to the next as long as it can. Nothing is taken.

ugo-filled = { $seat } has filled the other yard and won. { $other } plays on alone: each move costs a point.
ugo-skipped = { $other } cannot move and is passed over.

ugo-end-filled = The other yard is filled: { $winner } has won.
ugo-end-ahead = All moves are made, and { $winner } has come further: { $winner } has won.
ugo-end-level = All moves are made, and both sides have come as far: a draw.
ugo-end-copied = Nothing was left to { $seat } but to copy once more: a draw.

ugo-plate = { $arrived } of { $all } arrived
ugo-line = { $seat }: { $arrived } of { $all } in the other yard, { $home } in their own.
ugo-note-after = { $seat } plays on alone, a point a move: { $made } so far.

ugo-objection-home = The other side has left its yard, so the discs in yours go first: { $squares }.
ugo-objection-copy = That would be { $limit } moves of yours that copy the other side’s, one after the other, and you have another move.
ugo-objection-way = A disc steps to the next square or jumps straight over single discs next to it. From { $from } it can go to { $squares }.
ugo-objection-shut = The disc on { $from } cannot move: no square beside it is empty, and there is none to jump to.

ugo-position-home = “{ $text }” is none of 3x3, triangle10, 3x4, 4x3, 4x4.
ugo-position-scoring = “{ $text }” is neither win nor points.
ugo-position-count = each side needs { $wanted } discs with these yards.
ugo-position-last = “{ $text }” is neither - nor a move that has just been made, like c3-d3.
ugo-position-winner = “{ $text }” is none of w, b and -.
ugo-position-won = it has to name the side that fills the other’s yard, whose turn it is not, or nobody.
ugo-position-after = nobody has won yet: it is 0.

## The lesson.

lesson-ugolki-step = The first player to fill the other’s yard wins. A disc goes one square straight ahead, back or aside, never diagonally. Go from c3 one square up.
    .hint = Start and end: `c3-c4`.
    .done = The square alone would have done where one disc only can go there.
lesson-ugolki-jump = Or it jumps straight over one disc beside it, of either colour, to the empty square behind. Nothing is taken. Jump with the disc on b1.
    .hint = It jumps over c1: `b1-d1`.
    .done = A bridge of single discs with gaps between is a road for all that come after, yours and the enemy’s.
lesson-ugolki-chain = From there it may jump on, in any direction, as often as it can. Bring a disc to g7 in one turn.
    .hint = From c1 by c3, e3, e5 and g5: `c1-g7`. The landings may be typed, but need not.
    .done = A disc may stop after any jump. A step and a jump don’t go together in one turn.
lesson-ugolki-yard = Black has left his yard, so those of yours that are still at home have to move first. Get the last one out of your yard.
    .hint = Only the disc on b2 may move. It steps to b3, or it jumps: `b2-d2`.
    .done = Nobody can shut the other out by staying at home: the yard has to be left in time.
lesson-ugolki-win = Win: fill the other yard.
    .hint = One square of it is empty, and a jump leads there: `e8-g8`.
    .done = There is no move to draw level after that. Plan the last discs early: they often lack something to jump over.
