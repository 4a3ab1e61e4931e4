# Шахи на трьох: що набирають люди. Що для чого — в англійському файлі.

tpc-typed-letter-red = к
tpc-typed-letter-white = б
tpc-typed-letter-black = ч
tpc-typed-letter-throne = т
tpc-typed-letter-palace = д
tpc-typed-letter-city = г
tpc-typed-letter-suburb = п
tpc-typed-letter-village = с
tpc-typed-letter-king = кр
tpc-typed-letter-queen = ф
tpc-typed-letter-rook = т
tpc-typed-letter-bishop = с
tpc-typed-letter-knight = к
tpc-typed-letter-pawn = п

tpc-typed-seat-red = червоні, червоний, червона, червоне, червоного, червоному, червоним, червоної, червоній, червону,
    червоною, червоних, червоними, червонім
tpc-typed-seat-white = білі, білий, біла, біле, білого, білому, білим, білої, білій, білу, білою, білих, білими, білім
tpc-typed-seat-black = чорні, чорний, чорна, чорне, чорного, чорному, чорним, чорної, чорній, чорну, чорною, чорних,
    чорними, чорнім
tpc-typed-zone-throne = трон, трона, трону, троном, троні, трони, тронові
tpc-typed-zone-palace = палац, палаца, палацу, палацом, палаці, палаци, палацові
tpc-typed-zone-city = місто, міста, місту, містом, місті
tpc-typed-zone-suburb = передмістя, передмістю, передмістям, передмісті
tpc-typed-zone-village = село, села, селу, селом, селі
tpc-typed-piece-king = король, короля, королю, королем, короле, королі, королів
tpc-typed-piece-queen = королева, королеву, королевою, королеви, королеві, королев, ферзь, ферзя, ферзю, ферзем,
    ферзі, ферзів
tpc-typed-piece-rook = тура, туру, турою, тури, турі
tpc-typed-piece-bishop = офіцер, слон, слона, слону, слоном, слони, слонів, слонові, офіцера, офіцеру, офіцером,
    офіцерові, офіцері, офіцери, офіцерів
tpc-typed-piece-knight = кінь, коня, коню, конем, коні, коней
tpc-typed-piece-pawn = пішак, пішака, пішаку, пішаком, пішакові, пішаки, пішаків, пішка, пішки, пішку, пішкою, пішкі,
    пішок
tpc-typed-number-1 = один, одна, одне, одно, одного, одну, одним, одною
tpc-typed-number-2 = два, дві, двох, двома
tpc-typed-number-3 = три, трьох, трьома
tpc-typed-number-4 = чотири, чотирьох
tpc-typed-number-5 = пять, пяти
tpc-typed-number-6 = шести, шість, шістьох
tpc-typed-number-7 = семи, сім, сімох
tpc-typed-number-8 = восьми, вісім, вісьмох
tpc-typed-number-9 = девять, девяти, девятьох
tpc-typed-say-i = я
tpc-typed-say-me = мною, мені, мене
tpc-typed-say-you = ти, ви, тебе, тебі, вам
tpc-typed-say-my = мій, моя, мою, моє, моїм, мого, моєю, моєї, мої, моїми, моєму, своє, свою, свої, свого, своєю, свій
tpc-typed-say-your = твій, твоя, твою, твоє, твоїм, твого, твоєю, твоєї, твої, твоєму, ваш, ваша, ваші, вашим, вашу,
    вашого, вашою, вашої
tpc-typed-say-be = будь, будьте, будеш, стань, бути, стати, буду, стану
tpc-typed-say-lord = сеньйор, сеньйора, сеньйором, сеньйору, сеньйорові, сеньйори, пан, пана, паном, пану, панові,
    пани, пане, пані, панею, сюзерен, сюзерена, сюзереном, сюзерену, господар, господаря, господарем, господарю
tpc-typed-say-vassal = слуга, слуги, слугу, слугою, слугам, слузі, васал, васала, васалом, васалу, васалові, васали
tpc-typed-say-vassalage = васалітет, васалітету, васальство, васальства
tpc-typed-say-serve = { "" }
tpc-typed-say-no = не, ні, нє
tpc-typed-say-yes = да, ага, ладно, окей, ок, так, добре, гаразд, авжеж, домовились, згода
tpc-typed-say-need = потрібен, потрібна, потрібно, потрібні, треба, потребую
tpc-typed-say-want = хочу, бажаю, хотів, хотіла, хочеш
tpc-typed-say-own = сам, сама, собі, себе, самий, свой, свій
tpc-typed-say-free = вільний, вільна
tpc-typed-say-command-i = наказую, командую
tpc-typed-say-command-you = наказуй, наказуйте, командуй, командуйте
tpc-typed-say-command = { "" }
tpc-typed-say-order = наказ, наказу, наказом, накази, розпорядження
tpc-typed-say-give = віддаю
tpc-typed-say-obey = слухаюсь, слухаюся, корюсь, корюся, підкоряюсь, підкоряюся, обираю, вибираю
tpc-typed-say-claim = вимагаю
tpc-typed-say-waive = відпускаю
tpc-typed-say-withdraw = забираю, скасовую, відкликаю, знімаю, відміняю, скасувати, відміна
tpc-typed-say-take = беру, забираю, взяти, візьми, відбираю
tpc-typed-say-back = назад
tpc-typed-say-offer = пропоную, пропозиція, пропозицію, пропозиції, оферта
tpc-typed-say-accept = приймаю, згоден, згодна, погоджуюсь, погоджуюся, прийнято
tpc-typed-say-refuse = відмовляюсь, відмовляюся, відмова, відхиляю, відкидаю
tpc-typed-say-truce = перемирє, перемиря, перемирям, перемирю, мир, миру, замирення
tpc-typed-say-draw = нічия, нічию, нічиї, нічиєю, нічиєї, внічию
tpc-typed-say-resign = здаюсь, здаюся, здатися, капітулюю
tpc-typed-say-up = { "" }
tpc-typed-say-turn = круг, круга, кругов, круги, кругах, кругу, тур, тура, туров, раунд, раунда, раунди, раундів,
    коло, кола, колах, колу, кіл, хід, ходи, ходів, ходу, ходами, ходить, ходжу, ходити, похожу
tpc-typed-say-for = за, замість
tpc-typed-say-lapse = { "" }
tpc-typed-fillers = від, прошу, ласка, давай, давайте, кожен, кожна, кожного, з, із, зі, і, й, та, а, но, же, ж, у, в,
    на, до, о, об, про, між, щоб, то, це, є, б, би, чи, ну, ось, вже, ще, тепер, для
tpc-typed-moving = на, з, із, зі, у, в, до, від, мой, мій, моя, ход, ходом, хід, ходжу, йду, ходить, хода, граю, бю,
    бє, бере, беру, взяв, рубає, йде, я
tpc-typed-taking = бю, бє, бере, беру, взяв, рубає
tpc-typed-joiners = і, й, та, потім, далі
tpc-typed-checks = шах, шахи, шаху, шахом, мат, матом, чек
tpc-typed-check-fillers = і, та, й, королю, короля, королеві, оголошую, я
tpc-typed-plain = тихо, просто, мовчки
tpc-typed-without = без
tpc-typed-declarations = шах, шаха, шаху, оголошення, оголошень
tpc-typed-castling = рокіровка, рокірування, рокіровку, рокіруюсь, рокіруюся
tpc-typed-castling-short = коротка, коротку, коротко, коротке
tpc-typed-castling-long = довга, довгу, довге
tpc-typed-castling-fillers = у, в, бік, роблю, я
tpc-typed-passing = еп, на проході, взяття на проході
tpc-typed-glued = на
tpc-typed-of = { "" }
tpc-typed-everything = все, всі, усі, ходи
tpc-typed-idle-phrases = будь ласка

tpc-typed-seek-resign = здаюся
tpc-typed-seek-offer = пропоную
tpc-typed-seek-accept = приймаю, так, згоден
tpc-typed-seek-refuse = відмовляюсь, ні
tpc-typed-seek-withdraw = відкликаю
tpc-typed-seek-claim = наказ, хід за
tpc-typed-seek-waive = скасувати
tpc-typed-seek-obey = слухаюсь, обираю
tpc-typed-seek-bond = васал, слуга, пан, сеньйор
tpc-typed-seek-truce = перемиря, мир
tpc-typed-seek-draw = нічия
