# Three-player chess: what people type. Lists: the forms of all languages count in each. Case, ё for е and apostrophes make no
# difference.

## Letters

# The letters of the kingdoms and of the zones, as they stand in the names of cells: the first is shown, all are read. A
# language whose letters are the English ones leaves these empty: { "" }.
tpc-typed-letter-red = r
tpc-typed-letter-white = w
tpc-typed-letter-black = b
tpc-typed-letter-throne = t
tpc-typed-letter-palace = p
tpc-typed-letter-city = c
tpc-typed-letter-suburb = s
tpc-typed-letter-village = v
# The letters of the pieces. A letter that is English for another piece is not listed here.
tpc-typed-letter-king = k
tpc-typed-letter-queen = q
tpc-typed-letter-rook = r
tpc-typed-letter-bishop = b
tpc-typed-letter-knight = n
tpc-typed-letter-pawn = p

## Words

# The armies, in all the forms that people type. The first word of each is offered when cells are completed.
tpc-typed-seat-red = red, reds
tpc-typed-seat-white = white, whites
tpc-typed-seat-black = black, blacks
# The zones. The first word of each is offered when cells are completed.
tpc-typed-zone-throne = throne, thrones
tpc-typed-zone-palace = palace, palaces
tpc-typed-zone-city = city, cities
tpc-typed-zone-suburb = suburb, suburbs
tpc-typed-zone-village = village, villages
# The pieces.
tpc-typed-piece-king = king, kings
tpc-typed-piece-queen = queen, queens
tpc-typed-piece-rook = rook, rooks
tpc-typed-piece-bishop = bishop, bishops
tpc-typed-piece-knight = knight, knights, horse, horses
tpc-typed-piece-pawn = pawn, pawns
# Numbers, one to nine.
tpc-typed-number-1 = one
tpc-typed-number-2 = two
tpc-typed-number-3 = three
tpc-typed-number-4 = four
tpc-typed-number-5 = five
tpc-typed-number-6 = six
tpc-typed-number-7 = seven
tpc-typed-number-8 = eight
tpc-typed-number-9 = nine
# Words of the formulas (“Red, be my vassal”). A word may stand in several lists.
tpc-typed-say-i = i, im, ill
tpc-typed-say-me = me, myself
tpc-typed-say-you = you, youre, thou
tpc-typed-say-my = my, mine
tpc-typed-say-your = your, yours, thy
tpc-typed-say-be = be, become
tpc-typed-say-lord = lord, liege, master, overlord, suzerain, seigneur, lordship
tpc-typed-say-vassal = vassal, vassals, servant, liegeman
tpc-typed-say-vassalage = vassalage
tpc-typed-say-serve = serve
tpc-typed-say-no = no, nope, not, dont, doesnt, wont, never
tpc-typed-say-yes = yes, yep, yeah, yea, aye, sure, ok, okay, deal
tpc-typed-say-need = need, needs
tpc-typed-say-want = want, wants, wish
tpc-typed-say-own = own
tpc-typed-say-free = free
# “I command”, where one word says it: what a lord says.
tpc-typed-say-command-i = { "" }
# “Command me”, where one word says it: what a vassal says.
tpc-typed-say-command-you = { "" }
# A word that may be either of the two.
tpc-typed-say-command = command, order, commands, orders
tpc-typed-say-order = order, orders, command
tpc-typed-say-give = give
tpc-typed-say-obey = obey, obeying, choose, pick
tpc-typed-say-claim = claim, claims
tpc-typed-say-waive = waive, release
tpc-typed-say-withdraw = withdraw, cancel, revoke, retract, rescind
tpc-typed-say-take = take, taking
tpc-typed-say-back = back
tpc-typed-say-offer = offer, offers, offering, propose, proposal, proposing, suggest
tpc-typed-say-accept = accept, accepts, accepted, agree, agreed
tpc-typed-say-refuse = refuse, refuses, refused, decline, declines, declined, reject, rejects
tpc-typed-say-truce = truce, armistice, ceasefire, peace
tpc-typed-say-draw = draw, draws
tpc-typed-say-resign = resign, resigns, surrender, concede
tpc-typed-say-up = up
tpc-typed-say-turn = turn, turns, round, rounds, move, moves
tpc-typed-say-for = for, instead
# Written by the bot alone.
tpc-typed-say-lapse = lapse
# Words that say nothing in a formula.
tpc-typed-fillers = a, an, the, of, to, with, from, on, in, at, and, then, so, well, now, please, do, does, did, will,
    would, could, can, may, shall, should, let, lets, as, that, than, is, are, am, was, re, there, just, hereby, between,
    among, against, each, both, all, like, thee, hi, hey, hello
# Words that say nothing before or between the cells of a move.
tpc-typed-moving = to, from, on, at, in, into, the, my, a, move, moves, moving, play, plays, go, goes, goto, takes,
    take, captures, capture, taking, capturing, beats, hits, eats, x, i
# Those of them that say that something is taken.
tpc-typed-taking = takes, take, captures, capture, taking, capturing, beats, hits, eats, x
# Words between two statements.
tpc-typed-joiners = and, then
# Words that declare check after a move.
tpc-typed-checks = check, checks, checkmate, mate
# Words between such a word and an army, or between two declarations.
tpc-typed-check-fillers = to, and, the, king, kings, declare, i, with, for
# Words after a move which say that nothing is declared.
tpc-typed-plain = plain, plainly, quiet, quietly, silent, silently
# “Without” …
tpc-typed-without = without, no
# … and what is left out so: “without check”.
tpc-typed-declarations = check, declaration, declarations, declaring
# Castling: its names, the short side, the long side, words around them.
tpc-typed-castling = castling, castle, castles
tpc-typed-castling-short = short, kingside
tpc-typed-castling-long = long, queenside
tpc-typed-castling-fillers = side, i
# A capture in passing.
tpc-typed-passing = ep, en passant
# A word that may be written together with the cell after it: “toWS6”.
tpc-typed-glued = to
# Between a zone’s number and its kingdom: “Village 14 of Red”.
tpc-typed-of = of
# All moves are asked for.
tpc-typed-everything = all, every, everything, moves
# Phrases that say nothing, of words that say something alone.
tpc-typed-idle-phrases = { "" }

## Words by which acts are found while somebody types
tpc-typed-seek-resign = resign, give up, surrender
tpc-typed-seek-offer = offer, propose
tpc-typed-seek-accept = accept, yes, agree
tpc-typed-seek-refuse = refuse, no, decline
tpc-typed-seek-withdraw = withdraw, take back
tpc-typed-seek-claim = claim, order, command, move for
tpc-typed-seek-waive = waive, release, withdraw
tpc-typed-seek-obey = obey, choose
tpc-typed-seek-bond = vassal, vassalage, lord, bond
tpc-typed-seek-truce = truce, peace
tpc-typed-seek-draw = draw
