# Turkish draughts.

tur-name = Turkish draughts
tur-about = On all squares of the board, straight and sideways instead of diagonally; what is taken leaves at once.

tur-option-men_backward = may men go and take backward too: no; yes
tur-option-promotion = a man that reaches the last rank while taking: end – becomes a king only if it stays there; continue – goes on as a king

tur-help =
    White begins. All squares are played on; sixteen men on each side stand on the second and third ranks.
    • **A man** goes one square straight ahead or sideways, and takes in these three directions.
    • **A king** goes any distance along ranks and files. It takes from any distance, and lands on any empty square behind.
    { -drt-rule-take }
    { -drt-rule-most }
    • What is taken leaves **at once**, which may open further jumps. No jump goes straight back from where the last one came.
    { -drt-rule-passes }
    { -drt-rule-end } With one piece left on each side, and nothing to take, a king beats a man; two of a kind are a draw.
    { -drt-rule-draws(quiet: 25) }
    • **Options:** `men_backward` lets men go and take backward too; with `promotion` = continue a man that reaches the last rank while taking goes on as a king.

tur-help-notation = { -drt-typed-letters(quiet: "c3-c4", spaced: "c3 c4", take: "d4:d6:d8", short: "d4:d8", to: "c4", other: "43-35") }
