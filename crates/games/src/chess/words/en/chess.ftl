# Chess.

chs-name = Chess
    .typed = orthodox chess, standard chess, classical chess, normal chess, regular chess, western chess
chs-about = Ordinary chess by the Laws of FIDE; the other games of this family start from it.

chs-option-setup = how the game begins: orthodox – as usual; white-no-pawns – White plays without pawns; white-pawn-row – White has a second row of pawns, on the third rank, in place of the queen

chs-help =
    Checkmate wins.
    • **A draw at once:** stalemate; a dead position (kings alone; kings and one knight; kings and bishops, all on squares of one colour); the same position for the fifth time; 75 moves of each side without a capture or a pawn move.
    • **A draw on claim**, when it is your move: the same position for the third time, or 50 such moves of each side. The bot tells you when you may claim.
    • **Resigning and lost time** lose, unless the other side could never checkmate (a king alone; a knight alone against king and queens; bishops that could not): then the game is a draw.
    • Positions are the same when the same side is to move and may castle and take en passant in the same ways.
    • **Odds:** with the option `setup` White plays without pawns, or with eight more of them instead of the queen. Everything else is as usual; a pawn makes the double step from the second rank only.

chs-help-notation =
    { "" }**Moves**
    • `e4`, `Nf3`, `Bxc6`: the piece and where it goes; `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight, a pawn has no letter
    • `e2-e4`, `e2e4`, `Ng1-f3`: with the square it comes from
    • `Nbd2`, `R1e2`: where several could go there
    • `exd5`, `exd`: a pawn takes. The `x` may be left out or be a `:`; en passant is written like any capture
    • `e8=Q`, `e8Q`, `dxe8=N`: a pawn becomes something; leave the piece out, and the bot asks
    • `O-O` or `0-0`, `O-O-O`: castling
    Move numbers, spaces, `+`, `#`, `!` don’t matter. Capitals matter in one case: `bxc3` is read as a pawn’s move first, `Bxc3` as a bishop’s.
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves without a capture or a pawn move.

## The lesson.

lesson-chess-pawn = You type moves in the usual notation. Move the King’s pawn two squares ahead.
    .hint = Name a pawn by the square it goes to: `e4`. You may also type both squares: `e2-e4`.
    .done = A pawn’s square alone is enough.
lesson-chess-piece = Name a piece by its letter and the square it goes to. Bring out the King’s Knight to f3.
    .hint = The Knight is `N`, the King `K`: `Nf3`. `knight f3` is understood, too.
    .done = Small letters and spaces are fine: `n f3` is the same move.
lesson-chess-take = Black’s pawn has come to d5. Take it.
    .hint = Name a pawn that takes by its file: `exd5`. The cross may be left out.
    .done = `ed5`, `exd`, `e4xd5`: I read all of them.
lesson-chess-which = Both Knights can go to d2. Move the one on b1 there.
    .hint = Its file stands between letter and square: `Nbd2`. With `Nd2` alone the bot would ask which one.
    .done = If your text could mean two moves, the bot asks: it never guesses.
lesson-chess-castle = Castle to the short side.
    .hint = Type `O-O`, with letters or zeros; the long side is `O-O-O`. Or type the King’s move: `e1-g1`.
    .done = The Rook has come along.
lesson-chess-promote = The pawn on g7 goes ahead and becomes a Queen.
    .hint = Put the new piece behind the square: `g8=Q`.
    .done = With `g8` alone the bot would ask what it becomes. `draw` offers a draw, and `resign` gives up.
