# Swedish bughouse.

bug-name = Swedish bughouse
    .typed = bughouse, bughouse chess, tandem chess
bug-about = Two against two on two boards: your partner puts the pieces you take on the other board.

bug-seat-white-a = White A
bug-seat-black-a = Black A
bug-seat-white-b = White B
bug-seat-black-b = Black B

bug-level-a = Board A
bug-level-b = Board B
bug-layout-a = board A alone
bug-layout-b = board B alone

bug-option-drop_check = whether a piece may be put on the board with check: any – even with mate; no-mate – with check, but not with mate; no-check – never
bug-option-pawn_drop_rank = the farthest rank on which a pawn may be put, counted from its owner’s side
bug-option-promoted_passes_as = how a promoted pawn that is taken is passed on: pawn – as a pawn; itself – as what it had become
bug-option-max_lead = by how many half-moves one board may get ahead before it has to wait; 0 – by any number

bug-help =
    { "" }**White A and Black B** play against **Black A and White B**, on board A and board B.
    • A piece you take goes at once to your partner, who has that colour on the other board. A turn is either a move or **putting a piece from the hand** on an empty square.
    • A pawn is put on ranks 2 to 6, counted from its owner’s side; other pieces anywhere. A promoted pawn that is taken is passed on as a pawn. (The table may decide otherwise.)
    • A rook from the hand never castles; a pawn on its own second rank may always make the double step.
    • **The boards don’t wait for each other**, until one is 4 half-moves ahead.
    • **Mate on either board** wins for the team. It counts at once, with what is in hand just then: nobody waits for help.
    • If you have no move but are not in check, you wait until a piece arrives. A draw: neither board has a legal move, or all agree. Repetition and the 50 moves mean nothing.

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
bug-played = Board { $board }, { $side ->
    [white] White
   *[black] Black
}: { $move }
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

## The lesson.

lesson-swedish-bughouse-board = White A and Black B play against Black A and White B. You are White B, on board B. The boards don’t wait for each other. Move your Queen’s pawn two squares.
    .hint = With one board only, its letter may be left out: `d4`. If you play on both, type `B:d4`.
    .done = Only when one board is four half-moves ahead does it have to wait for the other.
lesson-swedish-bughouse-pass = You are White A. A piece you take goes to the hand of your partner, who has that colour on the other board. Take the pawn.
    .hint = As in chess: `exd5`. Then look at the hand beside board B.
    .done = A black pawn is now in the hand of Black B, your partner, and can be put on board B in place of a move.
lesson-swedish-bughouse-fork = Now you are Black B, with a Knight in hand. Put it where it attacks King and Queen at once.
    .hint = `@` stands for putting down. From one square a Knight sees both d1 and e4: `N@c3`.
    .done = A piece in hand can appear anywhere, so look at the enemy’s hand before you call a square safe.
lesson-swedish-bughouse-pawn = A pawn is put on ranks 2 to 6, counted from its owner’s side. Put yours on the a-file, as near to its goal as may be.
    .hint = Black counts from rank 8, so his sixth is rank 3. A pawn needs no letter: `@a3`.
    .done = Two steps more, and it is a Queen. But a promoted pawn that is taken is passed on as a pawn.
lesson-swedish-bughouse-shield = You are White A, and in check. Block with something from your hand.
    .hint = The Bishop on h4 looks at e1 by g3 and f2: `@f2` or `N@g3`.
    .done = You can block with a piece from the hand as well. An empty hand defends nothing.
lesson-swedish-bughouse-mate = Mate on either board wins for the team. Black A has nothing in hand. Mate in one move.
    .hint = Rank 8 is open, and a Rook may appear on it from the hand: `R@e8`.
    .done = Mate counts at once, with what is in hand just then: nobody waits for the partner to send help.
lesson-swedish-bughouse-need = You are White A and can take a Knight or a Bishop. Your partner, Black B, could mate with one of them. Take that one.
    .hint = White’s King on board B is shut in by its own pieces; which piece can leap over them? `exd5`.
    .done = The most valuable piece is the one that the other board needs. Partners may say so openly or by `whisper`.
lesson-swedish-bughouse-smother = Now be that partner, Black B, with the Knight in hand. Mate in one move.
    .hint = From where does a Knight attack a1 without being taken? `N@c2`.
    .done = One board has decided both. That is why you play bughouse for the other board as much as for your own.
