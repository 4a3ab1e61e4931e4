# Janggi.

janggi-name = Janggi
    .typed = korean chess
janggi-about = The chess of Korea: palaces with diagonals, and cannons that move over a piece.

janggi-kind-king = general
    .letter = K
    .typed = G
janggi-moves-king = One step along a line of the palace, never to an attacked point.
janggi-kind-rook = chariot
    .letter = R
janggi-moves-rook = Any distance along a line.
janggi-kind-wazir = guard
    .letter = A
janggi-moves-wazir = One step along a line of the palace.
janggi-option-cho = Cho’s horses (h) and elephants (e), from file a
janggi-option-han = Han’s horses (h) and elephants (e), from file a
janggi-option-rules = what facing generals mean
