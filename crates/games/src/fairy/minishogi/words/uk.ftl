# Minishogi.

minishogi-name = Міні-сьоґі
    .typed = мінісьоґі, міні-сьогі
minishogi-about = Сьоґі на дошці 5×5.

minishogi-moves-king = На одне поле в будь-який бік, але не під удар.
