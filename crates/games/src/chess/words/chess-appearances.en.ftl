# Chess appearances.

app-name = Chess appearances
app-about = Chess that begins on an empty board: the pieces appear on it one by one.

app-option-drop_check = may a piece appear with check: no-check – never; no-mate – with check, but not with mate; any – with mate, too
app-option-pawn_zone = where pawns appear, counted from their owner’s side: own-half – on ranks 2 to 4; second-rank – on rank 2; any – on ranks 2 to 7

app-help =
    The board is empty, and each side has all its sixteen pieces and pawns in hand.
    • **The first turn** puts one’s king on the board: White’s anywhere, Black’s not beside it.
    • **Every later turn** either puts something from the hand on an empty square or moves what stands there.
    • Pieces may appear anywhere, pawns only where the table allows and never on rank 1 or 8. With check nothing may appear unless the table allows it.
    • What is taken leaves the game. There is no castling. From its own second rank a pawn may make a double step, however it came there.
    • Your own king may not be left in check; something put between helps.
    • **The end:** mate wins. A draw: stalemate, a dead position when both hands are empty, the same position for the fifth time, 75 moves of each side without a capture, a pawn move or a placement; after the third time or 50 such moves a draw may be claimed.

app-help-notation =
    { "" }**To put something on the board**
    • `N@f3`: a knight; `@a2`: a pawn; `K@e1` or just `Ke1`: the king
    { "" }**To move**
    • `e4`, `Nf3`, `exd5`, `Nbd2`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    While you have nothing of its kind on the board, the `@` may be left out: `Nf3`.
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture, a pawn move or a placement.

app-objection-king-first = Your king has to appear first.
app-objection-zone = { $last ->
    [2] Pawns appear on your second rank only.
   *[other] Pawns appear only on ranks { $first } to { $last }, counted from your side.
}
app-objection-check = That would be check, and at this table nothing may appear with check.
app-objection-mate = That would be mate, and at this table nothing may appear with mate.
