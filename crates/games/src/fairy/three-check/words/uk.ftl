# Three-check chess.

three-check-name = Три шахи
    .typed = до трьох шахів
three-check-about = Шахи, у яких третій шах виграє.

three-check-end-checks = { $winner } дали третій шах і перемогли.
    .plate = третій шах
