# Minishogi.

minishogi-name = Мини-сёги
    .typed = минисёги
minishogi-about = Сёги на доске 5×5.

minishogi-moves-king = На одно поле в любую сторону, но не под удар.

minishogi-kind-bishop = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = С
    .typed = офицер
minishogi-kind-rook = ладья
    .gen = ладьи
    .acc = ладью
    .ins = ладьёй
    .letter = Л
    .typed = т, тура, туру
