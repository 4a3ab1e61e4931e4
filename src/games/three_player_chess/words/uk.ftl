# Шахи на трьох.

tpc-name = Шахи на трьох
tpc-about = Шахи на трьох Ільшата Тагієва. Автор повідомляє, що гру запатентовано, запрошує всіх виготовляти її й грати в неї та просить погоджувати з ним комерційне використання.

tpc-seat-red = Червоні
    .gen = Червоних
    .dat = Червоним
    .acc = Червоних
    .ins = Червоними
tpc-seat-white = Білі
    .gen = Білих
    .dat = Білим
    .acc = Білих
    .ins = Білими
tpc-seat-black = Чорні
    .gen = Чорних
    .dat = Чорним
    .acc = Чорних
    .ins = Чорними

tpc-king = король
tpc-queen = ферзь
tpc-rook = тура
tpc-bishop = слон
tpc-knight = кінь
tpc-pawn = пішак
tpc-king-acc = короля
tpc-queen-acc = ферзя
tpc-rook-acc = туру
tpc-bishop-acc = слона
tpc-knight-acc = коня
tpc-pawn-acc = пішака

## Чиї фігури

tpc-piece-own = { $piece } { $army-gen }
tpc-piece-captured = { $piece } { $army-gen } (командують { $commander })
tpc-piece-neutral = { $piece } нейтрального війська { $army-gen }
tpc-victim-own = { $piece } { $army-gen }
tpc-victim-captured = { $piece } { $army-gen } під командою { $commander-gen }
tpc-victim-neutral = { $piece } нейтрального війська { $army-gen }

## Ходи

tpc-who = { $seat }
tpc-who-ordered = { $seat } за наказом { $lord-gen }
tpc-what-own = { $piece }
tpc-what-captured = { $piece } { $army-gen }
tpc-moved = { $who }: { $what } { $from }–{ $to }.
tpc-moved-double = { $who }: { $what } { $from }–{ $to }, подвійний хід.
tpc-took = { $who }: { $what } { $from }×{ $to } бере { $victim }.
tpc-took-passing = { $who }: { $what } { $from }×{ $to } бере на проході { $victim } з { $cell }.
tpc-castled-short = { $who }: коротке рокірування.
tpc-castled-long = { $who }: довге рокірування.
tpc-passed = { $seat } не під шахом, але ходів немає: хід пропускається.

## Шах і кінець гри

tpc-check = { $by } дають шах { $king-dat }.
tpc-check-declared = { $by } оголошують шах { $king-dat }.
tpc-check-stands = { $king } досі під шахом { $by-gen }.
tpc-mated = { $by } ставлять мат { $seat-dat }: { $seat } вибувають із гри.
tpc-mated-together = { $first } і { $second } разом ставлять мат { $seat-dat }: { $seat } вибувають із гри.
tpc-mated-out = Мат { $seat-dat }: { $seat } вибувають із гри.
tpc-resigned = { $seat } здаються й вибувають із гри.
tpc-stalemate = { $seat } не під шахом, але ходів немає, а гравців залишилося двоє: пат, нічия.
tpc-all-passed = Ходів немає ні в кого: нічия.
tpc-won = Гру закінчено, перемогли { $winner }. Бали: { $scores }.
tpc-drawn = Гра закінчилася внічию. Бали: { $scores }.
tpc-score = { $seat } { $points }

## Трони

tpc-army-neutral = Військо { $army-gen } тепер нейтральне; ним командуватиме той, хто займе Трон { $army-gen }.
tpc-throne-taken = { $now } тримають Трон { $army-gen } і командують військом { $army-gen }.
tpc-throne-passed = { $now } відбирають у { $before-gen } Трон і військо { $army-gen }.
tpc-throne-lost = { $before } більше не тримають Трон { $army-gen }: військо { $army-gen } нейтральне.

## Пропозиції

tpc-about-bond = { $vassal } — васал { $lord-gen }
tpc-about-truce = перемир’я між { $first-ins } і { $second-ins }
tpc-about-draw = нічия
tpc-offered-vassalage = { $by } пропонують { $to-dat } стати васалом: «{ $to-id ->
    [red] Червоний
    [white] Білий
   *[black] Чорний
}, будь моїм Слугою».
tpc-offered-service = { $by } пропонують { $to-dat } стати сеньйором: «{ $to-id ->
    [red] Червоний
    [white] Білий
   *[black] Чорний
}, будь моїм Паном».
tpc-offered-truce = { $by } пропонують { $to-dat } перемир’я на { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
} кожної сторони.
tpc-offered-draw = { $by } пропонують нічию.
tpc-draw-accepted = { $by } згодні на нічию; слово за { $waiting-ins }.
tpc-draw-agreed = Усі гравці згодні на нічию.
tpc-refused-lord = { $by } відмовляються: «{ $proposer-id ->
    [red] Червоний
    [white] Білий
   *[black] Чорний
}, мені не потрібен Пан».
tpc-refused-vassal = { $by } відмовляються: «{ $proposer-id ->
    [red] Червоний
    [white] Білий
   *[black] Чорний
}, мені не потрібен Слуга».
tpc-refused-truce = { $by } відмовляються від перемир’я з { $proposer-ins }.
tpc-refused-draw = { $by } відмовляються від нічиєї.
tpc-withdrawn = { $by } відкликають пропозицію: { $what }.
tpc-lapsed = Пропозиція { $proposer-gen } втратила чинність, бо { $by } завершили хід: { $what }.
tpc-void = Пропозиція { $proposer-gen } більше не діє: { $what }.

## Васальна залежність

tpc-bound = { $vassal } тепер васал { $lord-gen } і вважаються такими, що вийшли з гри.
tpc-suspended-by-lord = { $lord } виступають проти свого васала: зв’язок із { $vassal-ins } призупинено, доки { $lord } знову не зроблять хід.
tpc-suspended-by-vassal = { $vassal } бунтують: зв’язок із { $lord-ins } призупинено, доки { $vassal } знову не зроблять хід.
tpc-stays-suspended = { $by } знову оголошують шах: зв’язок васала ({ $vassal }) і сеньйора ({ $lord }) лишається призупиненим.
tpc-restored = Зв’язок знову чинний: { $vassal } — знову васал { $lord-gen }.
tpc-freed-throne = «Я сам собі Пан»: { $vassal } дісталися Трону { $lord-gen } і вільні.
tpc-freed-lord-out = { $vassal } вільні: сеньйор ({ $lord }) вибув із гри.
tpc-freed-lord-vassal = { $vassal } вільні: сеньйор ({ $lord }) сам став васалом.
tpc-bond-ended-vassal-out = { $lord } втратили васала: { $vassal } поза грою.
tpc-claimed = { $lord } наказують: наступний доступний хід { $vassal-gen } за { $lord-ins }.
tpc-waived = { $lord } відмовляються від ходу за { $vassal-acc }.
tpc-obeyed = { $vassal } зробили вибір: цього ходу наказують { $lord }.
tpc-claim-lapsed = { $lord } не віддали наказу вчасно і втрачають право на цей хід { $vassal-gen }.
tpc-choice-forfeited = { $vassal } не зробили вибору вчасно: цього ходу наказують { $lord }.

## Перемир’я

tpc-truce-made = { $first } і { $second } уклали перемир’я на { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
} кожної сторони.
tpc-truce-broken = { $by } порушують перемир’я з { $other-ins }!
tpc-truce-dissolved = Перемир’я між { $first-ins } і { $second-ins } розірвано без провини: у { $by-gen } не було іншого ходу.
tpc-truce-expired = Строк перемир’я між { $first-ins } і { $second-ins } вийшов.
tpc-truce-ended-out = Перемир’я між { $first-ins } і { $second-ins } закінчилося: { $seat } поза грою.
tpc-truce-ended-vassal = Перемир’я між { $first-ins } і { $second-ins } закінчилося: { $seat } стали васалом.

## Позиція в коротких рядках

tpc-line-order = { $lord } ходять за { $vassal-acc }.
tpc-line-choice = { $vassal } вибирають, який сеньйор наказує цього ходу.
tpc-line-check = { $king } під шахом { $by-gen }.
tpc-line-bond = { $vassal } — васал { $lord-gen }.
tpc-line-bond-claimed = { $vassal } — васал { $lord-gen }; { $lord } беруть хід за собою.
tpc-line-bond-suspended = { $vassal } — васал { $lord-gen }, але зв’язок призупинили { $by }.
tpc-line-truce = Перемир’я: { $first } { $first-left ->
    [one] { $first-left } хід
    [few] { $first-left } ходи
   *[many] { $first-left } ходів
}, { $second } { $second-left ->
    [one] { $second-left } хід
    [few] { $second-left } ходи
   *[many] { $second-left } ходів
}.
tpc-line-offer = Відкрита пропозиція { $by-gen }: { $what }.
tpc-line-out = { $seat } поза грою; військо нейтральне.
tpc-line-captured = { $seat } поза грою; військом командують { $now }.
tpc-line-material = { $seat }: { $pieces }.
tpc-line-complete = { $seat }: усі { $count } фігур.
tpc-line-all-complete = Усі війська в повному складі, по { $count } фігур.
tpc-line-no-pieces = { $seat }: фігур немає.
tpc-count-king = { $count ->
    [one] король
    [few] { $count } королі
   *[many] { $count } королів
}
tpc-count-queen = { $count ->
    [one] ферзь
    [few] { $count } ферзі
   *[many] { $count } ферзів
}
tpc-count-rook = { $count ->
    [one] тура
    [few] { $count } тури
   *[many] { $count } тур
}
tpc-count-bishop = { $count ->
    [one] слон
    [few] { $count } слони
   *[many] { $count } слонів
}
tpc-count-knight = { $count ->
    [one] кінь
    [few] { $count } коні
   *[many] { $count } коней
}
tpc-count-pawn = { $count ->
    [one] пішак
    [few] { $count } пішаки
   *[many] { $count } пішаків
}

## Відмови: це не дія

tpc-no-actor = «{ $text }» не починається з того, хто діє: R:, W:, B: або *:.
tpc-no-referee = Після «*:» може стояти лише «lapse», а не «{ $text }».
tpc-no-verb = «{ $text }» — не хід і не дія. Дії: resign, offer, accept, refuse, withdraw, claim, waive, obey.
tpc-no-cell = Поля «{ $text }» немає: потрібні королівство R, W або B, зона T, P, C, S або V і номер (T до 2, P до 6, C до 10, S до 14, V до 18).
tpc-no-tail = «{ $text }» незрозуміло: хід пишеться як WC5-WV7, BP4xWV10, WT2*WP6, WV6xWS6^WV7, після нього може стояти !W або +W.
tpc-no-object = «{ $text }» незрозуміло: васалітет пишеться L>V, перемир’я A=B (у пропозиції A=B/n, n від 1 до 9, сторони в порядку R, W, B), нічия draw.
tpc-no-party = Сказати це можуть лише { $entitled }.

## Відмови: чий хід

tpc-no-over = Гру закінчено.
tpc-no-out = { $seat } поза грою.
tpc-no-turn = Зараз хід { $turn-gen }, а не { $seat-gen }.
tpc-no-claimed = { $lord } взяли цей хід свого васала ({ $turn }) за собою: ходити можуть лише { $lord }.
tpc-no-choice = На цей хід претендують обидва сеньйори: ніхто не ходить, доки { $turn } не назвуть того, хто наказує зараз.
tpc-no-other-lord = { $turn } вибрали: зараз наказують { $lord }. Право { $seat-gen } лишається на наступний хід.
tpc-no-order-unclaimed = Щоб ходити за { $turn-acc }, { $seat } мають спершу оголосити, що беруть цей хід за собою.
tpc-no-order-early = { $seat } ще не можуть ходити за { $turn-acc }: від останнього наказу { $since ->
    [one] минув { $since } хід
    [few] минуло { $since } ходи
   *[many] минуло { $since } ходів
} васала, а потрібно { $needed }.
tpc-no-order-suspended = Зв’язок із васалом ({ $turn }) призупинено: { $seat } не можуть наказувати.

## Відмови: фігури й шляхи

tpc-no-piece = На { $cell } немає фігури.
tpc-no-command = На { $cell } стоїть { $piece }: { $seat } цією фігурою не командують.
tpc-no-stay = Хід має закінчуватися на іншому полі.
tpc-no-own = На { $to } стоїть своя фігура: { $piece }.
tpc-no-king-taken = Поле { $to } зайняте: королів не беруть.
tpc-no-way = Так ця фігура ({ $piece }) не ходить: { $from }–{ $to }.
tpc-no-blocked = Шлях із { $from } на { $to } перекрито: на { $cell } стоїть { $piece }.
tpc-no-pawn-straight = Пішак ходить прямо, а б’є на сусіднє поле по діагоналі: на { $to } стоїть { $piece }, і взяти цю фігуру з { $from } пішак не може.
tpc-no-pawn-diagonal = На сусіднє поле по діагоналі пішак іде лише зі взяттям, а на { $to } брати нікого.
tpc-no-pawn-home = Пішак не бере всередині свого дому (Трон, Палац, Місто), а { $to } всередині нього.
tpc-no-leap-outside = Подвійний хід пішак робить лише зсередини свого дому, а { $from } поза ним.
tpc-no-leap-blocked = Усі шляхи подвійного ходу з { $from } на { $to } перекрито: { $cells }.
tpc-no-empty = Поле { $to } порожнє: брати нікого.
tpc-no-quiet = На { $to } стоїть { $piece }: взяття пишеться через x.
tpc-no-castling-sign = Через * пишеться лише рокірування: поле короля, потім поле тури.
tpc-no-castling-right = { $seat } більше не можуть рокіруватися в цей бік: король або ця тура вже ходили, або туру взяли.
tpc-no-castling-check = Під шахом рокіруватися не можна.
tpc-no-castling-blocked = Рокірування неможливе: поле { $cell } зайняте.
tpc-no-castling-attacked = Рокірування неможливе: поле { $cell } під ударом { $by-gen }.
tpc-no-passing = На { $pawn } немає пішака, що щойно зробив подвійний хід і якого можна взяти на проході.
tpc-no-passing-over = Пішак на { $pawn } не проходив через { $to }; його шляхи: { $cells }.
tpc-no-passing-round = Пішак на { $pawn } міг обійти: один із його шляхів, { $cell }, не під ударом жодного пішака { $seat-gen }.
tpc-no-passing-occupied = Поле { $to } зайняте, а для взяття на проході воно має бути порожнім.
tpc-no-passing-pawn = Узяти на проході на { $to } може лише пішак із сусіднього поля по діагоналі.

## Відмови: кого можна брати

tpc-no-capture-bond = { $seat } і { $owner } — сеньйор і васал: брати фігури одне одного не можна.
tpc-no-capture-neutral = Правило нейтралітету: останнім ходом{ $captured } { $third } взяли фігуру { $owner-gen }, а { $owner } своїм останнім ходом не брали фігуру { $seat-gen }. Тому { $seat } дотримуються нейтралітету: брати { $piece } { $owner-gen } зараз не можна.
tpc-by-move = { " " }({ $move })

## Відмови: безпека короля

tpc-no-still-check = { $seat } під шахом, і цей хід від нього не захищає: короля на { $king } атакує { $attackers }.
tpc-no-king-into = Королю не можна на { $king }: там його атакує { $attackers }.
tpc-no-exposes = Після цього ходу короля { $seat-gen } на { $king } атакує { $attackers }.
tpc-no-exposes-throne = Після цього ходу у війська { $army-gen } буде інший командир, і короля { $seat-gen } на { $king } атакує { $attackers }.
tpc-no-exposes-bond = З таким оголошенням мир закінчується, і короля { $seat-gen } на { $king } атакує { $attackers }.
tpc-attacker = { $piece } з { $cell }

## Відмови: оголошення

tpc-no-declare-order = Хід за наказом сеньйора нічого не оголошує: це могли б лише самі { $turn }.
tpc-no-free-bond = { $seat } не пов’язані з { $lord-ins }: звільнятися немає від кого.
tpc-no-free-throne = «Я сам собі Пан» оголошують ходом на Трон { $lord-gen }: { $first } або { $second }.
tpc-no-free-castling = «Я сам собі Пан» не можна оголосити рокіруванням.
tpc-no-check-bond = { $seat } і { $partner } не сеньйор і васал: шах оголошують лише між ними.
tpc-no-check-freed = Не можна оголосити шах { $partner-dat }, від яких { $seat } звільняються тим самим ходом.
tpc-no-check-suspended = { $partner } самі призупинили зв’язок із { $seat-ins }: шахи між ними звичайні, їх не оголошують.
tpc-no-check-attack = Після цього ходу { $seat } не атакують короля { $partner-gen }: оголошувати нічого.
tpc-no-check-mate = Перший оголошений шах сеньйора не може бути матом: у { $partner-gen } не лишилося б ходів.

## Відмови: перемир’я

tpc-no-truce-capture = Перемир’я з { $partner-ins } (ще { $left ->
    [one] { $left } хід
    [few] { $left } ходи
   *[many] { $left } ходів
}) не дає { $seat-dat } брати фігури { $partner-gen }.
tpc-no-truce-check = Перемир’я з { $partner-ins } (ще { $left ->
    [one] { $left } хід
    [few] { $left } ходи
   *[many] { $left } ходів
}) не дає { $seat-dat } давати { $partner-dat } новий шах.
tpc-no-move = Такого ходу правила не допускають.

## Відмови: дипломатія

tpc-no-act-party = { $seat } тут не сторона: { $what }.
tpc-no-offer-lord-bound = { $lord } не можуть бути сеньйором: вони самі мають сеньйора.
tpc-no-offer-bond = { $vassal } — уже васал { $lord-gen }.
tpc-no-offer-window = Васалітет пропонують, лише доки останній хід { $lord-gen } — взяття фігури { $vassal-gen }.
tpc-no-offer-open = Таку пропозицію вже зроблено, і вона чекає на відповідь.
tpc-no-offer-closed = { $seat } не можуть повторити цю пропозицію, доки { $until } не завершать хід.
tpc-no-truces = У цій партії перемир’їв немає.
tpc-no-truce-vassal = { $vassal } мають сеньйора, тому перемир’я неможливе.
tpc-no-truce-twice = { $first } і { $second } вже уклали перемир’я.
tpc-no-draw-bonds = Доки є сеньйор і васал, на нічию не погоджуються.
tpc-no-answer-none = Відповідати немає на що: такої пропозиції немає ({ $what }).
tpc-no-answer-own = Це пропозиція самих { $seat-gen }: відповідати на неї іншим.
tpc-no-answer-twice = { $seat } вже погодилися.
tpc-no-withdraw = { $seat } не мають такої відкритої пропозиції: { $what }.
tpc-no-bond = { $vassal } — не васал { $lord-gen }.
tpc-no-bond-suspended = Зв’язок васала ({ $vassal }) і сеньйора ({ $lord }) призупинено: наказувати не можна.
tpc-no-claim-twice = { $lord } вже взяли за собою наступний доступний хід { $vassal-gen }.
tpc-no-claim = { $lord } не брали за собою ходу { $vassal-gen }.
tpc-no-obey-turn = { $vassal } вибирають сеньйора лише свого ходу.
tpc-no-obey-choice = { $vassal-dat } немає з чого вибирати: на цей хід мають претендувати обидва сеньйори.
tpc-no-obey-chosen = { $vassal } вже вибрали: ходять { $lord }.
tpc-no-lapse = Цей хід ніхто не затримує: спливати нічому.

## Відмови: рядок позиції

tpc-position-field = Рядок позиції, поле { $number } ({ $field }): { $fault }
tpc-position-fields = У рядку позиції 13 полів, розділених одним пропуском; тут їх { $found }.
tpc-position-unreadable = «{ $text }» записано не так, як потрібно в цьому полі.
tpc-position-order = «{ $text }» повторюється або стоїть не за порядком.
tpc-position-range = число в «{ $text }» поза дозволеним.
tpc-position-condition = умови для «{ $text }» у цій позиції не виконано.
tpc-position-kingdoms = потрібні три королівства через |, знайдено: { $found }.
tpc-position-zones = королівству { $kingdom } потрібні п’ять зон через /, знайдено: { $found }.
tpc-position-zone = у зоні { $zone } полів { $expected }, а не { $found }.
tpc-position-kings = { $seat } повинні мати рівно одного короля, знайдено: { $found }.
tpc-position-dead-king = { $seat } поза грою, але їхній король стоїть на дошці.
tpc-position-commander = «{ $text }»: { $commander } поза грою і не можуть командувати військом { $army-gen }.
tpc-position-nobody = «{ $text }»: живих немає.
tpc-position-turn = { $seat } поза грою і не можуть ходити.
tpc-position-castling = для «{ $text }» король цього війська має стояти на { $king }, а тура на { $rook }.
tpc-position-last = «{ $text }» неможливо: { $seat } беруть лише чуже, а поза грою нічого.
tpc-position-ep = «{ $text }» не пасує до дошки: пішак цієї сторони не міг зробити такого подвійного ходу.
