# Шахи на трьох.

tpc-name = Шахи на трьох
    .typed = шахи на трьох, шахи для трьох, потрійні шахи, тристоронні шахи
tpc-about = Три війська на дошці з трикутників, із панами, слугами й перемир’ями. Автор — Ільшат Тагієв. Він повідомляє, що гру запатентовано, запрошує всіх виготовляти її й грати в неї та просить погоджувати з ним комерційне використання.

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

tpc-cell = { $kingdom }{ $zone }{ $number }
tpc-notation-seat = { $seat }
tpc-notation = { $order }{ $way }{ $free }{ $check }{ $mark }
tpc-notation-order = { $lord }>{ $vassal }:{ " " }
tpc-notation-piece = { $piece }{ " " }
tpc-notation-way = { $piece }{ $from }{ $sign }{ $to }{ $passed }
tpc-notation-passed = ^{ $cell }
tpc-notation-short = О–О
tpc-notation-long = О–О–О
tpc-notation-free = !{ $lord }
tpc-notation-check = +{ $one }{ $other }
tpc-who-ordered = { $seat } за наказом { $lord-gen }
tpc-what-own = { $piece }
tpc-what-captured = { $piece } { $army-gen }
tpc-moved = { $who }: { $what } { $from }–{ $to }.
tpc-moved-double = { $who }: { $what } { $from }–{ $to }, подвійний хід.
tpc-took = { $who }: { $what } { $from }×{ $to } бере { $victim }.
tpc-took-passing = { $who }: { $what } { $from }×{ $to } бере на проході { $victim } з { $cell }.
tpc-castled-short = { $who }: коротка рокіровка.
tpc-castled-long = { $who }: довга рокіровка.
tpc-passed = { $seat } не під шахом, але ходів немає: хід пропускається.

## Шах і кінець гри

tpc-check = { $by } дають шах { $king-dat }.
tpc-check-declared = { $by } оголошують шах { $king-dat }.
tpc-check-stands = Шах не знято: { $king } під шахом від { $by-gen }.
tpc-mated = { $by } ставлять мат { $seat-dat }: { $seat } вибувають із гри.
tpc-mated-together = { $first } й { $second } разом ставлять мат { $seat-dat }: { $seat } вибувають із гри.
tpc-mated-out = Мат { $seat-dat }: { $seat } вибувають із гри.
tpc-resigned = { $seat } здаються й вибувають із гри.
tpc-stalemate = { $seat } не під шахом, але ходів немає, а гравців залишилося двоє: пат, нічия.
tpc-all-passed = Ходів немає ні в кого: нічия.
tpc-won = Перемогли { $winner }.
tpc-drawn = Гра закінчилася внічию.
tpc-score = { $seat } { $points }

## Трони

tpc-army-neutral = Військо { $army-gen } тепер нейтральне; ним командуватиме той, хто займе їхній Трон.
tpc-throne-taken = { $now } тримають Трон { $army-gen } і командують їхнім військом.
tpc-throne-passed = { $now } відбирають у { $before-gen } Трон і військо { $army-gen }.
tpc-throne-lost = { $before } більше не тримають Трон { $army-gen }: їхнє військо нейтральне.

## Пропозиції

tpc-offered-vassalage = { $by } пропонують { $to-dat } стати слугою: «{ $spoken }».
tpc-offered-service = { $by } пропонують { $to-dat } стати паном: «{ $spoken }».
tpc-offered-truce = { $by } пропонують { $to-dat } перемир’я на { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
} кожної сторони.
tpc-offered-draw = { $by } пропонують нічию.
tpc-draw-accepted = { $by } згодні на нічию; слово за { $waiting-ins }.
tpc-draw-agreed = Усі гравці згодні на нічию.
tpc-refused-lord = { $by } відмовляються: «{ $spoken }».
tpc-refused-vassal = { $by } відмовляються: «{ $spoken }».
tpc-refused-truce = { $by } відмовляються від перемир’я з { $proposer-ins }.
tpc-refused-draw = { $by } відмовляються від нічиєї.
tpc-withdrawn = { $by } відкликають свою пропозицію ({ $what }).
tpc-lapsed = Пропозиція { $proposer-gen } ({ $what }) втратила чинність: { $by } завершили хід.
tpc-void = Пропозиція { $proposer-gen } ({ $what }) більше не діє.

## Служба

tpc-bound = { $vassal } стали слугою { $lord-gen } і вважаються такими, що вибули.
tpc-suspended-by-lord = { $lord } виступили проти свого слуги: зв’язок із { $vassal-ins } призупинено до наступного ходу { $lord-gen }.
tpc-suspended-by-vassal = { $vassal } збунтувалися: зв’язок із { $lord-ins } призупинено до наступного ходу { $vassal-gen }.
tpc-stays-suspended = { $by } знову оголошують шах: зв’язок слуги ({ $vassal }) і пана ({ $lord }) лишається призупиненим.
tpc-restored = Зв’язок відновлено: { $vassal } — знову слуга { $lord-gen }.
tpc-freed-throne = «Я сам собі Пан»: { $vassal } дісталися Трону { $lord-gen } і вільні.
tpc-freed-lord-out = { $vassal } вільні: пан ({ $lord }) вибув із гри.
tpc-freed-lord-vassal = { $vassal } вільні: пан ({ $lord }) сам став слугою.
tpc-bond-ended-vassal-out = { $lord } втратили слугу: { $vassal } поза грою.
tpc-claimed = { $lord } наказують: найближчий доступний хід за { $vassal-acc } зроблять вони.
tpc-waived = { $lord } більше не претендують на хід { $vassal-gen }.
tpc-obeyed = { $vassal } зробили вибір: цим ходом розпоряджаються { $lord }.
tpc-claim-lapsed = { $lord } вчасно не віддали наказу і втрачають право на цей хід { $vassal-gen }.
tpc-choice-forfeited = { $vassal } вчасно не зробили вибору: цим ходом розпоряджаються { $lord }.

## Перемир’я

tpc-truce-made = { $first } й { $second } уклали перемир’я на { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
} кожної сторони.
tpc-truce-broken = { $by } порушили перемир’я з { $other-ins }.
tpc-truce-dissolved = Перемир’я між { $first-ins } й { $second-ins } розірвано, але ніхто не винен: іншого ходу { $by } не мали.
tpc-truce-expired = Строк перемир’я між { $first-ins } й { $second-ins } минув.
tpc-truce-ended-out = Перемир’я між { $first-ins } й { $second-ins } закінчилося: { $seat } поза грою.
tpc-truce-ended-vassal = Перемир’я між { $first-ins } й { $second-ins } закінчилося: { $seat } стали слугою.

## Позиція в коротких рядках

tpc-line-order = { $lord } ходять за { $vassal-acc }.
tpc-line-choice = { $vassal } вибирають, який пан розпорядиться цим ходом.
tpc-line-check = Під шахом { $king }: від { $by-gen }.
tpc-line-out = { $seat } поза грою; військо нейтральне.
tpc-line-captured = { $seat } поза грою; військом командують { $now }.
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
tpc-no-cell = Поля «{ $text }» немає. Потрібні королівство R, W або B, зона T, P, C, S або V і номер (T до 2, P до 6, C до 10, S до 14, V до 18).
tpc-no-tail = Не розумію «{ $text }». Хід пишеться як WC5-WV7, BP4xWV10, WT2*WP6 або WV6xWS6^WV7; після нього може стояти !W або +W.
tpc-no-object = Не розумію «{ $text }». Служба пишеться L>V, перемир’я A=B (у пропозиції A=B/n, n від 1 до 9, сторони в порядку R, W, B), нічия draw.
tpc-no-party = Сказати це можуть лише { $entitled }.

## Відмови: чий хід

tpc-no-out = { $seat } поза грою.
tpc-no-turn = Зараз хід { $turn-gen }, а не { $seat-gen }.
tpc-no-claimed = { $lord }, пан { $turn-gen }, взялися сходити за слугу: цей хід роблять лише вони.
tpc-no-choice = Цим ходом хочуть розпорядитися обидва пани: ніхто не ходить, доки { $turn } не виберуть одного з них.
tpc-no-other-lord = { $turn } вибрали пана: цим ходом розпоряджаються { $lord }. Наказ { $seat-gen } зачекає до наступного ходу.
tpc-no-order-unclaimed = Перш ніж ходити за слугу ({ $turn }), { $seat } мають оголосити, що наказують.
tpc-no-order-early = { $seat } ще не можуть ходити за { $turn-acc }: від останнього наказу { $since ->
    [one] минув { $since } хід
    [few] минуло { $since } ходи
   *[many] минуло { $since } ходів
} слуги, а потрібно { $needed }.
tpc-no-order-suspended = Зв’язок зі слугою ({ $turn }) призупинено: { $seat } не можуть наказувати.

## Відмови: фігури й шляхи

tpc-no-piece = На { $cell } немає фігури.
tpc-no-command = На { $cell } стоїть { $piece }: { $seat } цією фігурою не командують.
tpc-no-stay = Хід має закінчуватися на іншому полі.
tpc-no-own = На { $to } стоїть своя фігура: { $piece }.
tpc-no-king-taken = На { $to } стоїть король, а королів не беруть.
tpc-no-way = Так ця фігура ({ $piece }) не ходить: { $from }–{ $to }.
tpc-no-blocked = Шлях із { $from } на { $to } перекрито: на { $cell } стоїть { $piece }.
tpc-no-pawn-straight = Пішак ходить прямо, а б’є на сусіднє поле по діагоналі. На { $to } стоїть { $piece }: з { $from } цю фігуру пішаком не взяти.
tpc-no-pawn-diagonal = Навскіс пішак лише б’є, а на { $to } брати нема кого.
tpc-no-pawn-home = Пішак не бере всередині свого дому (Трон, Палац, Місто), а поле { $to } всередині нього.
tpc-no-leap-outside = Подвійний хід пішак робить лише зсередини свого дому (Трон, Палац, Місто), а поле { $from } поза ним.
tpc-no-leap-blocked = Усі шляхи подвійного ходу з { $from } на { $to } перекрито: { $cells }.
tpc-no-empty = Поле { $to } порожнє: брати нема кого.
tpc-no-quiet = На { $to } стоїть { $piece }: взяття пишеться через x.
tpc-no-castling-sign = Через * пишеться лише рокіровка: поле короля, потім поле тури.
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

tpc-no-capture-bond = { $seat } й { $owner } — пан і слуга й не беруть фігур одне в одного.
tpc-no-capture-neutral = Правило нейтралітету: останнім ходом{ $captured } { $third } взяли фігуру { $owner-gen }, а { $owner } своїм останнім ходом не брали фігуру { $seat-gen }. Тому { $seat } поки що нейтральні: взяти { $piece } { $owner-gen } зараз не можна.
tpc-by-move = { " " }({ $move })

## Відмови: безпека короля

tpc-no-still-check = { $seat } під шахом, і цей хід від нього не захищає: короля на { $king } атакує { $attackers }.
tpc-no-king-into = Королю не можна на { $king }: там його атакує { $attackers }.
tpc-no-exposes = Після цього ходу короля { $seat-gen } на { $king } атакує { $attackers }.
tpc-no-exposes-throne = Після цього ходу у війська { $army-gen } буде інший командир, і короля { $seat-gen } на { $king } атакує { $attackers }.
tpc-no-exposes-bond = З таким оголошенням мир між паном і слугою закінчується, і короля { $seat-gen } на { $king } атакує { $attackers }.
tpc-attacker = { $piece } з { $cell }

## Відмови: оголошення

tpc-no-declare-order = Хід за наказом пана нічого не оголошує: це могли б лише самі { $turn }.
tpc-no-free-bond = { $seat } не пов’язані з { $lord-ins }: звільнятися нема від кого.
tpc-no-free-throne = «Я сам собі Пан» оголошують ходом на Трон { $lord-gen }: { $first } або { $second }.
tpc-no-free-castling = «Я сам собі Пан» не можна оголосити рокіровкою.
tpc-no-check-bond = { $seat } й { $partner } не пан і слуга, а оголошувати шах потрібно лише між ними.
tpc-no-check-freed = Не можна оголосити шах { $partner-dat }: цим самим ходом { $seat } звільняються від цього пана.
tpc-no-check-suspended = { $partner } самі призупинили зв’язок із { $seat-ins }: шахи між ними звичайні, їх не оголошують.
tpc-no-check-attack = Після цього ходу { $seat } не атакують короля { $partner-gen }: оголошувати нема чого.
tpc-no-check-mate = Перший оголошений шах пана не може бути матом: у { $partner-gen } не лишилося б ходів.

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

tpc-no-act-party = { $seat } тут ні до чого: { $what }.
tpc-no-offer-lord-bound = { $lord } не можуть бути паном: вони самі мають пана.
tpc-no-offer-bond = { $vassal } — уже слуга { $lord-gen }.
tpc-no-offer-window = Стати паном і слугою можна запропонувати, лише якщо { $lord } своїм останнім ходом узяли фігуру { $vassal-gen }.
tpc-no-offer-open = Таку пропозицію вже зроблено, і вона чекає на відповідь.
tpc-no-offer-closed = { $seat } не можуть повторити цю пропозицію, { $own ->
    [yes] доки не завершать хід
   *[no] доки { $until } не завершать хід
}.
tpc-no-truces = У цій партії перемир’їв немає.
tpc-no-truce-vassal = { $vassal } мають пана, тому перемир’я неможливе.
tpc-no-truce-twice = { $first } й { $second } вже уклали перемир’я.
tpc-no-draw-bonds = Доки є пан і слуга, погодитися на нічию не можна.
tpc-no-answer-none = Такої пропозиції немає ({ $what }), відповідати нема на що.
tpc-no-answer-own = Цю пропозицію зробили самі { $seat }: відповідати на неї іншим.
tpc-no-answer-twice = { $seat } вже погодилися.
tpc-no-withdraw = { $seat } такого не пропонували, або пропозицію вже закрито: { $what }.
tpc-no-bond = { $vassal } — не слуга { $lord-gen }.
tpc-no-bond-suspended = Зв’язок слуги ({ $vassal }) і пана ({ $lord }) призупинено: наказувати не можна.
tpc-no-claim-twice = { $lord } вже оголосили, що найближчий доступний хід за слугу ({ $vassal }) зроблять самі.
tpc-no-claim = { $lord } не оголошували, що зроблять хід за слугу ({ $vassal }).
tpc-no-obey-turn = { $vassal } вибирають пана лише у свій хід.
tpc-no-obey-choice = { $vassal-dat } нема з чого вибирати: цим ходом хочуть розпорядитися не обидва пани.
tpc-no-obey-chosen = { $vassal } вже вибрали пана: цим ходом розпоряджаються { $lord }.
tpc-no-lapse = Цей хід ніхто не затримує: скасовувати за часом нема чого.

## Відмови: рядок позиції

tpc-position-fields = У рядку позиції 13 полів, розділених одним пробілом; тут їх { $found }.
tpc-position-unreadable = «{ $text }» записано не так, як потрібно в цьому полі.
tpc-position-order = «{ $text }» повторюється або стоїть не за порядком.
tpc-position-range = число в «{ $text }» поза дозволеним.
tpc-position-condition = умови для «{ $text }» у цій позиції не виконано.
tpc-position-kingdoms = потрібно три королівства через |, знайдено: { $found }.
tpc-position-zones = королівству { $kingdom } потрібно п’ять зон через /, знайдено: { $found }.
tpc-position-zone = у зоні { $zone } полів { $expected }, а не { $found }.
tpc-position-kings = { $seat } повинні мати рівно одного короля, знайдено: { $found }.
tpc-position-dead-king = { $seat } поза грою, але їхній король стоїть на дошці.
tpc-position-commander = «{ $text }»: { $commander } поза грою і не можуть командувати військом { $army-gen }.
tpc-position-nobody = «{ $text }»: у грі нікого не лишилося.
tpc-position-turn = { $seat } поза грою і не можуть ходити.
tpc-position-castling = для «{ $text }» король цього війська має стояти на { $king }, а тура на { $rook }.
tpc-position-last = «{ $text }» неможливо: своїх { $seat } не беруть, а поза грою не беруть нікого.
tpc-position-ep = «{ $text }» не пасує до дошки: пішак цієї сторони не міг зробити такого подвійного ходу.

# --- Фігури, для довідки
tpc-kind-king = Король
tpc-moves-king = На один крок на будь-який із 12 сусідніх трикутників, якщо той не під боєм. Короля не беруть, йому ставлять мат. З поля T2, якщо він і тура ще не ходили, а поля між ними вільні й не під боєм, він рокірується з будь-якою турою.
tpc-kind-queen = Ферзь
tpc-moves-queen = На будь-яку відстань по прямих і діагоналях: тура і слон в одній особі.
tpc-kind-rook = Тура
tpc-moves-rook = На будь-яку відстань по прямих до першої фігури. Прямі йдуть через сторони трикутників, тому колір поля змінюється на кожному кроці.
tpc-kind-bishop = Слон
tpc-moves-bishop = На будь-яку відстань по діагоналях до першої фігури. Лишається на своєму кольорі.
tpc-kind-knight = Кінь
tpc-moves-knight = Стрибає на найближчі трикутники, до яких не дістає ферзь: їх щонайбільше 12, усі іншого кольору. Що стоїть між ними, байдуже.
tpc-kind-pawn = Пішак
tpc-moves-pawn = На один крок по прямій у будь-який із 6 боків, якщо трикутник вільний; б’є на один крок по діагоналі, але не всередині свого дому. Зі свого дому може за один хід зробити два кроки, і скільки завгодно разів за партію. Не перетворюється.

## The lesson.

lesson-three-player-chess-type = У кожному з трьох королівств п’ять зон: Трон T, Палац P, Місто C, Передмістя S, Село V. Ви — Білі (W): підіть пішаком із Міста 5 у Село 7.
    .hint = Поле — це королівство, зона й номер: `WC5-WV7` (кирилицею `БГ5-БС7`). У королівстві того, чий хід, досить `C5-V7`.
    .done = Це подвійний хід: зі свого дому (Трон, Палац, Місто) пішак може зробити два кроки одразу, у будь-який бік і скільки завгодно разів.
lesson-three-player-chess-pawn = Пішак ступає на трикутник іншого кольору, а б’є на сусідньому свого кольору, але ніколи всередині свого дому (Трон, Палац, Місто). Візьміть пішаком із WC5.
    .hint = Слон на WC7 стоїть у вашому Місті, пішак на WS6 — на іншому кольорі. Лишається кінь: `WC5xWS7`.
    .done = Пішак ходить і б’є також назад і ніколи ні на кого не перетворюється.
lesson-three-player-chess-bishop = Слон лишається на своєму кольорі, і лінії його йдуть далі через середину дошки. Візьміть фігуру, до якої він дістає.
    .hint = Із WP4 лінія йде через WC6, WS8 і WV10 у Село Червоних: RV10, RV12, а там і тура: `Слон RV14`.
    .done = Якби не тура, лінія йшла б до RV18, до самого краю. Таких напрямків у слона шість, і в тури теж шість.
lesson-three-player-chess-rook = Тура йде прямо: через сторону трикутника, потім через кут, і так далі, і колір змінюється на кожному кроці. Візьміть фігуру, до якої вона дістає.
    .hint = Із WS8 через середину: WV9, BV10, BS7, а наприкінці кінь: `Тура BS6`.
    .done = Фігури збоку від лінії не заважають, навіть там, де вона йде через кут. Ферзь ходить як тура й слон.
lesson-three-player-chess-knight = Кінь стрибає на найближчі трикутники, яких не дістав би ферзь: їх щонайбільше дванадцять, усі іншого кольору. Одним стрибком нападіть на короля й туру Червоних.
    .hint = Із RC3 та з RC5 кінь дістав би до короля, а з одного з них — і до тури: `Кінь RC5`.
    .done = Що стоїть на шляху, коневі байдуже. А пішаки Червоних узяти його не можуть: RC5 — усередині їхнього власного дому.
lesson-three-player-chess-neutral = Нейтралітет: не можна брати в гравця, у якого щойно взяв третій. Чорні щойно взяли пішака Червоних. Візьміть турою те, що можна.
    .hint = Чорні останнім ходом узяли в Червоних, отже, слон Червоних під забороною. Слон Чорних — ні: `Тура BS6`.
    .done = Є один виняток: якби самі Червоні останнім ходом узяли вашу фігуру, їхнього слона можна було б узяти.
lesson-three-player-chess-throne = Ви — Чорні. Хто дістав мат, той вибуває, а його військом командує той, хто тримає фігуру на його Троні (T1, T2). Поставте Червоним мат ходом на їхній Трон.
    .hint = Король стоїть на RT2, вільне RT1. Ваш кінь це поле захищає, і шлях туди відкритий: `Ферзь RT1`.
    .done = Військо Червоних ваше, доки на Троні стоїть ваша власна фігура. Хто вибув першим, отримує 0 очок, другим — 1, останній — 2.
lesson-three-player-chess-offer = Ви — Білі й щойно взяли фігуру Червоних. Доки ви не зробили наступного ходу, можна запропонувати Червоним стати вашим слугою. Зробіть це.
    .hint = Скажіть Червоним: `Червоний, будь моїм Слугою`.
    .done = Червоні можуть погодитися, відмовитися або промовчати. Пан і слуга не беруть фігур одне в одного, а слуга вважається таким, що вибув.
lesson-three-player-chess-accept = Ви — Червоні. До вашого ходу білий ферзь поставить вам мат; але Білі пропонують стати вашим паном, а пан слузі шаху не дає. Рятуйтеся.
    .hint = Погоджуйтеся: `Білий, ти мій Пан` або просто `так`.
    .done = Шаху більше немає, і ходите ви, як і раніше, самі. У гру ви повернетеся, коли зв’язок скінчиться: наприклад, якщо Білі вибудуть.
lesson-three-player-chess-order = Ви — Білі, Червоні — ваш слуга, і зараз їхній хід. Пан може ходити за слугу, але не частіше ніж через раз. Візьміть червоною турою чорного ферзя.
    .hint = Оголосіть `Червоний, наказую` і зробіть хід; або одразу напишіть хід за Червоних: `RS7xBS8`.
    .done = Наступний хід Червоні зроблять самі. А якщо слуга встиг сходити раніше за ваш наказ, хід лишається за ним.
lesson-three-player-chess-free = Ви — Червоні, слуга Білих. Слуга, який дійшов до Трону пана й оголосив про це разом із ходом, вільний. Звільніться.
    .hint = Кінь дістає до WT1. Знак оклику означає «Я сам собі Пан»: `Кінь WT1!`
    .done = Ви знову в грі. Інший шлях — заколот: хід із `+` оголошує шах панові й на якийсь час перериває мир.
lesson-three-player-chess-truce = Чорні найсильніші, а двоє інших можуть укласти перемир’я. Ви — Білі: запропонуйте його Червоним на три кола.
    .hint = Скажіть Червоним: `Червоний, перемир’я на 3 кола`.
    .done = Перемир’я нічого не забороняє, але про того, хто його порушив, дізнаються всі. За столом його можна зробити й твердим або обійтися без нього.
