
# Написи на картинці. Коротко: місця на одне-два слова.

eno-plate-check = під шахом
eno-plate-mated = мат
eno-plate-frozen = у кризі
eno-plate-led = веде { $name }

eno-tie-draw = Нічия?
eno-tie-exchange = Обмін?
eno-tie-offered = пропонує { $name }
eno-tie-king-to = король на { $square }

eno-caption-move = хід { $number }
eno-caption-start = початок
eno-arrangement = { $sub } { $board }
eno-element-air = Повітря
eno-element-water = Вода
eno-element-fire = Вогонь
eno-element-earth = Земля
eno-element-air-gen = Повітря
eno-element-water-gen = Води
eno-element-fire-gen = Вогню
eno-element-earth-gen = Землі
