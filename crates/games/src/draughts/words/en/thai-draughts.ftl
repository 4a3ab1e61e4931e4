# Thai draughts.

tha-name = Thai draughts
    .typed = makhos, mak hot, thai checkers
tha-about = Eight men on each side; kings fly, but land right behind what they take, and captured pieces leave at once.

tha-moves-king = Any distance diagonally. It captures from any distance by jumping over a piece to the square right behind it, and goes on from there, even straight back.

tha-help =
    White begins. Each side has eight men, on its first two ranks. The game is played on the dark squares.
    { -drt-rule-forward }
    • **A king** goes any distance. It takes from any distance, but lands on the square **right behind** what it jumps over.
    { -drt-rule-stops }
    { -drt-rule-take } You may choose any capture, not only the longest.
    • A captured piece leaves **at once**, which may open further jumps. A jump may go straight back where the last one came from.
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 20) }
    • **Also a draw**, with nothing else on the board: king against king after 5 moves of each side without a capture or a promotion.

tha-help-notation = { -drt-typed-numbers(quiet: "27-23", spaced: "27 23", take: "29x15x4", short: "29x4", to: "23", other: "f2-e3") }

## The lesson.

lesson-thai-draughts-move = Each side has eight men. A man goes one square ahead diagonally, and moves are typed with the numbers in the picture. Go from 27 to 23.
    .hint = `27-23`, also `27 23`.
    .done = Files and ranks are read as well: `f2-e3` is the same move.
lesson-thai-draughts-free = Taking is compulsory, and men take forward only. You may choose any capture, not only the longest. Take the man on 14.
    .hint = Over 14 to 9: `18x9`.
    .done = The other capture would have taken two: `18x11x4`. The man on 22 was safe, because it stands behind yours.
lesson-thai-draughts-king = A king takes from any distance, but lands right behind its victim, nowhere else. Take the man on 18, and the one on 8 as the second.
    .hint = Behind 18 is 15, and from there the king sees 8: `29x15x4`.
    .done = From 15 it could also have taken the man on 6. In other games it could have landed further away.
lesson-thai-draughts-back = A captured piece leaves at once, and the king may jump straight back. Take the man on 23 first, then the one on 14.
    .hint = Over 23 to 27, and back along the line that is now empty: `18x27x9`.
    .done = In other games the man on 23 would still have stood in the way.
lesson-thai-draughts-crown = A man that reaches the last rank becomes a king, and its move ends there. Take the man on 7.
    .hint = It lands on 2, beside 6, which it may not take yet: `11x2`.
    .done = From the next turn on it takes as a king.
lesson-thai-draughts-shot = The man on 13 will take yours on 17. Use your move so that you win afterwards.
    .hint = On the last rank your new king stands beside 8, with 12 empty behind it: `7-3`.
    .done = Black must play `13x22`, and `3x12x26x17` takes everything, square by square.
