# What people type for acts and seats. Lists: the forms of all languages count in every one; phrases have two words.

eno-typed-yellow = y, yellow, yellows
eno-typed-blue = b, blue, blues
eno-typed-red = r, red, reds
eno-typed-black = k, black, blacks
eno-typed-offer = offer, offers, offering, propose, proposes, suggest, suggests
eno-typed-accept = accept, accepts, accepted, agree, agrees, agreed, yes, ok, okay, aye, yep
eno-typed-decline = decline, declines, declined, refuse, refuses, refused, reject, rejects, rejected, no, nope, nay
eno-typed-withdraw = withdraw, withdraws, withdrawn, retract, retracts, revoke, revokes, recall, cancel, cancels, takeback, take back, took back, calloff, call off
eno-typed-handover = handover, hand over, handsover, hands over, takeover, take over
eno-typed-give = give, gives, pass, hand, leave, transfer
eno-typed-resign = resign, resigns, resigned, surrender, surrenders, concede, concedes, giveup, give up
eno-typed-not = not, dont
eno-typed-draw = draw, draws, drawn, tie, remis
eno-typed-exchange = exchange, exchanges, swap, swaps, trade, prisoner, prisoners
eno-typed-army = army, armies, armys
eno-typed-filler = i, im, we, us, me, my, mine, our, your, yours, his, her, let, lets, the, a, an, to, with, at, on, of, from, in, for, over, back, it, up, and, is, would, will, be, please, king, kings, goes, go, put, puts, return, returns, game, its, same, this, offered, do, answer

# What says nothing in a move.

eno-typed-idle = to, takes, take, captures, capture, moves, move, from, on, goes, check, mate, checkmate, and
