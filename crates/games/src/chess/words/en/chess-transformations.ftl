# Chess transformations.

trf-name = Chess transformations
trf-about = Chess where the file of a piece says how it moves.

trf-help =
    A queen, rook, bishop or knight **moves as its file says**, and keeps its looks:
    • files a and h: a rook; b and g: a knight; c and f: a bishop; d and e: like itself.
    • It also takes, guards and gives check in that way. Earlier files don’t matter. The picture marks it with the letter of the piece that it moves like.
    • **The king and pawns never change.** Castling as usual; the rook that has castled obeys its new file at once.
    • **A pawn on the last rank** really becomes what the file says: a, h a rook; b, g a knight; c, f a bishop; on d and e it is your choice.
    • **The end:** mate wins. A draw: stalemate, bare kings, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

trf-help-notation =
    Use the letter of what the piece **looks like**: a queen on b4 goes to d5 like a knight, and that is `Qd5` or `Qb4-d5`.
    • `e4`, `Nf3`, `exd5`, `Nbd2`, `O-O`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `a8`: a pawn becomes what the file says; on d and e name it, `e8=Q`, or the bot asks
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

# How pieces move here.
trf-moves-queen = On the files a and h like a rook, on b and g like a knight, on c and f like a bishop; on d and e like itself.
trf-moves-rook = { trf-moves-queen }
trf-moves-bishop = { trf-moves-queen }
trf-moves-knight = { trf-moves-queen }

## The lesson.

lesson-chess-transformations-knights = A piece keeps its looks but moves as its file says. On the files b and g everything moves like a knight. Take the Rook with the Queen.
    .hint = From b4 a knight leaps to d5. The letter is that of the piece you see: `Qxd5`.
    .done = The small letter beside a piece in the picture shows how it moves now.
lesson-chess-transformations-rooks = On the files a and h everything moves like a rook. Take the Rook with the Knight.
    .hint = The Knight on a2 goes straight up its file: `Nxa8`.
    .done = It can’t leap to b4 from there: on that file it has lost its old way of moving.
lesson-chess-transformations-bishops = On the files c and f everything moves like a bishop; so does Black’s Bishop on c6, as always. Take the Knight with the Rook.
    .hint = From f1 the diagonal leads by e2 and d3: `Rxc4`.
    .done = On c4 it goes on as a bishop; a file further it would be a rook again.
lesson-chess-transformations-own = On d and e pieces are what they look like. Take the Rook with the Knight.
    .hint = From d4 the Knight leaps as it always did: `Nxb5`.
    .done = Earlier files don’t matter: only the file where a piece stands counts.
lesson-chess-transformations-king = Four pieces seem to give check to your King, who is always a king. None does. Take one that nobody guards.
    .hint = Read the files: f8 and f6 are bishops, g7 a knight, h7 a rook. None of them guards h7: `Kxh7`.
    .done = Pawns, like kings, never change. Everything else guards and gives check with the power of its file.
lesson-chess-transformations-promote = On the last rank a pawn really becomes what the file says: a and h rook, b and g knight, c and f bishop, d and e as you like. Get a Queen.
    .hint = Only one of the three pawns may choose: `e8=Q`.
    .done = On the other files you need no letter: `c8` is a bishop. It stays what it has become, also on d and e.
lesson-chess-transformations-mate = Mate in one move. Think of both files: the one a piece leaves and the one it comes to.
    .hint = From g7 the Rook leaps like a knight, and on e it is a rook again: `Re8`.
    .done = A piece threatens with the power of the square it has come to. Before a move, read the file ahead.
