# Three-check chess.

three-check-name = Три шаха
    .typed = до трёх шахов
three-check-about = Шахматы, в которых третий шах выигрывает.

three-check-end-checks = { $winner } дали третий шах и победили.
    .plate = третий шах
