# Shogi.

shogi-name = Сьоґі
    .typed = японські шахи, соги, сьогі
shogi-about = Шахи Японії: узяті фігури б’ються за того, хто їх узяв, і майже всі перетворюються.

shogi-moves-king = На одне поле в будь-який бік, але не під удар.

shogi-kind-bishop = слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .letter = С
    .typed = офіцер
shogi-kind-rook = тура
    .gen = тури
    .acc = туру
    .ins = турою
    .letter = Т
    .typed = л, лад, човен
