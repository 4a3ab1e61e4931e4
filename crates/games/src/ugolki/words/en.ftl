# Corners.

ugo-name = Corners (Ugolki)
    .typed = corners, halma corners, ugolki
ugo-about = Two yards in opposite corners: the first player to fill the other’s, by steps and long chains of jumps, wins.

ugo-option-home = the yards: 3x3 – nine discs; triangle10 – ten in a triangle; 3x4 – twelve, three files wide; 4x3 – twelve, four files wide; 4x4 – sixteen
ugo-option-scoring = what winning is worth: win – a point; points – the loser plays on alone and pays a point for each move
ugo-option-move_limit = moves of each side after which the game ends: a number, 0 never
ugo-option-copy_limit = how many moves in a row may copy the other side’s: a number, 0 any number

ugo-help =
    Each side’s discs fill the **yard** in the corner at its left hand. **White begins; the first player to fill the other’s yard wins** at once. Nothing is taken.
    • **A step:** one square straight ahead, back or sideways, to an empty square. Never diagonally.
    • **A chain:** instead of a step a disc may jump straight over a single disc next to it, of either colour, to the empty square behind it, and from there on, in any direction, as often as it can. It may stop after any jump.
    • **You must leave your yard:** if the other side has left its own yard and you still have discs in yours, you must move those first, while one of them can move.
    • **No copying:** a player who has copied all moves of the other side, mirrored through the middle, may not do so for the 20th time if there is another move.
    • After 100 moves of each side the side with more discs in the other’s yard wins, then the side with fewer left in its own; otherwise it is a draw.
    • **Options:** `home=4x4` (and others) changes the yards; `scoring=points`: the loser plays on alone, and each of those moves costs a point; `move_limit`, `copy_limit`: other numbers, 0 for none.

ugo-help-notation =
    { "" }**Moves**
    • `c1-g7`, also `c1 g7` or `c1g7`: where the disc starts and where it ends
    • `c1-c3-e3-e5`: with its landings, if you like; each jump is checked
    • `g7`: just the square, if only one disc can go there
    { "" }Any sign between the squares will do; capitals and move numbers don’t matter; Cyrillic letters that look or sound alike are understood.

ugo-kind-disc = disc
    .letter = { "" }
ugo-moves-disc = It goes one square straight ahead, back or sideways; or it jumps straight over single discs next to it, of either colour, from one to the next as long as it can. Nothing is taken.

ugo-filled = { $seat } has filled the other yard and won. { $other } plays on alone: each move costs a point.
ugo-skipped = { $other } cannot move and is skipped.

ugo-end-filled = The other yard is filled: { $winner } has won.
ugo-end-ahead = All moves are made, and { $winner } has come further: { $winner } has won.
ugo-end-level = All moves are made, and both sides have come equally far: a draw.
ugo-end-copied = { $seat } could only copy once more: a draw.

ugo-plate = { $arrived } of { $all } arrived
ugo-line = { $seat }: { $arrived } of { $all } in the other yard, { $home } in their own.
ugo-note-after = { $seat } plays on alone, a point a move: { $made } so far.

ugo-objection-home = The other side has left its yard, so the discs in yours go first: { $squares }.
ugo-objection-copy = That would make { $limit } moves in a row that copy the other side’s, and you have another move.
ugo-objection-way = A disc steps to the next square or jumps straight over single discs next to it. From { $from } it can go to { $squares }.
ugo-objection-shut = The disc on { $from } cannot move: no square beside it is empty, and it has nowhere to jump.

ugo-position-home = “{ $text }” is not 3x3, triangle10, 3x4, 4x3 or 4x4.
ugo-position-scoring = “{ $text }” is neither win nor points.
ugo-position-count = each side needs { $wanted } discs with these yards.
ugo-position-last = “{ $text }” is neither - nor a move that has just been made, like c3-d3.
ugo-position-winner = “{ $text }” is not w, b or -.
ugo-position-won = it has to name the side that fills the other’s yard, whose turn it is not, or nobody.
ugo-position-after = nobody has won yet: it is 0.

## The lesson.

lesson-ugolki-step = The first player to fill the other’s yard wins. A disc goes one square straight ahead, back or sideways, never diagonally. Go from c3 one square up.
    .hint = Start and end: `c3-c4`.
    .done = If only one disc can go there, the square alone is enough.
lesson-ugolki-jump = Or it jumps straight over one disc beside it, of either colour, to the empty square behind. Nothing is taken. Jump with the disc on b1.
    .hint = It jumps over c1: `b1-d1`.
    .done = A bridge of single discs with gaps between is a road for all that come after, yours and the enemy’s.
lesson-ugolki-chain = From there it may jump on, in any direction, as often as it can. Bring a disc to g7 in one turn.
    .hint = From c1 by c3, e3, e5 and g5: `c1-g7`. You may type the landings, but you need not.
    .done = A disc may stop after any jump. You can’t combine a step and a jump in one turn.
lesson-ugolki-yard = Black has left his yard, so your discs that are still at home have to move first. Get the last one out of your yard.
    .hint = Only the disc on b2 may move. It steps to b3, or it jumps: `b2-d2`.
    .done = You can’t shut the other side out by staying at home: you have to leave your yard in time.
lesson-ugolki-win = Win: fill the other yard.
    .hint = One square of it is empty, and a jump leads there: `e8-g8`.
    .done = Black has no move to draw level after that. Plan the last discs early: they often have nothing to jump over.
