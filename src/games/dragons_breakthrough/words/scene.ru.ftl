
# Надписи на картинке: таблички, резерв, подпись. Коротко: места на несколько слов.

drb-plate-turn = { $side } ходят
drb-plate-bound = { $side } должны бить
drb-plate-swap = { $side }: ход или обмен
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † дракон смертен
drb-plate-breakthrough = { $side }: прорыв
drb-plate-slain = { $side }: дракон потерян
drb-plate-stuck = { $side }: ходов нет
drb-plate-quiet = { $side }: 50 тихих ходов
drb-plate-repeated = { $side }: третий повтор

drb-tray = резерв
drb-caption = Прорыв Дракона · ход { $number }
drb-caption-swap = обмен цветами
drb-reach-title = { $piece }: { $letters }

drb-badge-checker = ш
drb-badge-royal = кш
drb-badge-knight = к
drb-badge-rook = т
drb-badge-dragon = д
drb-badge-empress = и
