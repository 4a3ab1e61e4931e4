# Makruk.

makruk-name = Макрук
    .typed = тайські шахи
makruk-about = Шахи Таїланду: пішаки починають з третьої горизонталі, а голий король лічить ходи.

makruk-kind-fers = мет
    .gen = мета
    .acc = мета
    .ins = метом
    .letter = М
    .typed = Ф
makruk-moves-fers = На одне поле по діагоналі.
makruk-kind-silver = кхон
    .gen = кхона
    .acc = кхона
    .ins = кхоном
    .letter = С
makruk-moves-silver = На одне поле по діагоналі або на одне прямо вперед.
makruk-moves-pawn = На одне порожнє поле прямо вперед; б’є на одне поле по діагоналі вперед. На шостій горизонталі стає метом.
makruk-moves-king = На одне поле в будь-який бік, але не під удар. Рокіровки немає.
makruk-kind-knight = кінь
    .gen = коня
    .acc = коня
    .ins = конем
    .letter = К
makruk-moves-knight = Літерою «Г», через будь-які фігури.
