# What people type in the place of signs. Lists: the forms of all languages count in every one.

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
