# Chess with a die.

dic-name = Chess with a die
    .typed = dice chess, die chess
dic-about = Chess in which a die decides which piece must move.

dic-option-win = how the game is won: mate – by checkmate, or by taking a king that was left in check; king-capture – only by taking the king, check means nothing

dic-help =
    Before every move the bot rolls a die: **1** king, **2** queen, **3** rook, **4** bishop, **5** knight, **6** pawn. The piece rolled must move. Castling goes with 1 or 3; with a 6 a pawn may become anything.
    • If it has no legal move, the turn is lost, without a second roll.
    • **In check** only moves that end it are legal. If the roll allows none, the turn is lost, and the opponent may **take the king** if the next roll allows it: that wins.
    • **Mate** ends the game before the roll, when no number could help.
    • With `win=king-capture` check means nothing, for castling too: only taking the king wins.
    • En passant is open in the very next turn only, lost or not.
    • **A draw:** not in check, but no legal move with any number; bare kings (not with `king-capture`); 75 moves of each side, lost turns included, without a capture or a pawn move; after 50 a draw may be claimed. Repetition means nothing.

dic-help-notation =
    The bot rolls the die; you type the move.
    • `e4`, `Nf3`, `exd5`, `Nbd2`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `O-O`, `O-O-O`: castling, with 1 or 3
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    • `Qxe8`: the king is taken like any piece
    { "" }**Draw:** `claim` after 50 moves of each side, lost turns included, without a capture or a pawn move.

dic-help-seed = Before the first roll the bot publishes the SHA-256 of a secret seed, and each player may add a seed of their own. After the game the bot publishes the secret seed, and anybody can check every roll.

dic-note-thrown = Rolled: { $number } ({ $piece }).
dic-objection-number = A { $number } was rolled: only { $piece } moves are allowed.
dic-position-thrown = “{ $text }” is neither - nor a number from 1 to 6.
dic-position-lost = nothing can move by a { $number } ({ $piece }); the turn would be lost already.

## The lesson.

lesson-dice-chess-six = Before every move the bot rolls a die: 1 king, 2 queen, 3 rook, 4 bishop, 5 knight, 6 pawn. A 6 was rolled. Move the King’s pawn two squares.
    .hint = You type the move only, as in chess: `e4`. The number stands beside the board.
    .done = The bot rolls the die itself, and after the game anybody can check every roll.
lesson-dice-chess-lost = White rolled a 3, no Rook could move, and the turn was lost. You are Black and have rolled a 5. Bring out the King’s Knight to f6.
    .hint = The King’s Knight goes from g8 to f6: `Nf6`.
    .done = There is no second roll. Open lines early: a piece that can’t move costs turns.
lesson-dice-chess-castle = Castling moves a King and a Rook, so it goes with a 1 as well as with a 3. A 3 was rolled. Castle to the short side.
    .hint = As in chess: `O-O`.
    .done = A promoted pawn, too, goes by its new number.
lesson-dice-chess-check = Your King is in check, and a 3 was rolled: only a Rook’s move that ends the check is allowed. There are two. Play the one that wins something.
    .hint = One Rook can come between on e3, the other can take on e4: `Rxe4`.
    .done = With any other number but a 1 the turn would have been lost, the King still in check.
lesson-dice-chess-king = Black was in check, rolled a number that didn’t help, and lost the turn. You have rolled a 2. Win.
    .hint = A king that is left in check may be taken like any piece: `Qxe8`.
    .done = So a check here is a threat that the die decides. Let as few numbers as possible threaten your King.
lesson-dice-chess-pawn = Mate ends the game before the next roll, when no number could help. A 6 was rolled. Mate.
    .hint = With a 6 a pawn may become anything: `e8=Q`.
    .done = Without mate Black would have had a roll to escape.
lesson-dice-chess-mate = A 2 was rolled. With a 4 the Bishop could have done it as well. Mate in one move.
    .hint = Queen and Bishop both look at one square beside the King: `Qxf7`.
    .done = Let several pieces threaten the same thing: then more than one number wins.
