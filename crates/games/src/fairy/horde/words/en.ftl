# Horde.

horde-name = Horde
    .typed = horde chess
horde-about = Black has an army of chess, White has 36 pawns and no king.

horde-end-extinct = The horde is gone: { $winner } won.
    .plate = nothing left
horde-moves-pawn = As in chess. White’s pawns on the first and second ranks may go two squares; only a double step from the second can be taken en passant.
