# Janggi.

janggi-name = Чангі
    .typed = корейські шахи, тьян-кеуї
janggi-about = Шахи Кореї: палаци з діагоналями й гармати, що ходять через фігуру.

janggi-kind-king = генерал
    .gen = генерала
    .acc = генерала
    .ins = генералом
    .letter = Кр
janggi-moves-king = На один пункт по лінії палацу, але не під удар.
janggi-kind-rook = тура
    .gen = тури
    .acc = туру
    .ins = турою
    .letter = Т
janggi-moves-rook = На будь-яку відстань по лінії.
janggi-kind-wazir = вартовий
    .gen = вартового
    .acc = вартового
    .ins = вартовим
    .letter = В
janggi-moves-wazir = На один пункт по лінії палацу.
janggi-option-cho = коні (h) і слони (e) у Чо, від вертикалі a
janggi-option-han = коні (h) і слони (e) у Хан, від вертикалі a
janggi-option-rules = що означають генерали один проти одного
