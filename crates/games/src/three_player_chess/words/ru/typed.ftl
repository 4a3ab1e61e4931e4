# Шахматы на троих: что набирают люди. Что для чего — в английском файле.

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
tpc-typed-letter-rook = л
tpc-typed-letter-bishop = с
tpc-typed-letter-knight = к
tpc-typed-letter-pawn = п

tpc-typed-seat-red = красные, красный, красная, красное, красного, красному, красным, красном, красной, красную,
    красною, красных, красными
tpc-typed-seat-white = белые, белый, белая, белое, белого, белому, белым, белом, белой, белую, белою, белых, белыми
tpc-typed-seat-black = черные, черный, черная, черное, черного, черному, черным, черном, черной, черную, черною,
    черных, черными
tpc-typed-zone-throne = трон, трона, трону, троном, троне, троны
tpc-typed-zone-palace = дворец, дворца, дворцу, дворцом, дворце, дворцы
tpc-typed-zone-city = город, города, городу, городом, городе
tpc-typed-zone-suburb = пригород, пригорода, пригороду, пригородом, пригороде, пригороды
tpc-typed-zone-village = село, села, селу, селом, селе
tpc-typed-piece-king = король, короля, королю, королем, короле, короли, королей
tpc-typed-piece-queen = ферзь, ферзя, ферзю, ферзем, ферзе, ферзи, ферзей, королева, королевы, королеву, королевой,
    королевою, королеве, королев
tpc-typed-piece-rook = ладья, ладьи, ладью, ладьей, ладьею, ладье, ладей, тура, туры, туру, турой, турою, туре
tpc-typed-piece-bishop = слон, слона, слону, слоном, слоне, слоны, слонов, офицер, офицера, офицеру, офицером,
    офицере, офицеры, офицеров
tpc-typed-piece-knight = конь, коня, коню, конем, коне, кони, коней
tpc-typed-piece-pawn = пешка, пешки, пешку, пешкой, пешкою, пешке, пешек
tpc-typed-number-1 = один, одно, одного, одну, одной, одним, одною
tpc-typed-number-2 = две, двух, двумя
tpc-typed-number-3 = три, трех, тремя
tpc-typed-number-4 = четыре, четырех
tpc-typed-number-5 = пять, пяти
tpc-typed-number-6 = шесть, шести
tpc-typed-number-7 = семь, семи
tpc-typed-number-8 = восемь, восьми
tpc-typed-number-9 = девять, девяти
tpc-typed-say-i = я
tpc-typed-say-me = мне, меня, мной, мною
tpc-typed-say-you = ты, вы, тебе, тебя, вам
tpc-typed-say-my = мой, моя, мои, моим, моего, моей, моем, мою, моему, мое, моими, свое, свою, свои, свой, своего,
    своей
tpc-typed-say-your = твой, твоя, твои, твоим, твоего, твоей, твоем, твою, твоему, ваш, ваша, ваши, вашим, вашего,
    вашей, вашу, вашему
tpc-typed-say-be = будь, будьте, будешь, будете, стань, станьте, станешь, стать, быть, побудь, буду, стану
tpc-typed-say-lord = господин, господина, господином, господину, господине, господины, сеньор, сеньора, сеньором,
    сеньору, сеньоре, сеньоры, госпожа, госпожой, госпожою, госпоже, госпожу, госпожи, сюзерен, сюзерена, сюзереном,
    сюзерену
tpc-typed-say-vassal = слуга, слуги, слугу, слугой, слугою, слуге, слугам, вассал, вассала, вассалом, вассалу,
    вассале, вассалы
tpc-typed-say-vassalage = вассалитет, вассалитета, вассалитету, вассальство, вассальства
tpc-typed-say-serve = служи, служите, послужи
tpc-typed-say-no = нет, не, неа
tpc-typed-say-yes = да, ага, хорошо, ладно, окей, ок, договорились
tpc-typed-say-need = нужен, нужна, нужно, нужны, надо
tpc-typed-say-want = хочу, хотел, хочется, хочешь, желаю
tpc-typed-say-own = сам, сама, себе, самий, свой
tpc-typed-say-free = свободен, свободна
tpc-typed-say-command-i = приказываю, велю, повелеваю, командую
tpc-typed-say-command-you = приказывай, приказывайте, командуй, командуйте, вели, повелевай
tpc-typed-say-command = { "" }
tpc-typed-say-order = приказ, приказа, приказу, приказом, приказы, распоряжение
tpc-typed-say-give = даю, отдаю, издаю
tpc-typed-say-obey = слушаюсь, подчиняюсь, повинуюсь, выбираю
tpc-typed-say-claim = претендую, требую
tpc-typed-say-waive = отпускаю
tpc-typed-say-withdraw = отменяю, отзываю, снимаю, забираю, отмена
tpc-typed-say-take = беру, забираю, возьму, взять, возьми
tpc-typed-say-back = назад, обратно
tpc-typed-say-offer = предлагаю, предложение, предложения, предложу
tpc-typed-say-accept = принимаю, принято, согласен, согласна, согласны, соглашаюсь
tpc-typed-say-refuse = отказываюсь, отказ, отказано, отклоняю, отвергаю
tpc-typed-say-truce = перемирие, перемирия, перемирию, перемирием, перемирии, перемирья, мир, мира, миру
tpc-typed-say-draw = ничья, ничью, ничьи, ничьей, вничью
tpc-typed-say-resign = сдаюсь, сдаюся, сдаться, сдаемся, капитулирую
tpc-typed-say-up = { "" }
tpc-typed-say-turn = ход, хода, ходов, ходы, ходу, ходом, ходами, ходе, круг, круга, кругов, круги, кругах, кругу,
    тур, тура, туров, раунд, раунда, раундов, раунды, хожу, ходить
tpc-typed-say-for = за, вместо
tpc-typed-say-lapse = { "" }
tpc-typed-fillers = от, пожалуйста, прошу, давай, давайте, каждый, каждая, взаимное, с, со, и, а, но, же, ж, у, в, на,
    к, до, о, об, про, между, чтобы, чтоб, то, что, это, есть, бы, б, ли, вот, уже, еще, теперь, для
tpc-typed-moving = х, на, с, со, у, в, до, от, мой, моя, моей, моим, ход, ходом, хожу, иду, ходит, ходить, хода,
    играю, бьет, бью, берет, беру, взял, рубит, рубаю, едет, идет, я
tpc-typed-taking = х, бьет, бью, берет, беру, взял, рубит, рубаю
tpc-typed-joiners = и, затем, потом, далее
tpc-typed-checks = шах, шахи, шаху, шахом, мат, матом, чек
tpc-typed-check-fillers = и, королю, короля, объявляю, я
tpc-typed-plain = молча, тихо, просто
tpc-typed-without = без
tpc-typed-declarations = шах, шаха, шаху, объявления, объявлений, объявление
tpc-typed-castling = рокировка, рокировку, рокируюсь, рокировкой
tpc-typed-castling-short = короткая, короткую, коротко, короткой
tpc-typed-castling-long = длинная, длинную, длинно, длинной
tpc-typed-castling-fillers = в, сторону, делаю, я
tpc-typed-passing = еп, на проходе, взятие на проходе
tpc-typed-glued = на
tpc-typed-of = { "" }
tpc-typed-everything = все, всё, ходы
tpc-typed-idle-phrases = { "" }

tpc-typed-seek-resign = сдаюсь
tpc-typed-seek-offer = предлагаю
tpc-typed-seek-accept = принимаю, да, согласен
tpc-typed-seek-refuse = отказываюсь, нет
tpc-typed-seek-withdraw = беру назад, отзываю
tpc-typed-seek-claim = приказ, ход за
tpc-typed-seek-waive = отказ
tpc-typed-seek-obey = слушаюсь, выбираю
tpc-typed-seek-bond = вассал, слуга, господин, сеньор
tpc-typed-seek-truce = перемирие, мир
tpc-typed-seek-draw = ничья
