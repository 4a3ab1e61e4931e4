# Minishogi.

minishogi-name = Міні-сьоґі
    .typed = мінісьоґі, міні-сьогі
minishogi-about = Сьоґі на дошці 5×5.

minishogi-moves-king = На одне поле в будь-який бік, але не під удар.

minishogi-kind-bishop = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = С
    .typed = офіцер
minishogi-kind-rook = тура
    .gen = тури
    .acc = туру
    .ins = турою
    .letter = Т
    .typed = л, лад, човен
