# Two-move chess.

two-name = Two-move chess
    .typed = double move chess, marseillais chess
two-about = Chess with two moves in a turn, where the king is taken rather than mated.

two-help =
    White begins with one move; after that every turn is **two moves**, by one piece or by two. Both must be made.
    • **The player who takes the king wins**, even with the first move of a turn. Check and mate mean nothing: a king may stay or step where it is attacked, and castling ignores attacks. Castling is one move.
    • A pawn promoted by the first move may go on as the new piece with the second.
    • **En passant:** pawns that made a double step in the opponent’s last turn, still stand there and have the square behind them empty may be taken so with your first move; with the second only if the first was such a capture too.
    • **A draw:** you have no move at the start of your turn; the same position at the start of a turn for the fifth time; 150 single moves without a capture or a pawn move. From the third time on, or after 100 such moves, a draw may be claimed.

two-help-notation =
    One move in a message, or both: `e5, Qh4`, `e5 Qh4`, `e7e5 d8h4`. If one of them is impossible, neither is played.
    • `e4`, `Nf3`, `exd5`, `Nbd2`, `O-O`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    • `Qxe8`: the king is taken like any piece
    { "" }**Draw:** `claim` when the position has occurred three times, or after 100 single moves without a capture or a pawn move.

two-note-left = { $left ->
    [one] One move is left in this turn.
   *[other] { $left } moves are left in this turn.
}
two-plate-left = { $left ->
    [one] 1 more move
   *[other] { $left } moves
}

## The lesson.

lesson-two-move-chess-both = White has begun with a single move; from now on every turn is two. Play the pawn to e5 and the Queen to h4.
    .hint = Both in one message, with a comma or a space between: `e5, Qh4`. One after the other will do, too.
    .done = If one of two moves in a message is impossible, neither is played.
lesson-two-move-chess-same = One piece may make both moves. Take both Knights.
    .hint = The Rook takes on a5 and goes on from there: `Rxa5 Rxe5`.
    .done = So a single guard is worth little here: the piece that takes may be gone before you can take it.
lesson-two-move-chess-king = There is no mate: the player who takes the King wins. Take it with your two moves.
    .hint = From e4 the Knight gets to e8 in two leaps, by d6 or by f6: `Nd6 Nxe8`.
    .done = A king is in danger if the enemy can reach it in two moves. Look that far before you end your turn.
lesson-two-move-chess-mated = In chess Black would be mated here. But a king may step where it is attacked, and Black has two moves. Win.
    .hint = First take the Queen, never mind her guard; then stand beside the other King: `Kxe7 Kxe6`.
    .done = Check means nothing, so a guarded piece beside a king is no wall.
lesson-two-move-chess-castle = Castling is one move and ignores attacks. Castle, and take the Rook with the other move.
    .hint = The castled Rook stands on f1 and looks up the f-file: `O-O Rxf8`.
    .done = In chess f8 would have forbidden this. A king that was attacked could castle just as well.
lesson-two-move-chess-passing = Black has moved two pawns two squares each. En passant is for your first move, and for the second if the first was such a capture, too. Take both.
    .hint = The pawn on e5 takes by d6, the one on g5 by f6: `exd6 gxf6`.
    .done = After any other first move the right would have been gone.
lesson-two-move-chess-promote = A pawn promoted by the first move may go on as the new piece with the second. Win.
    .hint = A Queen on a8 looks along the whole rank: `a8=Q Qxe8`.
    .done = So a pawn one step from the last rank is a threat to a king far away.
lesson-two-move-chess-clear = Take the Queen and the King in one turn.
    .hint = The Bishop stands in its Rook’s way. Let it take and thereby clear the file: `Bxh7 Rxe8`.
    .done = Two moves open lines: your own piece in front of your rook does not protect the enemy king.
