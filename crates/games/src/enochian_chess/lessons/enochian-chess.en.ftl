# Enochian chess.

lesson-enochian-chess-type = Four armies, two against two: Blue and Black against Red and Yellow. You are Black: step ahead with the pawn on b3.
    .hint = Black’s pawns go from file a to file h, so the square ahead is c3. For a pawn that is enough: `c3`. In full: `Pb3-c3`.
    .done = Every army’s pawns go away from its own edge, and everybody sees his own edge at the bottom. There is no double step.
lesson-enochian-chess-throne = There are sixteen arrangements; this is fire of fire, where Red begins. In its corner, the throne, the king starts on one square with a companion. You are Red: bring your knight out.
    .hint = King and knight share h1. A knight is `N`, and only one square is free for it: `Ng3`.
    .done = Now nobody can join the king there: two pieces share a square only at the start, on their own throne.
lesson-enochian-chess-queen = The queen leaps exactly two squares, in any direction and over anything. You are Black: take with her.
    .hint = The pawn on c4 is too near, the one on f5 too far to the side. Two squares from c3, over your own pawn, is e3: `Qe3`.
    .done = So a queen knows only sixteen squares of the board, and the four queens of the start never meet.
lesson-enochian-chess-ally = You are Red, and your ally is the one in the opposite corner, Yellow. Allies don’t take each other’s pieces. Take with your rook.
    .hint = The knight on e6 is Yellow’s. On b3 stands Black’s bishop: `Rb3`.
    .done = Allies win and lose together: a team has lost when both its kings are captured.
lesson-enochian-chess-promote = A pawn bears the head of its piece and becomes that piece on the far edge, once its army has lost a pawn. Red’s has: get a rook that gives check to Blue.
    .hint = On e8 the bishop would stand between the new rook and the king. So take the bishop: `exf8`.
    .done = If Red had lost no pawn yet, this one would wait on the edge as it is until another is taken.
lesson-enochian-chess-choose = The last pawn beside a king alone, or a king with just a queen or a bishop, becomes what you like. You are Red: let it become what gives check to Blue.
    .hint = From g8 a knight reaches f6, and nothing else would. What it becomes stands behind the square: `g8=N`.
    .done = Had you chosen a bishop, your bishop on f2 would have become a pawn in exchange.
lesson-enochian-chess-mate = No move takes a king. But whoever is on turn in check and can’t end it makes one last move, and then his king is captured. You are Yellow: mate Blue.
    .hint = Your rook on b7 keeps the king off rank 7. Give check along rank 8 where nobody takes you: `Rf8`.
    .done = Blue’s king makes one last step and falls. Then Blue’s army freezes: it stands still and attacks nothing.
lesson-enochian-chess-frozen = Black’s king was captured, and the army is frozen: it attacks nothing and can’t be taken. You are Red and in check from Blue: step out of it with the king.
    .hint = Blue’s knight attacks g2, Blue’s rook h2. Black’s rook looks along rank 1, but it is frozen: `Kg1`.
    .done = Frozen pieces stay where they are and are in everybody’s way, like walls.
lesson-enochian-chess-revive = A frozen army is back in play as soon as its ally’s king steps on its throne. You are Blue: bring Black’s army back.
    .hint = Black’s throne is the corner a1: `Ka1`.
    .done = You play Black’s moves too from now on, in Black’s place in the order, even when your king goes on.
lesson-enochian-chess-offer = Each team has one captured king: prisoners can be exchanged. A king returns to its throne or, if that is occupied, to a square next to it. You are Red: offer it to Blue.
    .hint = You give Black’s king back. On its throne a1 stands a rook; b1 or a2 will do: `offer exchange b1`.
    .done = This may be said at any time, whoever is on turn. Blue answers by naming the square for Yellow’s king.
lesson-enochian-chess-accept = You are Blue. Red offers the exchange: Black’s king would return to b1. Agree and give Yellow’s king back.
    .hint = Yellow’s throne a8 is empty, so that is the square: `accept a8`. `accept` alone is enough here.
    .done = Both kings are back at once, both armies are in play, and each is moved by its own player again.
lesson-enochian-chess-concourse = The stars mark five blocks of four squares. If your bishop joins the bishops of all three other armies on one, it takes all three, the ally’s too. You are Red: do it.
    .hint = In the middle block one square is left, and your bishop sees it from h2: `Be5`.
    .done = This is called a concourse. Four queens do the same, but bishops and queens don’t mix. Nothing else ever takes an ally’s piece.
