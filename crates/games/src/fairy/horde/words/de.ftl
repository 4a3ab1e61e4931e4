# Horde.

horde-name = Horde
    .typed = horde-schach
horde-about = Schwarz hat ein gewöhnliches Heer, Weiß hat 36 Bauern und keinen König.

horde-end-extinct = Die Horde ist vernichtet: { $winner } hat gewonnen.
    .plate = nichts mehr übrig
horde-moves-pawn = Wie im Schach. Weiße Bauern auf der ersten und zweiten Reihe dürfen zwei Felder ziehen; en passant wird nur nach einem Doppelschritt von der zweiten geschlagen.
