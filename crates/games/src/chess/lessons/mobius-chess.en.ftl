# Möbius chess: over the edge the board turns over.

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
