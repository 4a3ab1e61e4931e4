
# Enochian chess: what is said between seats, and what stands between them.

## A seat as it is spoken to

eno-voc-yellow = Yellow
eno-voc-blue = Blue
eno-voc-red = Red
eno-voc-black = Black

## Acts as they are said. Each can be typed, and is then read as that act.

eno-say-offer-draw = Draw?
eno-say-accept-draw = I accept the draw
eno-say-decline-draw = I decline the draw
eno-say-withdraw-draw = I take back the draw
eno-say-offer-exchange = { $to }, let us exchange prisoners: { $captive }’s king to { $square }
eno-say-offer-exchange-open = { $to }, let us exchange prisoners
eno-say-accept-exchange = { $to }, agreed: { $captive }’s king to { $square }
eno-say-accept-exchange-open = { $to }, agreed to the exchange
eno-say-decline-exchange = { $to }, I decline the exchange
eno-say-withdraw-exchange = { $to }, I take back the exchange
eno-say-handover = { $to }, take over my army
eno-say-resign = I resign

## What an offer is

eno-about-draw = a draw
eno-about-exchange = an exchange of prisoners between { $by } and { $to }

## How it stands

eno-line-draw = { $by } has offered a draw. Yet to answer: { $waiting }.
eno-line-exchange = { $by } has offered { $to } an exchange of prisoners: { $captive }’s king would return to { $square }.

## Until when

eno-until-draw = It is open until somebody declines or takes back, until an army freezes or comes back into play, or until an army is handed over.
eno-until-exchange = It is open until { $to } declines or { $by } takes it back, until an army freezes or comes back into play or is handed over, or until { $square } will not do any more.

## The same in a few words

eno-short-draw = { $by } offers a draw
eno-short-exchange = { $by }–{ $to }: exchange of prisoners offered
