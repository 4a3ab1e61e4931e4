# Janggi.

janggi-name = Чанги
    .typed = корейские шахматы
janggi-about = Шахматы Кореи: дворцы с диагоналями и пушки, которые ходят через фигуру.

janggi-kind-king = генерал
    .gen = генерала
    .acc = генерала
    .ins = генералом
    .letter = Г
    .typed = Кр
janggi-moves-king = На один пункт по линии дворца, но не под удар.
janggi-kind-rook = ладья
    .gen = ладьи
    .acc = ладью
    .ins = ладьёй
    .letter = Л
janggi-moves-rook = На любое расстояние по линии.
janggi-kind-wazir = страж
    .gen = стража
    .acc = стража
    .ins = стражем
    .letter = С
janggi-moves-wazir = На один пункт по линии дворца.
janggi-option-cho = кони (h) и слоны (e) у Чо, от вертикали a
janggi-option-han = кони (h) и слоны (e) у Хан, от вертикали a
janggi-option-rules = что значат генералы друг против друга
