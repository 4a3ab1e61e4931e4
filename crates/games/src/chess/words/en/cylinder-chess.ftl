# Cylinder chess.

cyl-name = Cylinder chess
    .typed = cylindrical chess
cyl-about = Chess on a board whose left and right edges are joined: the file after h is a.

cyl-help =
    Chess, but **every piece goes on over the side edges**, on the same rank:
    • the rook along its rank from h to a, the bishop from a1 to h2, g3 and on, the knight from a1 to g2 and h3, the king from a1 to h1 and h2.
    • Pawns take over the edge, en passant too: from a5 on h6.
    • Ranks 1 and 8 are edges as usual.
    • No piece may go all the way round to its own square.
    • Check counts over the edge. Castling is done on the usual side, never over the edge; the king may not start from, pass or reach a square that is attacked, even over the edge.
    • **The end:** mate wins. A draw: stalemate, a dead position, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

cyl-help-notation =
    As in chess; the edge needs no sign.
    • `e4`, `Nf3`, `exd5`, `O-O`; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `Nh3`, `Na1-h3`: a knight goes from a1 over the edge; `axh6`, `a5xh6`: a pawn takes over it
    • `Nbd2`, `R1e2`: where several could go there, perhaps over the edge
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

## The lesson.

lesson-cylinder-chess-rook = The left and right edges of the board are joined: the file after h is a. Take the Knight with the Rook.
    .hint = Its own pawn stands in the way on the left, so it goes to the right, by h4 and a4: `Rxb4`.
    .done = The edge needs no sign in notation. But no piece may go all the way round to its own square.
lesson-cylinder-chess-bishop = A diagonal goes on over the edge, too. Take the Rook with the Bishop.
    .hint = To the left: b2, a3, and over the edge h4, g5. `Bxg5`.
    .done = Every diagonal winds round the board from rank 1 to rank 8, so a bishop is seldom shut in.
lesson-cylinder-chess-knight = There is no rim here: a knight on the a-file has eight leaps as well. Take the Rook.
    .hint = From a3 one file to the left is h, and two ranks up is 5: `Nxh5`.
    .done = On h5 it attacks f4 as usual, and over the edge a3, a7, b4 and b6.
lesson-cylinder-chess-pawn = Pawns take over the edge. Take the pawn on the h-file.
    .hint = Ahead and one file to the left of a5 is h6: `axh6`. The other capture would be `axb6`.
    .done = Every pawn can take to both sides, en passant too. There is no safe rook’s pawn.
lesson-cylinder-chess-king = Your King is in check over the edge. But it can also take over the edge.
    .hint = The neighbours of h1 beyond the edge are a1 and a2: `Kxa2`.
    .done = An attack comes round the board as well: after every move look along the ranks and diagonals beyond the edge.
lesson-cylinder-chess-mate = Mate in one move.
    .hint = Follow the diagonal of the Queen to the left, over the edge: `Qh8`.
    .done = She checks along rank 8 and sees g7 as well. From a corner a queen looks both ways along the rank here, and along two diagonals.
