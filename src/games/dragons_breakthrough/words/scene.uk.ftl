
# Написи на картинці: таблички, резерв, підпис. Коротко: місця на кілька слів.

drb-plate-turn = { $side } ходять
drb-plate-bound = { $side } мусять бити
drb-plate-swap = { $side }: хід чи обмін
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † дракон смертний
drb-plate-breakthrough = { $side }: прорив
drb-plate-slain = { $side }: дракона втрачено
drb-plate-stuck = { $side }: ходів немає
drb-plate-quiet = { $side }: 50 тихих ходів
drb-plate-repeated = { $side }: третій повтор

drb-tray = резерв
drb-caption = Прорив Дракона · хід { $number }
drb-caption-swap = обмін кольорами
drb-reach-title = { $piece }: { $letters }

drb-badge-checker = ш
drb-badge-royal = кш
drb-badge-knight = к
drb-badge-rook = т
drb-badge-dragon = д
drb-badge-empress = і
