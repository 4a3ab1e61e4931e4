# Where a game that is over turned.

review-on = The game at table #{ $table } is still on. Ask again when it is over.
review-unfinished = The game of table #{ $table } was never finished here, and may be on elsewhere. I review only finished games.
review-source = The game from which table #{ $table } was taken is still on. Ask again when that is over too.
review-repeated = Another game that is still on is the same as that of table #{ $table }. Ask again when that is over too.
review-short = At table #{ $table } too little was played for a review.
review-making = I’m looking through the game of table #{ $table }{ $ahead ->
    [0] {""}; it takes up to half a minute.
    [one] {""}; one other comes first.
   *[other] {""}; { $ahead } others come first.
}
review-of-table = Table #{ $table }
review-head = { $of }, { $game }: { $count ->
    [0] no single move turned the game.
    [one] where the game turned.
   *[other] the { $count } moments where the game turned.
}
review-better = I would have played { $best }.
review-about = { $about ->
    [mate-missed] { $moves ->
        [one] There was a mate in one move.
       *[other] There was a mate in { $moves } moves.
    }
    [win-missed] { $known ->
        [yes] { $moves ->
            [one] There was a win in one move.
           *[other] There was a win by force in { $moves } moves.
        }
       *[no] There was a win by force.
    }
    [mate-allowed] { $moves ->
        [one] This allows a mate in one move.
       *[other] This allows a mate in { $moves } moves.
    }
    [loss-allowed] { $known ->
        [yes] { $moves ->
            [one] After this the game can be lost in one move.
           *[other] After this the game is lost by force, in { $moves } moves.
        }
       *[no] After this the game is lost by force.
    }
    [draw-missed] There was a draw, and it slipped away.
    [win-to-loss] A won game became a lost one.
    [win-gone] A won game was given away.
    [advantage-gone] The advantage was given away.
    [good-lost] A good game became a lost one.
    [even-lost] An even game became a lost one.
    [chances-gone] The last chances were given away.
   *[worse] The position became clearly worse.
}
review-aimed = I judge a shot by where the discs came to rest, and my own by what can be expected of it.
review-alt = Before action { $number }, with the better move marked.
review-alt-move = Before { $round } { $move }, with the better move marked.
button-review = Review
