# Atomic chess.

atomic-chess-name = Atomic chess
    .typed = atomic
atomic-chess-about = Chess in which every capture is an explosion.

atomic-chess-moves-king = One step in any direction, never to an attacked square; but kings that touch give no check. It never captures, because it would blow itself up. It castles as in chess.
atomic-chess-end-extinct = The king exploded: { $winner } won.
    .plate = king blown up
