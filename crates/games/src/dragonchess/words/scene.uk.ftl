
# Драконячі шахи: написи на картинці. Коротко: місця на одне-два слова.

drc-plate-holds = тримає { $squares }
drc-plate-holds-several = тримає { $count } { $count ->
    [one] фігуру
    [few] фігури
   *[many] фігур
}

drc-level-air = Повітря
drc-level-land = Земля
drc-level-underworld = Підземелля

drc-layout-wide = три дошки в ряд
drc-layout-air = лише повітря
drc-layout-land = лише земля
drc-layout-underworld = лише підземелля
