
# Надписи на картинке. Коротко: места на одно-два слова.

eno-plate-check = под шахом
eno-plate-mated = мат
eno-plate-frozen = во льду
eno-plate-led = ведёт { $name }

eno-tie-draw = Ничья?
eno-tie-exchange = Обмен?
eno-tie-offered = предлагает { $name }
eno-tie-king-to = король на { $square }

eno-caption-move = ход { $number }
eno-caption-start = начало
eno-arrangement = { $sub } { $board }
eno-element-air = Воздух
eno-element-water = Вода
eno-element-fire = Огонь
eno-element-earth = Земля
eno-element-air-gen = Воздуха
eno-element-water-gen = Воды
eno-element-fire-gen = Огня
eno-element-earth-gen = Земли
