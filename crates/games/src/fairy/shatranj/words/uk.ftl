# Shatranj.

shatranj-name = Шатрандж
    .typed = шатрандж
shatranj-about = Шахи халіфів: слабкі ферзі, стрибучі слони, а голий король програє.

shatranj-kind-fers = ферзь
    .gen = ферзя
    .acc = ферзя
    .ins = ферзем
    .letter = Ф
    .typed = фірзан
shatranj-moves-fers = На одне поле по діагоналі.
shatranj-kind-alfil = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = С
    .typed = альфіль
shatranj-moves-alfil = Стрибає на два поля по діагоналі через будь-які фігури.
shatranj-end-extinct = У сторони, що програла, лишився сам король: перемогли { $winner }.
    .plate = голий король
shatranj-moves-pawn = На одне порожнє поле прямо вперед; б’є на одне поле по діагоналі вперед. Наприкінці шляху стає ферзем старовинних шахів.
shatranj-moves-king = На одне поле в будь-який бік, але не під удар. Рокіровки немає.
