# Janus chess.

janus-chess-name = Янус-шахматы
    .typed = янус
janus-chess-about = Шахматы на десяти вертикалях, с двумя янусами, которые ходят как слон и как конь.

janus-chess-kind-archbishop = янус
    .gen = януса
    .acc = януса
    .ins = янусом
    .letter = Я
janus-chess-moves-archbishop = Как слон или как конь, по выбору.
