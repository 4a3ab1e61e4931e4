# Words that people type in place of signs. Lists: the forms of all languages count in every one.

sqr-typed-from = from
sqr-typed-to = goes to, moves to, to
sqr-typed-takes = takes, captures
sqr-typed-on = on, at
sqr-typed-checks = ch, dbl ch, dis ch, mate, checkmate, +, ++, #, check, double check, discovered check, dis check, dbl check, ++ch, ep, x
sqr-typed-resigns = resign, i resign, resigns, i give up
sqr-typed-all = all
sqr-typed-hand = hand, in hand, pocket, reserve, from hand, from reserve
sqr-typed-end = end, end turn, done
sqr-typed-claims = claim, claim draw, claim a draw
sqr-typed-passes = pass, i pass, skip
sqr-typed-sides = white:, black:, white, black
# Castling in a word: to either side, to the king’s, to the queen’s.
sqr-typed-castles = castle, castles, castling, i castle
sqr-typed-castles-short = castle short, castles short, short castle, short castling, castling short, castle kingside, castles kingside, castle king side, kingside castle, kingside castling, king side castling, castling kingside, castle k side
sqr-typed-castles-long = castle long, castles long, long castle, long castling, castling long, castle queenside, castles queenside, castle queen side, queenside castle, queenside castling, queen side castling, castling queenside, castle q side

# Letters of the alphabet that sound like the letters of files, where it is not the Latin one: the file, a blank, the letter.
sqr-typed-files = { "" }
