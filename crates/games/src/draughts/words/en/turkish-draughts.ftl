# Turkish draughts.

tur-name = Turkish draughts
tur-about = On all squares of the board, straight and sideways instead of diagonally; captured pieces leave at once.

tur-option-men_backward = whether men may go and take backward too: no; yes
tur-option-promotion = a man that reaches the last rank in a capture: end – becomes a king only if it stays there; continue – goes on as a king

tur-help =
    White begins. All squares are played on; sixteen men on each side stand on the second and third ranks.
    • **A man** goes one square straight ahead or sideways, and takes in these three directions.
    • **A king** goes any distance along ranks and files. It takes from any distance, and lands on any empty square behind.
    { -drt-rule-take }
    { -drt-rule-most }
    • A captured piece leaves **at once**, which may open further jumps. A jump never goes straight back where the last one came from.
    { -drt-rule-passes }
    { -drt-rule-end } With one piece left on each side, and nothing to take, a king beats a man; two of a kind are a draw.
    { -drt-rule-draws(quiet: 25) }
    • **Options:** `men_backward` lets men go and take backward too; with `promotion` = continue a man that reaches the last rank in a capture goes on as a king.

tur-help-notation = { -drt-typed-letters(quiet: "c3-c4", spaced: "c3 c4", take: "d4:d6:d8", short: "d4:d8", to: "c4", other: "43-35") }

## The lesson.

lesson-turkish-draughts-move = All squares are played on, and nothing goes diagonally. A man goes one square straight ahead or sideways. Go ahead from c3.
    .hint = From and to: `c3-c4`, also `c3 c4`.
    .done = The second rank stays behind it: sixteen men on two ranks begin, with the first rank empty.
lesson-turkish-draughts-side = Never back, but sideways: go one square to the right.
    .hint = From d4 that is e4: `d4-e4`.
    .done = Sideways moves gain time and bring men to where they are needed.
lesson-turkish-draughts-take = A man takes in the same three directions, by jumping. Taking is compulsory, and you must take most pieces. Take two with the man on d4.
    .hint = Ahead over d5 to d6, then to the left over c6: `d4:d6:b6`, or just `d4:b6`.
    .done = Captured pieces leave at once, jump by jump, which may open the way for the next.
lesson-turkish-draughts-king = A king flies along ranks and files, takes from afar and lands on any empty square behind. Take two with the king.
    .hint = Over d3 to d4, and on over d5: `d1:d4:d8`, or just `d1:d8`.
    .done = It may turn after a jump, but never jumps straight back where it came from.
lesson-turkish-draughts-last = With one piece left on each side and nothing to take, a king beats a man, and two of a kind are a draw. Win.
    .hint = Leave the man, not the king: `d4:d7`.
    .done = It was over at once. Had you taken the man, two kings would have been left: a draw.
lesson-turkish-draughts-shot = Black will take a man. Use your move so that you win afterwards.
    .hint = Get a king on the last rank, from where it will see what Black’s man leaves open: `f7-f8`.
    .done = Black must play `h6:f6`, and `f8:f4:d4:d8:a8` takes everything.
