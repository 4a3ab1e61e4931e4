# Swedish bughouse.

bug-name = Swedish bughouse
bug-about = Two against two on two boards: what one takes, the partner puts on the other board.

bug-seat-white-a = White A
bug-seat-black-a = Black A
bug-seat-white-b = White B
bug-seat-black-b = Black B

bug-level-a = Board A
bug-level-b = Board B
bug-layout-a = board A alone
bug-layout-b = board B alone

bug-option-drop_check = may a piece be put on the board with check: any – even with mate; no-mate – with check, but not with mate; no-check – never
bug-option-pawn_drop_rank = the farthest rank on which a pawn may be put, counted from its owner’s side
bug-option-promoted_passes_as = as what a promoted pawn that is taken is passed on: pawn – as a pawn; itself – as what it had become
bug-option-max_lead = by how many half-moves one board may get ahead before it has to wait; 0 – by any number

bug-help =
    { "" }**White A and Black B** play against **Black A and White B**, on board A and board B.
    • What you take goes at once to your partner, who has that colour on the other board. A turn is either a move or **putting a piece from the hand** on an empty square.
    • A pawn is put on ranks 2 to 6, counted from its owner’s side; other pieces anywhere. A promoted pawn that is taken is passed on as a pawn. (The table may decide otherwise.)
    • A rook from the hand never castles; a pawn on its own second rank may always make the double step.
    • **The boards don’t wait for each other**, until one is 4 half-moves ahead.
    • **Mate on either board** wins for the team. It counts at once, with what is in hand just then: nobody waits for help.
    • Without a move, but not in check, you wait until a piece arrives. A draw: neither board has a legal move, or all agree. Repetition and the 50 moves mean nothing.

bug-help-notation =
    { "" }**The board** comes first if you play on both: `A:e4`, `B:N@f3`; or `1:` and `2:`. With one board it may be left out.
    { "" }**From the hand**
    • `N@f3`: a knight; `@e4`: a pawn
    { "" }**Moves**
    • `e4`, `Nf3`, `exd5`, `Nbd2`, `O-O`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks

bug-note-lead = Board { $board } is { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
} ahead and waits.
bug-move = { $board }{ $move }
bug-passed = { $seat } has one more in hand: { $piece }.
bug-end-stuck = Nobody can move on either board, and nobody is mated: a draw.
bug-position-boards = There are two boards, A and B, with “ | ” between them.
bug-position-board = Board { $board }: { $fault }
bug-position-promoted = nothing that a pawn becomes stands on { $square }.
bug-objection-lead = Board { $board } is { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
} ahead and has to wait for the other.
bug-objection-zone = A pawn is put only on ranks { $first } to { $last }, counted from your side.
bug-objection-check = That would be check, and at this table nothing may be put on the board with check.
bug-objection-mate = That would be mate, and at this table nothing may be put on the board with mate.
