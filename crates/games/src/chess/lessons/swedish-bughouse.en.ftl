# Swedish bughouse: two against two on two boards.

lesson-swedish-bughouse-board = White A and Black B play against Black A and White B. You are White B, on board B. The boards don’t wait for each other. Move your Queen’s pawn two squares.
    .hint = With one board only, its letter may be left out: `d4`. Whoever plays on both types `B:d4`.
    .done = Only when one board is four half-moves ahead does it have to wait for the other.
lesson-swedish-bughouse-pass = You are White A. What you take goes to the hand of your partner, who has that colour on the other board. Take the pawn.
    .hint = As in chess: `exd5`. Then look at the hand beside board B.
    .done = A black pawn is now in the hand of Black B, your partner, and can be put on board B in place of a move.
lesson-swedish-bughouse-fork = Now you are Black B, with a Knight in hand. Put it where it attacks King and Queen at once.
    .hint = `@` stands for putting down. From one square a Knight sees both d1 and e4: `N@c3`.
    .done = Whatever is in hand can appear anywhere, so look at the enemy’s hand before you call a square safe.
lesson-swedish-bughouse-pawn = A pawn is put on ranks 2 to 6, counted from its owner’s side. Put yours on the a-file, as near to its goal as may be.
    .hint = Black counts from rank 8, so his sixth is rank 3. A pawn needs no letter: `@a3`.
    .done = Two steps more, and it is a Queen. But a promoted pawn that is taken is passed on as a pawn.
lesson-swedish-bughouse-shield = You are White A, and in check. Put something from your hand between.
    .hint = The Bishop on h4 looks at e1 by g3 and f2: `@f2` or `N@g3`.
    .done = What comes from the hand can come in between as well. A hand that is empty defends nothing.
lesson-swedish-bughouse-mate = Mate on either board wins for the team. Black A has nothing in hand. Mate in one move.
    .hint = Rank 8 is open, and a Rook may appear on it from the hand: `R@e8`.
    .done = Mate counts at once, with what is in hand just then: nobody waits for the partner to send help.
lesson-swedish-bughouse-need = You are White A and can take a Knight or a Bishop. Your partner, Black B, could mate with one of them. Take that one.
    .hint = White’s King on board B is shut in by its own pieces; who can leap over them? `exd5`.
    .done = What is worth most is what the other board needs. Partners may say so in the open or by `whisper`.
lesson-swedish-bughouse-smother = Now be that partner, Black B, with the Knight in hand. Mate in one move.
    .hint = From where does a Knight attack a1 without being taken? `N@c2`.
    .done = One board has decided both. That is why bughouse is played for the other board as much as for one’s own.
