# Chess transformations.

trf-name = Chess transformations
trf-about = Chess where the file on which a piece stands says how it moves.

trf-help =
    A queen, rook, bishop or knight **moves like what its file says**, and keeps its looks:
    • files a and h: a rook; b and g: a knight; c and f: a bishop; d and e: like itself.
    • So it takes, guards and gives check, too, from where it stands. What it was on earlier files doesn’t matter. The picture marks it with the letter of what it moves like.
    • **The king and pawns never change.** Castling as usual; the rook that has castled obeys its new file at once.
    • **A pawn on the last rank** really becomes what the file says: a, h a rook; b, g a knight; c, f a bishop; on d and e it is your choice.
    • **The end:** mate wins. A draw: stalemate, bare kings, the same position for the fifth time, 75 moves of each side without a capture or a pawn move; after the third time or 50 such moves a draw may be claimed.

trf-help-notation =
    The letter is that of what the piece **looks like**: a queen on b4 goes to d5 like a knight, and that is `Qd5` or `Qb4-d5`.
    • `e4`, `Nf3`, `exd5`, `Nbd2`, `O-O`: as in chess; or with the square the piece comes from, `e2-e4`, `Ng1-f3`
    • `K` king, `Q` queen, `R` rook, `B` bishop, `N` knight; a pawn has no letter
    • `a8`: a pawn becomes what the file says; on d and e name it, `e8=Q`, or the bot asks
    { "" }**Draw:** `claim` after the third occurrence of a position or 50 moves of each side without a capture or a pawn move.

# How pieces move here.
trf-moves-queen = On the files a and h like a rook, on b and g like a knight, on c and f like a bishop; on d and e like itself.
trf-moves-rook = { trf-moves-queen }
trf-moves-bishop = { trf-moves-queen }
trf-moves-knight = { trf-moves-queen }
