# Chess.

chs-name = Chess
chs-about = The game itself, by the Laws of FIDE; the others of its family start from it.

chs-option-setup = how the game begins: orthodox – as usual; white-no-pawns – White plays without pawns; white-pawn-row – White has a second row of pawns, on the third rank, in place of the queen

chs-help =
    Checkmate wins.
    • **A draw at once:** stalemate; a dead position (kings alone; kings and one knight; kings and bishops, all on squares of one colour); the same position for the fifth time; 75 moves of each side without a capture or a pawn move.
    • **A draw on claim**, when it is your move: the same position for the third time, or 50 such moves of each side. The bot tells you when you may claim.
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
    Move numbers, spaces, `+`, `#`, `!` don’t matter. Capitals matter in one case: `bxc3` is rather a pawn’s move, `Bxc3` a bishop’s.
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves without a capture or a pawn move.
