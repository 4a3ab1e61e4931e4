# Halma, and what Chinese checkers says as well.

hal-name = Halma
    .typed = halma, hoppity
hal-about = On 16 × 16 squares two or four players bring their pieces across to the opposite corner, by steps and long chains of jumps.

hal-option-players = the number of players: 2 – nineteen pieces each; 4 – thirteen pieces each
hal-option-partners = whether four play in pairs, opposite players together: yes or no; with yes there are always four
hal-option-home_limit = after how many moves a player’s pieces at home have to move first: a number, 0 never
hal-option-move_limit = moves of each player after which the game ends: a number, 0 never

hal-preset-two = two players
hal-preset-four = Four players
hal-preset-pairs = Two pairs

hal-help =
    Every player’s pieces fill a **camp** in a corner. **Bring them to the camp in the opposite corner: the first to fill it wins.** White begins, then clockwise. Nothing is taken.
    • **A step:** one square in any of the eight directions, to an empty square.
    • **A chain:** instead of a step a piece may jump over a single piece next to it, anybody’s, to the empty square right behind it, and from there on, in any direction, as often as it can. It may stop after any jump, but not where it began.
    • **In the target one stays:** a piece that stands there has to end its move there.
    • **Leave home:** after 40 moves of yours your pieces in your own camp have to move first, as long as one of them can.
    • **Finished:** your target is full, and at least one of the pieces in it is yours. Pieces that an owner leaves at home count for you, so squatting loses. The others play on for the next places.
    • After 200 moves of each player the pieces in the target decide, then those still at home.
    • **Points:** with four players 3, 2, 1, 0; players on the same place share its points.
    • **Options:** `players=4`; `partners=yes`: four in pairs, opposite players win together, when both have finished; `home_limit`, `move_limit`: other numbers, 0 for none.

hal-help-notation =
    { "" }**Moves**
    • `b1-e5`, also `b1 e5` or `b1e5`: where the piece starts and where it ends
    • `b2-d4-f4`: with its landings, if you like; each jump is checked
    • `e5`: just the square, if only one piece can go there
    { "" }Any sign between the squares will do; capitals and move numbers don’t matter; Cyrillic letters that look or sound alike are understood.

hal-seat-white = White
hal-seat-red = Red
hal-seat-black = Black
hal-seat-green = Green
hal-seat-orange = Orange
hal-seat-yellow = Yellow
hal-seat-blue = Blue
hal-seat-violet = Violet

hal-piece = piece

hal-finished = { $seat } has finished: place { $place }.
hal-skipped = { $seat } cannot move and is skipped.

hal-end-finished = The targets are filled. { $result }
hal-end-limit = All moves are made. { $result }
hal-end-resigned = The game is given up. { $result }
hal-result-level = All have come equally far: a draw.
hal-result-won = Winner: { $winners }.
hal-result-ranks = The places: { $ranks }.
hal-result-rank = { $place }. { $seats }

hal-line = { $seat }: { $arrived } of { $all } in the target, { $home } at home.
hal-line-finished = { $seat } has finished: place { $place }.
hal-line-resigned = { $seat } has resigned.
hal-note-home = { $seat } has to move pieces from home first: { $squares }.
hal-plate = { $arrived }/{ $all } arrived
hal-plate-finished = place { $place }

hal-no-square = There is no square { $text }: files run from a to { $last }, ranks from 1 to 16, like e5.
hal-no-hole = There is no hole { $text }: rows run from a (bottom) to { $last } (top), and in each row the holes are counted from the left, like e5.
hal-no-own = The piece on { $square } is not yours: it belongs to { $seat }.
hal-no-empty = { $square } is not empty: a piece of { $seat } stands there.
hal-no-resign = { $seat } plays no more.

hal-objection-home = You have made { $limit } moves, so the pieces in your own camp go first: { $squares }.
hal-objection-stay = The piece on { $square } has arrived: it has to stay in the target.
hal-objection-leg = No jump leads from { $from } to { $to }: every jump goes over one piece to the empty place right behind it.
hal-objection-way = A piece steps to the next place, or jumps over single pieces to the empty place right behind. From { $square } it can go to { $squares }.
hal-objection-shut = The piece on { $square } cannot move: no place beside it is empty, and it has nowhere to jump.

hal-position-options = “{ $text }” has to be the number of players ({ $counts }), yes or no for partners (yes only with four players), home_limit and move_limit (0 to { $most }), with commas: 2,no,40,200.
hal-position-side = “{ $text }” is neither - nor one of the players: { $signs }.
hal-position-made = “{ $text }” has to be { $wanted } whole numbers with commas.
hal-position-finished = “{ $text }” is neither - nor different players with commas: { $signs }.
hal-position-not-over = the game is not over: a player has to be on turn, one of { $signs }.
hal-position-many = { $sign } has { $found } pieces, at most { $most } are possible.
hal-position-sign = “{ $text }” is not a piece: the letters are { $signs }.
hal-position-players = This position is for { $count } players, but here { $here } play. (The fifth field says how many, and whether they are partners.)

## The lesson.

lesson-halma-step = Bring all your pieces to the opposite corner. A piece goes one square in any direction. Go from c4 one square up and to the right.
    .hint = Start and end: `c4-d5`.
    .done = If only one piece can go there, the square alone is enough.
lesson-halma-jump = Or it jumps over one piece beside it, anybody’s, to the empty square right behind. Nothing is taken. Jump with the piece on b2.
    .hint = It jumps over c3: `b2-d4`.
    .done = In Halma jumps go along diagonals as well.
lesson-halma-chain = From there it may jump on, in any direction, as often as it can. Bring the piece on b2 to f4 in one turn.
    .hint = Over c3 to d4, and over e4: `b2-f4`.
    .done = A piece may stop after any jump. You can’t combine a step and a jump in one turn.
lesson-halma-home = You have made 40 moves: now the pieces in your own camp go first, and f5 has to wait. Jump with the piece on a1.
    .hint = It jumps over b2: `a1-c3`.
    .done = The number 40 is an option of the table.
lesson-halma-win = Win: fill the target.
    .hint = One square of it is empty, o11 is next to it: `o11-p12`.
    .done = The black pieces that stayed at home count for you: squatters lose.
