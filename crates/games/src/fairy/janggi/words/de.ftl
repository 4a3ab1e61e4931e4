# Janggi.

janggi-name = Janggi
    .typed = koreanisches schach
janggi-about = Das Schach Koreas: Paläste mit Diagonalen und Kanonen, die über eine Figur hinweg ziehen.

janggi-kind-king = General
    .gen = Generals
    .acc = General
    .ins = General
    .letter = K
    .typed = G
janggi-moves-king = Ein Punkt auf einer Linie des Palastes, nie auf einen angegriffenen.
janggi-kind-rook = Wagen
    .gen = Wagens
    .acc = Wagen
    .ins = Wagen
    .letter = R
janggi-moves-rook = Beliebig weit auf einer Linie.
janggi-kind-wazir = Wache
    .gen = Wache
    .acc = Wache
    .ins = Wache
    .letter = A
janggi-moves-wazir = Ein Punkt auf einer Linie des Palastes.
janggi-option-cho = Pferde (h) und Elefanten (e) von Cho, ab Linie a
janggi-option-han = Pferde (h) und Elefanten (e) von Han, ab Linie a
janggi-option-rules = was gegenüberstehende Generäle bedeuten
