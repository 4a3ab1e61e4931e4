# Cylinder chess.

cyl-name = Cylinder chess
cyl-about = Chess on a board whose left and right edges are joined: the file after h is a.

cyl-help =
    Chess, but **every piece goes on over the side edges**, on the same rank:
    • the rook along its rank from h to a, the bishop from a1 to h2, g3 and on, the knight from a1 to g2 and h3, the king from a1 to h1 and h2.
    • Pawns take over the edge, en passant too: from a5 on h6.
    • Ranks 1 and 8 are edges as usual.
    • Nothing may go all the way round to the square where it stands.
    • Check counts over the edge. Castling is done on the usual side, never over the edge; the king may not start from, pass or reach a square that is attacked, be it over the edge.
    • **The end:** mate wins. A draw: stalemate, a dead position, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

cyl-help-notation =
    As in chess; the edge needs no sign.
    • `e4`, `Nf3`, `exd5`, `O-O`; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `Nh3`, `Na1-h3`: a knight goes from a1 over the edge; `axh6`, `a5xh6`: a pawn takes over it
    • `Nbd2`, `R1e2`: where several could go there, perhaps over the edge
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.
