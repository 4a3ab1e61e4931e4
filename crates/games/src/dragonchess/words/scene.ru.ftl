
# Драконьи шахматы: надписи на картинке. Коротко: места на одно-два слова.

drc-plate-holds = держит { $squares }
drc-plate-holds-several = держит { $count } { $count ->
    [one] фигуру
    [few] фигуры
   *[many] фигур
}

drc-level-air = Воздух
drc-level-land = Земля
drc-level-underworld = Подземелье

drc-layout-wide = три доски в ряд
drc-layout-air = только воздух
drc-layout-land = только земля
drc-layout-underworld = только подземелье
