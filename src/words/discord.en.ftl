# What is said on Discord alone: slash commands and their options, and the transport's own sentences.

# --- Sentences
discord-closed = { $who }, my answer is for you alone, but you take no direct messages from this server’s members. Allow them, or use my slash commands: their answers only you can see.
slash-outdated = I don’t know this form of the command; it may have changed since your Discord loaded it. Restart Discord (Ctrl+R) and try again.

# --- Commands: names are lower case, without spaces, at most 32 characters; descriptions at most 100
slash-new = new
slash-new-about = Lay a new table: a game, its players, its options
slash-join = join
slash-join-about = Take a seat at a table
slash-leave = leave
slash-leave-about = Get up from a table that has not begun
slash-start = start
slash-start-about = Begin, when every seat is taken
slash-move = move
slash-move-about = Make a move or an offer
slash-board = board
slash-board-about = Show the board from your side (only you see it)
slash-moves = moves
slash-moves-about = Show the legal moves of a piece or cell (only you see them)
slash-acts = acts
slash-acts-about = Show the offers and answers open to you now
slash-log = log
slash-log-about = Show everything played so far
slash-tables = tables
slash-tables-about = Show your tables, the most urgent first
slash-help = help
slash-help-about = Explain the commands, or a game and its notation
slash-resign = resign
slash-resign-about = Resign; you are asked once more
slash-language = language
slash-language-about = Choose the language in which I answer you
slash-letters = letters
slash-letters-about = Letters on the pieces of your boards: on or off
slash-about = about
slash-about-about = What this is, and who made these games

# --- Options
option-table = table
option-table-about = Number of the table, if you have several
option-game = game
option-game-about = The game to be played
option-seat1 = seat1
option-seat1-about = Who sits in the game’s first seat; empty: anyone
option-seat2 = seat2
option-seat2-about = Who sits in the second seat; empty: anyone
option-seat3 = seat3
option-seat3-about = Who sits in the third seat, if the game has one
option-seat4 = seat4
option-seat4-about = Who sits in the fourth seat, if the game has one
option-settings = settings
option-settings-about = Options of the game: truce=bound …; “help” with the game’s name lists them
option-seat = seat
option-seat-about = The seat you want; empty: the one you are invited to, or the first free one
option-board-seat = From whose side; empty: your own
option-at = at
option-at-about = The position after so many actions; empty: now
option-notation = notation
option-notation-about = The move or offer; type a few characters to see what fits
option-piece = piece
option-piece-about = The piece or the cell it stands on; empty: all
option-topic = topic
option-topic-about = A command or a game; empty: everything
option-language = language
option-language-about = The language; empty: which one it is now
option-on = on
option-on-about = Whether pieces carry letters
