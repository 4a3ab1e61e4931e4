# Antichess.

antichess-name = Antichess
    .typed = losing chess, giveaway, suicide chess
antichess-about = Chess in which capturing is compulsory, and the player who loses everything wins. The king is a piece like any other.

antichess-moves-king = One step in any direction. It may be taken like any other piece.
antichess-end-extinct-wins = { $winner } got rid of all pieces and won.
    .plate = has lost

## The lesson.

lesson-antichess-take = You have to capture. Give your opponent as little choice as you can: take with the rook, not with the pawn.
    .hint = The rook goes along the rank: `Rxd4`.
    .done = Whenever a capture is possible, you have to make one; which one is up to you.
lesson-antichess-give = Give a piece away: put your queen where the pawn has to take it.
    .hint = Black’s pawn on e5 takes diagonally, on d4 and f4: `Qd4`.
    .done = The pawn has to take, and you have one piece less.
lesson-antichess-king = The king is a piece like any other. Let it be taken.
    .hint = The rook on the d-file has to take whatever stands in its way: `Kd3`.
    .done = There is no check and no mate in this game.
lesson-antichess-last = Give away your last piece, and you win.
    .hint = The bishop on b6 sees the diagonal down to g1: `Nd4`.
    .done = Black has to take, and White wins without a piece.
