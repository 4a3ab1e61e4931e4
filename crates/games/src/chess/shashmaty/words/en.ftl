# Shash-maty.

shm-name = Shash-maty
shm-about = Chess and Russian draughts at once, on one board and with the pieces of chess.

shm-option-promote_all = a knight, bishop or rook that reaches its last rank by a step or jump of draughts becomes a queen, too; otherwise only pawns do

shm-help =
    Every piece moves as in chess **and** as in Russian draughts.
    • **Draughts:** every piece but the queen may step one square diagonally forward, and jumps over an enemy diagonally beside it, in all four directions, to the empty square behind. The queen jumps from afar.
    • **A jump is compulsory**, and goes on while it can; of several, choose any. A queen must land where it can go on. The pieces jumped over leave at the end. Then the same piece may add one chess capture; chess captures are never compulsory.
    • **Check** comes from chess only, and before the duty: a jump that leaves your king in check is illegal. A king may stay where it can be jumped.
    • A pawn on its last rank becomes a queen, in mid-jump too.
    • **You win** by mate or by jumping over the king. A draw: stalemate, bare kings, a position for the third time, 50 moves of each side without a capture or a pawn move.

shm-help-notation =
    It is best to give both squares; the piece may be named, `Ng1-f3`, or left out. `Nf3` is enough where only one move fits.
    • `e2-e4`, `e2-d3`: a move of chess or a step of draughts
    • `e4xd5`: a chess capture, to the square of the taken piece; en passant `e5xd6`, while `e5-d6` is a step
    • `e4:c6`, `e4:c6:e8`: jumps, with every landing; or first and last square only, `e4:e8`
    • `b3:d5xc7`: a jump, and a chess capture at the end
    • `O-O` or `0-0`, `O-O-O`: castling
    `x` and `:` may stand for each other. A pawn becomes a queen by itself. If several moves fit, the bot asks.
    `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter.

shm-objection-duty = You must capture by jumping: { $captures }.
shm-end-taken = The king is taken by a jump: { $winner } has won.
shm-position-flag = “{ $text }” is neither a nor -.

shm-man = Like a man in draughts it also steps one square diagonally ahead, and must jump over an enemy beside it, diagonally in any direction, to the empty square behind.
shm-moves-king = { sqr-moves-king } { shm-man }
shm-moves-queen = { sqr-moves-queen } Like a king in draughts it must also jump along a diagonal over a single enemy, from any distance and to any empty square behind.
shm-moves-rook = { sqr-moves-rook } { shm-man }
shm-moves-bishop = { sqr-moves-bishop } { shm-man }
shm-moves-knight = { sqr-moves-knight } { shm-man }
shm-moves-pawn = One step straight ahead to an empty square, two from its second rank; it takes one step diagonally ahead. { shm-man } On the last rank it becomes a queen.

## The lesson.

lesson-shashmaty-step = Every piece moves as in chess and as in draughts. As in draughts, a pawn may step diagonally ahead to an empty square. Step from e2 to d3.
    .hint = Both squares, with a dash: `e2-d3`.
    .done = It may also go straight ahead, as in chess, two squares from the second rank.
lesson-shashmaty-rook = Every piece but the Queen is a man of draughts, Rook and Knight too. Go with the Rook as in draughts.
    .hint = One square diagonally ahead: `d2-e3` or `d2-c3`.
    .done = A Knight steps so, too. For King and Bishop this is a chess move anyway.
lesson-shashmaty-jump = An enemy diagonally beside you, with an empty square behind, must be jumped over. Of several jumps you choose. Jump over the Rook.
    .hint = Start and landing, with a colon: `e4:g6`.
    .done = By chess the pawn could have taken on f5, too, but a jump comes before every other move.
lesson-shashmaty-back = Jumps go backwards, too. Take the Rook with the Knight.
    .hint = Over e3 to the square behind: `d4:f2`.
    .done = As in Russian draughts, ahead or back makes no difference to a jump, only to a step.
lesson-shashmaty-chain = A jump goes on with the same piece while it can. Take a pawn and the Rook.
    .hint = From e5 there are two ways on; the Rook stands on d6. Type every landing: `c3:e5:c7`.
    .done = First and last square would have been enough: `c3:c7`. The pieces jumped over leave the board at the end.
lesson-shashmaty-queen = The Queen jumps from afar, like a king in draughts, to any empty square behind. Where she can jump on from, she must land. Take both pawns.
    .hint = She jumps over d4, and from e5 over f6: `b2:e5:g7`.
    .done = A choice of landings is hers only when none leads on, or several do.
lesson-shashmaty-close = When no jump is left, the same piece may add one chess capture. Take both Rooks with the Knight.
    .hint = It jumps over c4 to d5, and from there a knight reaches c7: `b3:d5xc7`.
    .done = The added capture is optional: `b3:d5` alone is a whole move. You can’t take the King that way.
lesson-shashmaty-promote = A pawn on its last rank becomes a Queen, in the middle of a chain too, and jumps on as one. Take the Rook.
    .hint = Over c7 to d8, and from there over f6: `b6:d8:h4`.
    .done = You don’t have to type anything for that: a pawn can become nothing else here.
lesson-shashmaty-pinned = The King must not be left in check by chess. So the Knight may not jump over d3, and nothing is compulsory. Take the pawn by chess.
    .hint = A chess capture ends on the square of the taken piece: `d1xd3`.
    .done = Check comes before the duty to jump: a jump that exposes the King is illegal and binds nobody.
lesson-shashmaty-mate = One way to win is mate, as in chess. Mate in one move.
    .hint = The King is shut in behind its pawns, and the last rank is open: `a1-a8`.
    .done = A jump out of check would have saved it, had there been anything to jump over.
lesson-shashmaty-king = The other way: jump over the King. That is no check, you need not warn anybody, and a king may stand so. You are Black. Win.
    .hint = The Knight stands beside the King, and e1 behind it is empty: `g3:e1`.
    .done = Look at the diagonals round your King: an enemy beside it and an empty square behind is enough.
lesson-shashmaty-lure = Jumping is a duty for kings, too. Sacrifice something so that the King must jump where your Rook can jump over it.
    .hint = The Rook on a4 jumps over b5. Who can force the King there? A pawn that steps beside it: `d5-c6`.
    .done = Black has to jump `d7:b5`, and `a4:c6` takes the King. Sacrifices that force are the heart of this game.
