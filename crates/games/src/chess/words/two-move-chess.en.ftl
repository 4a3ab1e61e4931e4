# Two-move chess.

two-name = Two-move chess
two-about = Chess with two moves in a turn, where the king is taken rather than mated.

two-help =
    White begins with one move; after that every turn is **two moves**, by one piece or by two. Both must be made.
    • **Whoever takes the king wins**, even with the first move of a turn. Check and mate mean nothing: a king may stay or step where it is attacked, and castling takes no notice of attacks. Castling is one move.
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
