# Move-all.

all-name = Move-all
all-about = Chess in which the whole army may move in one turn.

all-help =
    A turn is **a series of moves**: each of your pieces and pawns may move once, in any order. At least one must move, the others need not. Every move is made on the board as the earlier ones left it. **`end`** closes the turn.
    • **The player who takes the king wins**, in the middle of a series too. Check and mate mean nothing, and castling ignores attacks.
    • A piece that has captured has moved, and so has a promoted pawn. Castling is the one move of the king and of that rook.
    • **En passant:** a pawn that made a double step in the enemy’s last turn may be taken so at any point of your turn, while it stands there and the square behind it stays empty.
    • **A draw:** no move at all at the start of your turn; the same position at the start of a turn for the fifth time; 75 turns of each side without a capture or a pawn move. From the third time on, or after 50 such turns, a draw may be claimed.

all-help-notation =
    Several moves in a message, with commas, semicolons, spaces or new lines between them, in the order they are made: `e4, Bc4, Nf3, O-O, end`. If one of them is impossible, none is played.
    The turn stays open, over several messages if you like, until you type **`end`**.
    • `e4`, `Nf3`, `exd5`, `Nbd2`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    • `Qxe8`: the king is taken like any piece
    { "" }**Draw:** `claim` when the position has occurred three times, or after 50 turns of each side without a capture or a pawn move.

all-note-moved = The turn is open: { $left ->
    [one] one piece
   *[other] { $left } pieces
} may still move (`end` ends it).
all-note-none = Nothing else can move: `end` ends the turn.
all-note-unmoved = Not moved yet: { $pieces }.
all-objection-moved = The { $piece } on { $square } has had its move in this turn.
all-position-moved = nothing that has moved in this turn stands on { $square }.

## The lesson.

lesson-move-all-series = A turn is a series: each piece and pawn may move once, in any order, and `end` closes it. Play the pawns to e4 and d4, and close the turn.
    .hint = In one message, with spaces or commas between: `e4 d4 end`. One by one will do, too.
    .done = Until `end` the turn stays open. You must make one move; no other piece has to move.
lesson-move-all-order = Every move is made on the board as the earlier ones left it. Check and mate mean nothing: the player who takes the King wins. Take the Queen and the King.
    .hint = The Knight takes first and thereby clears the file for the Rook: `Nxd5 Rxe8`.
    .done = The game ends at once, in the middle of a series too: no `end` was needed.
lesson-move-all-castle = Castling is the one move of the King and of that Rook. Castle, give the King air with the pawn on the h-file, one square ahead, and close the turn.
    .hint = Three items: `O-O h3 end`. After castling neither King nor Rook has a move left.
    .done = Taking is a move as well: a piece that has taken has had its move of this turn.
lesson-move-all-passing = Black has moved two pawns two squares each. En passant is open through your whole turn. Take both so, and close the turn.
    .hint = `exd6 gxf6 end`.
    .done = A pawn can be taken so while it stands where it landed and the square behind it stays empty.
lesson-move-all-promote = Take the King. The pawn stands between it and your Rook; a promoted pawn has used its move.
    .hint = Let the pawn take aside: `dxe8=Q Rxd8`.
    .done = The new Queen stood beside the King and could not take it: she had moved, the Rook had not.
lesson-move-all-clear = Take the King with three moves.
    .hint = Two pawns of your own stand on the Bishop’s diagonal, and each can take something beside it: `dxc5 fxe7 Bxh8`.
    .done = Pawns first, then what stands behind them. Only its own men shut a king in safely here: the enemy’s step aside.
