# Swedish relocation chess.

rel-name = Swedish relocation chess
rel-about = Chess in which nothing disappears: a player who takes a piece puts it back where it hurts its owner most.

rel-help =
    Chess, but **what you take stays on the board**: in the same move you put it back on any empty square. It keeps its colour and what it is.
    • The square that your piece came from is empty by then, and so is that of a pawn taken en passant.
    • A pawn is never put on rank 1 or 8. Other pieces go anywhere; a bishop may change the colour of its squares.
    • **Check** is judged when the piece is back on the board: it may shield your king, and may not be put where it attacks your king.
    • A pawn put on its own second rank may make the double step again. A rook put on its corner doesn’t castle any more.
    • **The end:** mate wins. A draw: stalemate, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

rel-help-notation =
    { "" }**Captures:** after the move, the square where the taken piece is put
    • `Qxd2>h4`, `Qxd2 h4`, `Qxd2 (h4)`: the queen takes on d2, and the taken piece goes to h4
    • `exd5>a6`, `exd6>a2`: a pawn takes, also en passant
    • `exd8=Q>a1`: a pawn takes and becomes a queen
    If you leave out the square or what the pawn becomes, the bot asks.
    { "" }**All else** as in chess
    • `e4`, `Nf3`, `Nbd2`, `e8=Q`, `O-O`; or with the square the piece comes from, `e2-e4`, `Qd8xd2>h4`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

rel-objection-edge = A pawn is never put on rank 1 or 8.
rel-objection-check = On that square the taken piece would attack your own king.

## The lesson.

lesson-swedish-relocation-put = Nothing disappears: in the same move you put the piece you take back on an empty square. Take the pawn and put it on a6.
    .hint = The square it goes to stands after the move: `exd5>a6`. `exd5 a6` is read, too.
    .done = With `exd5` alone the bot would ask where it goes.
lesson-swedish-relocation-bury = A piece that you take stays the enemy’s, so put it where it hurts its owner. Take the Queen and put her where she can’t move at all.
    .hint = Her own King and pawns wall in one empty square, in the corner: `Rxe5>a8`.
    .done = She will get out one day, but Black has to move pawns for that. A buried piece is a piece gained, for a while.
lesson-swedish-relocation-pawn = A pawn may be put on ranks 2 to 7 only. Black’s is near its goal. Take it and put it on the a-file, as far from its goal as possible.
    .hint = Black’s pawns go down, so rank 7 is the farthest: `Kxd3>a7`.
    .done = On a7 it may make the double step again. Other pieces go to any rank, and a bishop may change the colour of its squares.
lesson-swedish-relocation-shield = Check is judged when the taken piece is back on the board. Your King is in check: make the Knight its shield.
    .hint = The Bishop takes it, and any square between e1 and e8 will do: `Bxb2>e2`.
    .done = You may not put it where it attacks your own King.
lesson-swedish-relocation-promote = Take the Rook with the pawn, make it a Queen, and put the Rook where it doesn’t attack your King.
    .hint = First what the pawn becomes, then where the Rook goes: `exd8=Q>a1`.
    .done = Can the Rook harm you where it stands? In a game that is the main question of such a move.
lesson-swedish-relocation-mate = Mate in one move: the square you choose for the taken piece makes it mate.
    .hint = The Rook takes on d8 with check. Where could the King run to? Put Black’s Rook there: `Rxd8>a7`.
    .done = Black’s own Rook took the last square. It could not come between, because it doesn’t see rank 8.
