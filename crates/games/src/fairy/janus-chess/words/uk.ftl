# Janus chess.

janus-chess-name = Янус-шахи
    .typed = янус
janus-chess-about = Шахи на десяти вертикалях, з двома янусами, що ходять, як слон і як кінь.

janus-chess-kind-archbishop = янус
    .gen = януса
    .acc = януса
    .ins = янусом
    .letter = Я
janus-chess-moves-archbishop = Як слон або як кінь, на вибір.
