# Finding a game: seeks.

term-level = only for players with such a rating in the game; a provisional rating (1523?) counts as shown, and a player without a rating counts as 1500, unless it ends with “!”: then the rating has to be established. Players invited by name may sit anyway
term-level-range = For players rated { $low } to { $high }.
term-level-low = For players rated { $low } or more.
term-level-high = For players rated { $high } or less.
term-level-proven = A provisional rating is not enough.
level-refused = Table #{ $table } is for other ratings ({ $level }) than yours in this game, { $rating } so far. `seeks` lists the tables that are open to you.
level-unproven = Table #{ $table } asks for an established rating ({ $level }), and yours in this game, { $rating } so far, is still provisional. A few more rated games will change that.

seek-nowhere = Nobody would see it in a direct message: look for players in a channel of a server.
seek-there = That server decides who may open tables: write `seek` there.
seek-name-game = Name the game as well, like this: { $example }. `games` lists them.
seek-which-game = For which game are you looking for players? Choose one of these, and press *Look for players* there; or type for example { $example }.
seek-for-wrong = “{ $value }” isn’t possible: a search stays open for 1 to { $most } days, for example `for=7d`.
seek-no-seat = Leave a seat open for others. If you need nobody, `new` opens a table of { $game }.
seek-same = You are already looking for players on exactly these terms, at table #{ $table }.
seek-too-many = You are already looking for players at { $count } tables: { $tables }. End one search first.
seek-made = Table #{ $table } is open, and you are looking for players: { $game }. The invitation is posted; it is open until { $until }. `unseek` ends your search.
seek-ended = You are no longer looking for players: table #{ $table } is closed.
seek-offer = { $count ->
    [one] Somebody here is already looking for that. You can sit down there, on these terms, or open a table of your own:
   *[other] Others here are already looking for that. You can sit down with one of them, on their terms, or open a table of your own:
}
seek-own = Open my own all the same
seek-join = Join #{ $table }
seek-end = End search #{ $table }
seek-again = Look again
lay-again = Open it again
lay-again-there = It is already open again: table #{ $table }.
seek-draft-gone = I no longer know what you were looking for: please write it once more.
seek-place-gone = That was too long ago: write `seek` or `seeks` once more in a channel of the server.
seek-title = **{ $game }** · table #{ $table }: { $host } is looking for players
seek-title-hidden = **{ $game }** · table #{ $table }: somebody is looking for players
lobby-until = Open until { $until }
lobby-lapsed = This table has closed: it did not fill in time.
closed-sought = Your table #{ $table } ({ $game }) did not fill in time, and it is closed. You can look for players again; the seats of those who sat there are kept for them.
closed-laid = Your table #{ $table } ({ $game }) has waited for players for 30 days, and it is closed.
closed-around = Table #{ $table } ({ $game }), where you sat, did not fill in time, and it is closed.
closed-by-host = Table #{ $table } ({ $game }), where you sat, was closed by its host.
unseek-none = You are not looking for players now. To look for some, write for example `seek dragonchess`.
unseek-which = Which search do you want to end?
unseek-not-yours = You are not looking for players at table #{ $table }.
seeks-nowhere = Searches belong to a server: write `seeks` in one of its channels. For a day after that, it works here as well.
seeks-unreadable = I can’t read “{ $word }”. For example: `seeks dragonchess time=1d-3d rated`.
seeks-unknown = I can’t search by “{ $name }”. You can use: { $all }; options of a game go after the game’s name.
seeks-none = Nobody here is looking for that game. To look for players yourself, write `seek { $game }`.
seeks-head = { $count ->
    [one] One table is open to you:
   *[other] { $count } tables are open to you:
}
seeks-entry = **#{ $table } · { $game }**, { $free ->
    [one] one seat free.
   *[other] { $free } seats free.
}
seeks-entry-laid = #{ $table } · { $game }, { $free ->
    [one] one seat free.
   *[other] { $free } seats free.
}
seeks-hidden = The players’ names are told at the end.
seeks-newcomer = { $who }: new here
seeks-others-level = { $count ->
    [one] One more is for other ratings.
   *[other] { $count } more are for other ratings.
}
seeks-others-reliable = { $count ->
    [one] One more asks for players who keep more of their deadlines.
   *[other] { $count } more ask for players who keep more of their deadlines.
}
seeks-yours = You already sit there: { $tables }
seeks-page-typed = More: add `page={ $page }`.

# --- Being told of searches
watch-nowhere = You can follow searches on a server: write `watch` in one of its channels.
watch-none = You aren’t following any games here. After `watch chess` I tell you when somebody looks for players for it.
watch-is = I tell you when somebody here looks for players for: { $games }. To stop: `watch off`.
watch-on = I tell you by direct message when somebody here looks for players for { $game }. To stop: `watch off`.
watch-off = I no longer tell you when somebody looks for players for { $game }.
watch-sought = { $who ->
    [nobody] Somebody
   *[other] { $who }
} is looking for players for { $game } in { $channel } (table #{ $table }). { $time }
substitute-sought = { $seat }: a seat is free at table #{ $table }, { $game }{ $place }. A player who takes it plays on from there.
substitute-found = { $seat }: the free seat at table #{ $table }, { $game }{ $place }, is no longer free.

## Beside the board on the page

face-late = out of time
face-left = { $time } left
face-waits = Waiting for { $who }

form-fill-in = Fill in a form
form-yes = Yes
form-no = No
pick-member = Choose a member
pick-substitute = Give your seat to …
pick-block = Block somebody …
pick-challenge = Challenge somebody …
pick-late = Add a player …
form-substitute = Substitute a player
form-drop = Remove a player
form-move = Type a move

# The line beside the bot’s name on Discord.
presence-playing = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
presence-waiting = { $count ->
    [one] { $count } waits for players
   *[other] { $count } wait for players
}
