# Chess appearances.

app-name = Chess appearances
app-about = Chess that begins on an empty board: the pieces appear on it one by one.

app-option-drop_check = whether a piece may appear with check: no-check – never; no-mate – with check, but not with mate; any – with mate, too
app-option-pawn_zone = where pawns appear, counted from their owner’s side: own-half – on ranks 2 to 4; second-rank – on rank 2; any – on ranks 2 to 7

app-help =
    The board is empty, and each side has all its sixteen pieces and pawns in hand.
    • **The first turn** puts your king on the board: White’s anywhere, Black’s not beside it.
    • **Every later turn** either puts something from your hand on an empty square or moves a piece that is on the board.
    • Pieces may appear anywhere, pawns only where the table allows and never on rank 1 or 8. With check nothing may appear unless the table allows it.
    • A captured piece leaves the game. There is no castling. From its own second rank a pawn may always make a double step.
    • You may not leave your own king in check; you may also block a check with a piece from your hand.
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

## The lesson.

lesson-chess-appearances-king = The board is empty, all sixteen of your pieces and pawns are in hand, and the King comes first. Put it on c1.
    .hint = `@` stands for putting down: `K@c1`. `Kc1` is enough, because the King isn’t on the board yet.
    .done = It could have appeared anywhere. There is no castling, so choose with care.
lesson-chess-appearances-beside = You are Black. Kings may not stand beside one another. Put yours on the c-file, as near to White’s as is allowed.
    .hint = One square has to lie between them: `K@c6`.
    .done = A hand is worth most when the enemy king stands in the open. In a game you would rather keep away.
lesson-chess-appearances-nocheck = A piece may appear on any empty square, but not with check. Put the Queen on the c-file as far up as you may.
    .hint = On c8 and c7 she would give check. A square lower she doesn’t: `Q@c6`.
    .done = Whether a piece may appear with check, or even with mate, is an option of the table.
lesson-chess-appearances-pawn = Pawns appear in their own half only, and never on the first rank. Put one on the h-file as far ahead as it may appear.
    .hint = White’s half ends with rank 4. A pawn needs no letter: `@h4`.
    .done = A pawn that appears on its second rank may make the double step later.
lesson-chess-appearances-shield = Your King is in check. Don’t run: block with something from your hand.
    .hint = Any square between e1 and e8 will do for the Bishop, except e4, where it would give check; ranks 2 to 4 for the pawn: `B@e2`, `@e2`.
    .done = Mate is mate only when neither a move nor anything in hand helps.
lesson-chess-appearances-mate = A turn either puts something down or moves a piece on the board. Black has one pawn in hand, shown beside the board. Mate in one move.
    .hint = A block would have to be on rank 8, where a pawn may not appear: `Rb8`.
    .done = Any other piece in hand would have saved Black. Look at the enemy’s hand before you count on a mate.
