# Shash-maty.

shm-name = Shash-maty
shm-about = Chess and Russian draughts at once, on one board and with the pieces of chess.

shm-option-promote_all = also a knight, bishop or rook that reaches its last rank by a step or jump of draughts becomes a queen; otherwise only pawns do

shm-help =
    Every piece moves as in chess **and** as in Russian draughts.
    • **Draughts:** every piece but the queen may step one square diagonally forward, and jumps over an enemy diagonally beside it, in all four directions, to the empty square behind. The queen jumps from afar.
    • **A jump is compulsory**, and goes on while it can; of several, choose any. A queen must land where it can go on. What was jumped over leaves at the end. Then the same piece may add one chess capture; chess captures are never compulsory.
    • **Check** comes from chess only, and before the duty: a jump that leaves your king in check is illegal. A king may stay where it can be jumped.
    • A pawn on its last rank becomes a queen, in mid-jump too.
    • **You win** by mate or by jumping over the king. A draw: stalemate, bare kings, a position for the third time, 50 moves of each side without a capture or a pawn move.

shm-help-notation =
    It is best to give both squares; the piece may be named, `Ng1-f3`, or left out. `Nf3` will do where only one move fits.
    • `e2-e4`, `e2-d3`: a move of chess or a step of draughts
    • `e4xd5`: a capture of chess, to the square of what is taken; en passant `e5xd6`, while `e5-d6` is a step
    • `e4:c6`, `e4:c6:e8`: jumps, with every landing; or first and last square only, `e4:e8`
    • `b3:d5xc7`: a jump, and a capture of chess at the end
    • `O-O` or `0-0`, `O-O-O`: castling
    `x` and `:` may stand for each other. A pawn becomes a queen by itself. If several moves fit, the bot asks.
    `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter.

shm-objection-duty = A capture by jumping is compulsory: { $captures }.
shm-end-taken = The king is taken by a jump: { $winner } has won.
shm-position-flag = “{ $text }” is neither a nor -.

shm-man = Like a man in draughts it also steps one square diagonally ahead, and must jump over an enemy beside it, diagonally in any direction, to the empty square behind.
shm-moves-king = { sqr-moves-king } { shm-man }
shm-moves-queen = { sqr-moves-queen } Like a king in draughts it must also jump along a diagonal over a single enemy, from any distance and to any empty square behind.
shm-moves-rook = { sqr-moves-rook } { shm-man }
shm-moves-bishop = { sqr-moves-bishop } { shm-man }
shm-moves-knight = { sqr-moves-knight } { shm-man }
shm-moves-pawn = One step straight ahead to an empty square, two from its second rank; it takes one step diagonally ahead. { shm-man } On the last rank it becomes a queen.
