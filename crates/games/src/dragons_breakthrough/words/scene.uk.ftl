
# Написи на картинці: таблички, резерв, підпис. Коротко: місця на кілька слів.

drb-plate-turn = { $side } ходять
drb-plate-bound = { $side } мусять бити
drb-plate-swap = { $side }: хід чи обмін
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † дракон смертний
drb-plate-breakthrough = { $side }: прорив
drb-plate-slain = { $side }: дракона втрачено
drb-plate-resigned = { $side }: здалися
drb-plate-stuck = { $side }: ходів немає
drb-plate-quiet = { $side }: 50 тихих ходів
drb-plate-repeated = { $side }: третій повтор

drb-tray = резерв
drb-caption = Прорив Дракона · хід { $number }
drb-caption-swap = обмін кольорами
