# Chess appearances: pieces come to an empty board.

lesson-chess-appearances-king = The board is empty, all sixteen of your pieces and pawns are in hand, and the King comes first. Put it on c1.
    .hint = `@` stands for putting down: `K@c1`. `Kc1` will do, for it isn’t on the board yet.
    .done = It could have appeared anywhere. There is no castling, so choose with care.
lesson-chess-appearances-beside = You are Black. Kings may not stand beside one another. Put yours on the c-file, as near to White’s as is allowed.
    .hint = One square has to lie between them: `K@c6`.
    .done = A hand is worth most when the enemy king stands in the open. In a game you would rather keep away.
lesson-chess-appearances-nocheck = A piece may appear on any empty square, but not with check. Put the Queen on the c-file as far up as you may.
    .hint = On c8 and c7 she would give check. A square lower she doesn’t: `Q@c6`.
    .done = Whether a piece may appear with check, or even with mate, is an option of the table.
lesson-chess-appearances-pawn = Pawns appear in their own half only, and never on the first rank. Put one on the h-file as far ahead as it may appear.
    .hint = White’s half ends with rank 4. A pawn needs no letter: `@h4`.
    .done = A pawn that appears on its second rank may make the double step later.
lesson-chess-appearances-shield = Your King is in check. Don’t run: put something from your hand between.
    .hint = Any square between e1 and e8 will do for the Bishop, except e4, where it would give check; ranks 2 to 4 for the pawn: `B@e2`, `@e2`.
    .done = Mate is mate only when neither a move nor anything in hand helps.
lesson-chess-appearances-mate = A turn either puts something down or moves what stands there. Black has one pawn in hand, shown beside the board. Mate in one move.
    .hint = Something put between would have to stand on rank 8, and that a pawn may not: `Rb8`.
    .done = With any other piece in hand Black would have been saved. Look at the enemy’s hand before you count on a mate.
