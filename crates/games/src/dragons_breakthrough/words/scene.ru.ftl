
# Надписи на картинке: таблички, резерв, подпись. Коротко: места на несколько слов.

drb-plate-turn = { $side } ходят
drb-plate-bound = { $side } должны бить
drb-plate-swap = { $side }: ход или обмен
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † дракон смертен
drb-plate-breakthrough = { $side }: прорыв
drb-plate-slain = { $side }: дракон потерян
drb-plate-resigned = { $side }: сдались
drb-plate-stuck = { $side }: ходов нет
drb-plate-quiet = { $side }: 50 тихих ходов
drb-plate-repeated = { $side }: третий повтор

drb-tray = резерв
drb-caption = Прорыв Дракона · ход { $number }
drb-caption-swap = обмен цветами
