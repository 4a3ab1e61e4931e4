# Shogi.

shogi-name = Сёги
    .typed = японские шахматы
shogi-about = Шахматы Японии: взятые фигуры сражаются за взявшего, и почти все превращаются.

shogi-moves-king = На одно поле в любую сторону, но не под удар.

shogi-kind-bishop = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = С
    .typed = офицер
shogi-kind-rook = ладья
    .gen = ладьи
    .acc = ладью
    .ins = ладьёй
    .letter = Л
    .typed = т, тура, туру
