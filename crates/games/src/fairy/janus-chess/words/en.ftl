# Janus chess.

janus-chess-name = Janus chess
    .typed = janus
janus-chess-about = Chess on ten files, with two Janus pieces that join bishop and knight.

janus-chess-kind-archbishop = janus
    .letter = J
janus-chess-moves-archbishop = Like a bishop or like a knight, whichever suits.
