# Limits against floods; what a server settles besides; places that are gone.

limit-commands = That was a lot at once. Try again { $when }; until then I won’t answer. Moves and answers in your games are not affected.
limit-moves = So many moves at once? Try again { $when }; until then I won’t answer.
limit-pictures = You have asked for many pictures at once. You can ask for the next one { $when }; until then I won’t answer that. Moves are not affected.
limit-films = You have asked for many replays and reviews this hour. You can ask for the next one { $when }.
limit-files = You have sent many files this hour. You can send the next one { $when }.
limit-server = This server is very busy right now. Try again { $when }; until then I won’t answer. Moves and answers in your games are not affected.
limit-words = `{ $command }` reads at most { $most } words, and this has more. Nothing was changed. `help { $command }` shows how to write it.
limit-still = Not yet: try again { $when }.
limit-server-tables = This server has { $count } open tables, and no more are allowed. When a game ends, there is room for another.
limit-server-waiting = { $count } tables on this server are already waiting for players. Join one of them, or wait until one begins.

server-card-zone = Time zone of people who have not chosen one: { $zone }.
server-card-no-zone = Time zone of people who have not chosen one: UTC.
server-card-limit = At most { $count } tables may be open at once.
server-card-closed = Nobody can open a table here: the channel for them was deleted. Choose another with `setup here`, or press “Tables everywhere”.
server-closed = The channel in which tables were opened on this server was deleted. A manager of the server can choose another with `setup here` or `setup everywhere`.
server-limits-which = “{ $text }” isn’t possible. Write for example `setup limits tables=20` (at most so many open tables at once), or `setup limits usual`.
server-limits-most = At most { $most } open tables are allowed on any server. Write a smaller number, or `setup limits usual`.
settings-zone-server = Time zone: { $zone }, as on this server (it is { $now } there). `zone Berlin` sets your own.

moved-server = I am no longer on the server where you play at table #{ $table }. Your game goes on here: I write to you when something happens, and you answer with commands that name the table, for example `board #{ $table }` or `{ $example } #{ $table }`.
moved-server-several = I am no longer on the server of your tables { $tables }. Your games go on here: I write to you when something happens, and you answer with commands that name the table, for example `board #{ $table }` or `{ $example } #{ $table }`. If a game has not begun, its seats stay taken: `leave #{ $table }` gives yours up, and the host can close the table with `abort #{ $table }`.
returned = I am back on the server: { $count ->
    [1] table #{ $table } is played in { $channel } again.
   *[other] your tables { $tables } are played there again, #{ $table } in { $channel }.
}
moved-channel = The channel where table #{ $table } was played has been deleted. Your game goes on here: I write to you when something happens, and you answer with commands that name the table, for example `board #{ $table }` or `{ $example } #{ $table }`.
moved-thread = The thread of table #{ $table } has been deleted. Your game goes on in { $channel }.
moved-lobby-server = I am no longer on the server where table #{ $table } was waiting for players. Its seats stay taken: `leave #{ $table }` gives yours up, and the host can close the table with `abort #{ $table }`.
moved-lobby-channel = The channel where table #{ $table } was waiting for players has been deleted. Its seats stay taken: `leave #{ $table }` gives yours up, and the host can close the table with `abort #{ $table }`.
set-back = Table #{ $table }: the database is an older copy, so the last moves at this table are lost, although I had confirmed them. The game goes on { $number ->
    [0] from its beginning
   *[other] after action { $number }
}. `board #{ $table }` shows the position.
