# Шахи на трьох: що сторони кажуть одна одній і що між ними є.

## Звертання до сторони

tpc-voc-red = Червоний
tpc-voc-white = Білий
tpc-voc-black = Чорний

## Дії, як їх кажуть. Кожну фразу можна написати: вона й буде цією дією.

tpc-say-be-vassal = { $to }, будь моїм Слугою
tpc-say-be-lord = { $to }, будь моїм Паном
tpc-say-yes-vassal = { $to }, ти мій Слуга
tpc-say-yes-lord = { $to }, ти мій Пан
tpc-say-no-vassal = { $to }, мені не потрібен Слуга
tpc-say-no-lord = { $to }, мені не потрібен Пан
tpc-say-back-lord = { $to }, відкликаю пропозицію бути твоїм Паном
tpc-say-back-vassal = { $to }, відкликаю пропозицію бути твоїм Слугою
tpc-say-truce-open = { $to }, перемир’я!
tpc-say-truce = { $to }, перемир’я на { $turns ->
    [one] { $turns } коло
    [few] { $turns } кола
   *[many] { $turns } кіл
}
tpc-say-yes-truce = { $to }, приймаю перемир’я
tpc-say-no-truce = { $to }, відмовляюся від перемир’я
tpc-say-back-truce = { $to }, відкликаю пропозицію перемир’я
tpc-say-draw = Нічия?
tpc-say-yes-draw = Приймаю нічию
tpc-say-no-draw = Відмовляюся від нічиєї
tpc-say-back-draw = Відкликаю пропозицію нічиєї
tpc-say-claim = { $to }, наказую
tpc-say-waive = { $to }, скасовую наказ
tpc-say-obey = { $to }, наказуй
tpc-say-resign = Здаюся

## Що це за пропозиція чи угода

tpc-about-bond = служба { $vassal-gen } у { $lord-gen }
tpc-about-truce = перемир’я між { $first-ins } й { $second-ins }
tpc-about-truce-turns = перемир’я між { $first-ins } й { $second-ins } на { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
} кожної сторони
tpc-about-draw = нічия

## Як стоїть справа

tpc-line-bond = { $vassal } — слуга { $lord-gen }.
tpc-line-bond-claimed = { $vassal } — слуга { $lord-gen }; найближчий доступний хід за { $vassal-acc } зроблять { $lord }.
tpc-line-bond-ordered = { $vassal } — слуга { $lord-gen }, і цей хід за { $vassal-acc } роблять { $lord }.
tpc-line-bond-wanted = { $vassal } — слуга { $lord-gen }. Цим ходом хочуть розпорядитися обидва пани: { $vassal } мають вибрати.
tpc-line-bond-waits = { $vassal } — слуга { $lord-gen }; наступний наказ { $lord } зможуть віддати, коли { $vassal } зроблять ще { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}.
tpc-line-bond-suspended = { $vassal } — слуга { $lord-gen }, але { $by } призупинили зв’язок.
tpc-line-truce = Перемир’я між { $first-ins } (ще { $first-left ->
    [one] { $first-left } хід
    [few] { $first-left } ходи
   *[many] { $first-left } ходів
}) і { $second-ins } (ще { $second-left ->
    [one] { $second-left } хід
    [few] { $second-left } ходи
   *[many] { $second-left } ходів
}).
tpc-line-offer = Чекає на відповідь пропозиція { $by-gen }: { $what }. Ще не відповіли: { $waiting }.

## Доки

tpc-until-bond = Діє, доки { $vassal } не звільняться на Троні { $lord-gen }, доки { $lord } самі не стануть слугою або доки хтось із них не вибуде.
tpc-until-suspended = Зв’язок повернеться з наступним ходом { $by-gen }, якщо ним знову не оголосять шах.
tpc-until-truce = Закінчиться, коли обидві сторони зроблять решту ходів; раніше — якщо одна з них вибуде або стане слугою.
tpc-until-turn = Втратить чинність, коли { $seat } завершать хід.
tpc-until-turns = Втратить чинність, коли { $first } або { $second } завершать хід.

## Що заборонено

tpc-forbids-bond = { $lord } й { $vassal } не беруть фігур одне в одного, а шах одне одному треба оголошувати.
tpc-forbids-suspended = Доки зв’язок призупинено, { $lord } не можуть наказувати { $vassal-dat }.
tpc-forbids-truce-word = Нічого не заборонено, але той, хто візьме фігуру іншої сторони, порушить перемир’я, і про це дізнаються всі.
tpc-forbids-truce-bound = { $first } й { $second } не можуть брати фігури одне в одного й давати одне одному новий шах, якщо є інший хід.

## Те саме кількома словами

tpc-short-bond = { $lord } — { $vassal }: пан і слуга
tpc-short-bond-claimed = { $lord } — { $vassal }: пан і слуга, буде наказ
tpc-short-bond-suspended = { $lord } — { $vassal }: зв’язок призупинено
tpc-short-bond-offer = { $lord } — { $vassal }: запропоновано службу
tpc-short-truce = { $first } — { $second }: перемир’я, { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
tpc-short-truce-bound = { $first } — { $second }: тверде перемир’я, { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}
tpc-short-truce-uneven = { $first } — { $second }: перемир’я, ходів: { $first-left } і { $second-left }
tpc-short-truce-bound-uneven = { $first } — { $second }: тверде перемир’я, ходів: { $first-left } і { $second-left }
tpc-short-truce-offer = { $first } — { $second }: запропоновано перемир’я
tpc-short-draw-offer = { $by } пропонують нічию
