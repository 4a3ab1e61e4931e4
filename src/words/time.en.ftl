# Time: how long a move may take, excuses, leave, and what follows when time runs out.
term-time = how long a player may take over a move
term-time-line = A move may take { $limit }.
term-time-never = A move may take any time.
