# Шахматы на троих: что стороны говорят друг другу и что между ними есть.

## Обращение к стороне

tpc-voc-red = Красный
tpc-voc-white = Белый
tpc-voc-black = Чёрный

## Действия, как их говорят. Каждую фразу можно написать: она и будет этим действием.

tpc-say-be-vassal = { $to }, будь моим Слугой
tpc-say-be-lord = { $to }, будь моим Господином
tpc-say-yes-vassal = { $to }, ты мой Слуга
tpc-say-yes-lord = { $to }, ты мой Господин
tpc-say-no-vassal = { $to }, мне не нужен Слуга
tpc-say-no-lord = { $to }, мне не нужен Господин
tpc-say-back-lord = { $to }, отзываю предложение быть твоим Господином
tpc-say-back-vassal = { $to }, отзываю предложение быть твоим Слугой
tpc-say-truce-open = { $to }, перемирие!
tpc-say-truce = { $to }, перемирие на { $turns ->
    [one] { $turns } круг
    [few] { $turns } круга
   *[many] { $turns } кругов
}
tpc-say-yes-truce = { $to }, принимаю перемирие
tpc-say-no-truce = { $to }, отказываюсь от перемирия
tpc-say-back-truce = { $to }, отзываю предложение перемирия
tpc-say-draw = Ничья?
tpc-say-yes-draw = Принимаю ничью
tpc-say-no-draw = Отказываюсь от ничьей
tpc-say-back-draw = Отзываю предложение ничьей
tpc-say-claim = { $to }, приказываю
tpc-say-waive = { $to }, отменяю приказ
tpc-say-obey = { $to }, приказывай
tpc-say-resign = Сдаюсь

## Что это за предложение или договор

tpc-about-bond = служба { $vassal-gen } у { $lord-gen }
tpc-about-truce = перемирие между { $first-ins } и { $second-ins }
tpc-about-truce-turns = перемирие между { $first-ins } и { $second-ins } на { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
} каждой стороны
tpc-about-draw = ничья

## Как обстоит дело

tpc-line-bond = { $vassal } — слуга { $lord-gen }.
tpc-line-bond-claimed = { $vassal } — слуга { $lord-gen }; ближайший доступный ход за { $vassal-acc } сделают { $lord }.
tpc-line-bond-ordered = { $vassal } — слуга { $lord-gen }, и этот ход за { $vassal-acc } делают { $lord }.
tpc-line-bond-wanted = { $vassal } — слуга { $lord-gen }. Этим ходом хотят распорядиться оба господина: { $vassal } должны выбрать.
tpc-line-bond-waits = { $vassal } — слуга { $lord-gen }; следующий приказ { $lord } смогут отдать, когда { $vassal } сделают ещё { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}.
tpc-line-bond-suspended = { $vassal } — слуга { $lord-gen }, но { $by } приостановили связь.
tpc-line-truce = Перемирие между { $first-ins } (ещё { $first-left ->
    [one] { $first-left } ход
    [few] { $first-left } хода
   *[many] { $first-left } ходов
}) и { $second-ins } (ещё { $second-left ->
    [one] { $second-left } ход
    [few] { $second-left } хода
   *[many] { $second-left } ходов
}).
tpc-line-offer = Ждёт ответа предложение { $by-gen }: { $what }. Ещё не ответили: { $waiting }.

## До каких пор

tpc-until-bond = Действует, пока { $vassal } не освободятся на Троне { $lord-gen }, пока { $lord } сами не станут слугой или пока кто-то из них не выбудет.
tpc-until-suspended = Связь вернётся со следующим ходом { $by-gen }, если им снова не объявят шах.
tpc-until-truce = Истечёт, когда обе стороны сделают оставшиеся ходы; раньше — если одна из них выбудет или станет слугой.
tpc-until-turn = Истечёт, когда { $seat } завершат ход.
tpc-until-turns = Истечёт, когда { $first } или { $second } завершат ход.

## Что запрещено

tpc-forbids-bond = { $lord } и { $vassal } не берут фигур друг у друга, а шах друг другу нужно объявлять.
tpc-forbids-suspended = Пока связь приостановлена, { $lord } не могут приказывать { $vassal-dat }.
tpc-forbids-truce-word = Ничто не запрещено, но тот, кто возьмёт фигуру другой стороны, нарушит перемирие, и об этом узнают все.
tpc-forbids-truce-bound = { $first } и { $second } не могут брать фигуры друг у друга и давать друг другу новый шах, если есть другой ход.

## То же в нескольких словах

tpc-short-bond = { $lord } — { $vassal }: господин и слуга
tpc-short-bond-claimed = { $lord } — { $vassal }: господин и слуга, будет приказ
tpc-short-bond-suspended = { $lord } — { $vassal }: связь приостановлена
tpc-short-bond-offer = { $lord } — { $vassal }: предложена служба
tpc-short-truce = { $first } — { $second }: перемирие, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
tpc-short-truce-bound = { $first } — { $second }: твёрдое перемирие, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
tpc-short-truce-uneven = { $first } — { $second }: перемирие, ходов: { $first-left } и { $second-left }
tpc-short-truce-bound-uneven = { $first } — { $second }: твёрдое перемирие, ходов: { $first-left } и { $second-left }
tpc-short-truce-offer = { $first } — { $second }: предложено перемирие
tpc-short-draw-offer = { $by } предлагают ничью
