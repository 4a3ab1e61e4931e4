# Knightmate.

knightmate-name = Королівський кінь
    .typed = найтмейт
knightmate-about = Шахи, у яких мат ставлять королівському коневі, а два принци ходять, як королі.

knightmate-kind-king = королівський кінь
    .gen = королівського коня
    .acc = королівського коня
    .ins = королівським конем
    .letter = Кр
    .typed = король
knightmate-moves-king = Літерою «Г» через будь-які фігури, але не під удар. Робить рокіровку, як король.
knightmate-kind-commoner = принц
    .gen = принца
    .acc = принца
    .ins = принцом
    .letter = П
knightmate-moves-commoner = На одне поле в будь-який бік. Його можна взяти, і шаху він не боїться.
