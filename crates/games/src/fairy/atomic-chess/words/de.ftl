# Atomic chess.

atomic-chess-name = Atomschach
    .typed = atomic
atomic-chess-about = Schach, bei dem jeder Schlagzug eine Explosion ist.

atomic-chess-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes; Könige, die sich berühren, geben aber kein Schach. Er schlägt nie, denn er würde sich selbst sprengen. Er rochiert wie im Schach.
atomic-chess-end-extinct = Der König ist gesprengt: { $winner } hat gewonnen.
    .plate = König gesprengt
