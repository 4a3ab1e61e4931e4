# Three-check chess.

three-check-name = Three-check chess
    .typed = 3check, three check
three-check-about = Chess in which the third check wins.

three-check-end-checks = { $winner } gave the third check and won.
    .plate = third check
