# Möbius chess.

mob-name = Möbius chess
    .typed = moebius chess, mobius strip chess
mob-about = Chess on a Möbius strip: the left and right edges of the board are joined after a half twist.

mob-option-setup = the back ranks: guarded – knights in the corners, rooks beside them; orthodox – as usual, but then the rooks on a1 and h8 attack each other from the start, as do those on h1 and a8

mob-help =
    Chess, but **pieces go on over the side edges, and the board turns over there**: beside a1 lies h8, beside a2 h7, and so on to a8 and h1. Up and down change places.
    • The rook goes from a4 on to h5, g5 and along; the bishop from a3 up to the left: h5, g4, f3, e2, d1; the knight from a1 to g7 and h6; the king from a1 to h8 and h7.
    • **Pawns** neither move nor take over the edge. There is no castling.
    • No piece may go all the way round to its own square. Check counts over the edge.
    • Knights stand in the corners at the start, rooks beside them: rooks in the corners would attack each other.
    • **The end:** mate wins. A draw: stalemate, bare kings, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

mob-help-notation =
    As in chess; the edge needs no sign.
    • `e4`, `Nb3`, `exd5`; or with the square the piece comes from, `e2-e4`, `Na1-b3`
    • `Nh6`, `Na1-h6`: the knight goes from a1 over the edge; so does a rook by `Ra4-h5`
    • `Nbd2`, `R1e2`: where several could go there, perhaps over the edge
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

## The lesson.

lesson-mobius-chess-rook = Left and right edge are joined with a half twist: beside a1 lies h8, beside a2 h7, and so on. Rank 4 goes on as rank 5. Take the Knight.
    .hint = From a4 the Rook goes left to h5, g5, f5: `Rxf5`.
    .done = The ranks of two edge squares that touch always make nine: a4 and h5, a1 and h8.
lesson-mobius-chess-bishop = Up and down change places over the edge: what went up comes down on the other side. Take the Knight with the Bishop.
    .hint = From a3 left and up would be rank 4: over the edge that is h5. From there it goes down, by g4 to f3: `Bxf3`.
    .done = Over the edge a bishop may change the colour of its squares: a3 is dark, h5 is light.
lesson-mobius-chess-knight = Pawns neither move nor take over the edge; everything else does. Take the Rook.
    .hint = From a1 two ranks up is rank 3, one file to the left is over the edge, and there rank 3 is rank 6: `Nxh6`.
    .done = At the start knights stand in the corners: rooks there would attack one another over the edge.
lesson-mobius-chess-king = The Black Rook has come too near to your King. Take it.
    .hint = Beside a1 lies h8, and beside a2 h7; your King reaches both: `Kxh7`.
    .done = Corners touch corners: a king on a1 and one on h8 would stand side by side.
lesson-mobius-chess-block = Check comes over the edge, too: rank 8 goes on as rank 1. Put the Knight between.
    .hint = The Rook looks along g8, h8 and then a1 at your King. The Knight can reach a1: `Na1`.
    .done = A guard on the edge square shuts both ranks that meet there.
lesson-mobius-chess-mate = Mate in one move.
    .hint = Follow the diagonal of the Queen down to the right, by g3 and h2, and over the edge: `Qxa8`.
    .done = Below h2 to the right would be rank 1; over the edge that is rank 8, and up and down are exchanged from there on.
