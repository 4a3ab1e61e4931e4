
# Надписи на картинке: таблички, связи, подпись. Коротко: места на одно-два слова.

tpc-plate-seat-red = Красные
tpc-plate-seat-white = Белые
tpc-plate-seat-black = Чёрные
tpc-plate-vassal = слуга
tpc-plate-lord = господин
tpc-plate-ordered = ходит господин
tpc-plate-chooses = чей приказ?
tpc-plate-out = вне игры
tpc-plate-captured = войско взято
tpc-plate-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
tpc-plate-points-half = { $whole },5 очка

tpc-tie-lord = господин: { $name }
tpc-tie-vassal = слуга: { $name }
tpc-tie-suspended = Связь прервана
tpc-tie-by-check = шах: { $name }
tpc-tie-claimed = Будет приказ
tpc-tie-truce = Перемирие
tpc-tie-truce-bound = Твёрдое перемирие
tpc-tie-turns = { $turns ->
    [one] ещё { $turns } ход
    [few] ещё { $turns } хода
   *[many] ещё { $turns } ходов
}
tpc-tie-broken = Слово нарушено
tpc-tie-broken-by = нарушает { $name }
tpc-tie-dissolved = Перемирие снято
tpc-tie-no-choice = другого хода нет
tpc-tie-draw = Ничья?
tpc-tie-bond-offer = Служба?
tpc-tie-truce-offer = Перемирие?
tpc-tie-offered = предлагает { $name }

tpc-caption-start = Шахматы на троих
tpc-caption-order = { $lord } → { $vassal }: { $move }
tpc-caption = Шахматы на троих · ход { $number }

tpc-badge-king = Кр
tpc-badge-queen = Ф
tpc-badge-rook = Л
tpc-badge-bishop = С
tpc-badge-knight = К
