# Racing Kings.

racing-kings-name = Racing Kings
    .typed = königsrennen
racing-kings-about = Beide Könige laufen zur achten Reihe, und niemand darf Schach geben.

racing-kings-moves-king = Ein Feld in jede Richtung, nie auf ein angegriffenes. Es gibt keine Rochade.
racing-kings-end-flag = { $winner } hat den König auf die achte Reihe gebracht und gewonnen.
    .plate = Rennen verloren
racing-kings-end-flag-drawn = Beide Könige haben die achte Reihe erreicht: Remis.
