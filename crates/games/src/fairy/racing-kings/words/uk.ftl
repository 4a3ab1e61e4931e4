# Racing Kings.

racing-kings-name = Королівські перегони
    .typed = перегони королів
racing-kings-about = Обидва королі біжать до восьмої горизонталі, і шах давати не можна.

racing-kings-moves-king = На одне поле в будь-який бік, але не під удар. Рокіровки немає.
racing-kings-end-flag = { $winner } привели короля на восьму горизонталь і перемогли.
    .plate = перегони програно
racing-kings-end-flag-drawn = Обидва королі дійшли до восьмої горизонталі: нічия.
