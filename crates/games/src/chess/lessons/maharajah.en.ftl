# The Maharajah: one piece against an army.

lesson-maharajah-place = Black has one piece, the Maharajah, and begins by putting it on any empty square that no white pawn attacks. Put it on d5.
    .hint = Its letter is `M`, and `@` stands for putting down: `M@d5`. `Md5` is read, too.
    .done = Ranks 4 to 8 were open to it; rank 3 is under attack by the pawns. After this White makes the first move.
lesson-maharajah-leap = The Maharajah goes and takes like a queen or like a knight. Take the Rook.
    .hint = As a queen it doesn’t get to e6, as a knight it does: `Me6` or `d4-e6`.
    .done = Queen and knight together reach every square up to two steps away.
lesson-maharajah-taken = Now you are White, with the usual army. White has won as soon as the Maharajah is taken. Take it.
    .hint = Look along the long diagonal: the Bishop on b2 reaches f6. `Bxf6`.
    .done = Nobody calls check to the Maharajah: it may stand where it can be taken, and whoever plays it has to see that.
lesson-maharajah-safe = The Maharajah is attacked, and it has to move each turn. There is one square where nothing takes it. Go there.
    .hint = It lies on the same rank, between what the Bishops and the Knight on c6 attack: `Me8`.
    .done = A guarded piece is no prey: taking it would have cost the game.
lesson-maharajah-pawn = White’s pawns never become anything else. Move one of them to the last rank all the same.
    .hint = The square alone, without a letter behind it: `a8`.
    .done = There it stands for good: it neither moves nor attacks any more, but it can still be in the Maharajah’s way.
lesson-maharajah-mate = Black wins by mate, for White’s King does obey check. Mate in one move.
    .hint = A check as a knight can’t be parried by something put between. From which square does the Maharajah check so and guard d2 as well? `Me2`.
    .done = As a knight it checked on c1, as a queen it held d2.
lesson-maharajah-net = White’s way to win: leave the Maharajah no square where it isn’t taken. It can go to b7, f7 or h8 unharmed now. Shut all three with one move.
    .hint = One piece can see the seventh rank and h8; that it can be taken there does no harm, it is guarded: `Qg7`.
    .done = Wherever it goes now, it is taken. An army that keeps together and leaves nothing unguarded always gets it so.
