# Knightmate.

knightmate-name = Королевский конь
    .typed = найтмейт
knightmate-about = Шахматы, в которых мат ставят королевскому коню, а два принца ходят как короли.

knightmate-kind-king = королевский конь
    .gen = королевского коня
    .acc = королевского коня
    .ins = королевским конём
    .letter = Кр
    .typed = король
knightmate-moves-king = Буквой «Г» через любые фигуры, но не под удар. Рокируется как король.
knightmate-kind-commoner = принц
    .gen = принца
    .acc = принца
    .ins = принцем
    .letter = П
knightmate-moves-commoner = На одно поле в любую сторону. Его можно взять, и шаха он не боится.
