# Minishogi.

minishogi-name = Мини-сёги
    .typed = минисёги
minishogi-about = Сёги на доске 5×5.

minishogi-moves-king = На одно поле в любую сторону, но не под удар.
