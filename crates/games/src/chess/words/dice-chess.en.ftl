# Chess with a die.

dic-name = Chess with a die
dic-about = Chess in which a die says what must move.

dic-option-win = how the game is won: mate – by checkmate, or by taking a king that was left in check; king-capture – only by taking the king, check means nothing

dic-help =
    Before every move the bot throws a die: **1** king, **2** queen, **3** rook, **4** bishop, **5** knight, **6** pawn. What was thrown must move. Castling goes with 1 or 3; with a 6 a pawn may become anything.
    • No legal move with it: the turn is lost, without a second throw.
    • **In check** only moves that end it are legal. If the throw allows none, the turn is lost, and the opponent may **take the king** if the next throw allows: that wins.
    • **Mate** ends the game before the throw, when no number could help.
    • With `win=king-capture` check means nothing, for castling too: only taking the king wins.
    • En passant is open in the very next turn only, lost or not.
    • **A draw:** not in check, but no legal move with any number; bare kings (not with `king-capture`); 75 moves of each side, lost turns included, without a capture or a pawn move; after 50 a draw may be claimed. Repetition means nothing.

dic-help-notation =
    The bot throws by itself; you type the move.
    • `e4`, `Nf3`, `exd5`, `Nbd2`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `O-O`, `O-O-O`: castling, with 1 or 3
    • `e8=Q`: a pawn becomes a queen; leave the piece out, and the bot asks
    • `Qxe8`: the king is taken like any piece
    { "" }**Draw:** `claim` after 50 moves of each side, lost turns included, without a capture or a pawn move.

dic-help-seed = Before the first throw the bot publishes the SHA-256 of a secret seed, and each player may add a seed of their own; after the game the secret seed is published, and anybody can check every throw.

dic-note-thrown = Thrown: { $number } ({ $piece }).
dic-objection-number = A { $number } was thrown: only { $piece } moves are allowed.
dic-position-thrown = “{ $text }” is neither - nor a number from 1 to 6.
dic-position-lost = nothing can move by a { $number } ({ $piece }); the turn would be lost already.
