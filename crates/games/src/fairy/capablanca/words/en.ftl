# Capablanca chess.

capablanca-name = Capablanca chess
    .typed = capablanca
capablanca-about = Chess on ten files, with an archbishop and a chancellor.
