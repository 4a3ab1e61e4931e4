# Chess, for those who know it: how it is typed here.

lesson-chess-pawn = Moves are typed as they are written everywhere. Move the King’s pawn two squares ahead.
    .hint = A pawn is named by the square it goes to: `e4`. From and to is read as well: `e2-e4`.
    .done = A pawn’s square alone is enough.
lesson-chess-piece = A piece is its letter and where it goes. Bring out the King’s Knight to f3.
    .hint = The Knight is `N`, the King `K`: `Nf3`. `knight f3` is understood, too.
    .done = Small letters and spaces do no harm: `n f3` is the same.
lesson-chess-take = Black’s pawn has come to d5. Take it.
    .hint = A pawn that takes is named by its file: `exd5`. The cross may be left out.
    .done = `ed5`, `exd`, `e4xd5`: all of them are read.
lesson-chess-which = Both Knights can go to d2. Move the one on b1 there.
    .hint = Its file stands between letter and square: `Nbd2`. With `Nd2` alone you would be asked which.
    .done = What could mean two moves is never guessed: you are asked.
lesson-chess-castle = Castle to the short side.
    .hint = Type `O-O`, with letters or noughts; the long side is `O-O-O`. Or type the King’s move: `e1-g1`.
    .done = The Rook has come along.
lesson-chess-promote = The pawn on g7 goes ahead and becomes a Queen.
    .hint = What it becomes stands behind the square: `g8=Q`.
    .done = With `g8` alone you would be asked what it becomes. Draws are offered with `draw`, and `resign` gives up.
