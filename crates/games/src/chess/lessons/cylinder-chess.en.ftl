# Cylinder chess: the file after h is a.

lesson-cylinder-chess-rook = The left and right edges of the board are joined: the file after h is a. Take the Knight with the Rook.
    .hint = Its own pawn stands in the way on the left, so it goes to the right, by h4 and a4: `Rxb4`.
    .done = The edge needs no sign in notation. Only all the way round to its own square nothing may go.
lesson-cylinder-chess-bishop = A diagonal goes on over the edge, too. Take the Rook with the Bishop.
    .hint = To the left: b2, a3, and over the edge h4, g5. `Bxg5`.
    .done = Every diagonal winds round the board from rank 1 to rank 8, so a bishop is seldom shut in.
lesson-cylinder-chess-knight = Nobody stands at the rim here: a knight has eight leaps from the a-file as well. Take the Rook.
    .hint = From a3 one file to the left is h, and two ranks up is 5: `Nxh5`.
    .done = On h5 it attacks f4 as usual, and over the edge a3, a7, b4 and b6.
lesson-cylinder-chess-pawn = Pawns take over the edge. Take the pawn on the h-file.
    .hint = Ahead and one file to the left of a5 is h6: `axh6`. The other capture would be `axb6`.
    .done = Every pawn has two sides to take to, en passant too. There is no safe rook’s pawn.
lesson-cylinder-chess-king = Your King is in check over the edge. But whatever is beside it there, it can take as well.
    .hint = The neighbours of h1 beyond the edge are a1 and a2: `Kxa2`.
    .done = An attack comes round the board as well: after every move look along the ranks and diagonals beyond the edge.
lesson-cylinder-chess-mate = Mate in one move.
    .hint = Follow the diagonal of the Queen to the left, over the edge: `Qh8`.
    .done = She checks along rank 8 and sees g7 as well. From a corner a queen looks both ways along the rank here, and along two diagonals.
