
# Драконьи шахматы: надписи на картинке. Коротко: места на одно-два слова.

drc-plate-gold = Золотые
drc-plate-scarlet = Малиновые
drc-plate-turn = ходит
drc-plate-check = под шахом
drc-plate-holds = держит { $squares }
drc-plate-holds-several = держит { $count } { $count ->
    [one] фигуру
    [few] фигуры
   *[many] фигур
}
drc-plate-mated = мат
drc-plate-resigned = сдача
drc-plate-won = победа
drc-plate-stalemate = пат
drc-plate-bare-kings = одни Короли
drc-plate-repetition = повторение ×{ $times }
drc-plate-quiet = без взятий: { $moves }

drc-title-move = ход { $number }
drc-reach-title = { $piece }: { $letters }

drc-level-air = Воздух
drc-level-land = Земля
drc-level-underworld = Подземелье

drc-layout-wide = три доски в ряд
drc-layout-air = только воздух
drc-layout-land = только земля
drc-layout-underworld = только подземелье

# Буквы на фигурах: ими фигуры можно называть при вводе.

drc-badge-sylph = Си
drc-badge-griffon = Гр
drc-badge-dragon = Др
drc-badge-warrior = Вн
drc-badge-oliphant = О
drc-badge-unicorn = Ед
drc-badge-hero = Ге
drc-badge-thief = Вр
drc-badge-cleric = Св
drc-badge-mage = М
drc-badge-king = Ко
drc-badge-paladin = П
drc-badge-dwarf = Ка
drc-badge-basilisk = Ва
drc-badge-elemental = Ст
