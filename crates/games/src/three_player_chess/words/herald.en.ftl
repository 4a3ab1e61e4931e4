# Three-player chess: what is said between seats, and what stands between them.

## A seat as it is spoken to

tpc-voc-red = Red
tpc-voc-white = White
tpc-voc-black = Black

## Acts as they are said. Each can be typed, and is then read as that act.

tpc-say-be-vassal = { $to }, be my vassal
tpc-say-be-lord = { $to }, be my lord
tpc-say-yes-vassal = { $to }, you are my vassal
tpc-say-yes-lord = { $to }, you are my lord
tpc-say-no-vassal = { $to }, I need no vassal
tpc-say-no-lord = { $to }, I need no lord
tpc-say-back-lord = { $to }, I take back my offer to be your lord
tpc-say-back-vassal = { $to }, I take back my offer to be your vassal
tpc-say-truce-open = { $to }, truce!
tpc-say-truce = { $to }, truce for { $turns ->
    [one] { $turns } round
   *[other] { $turns } rounds
}
tpc-say-yes-truce = { $to }, I accept the truce
tpc-say-no-truce = { $to }, I refuse the truce
tpc-say-back-truce = { $to }, I take back my offer of a truce
tpc-say-draw = Draw?
tpc-say-yes-draw = I accept the draw
tpc-say-no-draw = I refuse the draw
tpc-say-back-draw = I take back my offer of a draw
tpc-say-claim = { $to }, I command
tpc-say-waive = { $to }, I take back my order
tpc-say-obey = { $to }, command me
tpc-say-resign = I resign

## What an offer or agreement is

tpc-about-bond = { $vassal }’s vassalage to { $lord }
tpc-about-truce = a truce between { $first } and { $second }
tpc-about-truce-turns = a truce between { $first } and { $second } for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} each
tpc-about-draw = a draw

## How it stands

tpc-line-bond = { $vassal } is { $lord }’s vassal.
tpc-line-bond-claimed = { $vassal } is { $lord }’s vassal; { $lord } has claimed its next available turn.
tpc-line-bond-ordered = { $vassal } is { $lord }’s vassal, and { $lord } makes this move for { $vassal }.
tpc-line-bond-wanted = { $vassal } is { $lord }’s vassal. Both lords have claimed this turn, and { $vassal } has to choose.
tpc-line-bond-waits = { $vassal } is { $lord }’s vassal; { $lord } can give the next order when { $vassal } has completed { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
tpc-line-bond-suspended = { $vassal }’s bond to { $lord } is suspended by { $by }.
tpc-line-truce = Truce between { $first } ({ $first-left ->
    [one] one turn left
   *[other] { $first-left } turns left
}) and { $second } ({ $second-left ->
    [one] one turn left
   *[other] { $second-left } turns left
}).
tpc-line-offer = { $by }’s offer is open: { $what }. Yet to answer: { $waiting }.

## Until when

tpc-until-bond = It lasts until { $vassal } frees itself on { $lord }’s Throne, { $lord } gets a lord of its own, or one of them is out.
tpc-until-suspended = The bond returns with { $by }’s next move, unless that move declares check again.
tpc-until-truce = It runs out when both have used up their turns, and ends early if one of them is out or becomes a vassal.
tpc-until-turn = It lapses when { $seat } completes a turn.
tpc-until-turns = It lapses when { $first } or { $second } completes a turn.

## What it forbids

tpc-forbids-bond = { $lord } and { $vassal } do not capture each other’s pieces, and a check between them has to be declared.
tpc-forbids-suspended = While the bond is suspended, { $lord } cannot give { $vassal } orders.
tpc-forbids-truce-word = Nothing is forbidden, but whoever captures a piece of the other’s breaks the truce, and everybody is told.
tpc-forbids-truce-bound = { $first } and { $second } may not capture each other’s pieces or give each other a new check, unless no other move is left.

## The same in a few words

tpc-short-bond = { $lord }–{ $vassal }: lord and vassal
tpc-short-bond-claimed = { $lord }–{ $vassal }: lord and vassal, order claimed
tpc-short-bond-suspended = { $lord }–{ $vassal }: bond suspended
tpc-short-bond-offer = { $lord }–{ $vassal }: vassalage offered
tpc-short-truce = { $first }–{ $second }: truce, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
tpc-short-truce-bound = { $first }–{ $second }: binding truce, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
tpc-short-truce-uneven = { $first }–{ $second }: truce, { $first-left } and { $second-left } turns
tpc-short-truce-bound-uneven = { $first }–{ $second }: binding truce, { $first-left } and { $second-left } turns
tpc-short-truce-offer = { $first }–{ $second }: truce offered
tpc-short-draw-offer = { $by } offers a draw
