# Прорыв Дракона.

drb-name = Прорыв Дракона
drb-about = Проведите дракона на край соперника; взятое выставляют снова, уже своим. По описанию, в котором автор не назван; игра на базе шашмат — родственница «Ческерса» Соломона Голомба, с резервом, как в сёги.

drb-seat-first = Первый игрок
    .gen = Первого игрока
    .dat = Первому игроку
    .acc = Первого игрока
    .ins = Первым игроком
drb-seat-second = Второй игрок
    .gen = Второго игрока
    .dat = Второму игроку
    .acc = Второго игрока
    .ins = Вторым игроком

drb-light = Светлые
    .gen = Светлых
    .acc = Светлых
    .ins = Светлыми
drb-dark = Тёмные
    .gen = Тёмных
    .acc = Тёмных
    .ins = Тёмными

## Столько-то фигур: подлежащее и дополнение

drb-count-checker = { $count ->
    [1] шашка
    [one] { $count } шашка
    [few] { $count } шашки
   *[many] { $count } шашек
}
drb-count-royal = { $count ->
    [1] королевская шашка
    [one] { $count } королевская шашка
    [few] { $count } королевские шашки
   *[many] { $count } королевских шашек
}
drb-count-knight = { $count ->
    [1] конь
    [one] { $count } конь
    [few] { $count } коня
   *[many] { $count } коней
}
drb-count-rook = { $count ->
    [1] тура
    [one] { $count } тура
    [few] { $count } туры
   *[many] { $count } тур
}
drb-count-dragon = { $count ->
    [1] дракон
    [one] { $count } дракон
    [few] { $count } дракона
   *[many] { $count } драконов
}
drb-count-empress = { $count ->
    [1] императрица
    [one] { $count } императрица
    [few] { $count } императрицы
   *[many] { $count } императриц
}
drb-take-checker = { $count ->
    [1] шашку
    [one] { $count } шашку
    [few] { $count } шашки
   *[many] { $count } шашек
}
drb-take-royal = { $count ->
    [1] королевскую шашку
    [one] { $count } королевскую шашку
    [few] { $count } королевские шашки
   *[many] { $count } королевских шашек
}
drb-take-knight = { $count ->
    [1] коня
    [one] { $count } коня
   *[many] { $count } коней
}
drb-take-rook = { $count ->
    [1] туру
    [one] { $count } туру
    [few] { $count } туры
   *[many] { $count } тур
}
drb-take-dragon = { $count ->
    [1] дракона
    [one] { $count } дракона
   *[many] { $count } драконов
}
drb-take-empress = { $count ->
    [1] императрицу
    [one] { $count } императрицу
   *[many] { $count } императриц
}

## Ходы

drb-stepped = { $side }: { $piece } { $from }–{ $to }.
drb-dropped = { $side }: { $piece } из резерва на { $to }.
drb-took = { $side }: { $piece } { $way } берёт { $victims }.
drb-burnt = Сбитое драконом выходит из игры.
drb-demoted = Взятая императрица снова стала шашкой.
drb-gone = Резерв { $side-gen } полон. Из игры уходит: { $pieces }.
drb-promoted = Шашка { $side-gen } на { $cell } превращается в императрицу.
drb-succeeded = Шашка { $side-gen }, ожидавшая на { $cell }, превращается в императрицу.
drb-waits = Шашка на { $cell } ждёт превращения: у { $side-gen } уже есть императрица.
drb-flew = Королевский прыжок: дракон { $side-gen } летит { $path }.
drb-swapped = Цвета поменялись: { $light } теперь играет за Светлых, { $dark } — за Тёмных. Фигуры остаются на местах, ходят Тёмные.
drb-mortal = Дракон { $side-gen } теперь смертен: у соперника есть императрица и ожидающая шашка.
drb-immortal = Дракон { $side-gen } снова бессмертен.

## Конец игры

drb-won-breakthrough = Прорыв! Дракон { $side-gen } дошёл до { $cell }. { $side } ({ $winner }) победили.
drb-won-slain = { $foe } потеряли дракона. { $side } ({ $winner }) победили.
drb-won-resigned = { $side } ({ $winner }) победили.
drb-won-stuck = У соперника нет ходов. { $side } ({ $winner }) победили.
drb-drawn-quiet = За { $moves } ходов каждой стороны никто ничего не взял и не выставил, ни шашка, ни дракон не ступили вперёд, королевских прыжков не было: ничья.
drb-drawn-repeated = Позиция повторилась в третий раз: ничья.

## Позиция в коротких строках

drb-line-sides = { $light } играет за Светлых, { $dark } — за Тёмных.
drb-line-dragons = Драконы стоят на { $light } (Светлые) и { $dark } (Тёмные).
drb-line-mortal = Дракон { $side-gen } смертен.
drb-line-army = { $side }: { $pieces }.
drb-line-army-none = { $side }: фигур нет.
drb-line-army-reserve = { $side }: { $pieces }; в резерве { $reserve }.
drb-line-none-reserve = { $side }: на доске фигур нет; в резерве { $reserve }.
drb-turn-swap = Вместо хода Тёмные ({ $dark }) могут поменять цвет: «обмен».
drb-turn-duty = { $side } обязаны бить: { $jumps }{ $chess ->
    [0] {""}
   *[other] {" "}или любое взятие конём, турой или императрицей
}.

## Что решает ход, кроме того, куда идут фигуры: в нескольких словах, для кнопки

drb-choice-gone = из игры: { $pieces }
drb-choice-flight = дракон на { $cell }
drb-choice-both = из игры: { $pieces }; дракон на { $cell }

## Отказы: что не ход

drb-no-turn = Сейчас не ваш ход: ходят { $side } ({ $turn }).
drb-no-turn-side = Сейчас ходят { $side } ({ $turn }).
drb-no-swap = Поменять цвет можно только сразу после самого первого хода Светлых, если действует правило пирога.
drb-no-swap-yet = Поменять цвет можно только после первого хода Светлых.

## Отказы: фигуры и пути

drb-no-piece = На { $cell } ничего не стоит.
drb-no-foreign = На { $cell } стоит { $piece } { $side-gen }, а ходят { $own }.
drb-no-stay = Ход должен кончиться на другой ячейке.
drb-no-own = На { $cell } стоит своя фигура: { $piece }.
drb-no-immortal = Дракона { $side-gen } на { $cell } взять нельзя: драконы бессмертны.
drb-no-immortal-yet = Дракон { $side-gen } на { $cell } бессмертен, пока у соперника нет сразу и императрицы, и ожидающей шашки.
drb-no-onto = Ячейка { $to } занята: { $piece } бьёт, перепрыгивая через жертву на свободную ячейку сразу за ней.
drb-no-quiet = { $from }–{ $to } — взятие: запишите `{ $from }:{ $to }`.
drb-no-backward = Назад { $piece } только бьёт, а ходит только вперёд.
drb-no-blocked = Путь с { $from } на { $to } закрыт: на { $cell } стоит { $piece } { $side-gen }.
drb-no-way-checker = Шашка ходит на одну ячейку по диагонали вперёд, а бьёт, перепрыгивая через соседнюю фигуру; { $from }–{ $to } — ни то ни другое.
drb-no-way-royal = Королевская шашка ходит на одну ячейку по диагонали, а бьёт, перепрыгивая через соседнюю фигуру; { $from }–{ $to } — ни то ни другое.
drb-no-way-dragon = Дракон ходит на одну ячейку по диагонали вперёд, а бьёт, перепрыгивая через соседнюю фигуру; { $from }–{ $to } — ни то ни другое.
drb-no-way-knight = Конь прыгает через три ряда и один столбец или через один ряд и три столбца; { $from }–{ $to } — не такой прыжок.
drb-no-way-rook = Тура ходит по диагоналям; { $from }–{ $to } — не диагональ.
drb-no-way-empress = Императрица ходит, как тура, по диагоналям или прыгает, как конь; { $from }–{ $to } — ни то ни другое.
drb-no-chess-chain = Конь, тура и императрица берут за ход один раз, там, где останавливаются.
drb-no-empty = Ячейка { $cell } пуста: брать там нечего.
drb-no-jump-way = С { $from } на { $to } не перепрыгнуть: бьют через соседнюю фигуру на ячейку сразу за ней.
drb-no-jump-empty = Между { $from } и { $to } перепрыгивать не через кого: ячейка { $over } пуста.
drb-no-jump-twice = Фигура на { $over } в этом ходу уже взята: второй раз через неё не прыгают.
drb-no-landing = На { $cell } стоит { $piece } { $side-gen }, а прыгают на свободную ячейку. Взятое стоит на доске, пока ход не закончен.
drb-no-further = Ход заканчивается на { $to }: дальше идти нельзя.
drb-no-stop = На { $cell } взятие не заканчивается: надо бить дальше, пока можно. Запишите { $ways }.
drb-no-duty = Есть кого перепрыгнуть, поэтому надо бить: { $jumps } или любое взятие конём, турой или императрицей.

## Отказы: резерв

drb-no-reserve = В резерве { $side-gen } такого нет ({ $piece }), там только: { $pieces }.
drb-no-reserve-empty = Резерв { $side-gen } пуст.
drb-no-drop-occupied = На { $cell } стоит { $piece } { $side-gen }: выставляют на свободные ячейки.
drb-no-drop-last = Шашку нельзя выставить на последний для неё ряд ({ $range }).

## Отказы: что выходит из игры

drb-no-gone-room = Для взятого в резерве есть место: из игры ничего не выходит.

## Отказы: королевский прыжок

drb-no-flight-none = Королевского прыжка после этого хода нет.
drb-no-flight-missing = Перед драконом { $side-gen } королевская шашка, а за ней свободная ячейка: его прыжок — часть хода. Добавьте `{ $ways }`.

## Отказы: строка позиции

drb-position-unreadable = «{ $text }» — это поле так не пишется.
drb-position-reserve = «{ $text }» — не резерв: буквы — C K N R, пустой резерв — «-».
drb-position-full = «{ $text }» — слишком много: в резерве три места.
drb-position-word = «{ $text }» — не то; бывает { $allowed }.
drb-position-clock = «{ $text }» — не число от 0 до { $most }.
drb-position-dragons = { $side }: дракон может быть только один, а здесь { $found }.
drb-position-empresses = { $side }: императрица может быть только одна, а здесь { $found }.
drb-position-two-winners = оба дракона уже на своих последних рядах.
drb-position-no-dragons = в этом варианте не могут потерять дракона обе стороны.
drb-position-pie-turn = a — до первого хода Светлых, b — когда на него отвечают Тёмные.
drb-position-pie-holder = до обмена цветами Светлые у первого игрока: fs.
