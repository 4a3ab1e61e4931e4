# Knightmate.

knightmate-name = Knightmate
    .typed = mate the knight
knightmate-about = Chess in which a royal knight must be mated, and two commoners move like kings.

knightmate-kind-king = royal knight
    .letter = K
    .typed = king
knightmate-moves-king = Two squares straight and one to the side, over anything, never to an attacked square. It castles like a king.
knightmate-kind-commoner = commoner
    .letter = M
    .typed = man
knightmate-moves-commoner = One step in any direction. It may be taken, and need not fear check.
