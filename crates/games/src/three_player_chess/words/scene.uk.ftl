
# Написи на картинці: таблички, зв’язки, підпис. Коротко: місця на одне-два слова.

tpc-plate-seat-red = Червоні
tpc-plate-seat-white = Білі
tpc-plate-seat-black = Чорні
tpc-plate-vassal = слуга
tpc-plate-lord = пан
tpc-plate-ordered = ходить пан
tpc-plate-chooses = чий наказ?
tpc-plate-out = поза грою
tpc-plate-captured = військо взято
tpc-plate-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
tpc-plate-points-half = { $whole },5 очка

tpc-tie-lord = пан: { $name }
tpc-tie-vassal = слуга: { $name }
tpc-tie-suspended = Зв’язок перервано
tpc-tie-by-check = шах: { $name }
tpc-tie-claimed = Буде наказ
tpc-tie-truce = Перемир’я
tpc-tie-truce-bound = Тверде перемир’я
tpc-tie-turns = { $turns ->
    [one] ще { $turns } хід
    [few] ще { $turns } ходи
   *[many] ще { $turns } ходів
}
tpc-tie-broken = Слово порушено
tpc-tie-broken-by = порушує { $name }
tpc-tie-dissolved = Перемир’я знято
tpc-tie-no-choice = іншого ходу немає
tpc-tie-draw = Нічия?
tpc-tie-bond-offer = Служба?
tpc-tie-truce-offer = Перемир’я?
tpc-tie-offered = пропонує { $name }

tpc-caption-start = Шахи на трьох
tpc-caption-order = { $lord } → { $vassal }: { $move }
tpc-caption = Шахи на трьох · хід { $number }

tpc-badge-king = Кр
tpc-badge-queen = Ф
tpc-badge-rook = Т
tpc-badge-bishop = С
tpc-badge-knight = К
