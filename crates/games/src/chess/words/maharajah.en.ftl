# The Maharajah.

mhr-name = The Maharajah
mhr-about = Also known as The Maharajah and the Sepoys: a whole army against one piece that is queen and knight at once.

mhr-help =
    White has the usual army, Black only the Maharajah, which moves and takes like a queen or like a knight.
    • **First** Black puts the Maharajah on any empty square that no white pawn attacks: at the start, anywhere on ranks 4 to 8. Then White makes the first move.
    • **White wins** by taking the Maharajah. It need not heed attacks: it may stay or step where it can be taken.
    • **Black wins** by checkmating White’s king, who obeys check as always.
    • White’s pawns never become anything: on rank 8 a pawn stays for good and attacks nothing. White castles as usual.
    • **A draw:** White to move has no legal move and is not in check; the same position for the fifth time; 75 moves of each side without a capture or a pawn move. After the third time or 50 such moves a draw may be claimed.
    The army can always win, it is said within 25 moves. So play two games and change sides.

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
