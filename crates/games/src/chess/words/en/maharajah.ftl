# The Maharajah.

mhr-name = The Maharajah
    .typed = maharaja, maharajah chess, maharajah and the sepoys
mhr-about = Also known as The Maharajah and the Sepoys: a whole army against one piece that is queen and knight at once.

mhr-help =
    White has the usual army, Black only the Maharajah, which moves and takes like a queen or like a knight.
    • **First** Black puts the Maharajah on any empty square that no white pawn attacks: at the start, anywhere on ranks 4 to 8. Then White makes the first move.
    • **White wins** by taking the Maharajah. It may ignore attacks: it may stay or step where it can be taken.
    • **Black wins** by checkmating White’s king, which obeys check as always.
    • White’s pawns never become anything: on rank 8 a pawn stays for good and attacks nothing. White castles as usual.
    • **A draw:** White to move has no legal move and is not in check; the same position for the fifth time; 75 moves of each side without a capture or a pawn move. After the third time or 50 such moves a draw may be claimed.
    The army can always win (within 25 moves, it is said), so play two games and change sides.

mhr-help-notation =
    { "" }**The Maharajah:** `M@d4` (or `Md4`) puts it on the board; then `Me6`, `Md4-e6`, `Mxd2`.
    { "" }**White**
    • `e4`, `Nf3`, `exd5`, `Nbd2`, `O-O`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `a8`: a pawn goes to the last rank and stays a pawn
    • `Qxh4`: the Maharajah is taken, if it stands there
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

mhr-line-attacked = The Maharajah on { $square } is attacked: { $by }.
mhr-end-taken = The Maharajah is taken: { $winner } has won.
    .plate = Maharajah taken
mhr-plate-attacked = attacked

mhr-moves-pawn = One step straight ahead to an empty square, two from its own second rank; it takes one step diagonally ahead. On the last rank it stays a pawn.

## The lesson.

lesson-maharajah-place = Black has one piece, the Maharajah, and begins by putting it on any empty square that no white pawn attacks. Put it on d5.
    .hint = Its letter is `M`, and `@` stands for putting down: `M@d5`. `Md5` is read, too.
    .done = Ranks 4 to 8 were open to it; rank 3 is under attack by the pawns. After this White makes the first move.
lesson-maharajah-leap = The Maharajah goes and takes like a queen or like a knight. Take the Rook.
    .hint = As a queen it doesn’t get to e6, as a knight it does: `Me6` or `d4-e6`.
    .done = Queen and knight together reach every square up to two steps away.
lesson-maharajah-taken = Now you are White, with the usual army. White has won as soon as the Maharajah is taken. Take it.
    .hint = Look along the long diagonal: the Bishop on b2 reaches f6. `Bxf6`.
    .done = There is no check for the Maharajah: it may stand where it can be taken, and its player has to watch for that.
lesson-maharajah-safe = The Maharajah is attacked, and it has to move each turn. There is one square where nothing takes it. Go there.
    .hint = It lies on the same rank, between what the Bishops and the Knight on c6 attack: `Me8`.
    .done = A guarded piece is no prey: taking it would have cost the game.
lesson-maharajah-pawn = White’s pawns never become anything else. Move one of them to the last rank all the same.
    .hint = The square alone, without a letter behind it: `a8`.
    .done = There it stands for good: it neither moves nor attacks any more, but it can still be in the Maharajah’s way.
lesson-maharajah-mate = Black wins by mate, because White’s King obeys check. Mate in one move.
    .hint = A knight’s check can’t be blocked. From which square does the Maharajah check like that and guard d2 as well? `Me2`.
    .done = As a knight it checked on c1, as a queen it held d2.
lesson-maharajah-net = White’s way to win: leave the Maharajah no square where it isn’t taken. It can go to b7, f7 or h8 unharmed now. Shut all three with one move.
    .hint = One piece can see the seventh rank and h8. It can be taken there, but it is guarded: `Qg7`.
    .done = Wherever it goes now, it is taken. An army that keeps together and leaves nothing unguarded always catches it.
