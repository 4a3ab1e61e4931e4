# Chess with a die: the die says what must move.

lesson-dice-chess-six = Before every move the bot throws a die: 1 king, 2 queen, 3 rook, 4 bishop, 5 knight, 6 pawn. A 6 was thrown. Move the King’s pawn two squares.
    .hint = You type the move only, as in chess: `e4`. The number stands beside the board.
    .done = The bot throws by itself, and after the game anybody can check every throw.
lesson-dice-chess-lost = White threw a 3, no Rook could move, and the turn was lost. You are Black and have thrown a 5. Bring out the King’s Knight to f6.
    .hint = The King’s Knight goes from g8 to f6: `Nf6`.
    .done = There is no second throw. Open lines early: what can’t move costs turns.
lesson-dice-chess-castle = Castling moves a King and a Rook, so it goes with a 1 as well as with a 3. A 3 was thrown. Castle to the short side.
    .hint = As in chess: `O-O`.
    .done = A promoted pawn, too, goes by its new number.
lesson-dice-chess-check = Your King is in check, and a 3 was thrown: only a Rook’s move that ends the check is allowed. There are two. Play the one that wins something.
    .hint = One Rook can come between on e3, the other can take on e4: `Rxe4`.
    .done = With any other number but a 1 the turn would have been lost, the King still in check.
lesson-dice-chess-king = Black was in check, threw a number that didn’t help, and lost the turn. You have thrown a 2. Win.
    .hint = A king that is left in check may be taken like any piece: `Qxe8`.
    .done = So a check here is a threat that the die decides. Leave your King few enemies that could be thrown.
lesson-dice-chess-pawn = Mate ends the game before the next throw, when no number could help. A 6 was thrown. Mate.
    .hint = With a 6 a pawn may become anything: `e8=Q`.
    .done = Without mate Black would have had one throw in hand to escape, and you one to go on.
lesson-dice-chess-mate = A 2 was thrown. With a 4 the Bishop could have done it as well. Mate in one move.
    .hint = Queen and Bishop both look at one square beside the King: `Qxf7`.
    .done = Let several pieces threaten the same thing: then more than one number wins.
