# Crazyhouse.

crazyhouse-name = Crazyhouse
    .typed = zh
crazyhouse-about = Chess in which captured pieces change sides and can be put back on the board.
