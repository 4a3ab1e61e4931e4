# Racing Kings.

racing-kings-name = Королевские гонки
    .typed = гонки королей
racing-kings-about = Оба короля бегут к восьмой горизонтали, и шах давать нельзя.

racing-kings-moves-king = На одно поле в любую сторону, но не под удар. Рокировки нет.
racing-kings-end-flag = { $winner } привели короля на восьмую горизонталь и победили.
    .plate = гонка проиграна
racing-kings-end-flag-drawn = Оба короля дошли до восьмой горизонтали: ничья.
