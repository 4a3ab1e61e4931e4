# The commands: what they are called and typed, what each is for; and the arguments they take.
#
# `command-x` is the slash command’s name, in its group `.sub` if that is another; `.typed` are the words typed for it,
# `.about` what Discord shows, `.line` stands in the overview of the help, `.arg-y` says what an argument is for in this
# command (otherwise what `arg-y.about` says), `command-x-help` gives examples.

group-remind = remind
    .about = Reminders: when, how often, and when not
group-block = block
    .about = Block people, or lift a block; nobody else learns of it
group-host = host
    .about = What the host of a table, or a manager of the server, may do there
group-seek = seek
    .about = Look for players, or see who is looking for some
group-record = record
    .about = What was played: as a list, an animation, a sheet, a file
group-rating = rating
    .about = Ratings, leaderboards, your results against one player
group-table = table
    .about = What you can do at a table besides playing
group-challenge = challenge
    .about = Challenge certain people to play, or anyone
group-contest = contest
    .about = Contests: tournaments, knock-outs, ladders, leagues
group-settings = settings
    .about = Your own settings

command-move = move
    .on = Play this as my move
    .typed = move, play
    .about = Make a move or an offer
    .line = a move or an offer; you can leave out the word `move`
command-move-help = Just type the move: `{ $example }`. You can also write `move …`, or name the table: `#12 …`. One message can hold several actions, separated by `;`.
    If I can’t tell what you mean, I ask and play nothing. `help { $game }` explains the notation.
command-board = board
    .on = Board here
    .typed = board, show
    .about = Show the board from your side (only you see it)
    .line = show the board from your side
    .arg-seat = From whose side; empty: your own
command-board-help = `board`, `board red`, `board at 17`, `board #12`
    Shows the board from your own side, from another seat’s side, or as it was after a number of actions. Only you see it.
command-position = position
    .typed = position
    .about = The position as one line of text; open a table from it
    .line = the position as text; open a table from it
command-position-help = `position`, `position at 17`
    Shows the position as one line of text. `new { $game } position=…` opens a table from it, and so does the button; such a table is not rated. Where players may negotiate in private, you get the position only when the game is over.
command-export = export
    .typed = export
    .about = The record of a game as a file, to keep or to take elsewhere
    .line = the record of a game as a file
    .arg-notation = Another program’s notation; empty: Liege’s own record
command-export-help = `export`, `export #12`, `export pgn`
    The record is a text with the players, every action and its time, the agreements, the result and the position. While the game is on, you get it only if all negotiation is public. The seed of the dice is added when the game is over; private notes never are. `import` brings a record in again, here or in another Liege. PGN, PDN, and for shogi KIF and CSA (`export pgn`), are for games that these formats can describe.
command-import = import
    .typed = import
    .about = Bring in the record of a game: to look at, or to resume
    .line = bring in a record: to keep, or to resume
command-import-help = `import`, `import red=@ada white=open`, `import archive`, `import again`
    Attach a record to the message. I keep a finished game for you to look at: `board`, `log`. An unfinished game resumes when its seats are taken again. `import red=@ada white=open` says who gets which seat; otherwise each seat is kept for the member with the name in the record. `import archive` only keeps the game, `import again` brings it in once more. The table names the people who played elsewhere, but the game counts for nobody.
command-moves = moves
    .typed = moves
    .about = Show the legal moves of a piece or cell (only you see them)
    .line = the legal moves of a piece or cell
command-moves-help = `moves C5`, `moves knight`, `moves`
    Shows where a piece can go, on the board and as text. Only you see it.
command-plan = plan
    .typed = plan, plans, if
    .about = Conditional moves: “if A then B” (only you see them)
    .line = conditional moves: “if A then B”
    .arg-line = if A then B, if C then D; if E then F. Empty: show your plan
    .arg-off = Number of the line to withdraw; 0: the whole plan
command-plan-help = `plan if A then B`, `plan if A then B, if C then D; if E then F`, `plan if A then B; else resign`, `plan`, `plan off`, `plan off 2`
    Prepares your answer to moves that you foresee. With three or four at a table, name all their moves until it is your turn: `plan if A B then C`. You can write `→` or `->` for “then”. I check each part now and play it the moment it fits, as your own move. The post says that it was planned (the quick answer would show it anyway). Nobody sees a plan beforehand. It waits while an offer waits for your answer. It ends when something else is played, when moves are taken back, or when you make an agreement.
command-auto = auto
    .typed = auto
    .about = Play your only legal move for you: on or off
    .line = play your only move for you
    .arg-on = Whether I play your only legal move for you; empty: show the setting
command-auto-help = `auto on`, `auto off`, `auto on everywhere`
    I play your move for you when it is the only legal one. I never do so while an offer waits for your answer, or while there is something you could declare.
command-preview = preview
    .typed = preview
    .about = Show the board after moves you try out (nothing is played)
    .line = the board after moves you try out
command-preview-help = `preview { $example }`, `preview at 17: …`
    Try out moves for every side and see the board (using only what you are allowed to know). Nothing is played, and only you see it.
command-recap = recap
    .typed = recap
    .about = Show what happened at a table while you were away
    .line = what happened while you were away
command-recap-help = `recap`, `recap since 12`
    Shows the board as you last saw it, the board now, and what happened in between. Only you see it.
command-note = note
    .typed = note, notes
    .about = Note something down for yourself, or read your notes
    .line = notes for yourself
    .arg-off = Number of the note to delete
command-note-help = `note watch the dragon`, `note`, `note 3 off`
    Notes for yourself at a table: up to 50, of up to 2,000 characters each. Nobody else reads them; write them to me in a direct message. To write to another player, use `whisper`.
command-log = log
    .typed = log
    .about = Show everything played so far
    .line = everything played so far
command-log-help = `log`, `log #12`
    Shows everything played so far, with the numbers that other commands use. `export` gives you the game’s record to keep.
command-replay = replay
    .typed = replay, animation, gif
    .about = Show the game as an animation (only you see it)
    .line = the game as an animation
    .arg-to = The number of the last action; empty: the latest
    .arg-seat = From whose side; empty: your own
command-replay-help = `replay`, `replay 10-40`, `replay last 20`, `replay red`, `replay #12`
    Shows the whole game, or a part of it, as an animation. The numbers are those of the `log`. Only you see it until you press the button that shows it to everybody. `replay sheet` does the same as `sheet`.
command-review = review
    .typed = review, analysis
    .about = Show where a finished game turned, and the better moves (only you see it)
    .line = where a finished game turned
command-review-help = `review`, `review #12`
    The (up to) three costliest mistakes of a finished game, each with the position before it and the move a machine would have played, marked on the board. I look at every choice, and longer at those that seem to matter; the same game always gives the same review. I leave out throws and forced moves. With three or four players, I judge each as alone against the others, or with their partner. In bughouse I judge each board by itself. In Chapaev I judge a shot by where the discs came to rest. I don’t review games in progress.
command-sheet = sheet
    .typed = sheet
    .about = Show the key positions of the game side by side (only you see them)
    .line = the key positions on one sheet
    .arg-to = The number of the last action; empty: the latest
    .arg-seat = From whose side; empty: your own
command-sheet-help = `sheet`, `sheet 10-40`, `sheet red`, `sheet #12`
    Shows the start, great captures, checks, treaties made and broken, and the latest position, side by side in one picture. Only you see it until you press the button that shows it to everybody.
command-tables = tables
    .typed = tables
    .about = Show your tables, the most urgent first
    .line = your tables, the most urgent first
command-tables-help = `tables`
    First come the tables where it is your turn, the one that has waited longest on top; then the rest.
command-next = next
    .typed = next
    .about = Show the next board that waits for you
    .line = the next board that waits for you
command-next-help = `next`
    Shows the board of a game that waits for your move, the one with the least time left first.
command-link = link
    .typed = link, links, browser
    .about = Play in your browser, by a private link to your board
    .line = play in your browser
    .arg-off = Yes: end all links, and what browsers may do for you
command-link-help = `link`, `link #12`, `link off`
    Gives you a link to your own board, which only you see. It works once, for fifteen minutes. The browser that opens it can then play for you at that table until the game is over. `link off` ends this in all browsers at once.
command-resign = resign
    .typed = resign
    .about = Resign; I ask once more
    .line = resign (I ask once more)
command-resign-help = `resign`, `resign #12`
    I ask once more before it is final.
command-act = act
    .typed = act, say
    .about = Make an offer, an answer or a declaration; I show those open to you now
    .line = an offer or answer in the game’s words
    .arg-notation = Type a few characters to see which acts are open to you
command-act-help = `act …`, `say …`
    Makes an offer, an answer or a declaration, in the game’s own words or notation. You can leave out the command word. `acts` lists those open to you, `help diplomacy` explains them.
command-acts = acts
    .typed = acts, offers
    .about = Show the offers and answers open to you now
    .line = the offers and answers open to you now
command-acts-help = `acts`
    Lists the offers, answers and declarations open to you now, each with a button.
command-treaties = treaties
    .typed = treaties, ledger
    .about = Show the agreements, the open offers, and what became of earlier ones
    .line = what is agreed and offered
command-treaties-help = `treaties`, `treaties #12`
    Lists the agreements (between whom, since when, until when, and what they forbid), the open offers, and what became of earlier agreements. You see what your seat may know; after the game everybody sees everything.
command-answer = answer
    .typed = answer
    .about = Answer an offer or a proposal, or take your own back
    .line = answer an offer or proposal
    .arg-number = Which one; empty: the only one that waits for you
command-answer-help = `answer 17 yes`, `answer 17 no`, `answer 17 withdraw`, `answer yes`
    Answers the offer or proposal with that number; the buttons under it do the same. Without a number, it answers the only one that waits for you. `withdraw` takes back one of your own.
command-whisper = whisper
    .typed = whisper
    .about = Send a private note to another seat (only the two of you see it)
    .line = a private note to another seat
    .arg-seat = Who the note is for
command-whisper-help = `whisper { $seat } Let us talk`, `whisper`, `whisper #12`
    I carry the note to the player who holds that seat, and nobody else sees it. Without a text I show your last notes. It works while the game is on, at tables with private or secret negotiation (`help new`). If you hold several seats, the note comes from the one that is to move, or else from the first.
    A note is between two people: a substitute can’t read earlier notes from or to the seat. A note has at most 1,000 characters; you can send 30 an hour and 200 a day. Use the slash command or a direct message: everybody can read what you type in a channel.
command-allies = allies
    .typed = allies
    .about = Open a private thread with your allies
    .line = a private thread for allies
    .arg-seat = Which ally; empty: the only one
command-allies-help = `allies`, `allies { $seat }`, `allies #12`
    Opens a private thread of the table’s channel for you and your allies, and gives you the link to it. Partners are allies, and so are players with an agreement in force. They must be allowed to send each other notes (`whisper`). The thread is locked when the alliance or the game ends, or when somebody else takes a seat; later players can’t read it. Make your moves where the table is played.
command-report = report
    .typed = report
    .about = Report a private note to the administrators
    .line = report a private note
    .arg-number = The number of the note, shown above its text
command-report-help = `report 5`
    Tells the administrators of this bot about a note that you received; the button under the note does the same. They see the note, its author and its recipient.
command-games = games
    .arg-what = A game, a family, a number of players, short or long, or any word
    .typed = games
    .about = All games: by family, players and length, each with its picture
    .line = all games, by family, players and length
command-games-help = `games`, `games draughts`, `games 4 long`, `games short`, `games bishop`, `games dragonchess`
    Finds games by family, number of players, length, or a word of their names, pieces or descriptions; several at once narrow the list. A game’s button shows its board, what it is and how long it takes; one more press opens a table.
command-learn = learn
    .arg-game = The game
    .typed = learn, lesson, teach
    .about = Learn a game in short steps, each a board and a task
    .line = learn a game in short steps
command-learn-help = `learn`, `learn dragonchess`, `learn off`
    Only you see a lesson: a board and a task. You answer with a move, typed or chosen. It is easiest in a direct message, where you simply type. `learn` resumes where you stopped.
command-puzzle = puzzle
    .arg-game = The game
    .typed = puzzle, puzzles
    .about = A position in which one move wins: find it
    .line = a position in which one move wins
command-puzzle-help = `puzzle`, `puzzle dragonchess`, `puzzle off`
    Only you see a puzzle: a board and a task. You answer with a move, typed or chosen, and I play the replies. I keep track of the ones you have solved; the easy ones come first. In a direct message `hint`, `answer`, `another` and `stop` do what the buttons do. If your move fits a table of yours but not the puzzle, I ask what you mean. `setup puzzle=on` posts one a day in a channel.
command-new = new
    .typed = new
    .about = Open a new table: a game, its players, its options
    .line = open a table: game, seats, options
command-new-help = `new GAME @who … seat=who … option=value …`
    Members named after the game get its seats in order; they are invited and must join. `seat=who` gives somebody a certain seat, `open` leaves it to anyone. In a game for two you play too, unless you give both seats to others.
    `{ $example }`
    Name yourself to sit down at once. The game begins by itself when the last seat is taken.
command-join = join
    .typed = join, sit
    .about = Take a seat at a table
    .line = take a seat at a table
command-join-help = `join`, `join red`, `join #12`, `join red #12`
    Takes the seat you are invited to, or else the first free one. With a seat’s name, it takes that one. While a game is on, it takes a seat that the host has freed. Where dice decide, join without a name; when it is your turn to choose, `join red`, or just `red`, takes that colour.
command-start = start
    .typed = start
    .about = Begin the game when every seat is taken
    .line = begin at once, when all seats are taken
command-start-help = `start #12`
    A game begins by itself when the last seat is taken; until then `start` says what the table is waiting for. The host may begin sooner: then those who are here play the free seats as well.
command-seek = seek
    .typed = seek
    .sub = players
    .about = Look for players: open a table for anybody who would like to play
    .line = look for players for a game
    .arg-days = How many days it stays open, 1 to 30; empty: 14
command-seek-help = `seek dragonchess`, `seek three-player-chess time=3d level=1400-1800 reliable=80% for=7d`
    Opens a table for anybody who would like to play, and posts it here with a button to sit down. You sit there too, by lot unless you name a seat (`gold=me`). You can use all settings of `new` (`help new`), and also:
    `level=1400-1800`, `1400+`, `-1800`: the rating that the others need in this game. A provisional rating counts as shown, and a player without a rating counts as 1500; `level=1400+!` asks for an established one.
    `reliable=80%`: how many of their deadlines they keep. `for=7d`: how long the table stays open, 1 to 30 days (usually 14).
    If somebody here is looking for the same already, I show you that first; only the button gives you a seat there. `unseek` ends your search; you can have at most 5 open at once.
command-seeks = seeks
    .typed = seeks
    .sub = list
    .about = See who is looking for players here; sit down with a button
    .line = see who is looking for players here
    .arg-time = The time for a move: 3d, or a range like 1d-3d
    .arg-settings = Other settings of the table: press=private names=open …
command-seeks-help = `seeks`, `seeks dragonchess`, `seeks dragonchess time=1d-3d rated`
    Shows the open tables of this server that you can join, with their conditions and the players who sit there; tables whose host is looking for players come first. A button takes a seat. Any setting narrows the list. `time=1d-3d`, `time=2d+` and `time=-2d` are ranges of the time for a move; `level=` and `reliable=` apply to the players who sit there.
command-unseek = unseek
    .typed = unseek
    .sub = end
    .about = Stop looking for players
    .line = stop looking for players
command-unseek-help = `unseek`, `unseek #12`
    Closes the table for which you are looking for players; anybody who sits there is told. `abort #12` does the same, and so does `leave #12` while you sit there alone.
command-watch = watch
    .typed = watch
    .sub = watch
    .about = Be told when somebody looks for players for a game here
    .line = be told when somebody looks for players
command-watch-help = `watch dragonchess`, `watch`, `watch dragonchess off`, `watch off`
    Sends you a direct message whenever somebody looks for players for that game on this server, with a button to sit down. `watch` lists the games you are told about.
command-leave = leave
    .typed = leave
    .about = Leave a table before the game begins
    .line = leave a table before it begins
command-leave-help = `leave #12`
    Leaves a table before the game begins. After that, `hand` gives your seat to somebody else and `resign` gives the game up.
command-challenge = challenge
    .on = Challenge
    .typed = challenge
    .sub = send
    .about = Challenge somebody to a game, or anyone who comes along
    .line = challenge somebody, or anyone
command-challenge-help = `challenge @Bo { $game } time=3d`, `challenge anyone { $game } games=3`
    Asks Bo to play. The settings are those of `new`; sides are drawn by lot unless you choose yours: `as=<seat>`. You can challenge several people at once: `challenge @Bo @Ada three-player-chess`. `challenge @Bo { $game } games=3` makes three challenges. A seat without a name is open to anyone. The people you challenge are asked once, and have 14 days to accept or decline with a button. If one of them declines, the challenge is over, and you can open the seat to anyone.
    `challenge anyone { $game } games=3` stays open for 30 days. Anybody can take it, and I open the next table as soon as fewer games are on than you want at once (1 unless you say otherwise).
    `challenges` lists your challenges and those to you.
command-challenges = challenges
    .typed = challenges
    .sub = list
    .about = Challenges to you and by you: accept, decline, withdraw
    .line = challenges to you and by you
    .arg-what = What you want to do; empty: list them
    .arg-table = The table of the challenge; not needed if there is only one
command-challenges-help = `challenges`, `challenges decline #12`
    Lists the challenges that wait for your answer, those you have made, and those that anyone can take here. You can write `challenges accept #12` (or `join #12`), `challenges decline #12`, `challenges withdraw #12`. After `challenges off` nobody can challenge you, name you for a seat or hand you one; `challenges on` allows it again.
command-takeback = takeback
    .typed = takeback, undo
    .about = Ask the others to take moves back
    .line = ask to take moves back
command-takeback-help = `takeback`, `takeback 14`
    Asks to take back your last move, or everything after action 14. It happens when all players concerned agree. Draws by lot stay, and so does anything that others have learnt in secret.
command-pause = pause
    .typed = pause
    .about = Ask the others to pause the game for some days
    .line = propose a pause
command-pause-help = `pause`, `pause 5`, `pause 2 weeks`
    Proposes a pause: 14 days unless you say otherwise, and 60 at most. The host, or a manager of the server, need not ask: `pause 5 now`. When all agree, nobody can move and no time limit runs; the game resumes by itself afterwards.
command-resume = resume
    .typed = resume
    .about = Ask the others to resume before the pause is over
    .line = propose to resume at once
command-resume-help = `resume`
    Proposes to resume before the pause is over. All have to agree.
command-overdue = overdue
    .typed = overdue, flag
    .about = Claim the game of an opponent whose time is up
    .line = claim the game of an opponent whose time is up
    .arg-seat = Whose time is up; empty: the only one
command-overdue-help = `overdue`, `overdue { $seat }`, `overdue #12`
    When a player’s time is up and nothing excuses it any more, an opponent may claim the game. The player then resigns, with everything that follows by the rules; where the rules don’t let them resign, the seat is freed for a substitute. The button under the post does the same. Until somebody claims the game, the player may still move.
command-vacation = vacation
    .typed = vacation, holiday
    .about = Go on leave for some days, come back, or see how much is left
    .line = go on leave, or come back
    .arg-days = How many days; empty: show what is left
    .arg-until = Or until which day: monday, 24.12, 5 january
    .arg-table = Only this table; empty: all of yours
command-vacation-help = `vacation 7d`, `vacation 2 weeks #12`, `vacation until 24.12`, `vacation back`, `vacation`
    You are away for that many days, at all your tables or at the one you name. Your clock stands still, offers to you wait longer, and the others play on. Everybody is told. A move doesn’t end your leave; `vacation back` does. At each table every player has a number of days (21 unless settled otherwise). `vacation` shows how many are left.
command-hand = hand
    .typed = hand, substitute
    .about = Hand your seat to somebody else, who has to accept
    .form = Hand your seat to somebody else
    .line = hand your seat to somebody else
    .arg-seat = Which of your seats; empty: the only one
command-hand-help = `hand @Bo`, `hand { $seat } @Bo`
    Offers your seat to somebody else. If they accept, they play on for you.
command-vacate = vacate
    .typed = vacate, replace
    .about = Host: free the seat of a player who has kept the others waiting too long
    .line = free an absent player’s seat (host)
    .arg-seat = The seat to free
command-vacate-help = `vacate { $seat }`
    The host frees the seat of a player who has kept the others waiting longer than the table’s `patience` (7 days unless settled otherwise). A manager of the server who doesn’t play there can do so at any time. Then anybody can take the seat with `join`.
command-host = host
    .typed = host, manage
    .sub = card
    .about = What you may do at a table as its host or as a manager of the server
    .line = what you may do as host or manager
command-host-help = `host`, `host #12`
    Shows the host of a table, and the managers of its server, what they can do there now, with buttons: give time, pause, free a seat, begin, give up. Everybody is told each time, and the log keeps it.
    Hosts who play can’t rule on their own game: they can’t give their own side time or void the game, and they can pause it alone only once and for at most 7 days.
command-extend = extend
    .typed = extend, prolong
    .about = Host: give more time to a seat, or to everybody who is to move
    .line = give a player more time (host)
    .arg-seat = The seat that gets more time; empty: everybody who is to move
command-extend-help = `extend { $seat } 2d`, `extend 12h`
    The host, or a manager of the server, gives a seat more time for its move; without a seat, everybody who is to move gets it. Hosts who play can’t give their own side time, and at an anonymous table they can’t give any: propose a `pause`, or ask a manager who doesn’t play.
command-void = void
    .typed = void
    .about = Manager: end a game without a result; I ask once more
    .line = end a game without a result (manager)
command-void-help = `void #12 one person held two seats`
    A manager of the server who doesn’t play there ends the game without a result, or takes away the result of a game that ended at most 14 days ago. The ratings are then worked out anew. I ask once more, and I tell everybody who played the reason. A host can’t do that: `abort` proposes it to the players.
command-here = here
    .typed = here, seed
    .about = Say that you are still there, so that the game can begin
    .line = say that you are still there
command-here-help = `here`, `here #12`, `here #12 luck7`
    When the last seat of a table for three or more is taken, and somebody sat down more than a day ago, I ask those players whether they are still there. They have 48 hours and get one reminder; the button does the same as `here`. When all have answered, the game begins; a player who doesn’t answer loses the seat. The host may begin without waiting (`start`) or call the ready check off (`host`). The setting `muster` of `new` makes me ask always or never.
    Where dice are thrown or hands tremble, I ask everybody, and you can add a seed of your own to the draws: then nobody, not even I, can know them beforehand.
command-abort = abort
    .typed = abort, cancel
    .about = Give the table up: at once before it has really begun, later if all agree
    .line = give the table up, or propose to
command-abort-help = `abort`
    The host gives up a table that has not begun; before the second move any player can. Later, `abort` proposes to all to end the game without a result.
command-time = time
    .typed = time, clock, status
    .about = Whose turn it is, and until when
    .line = whose turn it is, and until when
command-time-help = `time`, `time #12`
    Only you read it: whose turn it is and until when, who is on leave, how much time everybody has in stock, and how long a move may take there.
command-rematch = rematch
    .typed = rematch
    .about = Play a finished game again
    .line = play a finished game again
command-rematch-help = `rematch`, `rematch #12`, or the button under the last post
    Opens a table with the same game, settings and players, everybody on another seat. The others are invited; the same button seats them.
command-rating = rating
    .on = Rating
    .typed = rating, ratings
    .sub = show
    .about = Ratings and reliability of a player
    .line = ratings and reliability, yours or somebody’s
    .arg-member = Whose; empty: yours
command-rating-help = `rating`, `rating @Ada`
    Shows the rating in each game, how sure it is (± deviation), the results, and how well deadlines are kept. Everybody begins at 1500. A question mark means that too little is known yet: fewer than 5 games, or a deviation above 110.
    Ratings are Glicko-2. A table counts unless it was opened with `rated=no` or from a set-up position. Draws, resignations and losses on time count; games that were given up or ended without a result don’t.
    Where seats change hands, the result goes to the player who made most of the moves. A machine that takes over can lose your game, but it can’t win one for you. If somebody plays several sides, the game isn’t rated.
command-leaderboard = leaderboard
    .typed = leaderboard, leaders
    .about = The best players on this server
    .line = the best players here
    .arg-game = The game
command-leaderboard-help = `leaderboard`, `leaderboard { $game }`
    Lists the players of the game on this server, the best first. `unlisted on` takes you off.
command-versus = versus
    .typed = versus, vs
    .about = Your results against somebody
    .line = your results against somebody
    .arg-member = Against whom
command-versus-help = `versus @Ada`
    Shows your wins, draws and losses against somebody in rated games, game by game. Where three play, the one of you with more points has won.
command-unlisted = unlisted
    .typed = unlisted
    .about = Stay off all leaderboards
    .line = stay off leaderboards: on or off
    .arg-on = Whether you stay off leaderboards
command-unlisted-help = `unlisted on`, `unlisted off`
    Takes you off all leaderboards, or puts you back. Your rating and reliability are still shown to people who ask, and to those who are about to play with you.
command-language = language
    .typed = language, lang
    .about = Choose the language in which I answer you
    .line = choose my language: en, ru, uk, de
command-language-help = `language en`, `language ru`, `language uk`, `language de`
    The language in which I answer you. Posts for everybody are in the server’s language.
command-letters = letters
    .typed = letters
    .about = Letters on the pieces of your boards: on or off
    .line = letters on the pieces: on or off
command-letters-help = `letters on`, `letters off`
    With letters, each piece shows its notation letter and each empty cell its name.
command-signs = signs
    .typed = signs
    .about = Signs in place of characters on shogi and xiangqi men: on or off
    .line = signs in place of characters on men: on or off
command-signs-help = `signs on`, `signs off`
    The men of shogi, xiangqi and janggi carry Japanese or Chinese characters. With signs, each shows a picture of its kind instead. Until you choose, you see what your server shows.
command-confirm = confirm
    .typed = confirm, confirmation
    .about = Be asked before every move of yours is played: on or off
    .line = ask me before every move: on or off
command-confirm-help = `confirm on`, `confirm off`
    After each move of yours you see the board with Play and Cancel, before the move is played; “yes” and “no” answer too. Only you see the question. Plans are played without a question.
command-settings = settings
    .typed = settings, preferences
    .sub = show
    .about = Show and change all your settings
    .line = your settings, all on one card
command-settings-help = `settings`
    Shows all your settings, with buttons to change them. Only you see it.
command-remind = remind
    .typed = remind, reminders
    .sub = when
    .about = Choose when and where I remind you of your moves
    .line = when and where I remind you
    .arg-when = Third, half, quarter of the time left; 12h, 2d before the end; on, off; idle 7d; empty: show
command-remind-help = `remind third`, `remind half`, `remind 12h`, `remind private`, `remind here`, `remind 12h every 6h`, `remind once`, `remind next`, `remind off`, `remind on`
    I remind you once of each move you owe: when a third of the time for it is left, or when you say, but never before half of it is over. I do so in the table’s thread or privately; at anonymous tables always privately. `remind off` stops reminders, not the posts after a move.
    With `every` I remind you again and again until you move. Where more than two play, `remind next` tells you privately that you are the next to move (`remind next off`). `remind idle 7d` reminds you also where there is no time limit. `quiet` and `digest` have their own help.
command-snooze = snooze
    .typed = snooze, later
    .about = Be reminded of a table later
    .line = put a reminder off
command-snooze-help = `snooze`, `snooze 3h`, `snooze tomorrow`, `snooze 3h #12`
    I remind you once more, in an hour or when you say (tomorrow: at nine in the morning), of what you still owe then. I do so even in quiet hours: you asked for it.
command-digest = digest
    .typed = digest
    .about = One private message a day with everything that waits for you, instead of reminders
    .line = one message a day instead
command-digest-help = `digest 08:00`, `digest off`
    One private message a day with everything that waits for you, the most urgent first, instead of single reminders; none on days when nothing does. Anything due before the next digest gets its own reminder.
command-quiet = quiet
    .typed = quiet
    .about = Choose hours and days without reminders
    .line = hours and days without reminders
command-quiet-help = `quiet 22:00-08:00`, `quiet weekends`, `quiet 22-8 weekends`, `quiet weekends off`, `quiet off`
    A reminder that falls into quiet time reaches you right after it, or before it begins if your time would be nearly up by then. Your `zone` says which clock counts.
command-zone = zone
    .typed = zone, timezone
    .about = Choose your time zone
    .line = your time zone
command-zone-help = `zone Berlin`, `zone Europe/Kyiv`, `zone UTC+3`, `zone`
    Your quiet hours and your digest go by the clock of this zone; without one, by UTC. Everybody sees deadlines by their own clock anyway.
command-block = block
    .typed = block
    .sub = add
    .about = Block somebody: you won’t be seated together, and they are not told
    .line = block somebody
    .arg-member = Whom to block
command-block-help = `block @Bo`
    Neither of you can newly sit down at a table with the other, or challenge, invite or write notes to the other. Games in progress go on. Nobody is told, and Bo can’t see it. At tables with hidden names, a block can’t keep you apart. `blocks` lists the people you have blocked, `unblock @Bo` lifts a block.
command-unblock = unblock
    .typed = unblock
    .sub = remove
    .about = Lift a block
    .line = lift a block
    .arg-member = Whom to unblock
command-unblock-help = `unblock @Bo`
    Lifts a block. `blocks` lists the people you have blocked, with buttons.
command-blocks = blocks
    .typed = blocks, blocked
    .sub = list
    .about = The people you have blocked; only you see them
    .line = the people you have blocked
command-blocks-help = `blocks`
    Lists the people you have blocked; only you see it. `block @Bo` adds somebody; `unblock @Bo` or a button lifts a block.
command-setup = setup
    .typed = setup
    .about = This server’s settings: channels, language, new tables
    .line = this server’s settings
    .arg-zone = The time zone of people who have not chosen one, for example Berlin
    .arg-language = The language of my posts
command-setup-help = `setup` shows this server’s settings. Its managers change them: `setup here` or `setup channel #games` (tables are opened only there; in a forum each is a post of its own), `setup everywhere`; `setup open managers`, `setup open @role` or `setup open everybody`; `setup language uk`; `setup defaults time=5d press=private` (the settings of new tables unless somebody says otherwise; `setup defaults usual` takes them back); `setup threads off`; `setup standing=on` (a standing message in this channel: all its tables, whose move it is and until when, always up to date); `setup puzzle=on` or `setup puzzle=chess` (a puzzle a day in this channel, at ten in the morning); `setup page=on` (anybody can watch the games of this server on the web; a table opened with page=no stays out); `setup signs=on` (the men of shogi, xiangqi and janggi show signs in place of characters); `setup zone Berlin` (the clock of people who have not chosen one); `setup limits tables=20` (at most so many open tables); `setup games chess, dragonchess` (the games that this server offers, and their order; `setup games` shows a menu). Put a semicolon between several at once. Games that have begun stay as they are.
command-follow = follow
    .typed = follow
    .about = Follow a game you don’t play: be told how it ends, or every turn
    .line = be told how somebody else’s game goes
    .arg-what = What you want to be told; empty: its end
command-follow-help = `follow #12`, `follow #12 turns`, `follow`
    Tells you in private how game 12 ends, or shows you the board at every turn: what everybody in the channel sees, and no more. It stops when the game is over. `follow` lists the games you follow, `unfollow #12` ends one.
command-unfollow = unfollow
    .typed = unfollow
    .about = No longer follow a game
    .line = no longer follow a game
command-unfollow-help = `unfollow #12`
    I no longer tell you about game 12. `follow` lists the games you follow.
command-calendar = calendar
    .typed = calendar
    .about = Your deadlines as a calendar, by a private address
    .line = your deadlines as a calendar
    .arg-on = Yes: a new address; no: take it away
command-calendar-help = `calendar`, `calendar off`
    Gives you a private address that your calendar program can subscribe to. I show it once; anybody who has it sees your deadlines. `calendar` again makes a new address, and the old one no longer works. `calendar off` takes it away.
command-privacy = privacy
    .typed = privacy
    .about = What I store about you; get your data; be forgotten
    .line = what I store about you
command-privacy-help = `privacy` says what I store about people and for how long; `privacy data` gives you everything that I store about you; `privacy forget` deletes it, after asking once more.
command-token = token
    .typed = token, tokens
    .about = Tokens that let your programs play for you
    .line = tokens for programs that play for you
    .arg-do = What you want to do; empty: list them
command-token-help = `token new NAME` makes a token with which a program of yours speaks for you over the API; I show it once. It may do what you name after it: with `token new NAME read play` the program can look and move, with “talk” negotiate with others, with “hooks” be told what happens. If you name nothing, it may do all of that. `token` lists your tokens, `token revoke NAME` takes one back. Ask for one where nobody looks over your shoulder: anybody who has it can play for you.
command-rules = rules
    .typed = rules
    .about = The rules of a game and its notation
    .line = the rules of a game, and its notation
command-rules-help = `rules`, `rules dragonchess`, `rules #12`
command-help = help
    .typed = help, ?
    .about = Explain the commands, or a game and its notation
    .line = this list, or help for a command or game
command-help-help = `help`, `help COMMAND`, `help GAME`
command-about = about
    .typed = about
    .about = What this is, and who made these games
    .line = who made me, and these games
command-about-help = `about`

command-contest = contest
    .typed = contest, contests, tournament, tournaments
    .sub = list
    .about = The contests of this server, and their state
    .line = the contests of this server
command-contest-help = `contest`, `contest #3`
    Lists the contests of this server, or shows the state of one. A contest is a round robin, a Swiss tournament, a knock-out, a ladder or a league; I pair the rounds, open the tables and keep the standing.
command-contest-new = contest-new
    .typed = contest-new, new-contest, tournament-new, new-tournament
    .sub = new
    .about = Announce a contest; entries open at once
    .line = announce a contest
    .arg-entries = Until when people may enter: 7d, friday, 24.12
    .arg-rounds = How many rounds; empty: what fits the number of entrants
    .arg-time = The time for a move: 3d, 5d+12h/10d
    .arg-settings = Other settings: limit=16 round=21d checkin=1d …
    .arg-name = What the contest is called
command-contest-new-help = `contest new swiss chess, 5 rounds, 3 days a move`, `contest new league dragonchess size=8 weeks=6 entries=until friday`, `contest new knock-out draughts limit=16 name="Autumn cup"`
    Formats: swiss, round robin, double round robin, knock-out, ladder, league. Entries open at once, or on the day of `opens=`; they close on the day of `entries=`, or by `contest close`. Then everybody confirms that they are there (`checkin=`, 1 day; off: nobody is asked), and the first round begins.
    For every contest: `limit=` entrants, `round=` days for a round (21), `first-move=`, `machines=`, `tie-breaks="BHC1 BH SB"`, `playoff=yes`, `play-on=yes` (people who withdraw finish their games), `late-half=yes`, `ends=`, `text="…"`. Swiss: `rounds=`, `half-byes=`. Round robin: `cycles=2`, `together=` games at once, `groups=`, `final=yes`. Knock-out: `games=` in a match, `advance=`, `lot=yes`, `third=yes`. Ladder: `range=`, `at-once=`, `answer=`, `swap=yes`, `idle=`, `by-rating=yes`. League: `size=`, `weeks=`, `up=`, `down=`, `gap=`, `seasons=`. All settings of a table may follow: `time=3d rated=no`.
command-contest-edit = contest-edit
    .typed = contest-edit, edit-contest
    .sub = edit
    .about = Change the terms of a contest you organise
    .line = change the terms of a contest
    .arg-settings = What changes: limit=16 round=14d …
command-contest-edit-help = `contest edit limit=16`, `contest edit #3 round=14d name="Winter cup"`
    For the organiser. Before entries open everything may change. Later, everybody who has entered is asked again, unless only the name, the text or a later date changes. After the start only these may change.
command-contest-open = contest-open
    .typed = contest-open, open-contest
    .sub = open
    .about = Open entries
    .line = open entries of a contest
command-contest-open-help = `contest open`
    For the organiser: people may enter from now on.
command-contest-close = contest-close
    .typed = contest-close, close-contest
    .sub = close
    .about = Close entries; end a ladder or a league
    .line = close entries of a contest
command-contest-close-help = `contest close`
    For the organiser: entries close and the check-in begins, or the first round. Of a ladder or a league that runs it ends the contest; the games in progress finish.
command-contest-cancel = contest-cancel
    .typed = contest-cancel, cancel-contest
    .sub = cancel
    .about = Cancel a contest (its organiser, or a manager)
    .line = cancel a contest
command-contest-cancel-help = `contest cancel nobody has time`
    For the organiser and for managers of the server. Everybody reads the reason.
command-contest-pause = contest-pause
    .typed = contest-pause, pause-contest
    .sub = pause
    .about = Stop all deadlines of a contest, or let them run again
    .line = pause a contest
    .arg-on = No: its time runs again
command-contest-pause-help = `contest pause`, `contest pause off`
    For the organiser and arbiters. All deadlines of the contest move by the length of the pause; the clocks of the tables go on.
command-contest-join = contest-join
    .typed = contest-join, join-contest, contest-enter
    .sub = join
    .about = Enter a contest
    .line = enter a contest
command-contest-join-help = `contest join`, `contest join #3`
    Your games come by themselves as its rounds begin.
command-contest-leave = contest-leave
    .typed = contest-leave, leave-contest
    .sub = leave
    .about = Leave a contest before it starts
    .line = leave a contest before it starts
command-contest-leave-help = `contest leave`
    Before the start. Afterwards: `contest withdraw`.
command-contest-ready = contest-ready
    .typed = contest-ready
    .sub = ready
    .about = Say that you are there, or agree to changed terms
    .line = check in for a contest
command-contest-ready-help = `contest ready`
    During the check-in, and after the terms have changed.
command-contest-withdraw = contest-withdraw
    .typed = contest-withdraw
    .sub = withdraw
    .about = Give a contest up after its start
    .line = withdraw from a contest
command-contest-withdraw-help = `contest withdraw`
    Your games in it are lost (with `play-on=yes` you finish them), and you get no new ones.
command-contest-bye = contest-bye
    .typed = contest-bye
    .sub = bye
    .about = Sit out a round
    .line = sit out a round of a contest
    .arg-round = Which round
    .arg-half = For half a point
command-contest-bye-help = `contest bye 3`, `contest bye 3 half`
    Ask before the round is paired. Half a point is possible once (`half-byes=`), not in the last round.
command-contest-table = contest-table
    .typed = contest-table, contest-standing
    .sub = standing
    .about = The standing, or the games of an entrant
    .line = the standing of a contest
    .arg-member = Whose games; empty: the standing
command-contest-table-help = `contest table`, `contest table @Bo`, `contest table #3`
    The standing with its tie-breaks, or the games of one entrant.
command-contest-cross = contest-cross
    .typed = contest-cross, contest-crosstable
    .sub = cross
    .about = The cross-table: everybody’s results
    .line = the cross-table of a contest
command-contest-cross-help = `contest cross`
    All results, round by round.
command-contest-round = contest-round
    .typed = contest-round
    .sub = round
    .about = The pairs of a round; the next one now, or by hand
    .line = the pairs of a round
    .arg-text = A round; now; or pairs by hand: 1-4 3-2 bye 5
command-contest-round-help = `contest round`, `contest round 2`, `contest round now`, `contest round 1-4 3-2 bye 5`
    Shows a round. For the organiser and arbiters: `now` pairs the next round though games are open (these count as draws for the pairing), and numbers of entrants pair it by hand; I say if somebody meets again or gets a colour too often.
command-contest-result = contest-result
    .typed = contest-result
    .sub = result
    .about = Decide or correct the result of a game
    .line = decide the result of a game
    .arg-text = The game and its result: 3.2 1-0
command-contest-result-help = `contest result 3.2 1-0 because …`
    For arbiters and the organiser, not in games of their own. Everybody can read who decided, and why. Rounds that are paired already stay.
command-contest-extend = contest-extend
    .typed = contest-extend
    .sub = extend
    .about = Move the deadline of the last round
    .line = move the deadline of a round
    .arg-text = How much longer, or until when: 3d, until friday
command-contest-extend-help = `contest extend 3d`, `contest extend until friday`
    For the organiser and arbiters; it holds for the whole round.
command-contest-late = contest-late
    .typed = contest-late
    .sub = late
    .about = Enter somebody after the start
    .line = enter somebody late
    .arg-member = Who enters
command-contest-late-help = `contest late @Bo`, `contest late machine:3`
    For the organiser and arbiters, until a third of the rounds is paired. Where the terms allow machines, one may fill an odd number.
command-contest-drop = contest-drop
    .typed = contest-drop
    .sub = drop
    .about = Exclude an entrant
    .line = exclude an entrant
    .arg-member = Whom
command-contest-drop-help = `contest drop @Bo because …`
    For the organiser and arbiters. They are told, with the reason.
command-contest-arbiter = contest-arbiter
    .typed = contest-arbiter
    .sub = arbiter
    .about = Name an arbiter, or take the office back
    .line = name an arbiter
    .arg-member = Who decides
    .arg-on = No: take the office back
command-contest-arbiter-help = `contest arbiter @Bo`, `contest arbiter @Bo off`
    For the organiser. An arbiter decides results, moves deadlines and excludes entrants, but not in their own games.
command-contest-substitute = contest-substitute
    .typed = contest-substitute
    .sub = substitute
    .about = Somebody takes over from an entrant
    .line = put a substitute in
    .arg-member = Who comes
    .arg-opponent = Who leaves
command-contest-substitute-help = `contest substitute @Bo for @Ada because …`
    For the organiser and arbiters, in leagues and in games for three and four. Number and points go on; earlier results stay with the old name.
command-contest-challenge = contest-challenge
    .typed = contest-challenge, ladder-challenge
    .sub = challenge
    .about = Challenge somebody above you on a ladder
    .line = challenge on a ladder
    .arg-member = Whom you challenge
command-contest-challenge-help = `contest challenge @Bo`, `contest challenge yes`, `contest challenge no because …`
    On a ladder: somebody at most three rungs above you (`range=`). If you win, you take the rung.
command-contest-again = contest-again
    .typed = contest-again
    .sub = again
    .about = Say whether you play the next season of a league
    .line = play the next season of a league
    .arg-on = No: not the next season
command-contest-again-help = `contest again`, `contest again no`
    Between two seasons. Players who finished their games stay in unless they say no.
command-contest-files = contest-files
    .typed = contest-files, contest-export
    .sub = files
    .about = The standing and the results as files
    .line = a contest as files
command-contest-files-help = `contest files`
    The standing and all results as CSV; a Swiss or a round robin for two also as a tournament report (TRF). When the contest is over, there is also the whole of it as JSON, with the seed of the lots.
command-contest-import = contest-import
    .typed = contest-import
    .sub = import
    .about = New contest for the players of a tournament report
    .form = New contest from a report
    .line = a contest for the players of a report (TRF)
command-contest-import-help = `contest import`, `contest import chess, 3 days a move`, `contest import again`
    Attach a tournament report (TRF16 or TRF26). I announce a contest with its name, its format and its number of rounds, and enter those of its players who have played on this server under the same name. In the check-in each of them says whether they play; others can enter by themselves.

arg-opponent = opponent
    .about = Whom you challenge; empty: anyone who comes along
arg-opponent2 = opponent2
    .about = Another one, in games for three or four
arg-opponent3 = opponent3
    .about = Another one, in games for four
arg-side = side
    .about = The seat you want; empty: sides are drawn by lot
arg-games = games
    .about = How many games at once, if you challenge anyone
arg-table = table
    .about = Number of the table, if you have several
arg-seed = seed
    .about = A seed of your own for the die: up to 32 letters and digits
arg-game = game
    .about = The game to play
arg-seat1 = seat1
    .about = Who sits in the game’s first seat; empty: anyone
arg-seat2 = seat2
    .about = Who sits in the second seat; empty: anyone
arg-seat3 = seat3
    .about = Who sits in the third seat, if the game has one
arg-seat4 = seat4
    .about = Who sits in the fourth seat, if the game has one
arg-seat5 = seat5
    .about = Who sits in the fifth seat, if the game has one
arg-seat6 = seat6
    .about = Who sits in the sixth seat, if the game has one
arg-settings = settings
    .about = Options of the game: truce=bound …; “help” with the game’s name lists them
arg-seat = seat
    .about = The seat you want; empty: the one you are invited to, or the first free one
arg-layout = view
    .about = How the board is shown, where the game has several ways
arg-at = at
    .about = The position after this many actions; empty: now
arg-notation = notation
    .about = The move or offer; type a few characters to see what fits
arg-piece = piece
    .about = The piece or the cell it stands on; empty: all
arg-topic = topic
    .about = A command or a game; empty: everything
arg-language = language
    .about = The language; empty: which one it is now
arg-on = on
    .about = On or off
arg-press = press
    .about = How openly you negotiate; empty: in front of everybody
arg-names = names
    .about = Whether everybody knows who plays which seat; empty: yes
arg-time = time
    .about = How long a move may take: 3d, 5d+12h/10d, daily 20:00 Europe/Kyiv, none
arg-until = until
arg-back = back
    .about = Whether you are back from leave
arg-answer = answer
    .about = Your answer
arg-number = number
arg-note = note
    .about = What you want to say, at most 1,000 characters; empty: show your last notes
arg-to = to
    .about = Number of the last action that stays; empty: everything before your last move
arg-days = days
    .about = How many days; empty: 14
arg-member = member
    .about = Who is to take the seat
arg-level = level
    .about = The rating in this game: 1400-1800, 1400+, -1800; “!” asks for an established one
arg-reliable = reliable
    .about = How many of their deadlines players keep: 80%; 80%! leaves newcomers out
arg-rated = rated
    .about = Whether the result counts for ratings
arg-more = more
    .about = How much more time: 12h, 2d
arg-contest = contest
    .about = The number of the contest; not needed if there is only one
arg-format = format
    .about = How it is played
arg-rounds = rounds
    .about = How many rounds
arg-entries = entries
    .about = Until when people may enter
arg-round = round
    .about = Which round
arg-half = half
    .about = For half a point
arg-reason = reason
    .about = Why; everybody who played is told
arg-now = now
    .about = As host or manager: at once, without asking the others
arg-zone = zone
arg-limit = limit
    .about = How many tables may be open at once; 0: as many as I allow
arg-off = off
arg-everywhere = everywhere
    .about = At all your tables
arg-since = since
    .about = After this many actions; empty: since you last looked
arg-line = line
    .about = The moves, one after another
arg-text = text
    .about = What to note down; empty: show your notes
arg-file = file
    .about = The record: a text of at most 1 MiB that Liege has written
arg-manner = manner
    .about = Resume the game, or only keep it; empty: what fits
arg-seats = seats
    .about = Who is to take which seat: red=@ada white=open
arg-again = again
    .about = Even if it was brought in before
arg-when = when
arg-where = where
    .about = Where you are reminded
arg-for = for
    .about = How long: 3h, 30 minutes, tomorrow; empty: an hour
arg-hour = hour
    .about = The hour of the day, 08:00; or off; empty: show
arg-hours = hours
    .about = 22:00-08:00; or off; empty: show
arg-weekends = weekends
    .about = Whether Saturdays and Sundays are quiet too
arg-place = place
    .about = A city, or a distance from UTC such as UTC+3; empty: show
arg-from = from
    .about = The number of the first action, as in the log; empty: the first
arg-last = last
    .about = Only this many of the latest actions
arg-tables = tables
    .about = Where tables may be opened
arg-channel = channel
    .about = The only channel in which tables may be opened
arg-openers = openers
    .about = Who may open tables
arg-role = role
    .about = The role that may open tables
arg-defaults = defaults
    .about = The settings of new tables: time=5d press=private; “usual” takes them back
arg-selection = selection
    .about = The games that this server offers, in their order: chess, dragonchess, all
arg-puzzle = puzzle
    .about = A puzzle a day in this channel: on, off, or a game
arg-page = page
    .about = Whether anybody can watch the games of this server on the web
arg-signs = signs
    .about = Whether men show signs in place of characters
arg-standing = standing
    .about = Whether this channel has a standing message with its tables
arg-threads = threads
    .about = Whether every table gets a thread
arg-what = what
    .about = What you want to know or have done
arg-do = action
arg-name = name
    .about = Its name: one word
arg-scopes = scopes
    .about = What it may do: read, play, talk, hooks; empty: everything

choice-what-accept = accept
choice-what-refuse = decline
choice-what-withdraw = withdraw mine
choice-what-off = take no challenges
choice-what-on = take challenges again
choice-format-swiss = Swiss
choice-format-robin = round robin
choice-format-double = double round robin
choice-format-knock-out = knock-out
choice-format-ladder = ladder
choice-format-league = league
choice-press-public = public: everything is said in front of everybody
choice-press-private = private: only the two see an offer until it is accepted; treaties are public
choice-press-secret = secret: treaties too are hidden, until one is broken or the game is over
choice-press-none = none: only what the rules themselves need
choice-names-open = open: everybody sees who sits where
choice-names-hidden = hidden: seats are dealt by lot, names are told at the end
choice-answer-accept = yes
choice-answer-refuse = no
choice-answer-withdraw = I take it back
choice-rated-yes = yes
choice-rated-no = no: a casual game
choice-notation-liege = Liege’s own record
choice-notation-pgn = PGN
choice-notation-pdn = PDN
choice-notation-kif = KIF
choice-notation-csa = CSA
choice-manner-resume = resume the game
choice-manner-archive = only keep it
choice-where-here = where the table is played
choice-where-private = privately
choice-tables-everywhere = everywhere
choice-tables-here = only in this channel
choice-openers-everybody = everybody
choice-openers-managers = managers of the server
choice-language-usual = as the server has it
choice-signs-on = yes
choice-signs-off = no
choice-threads-on = yes
choice-threads-off = no
choice-what-about = what is stored
choice-what-data = give me my data
choice-what-forget = forget me
choice-do-new = make a token
choice-do-revoke = revoke it
choice-page-on = yes
choice-page-indexed = yes, and search engines may list them
choice-page-off = no
choice-what-end = its end
choice-what-turns = every turn
