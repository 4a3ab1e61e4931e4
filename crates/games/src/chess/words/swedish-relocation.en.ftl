# Swedish relocation chess.

rel-name = Swedish relocation chess
rel-about = Chess in which nothing disappears: whoever takes a piece puts it back where it hurts its owner most.

rel-help =
    Chess, but **what you take stays on the board**: in the same move you put it back on any empty square. It keeps its colour and what it is.
    • The square that your piece came from is empty by then, and so is that of a pawn taken en passant.
    • A pawn is never put on rank 1 or 8. Other pieces go anywhere; a bishop may change the colour of its squares.
    • **Check** is looked at when the piece is back on the board: it may shield your king, and may not be put where it attacks your king.
    • A pawn put on its own second rank may make the double step again. A rook put on its corner doesn’t castle any more.
    • **The end:** mate wins. A draw: stalemate, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

rel-help-notation =
    { "" }**Captures:** behind the move, the square where the taken piece is put
    • `Qxd2>h4`, `Qxd2 h4`, `Qxd2 (h4)`: the queen takes on d2, what stood there goes to h4
    • `exd5>a6`, `exd6>a2`: a pawn takes, also en passant
    • `exd8=Q>a1`: a pawn takes and becomes a queen
    If you leave out the square or what the pawn becomes, the bot asks.
    { "" }**All else** as in chess
    • `e4`, `Nf3`, `Nbd2`, `e8=Q`, `O-O`; or with the square the piece comes from, `e2-e4`, `Qd8xd2>h4`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

rel-objection-edge = A pawn is never put on rank 1 or 8.
rel-objection-check = On that square the taken piece would attack your own king.
