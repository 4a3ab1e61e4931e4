# Three-check chess.

three-check-name = Dreimalschach
    .typed = 3-schach, drei-schach
three-check-about = Schach, bei dem das dritte Schach gewinnt.

three-check-end-checks = { $winner } hat das dritte Schach gegeben und gewonnen.
    .plate = drittes Schach
