# What a contest says when it refuses.

contest-not-organiser = Це може зробити лише організатор турніру.
contest-not-arbiter = Це можуть зробити лише організатор і арбітри турніру.
contest-own-game = Ви самі граєте цю партію. Вирішувати має арбітр, який у ній не грає, а якщо такого немає — адміністрація сервера.
contest-not-yours = Вам тут цього робити не можна.
contest-not-entrant = Ви не берете участі в цьому турнірі.
contest-no-such-entrant = У цьому турнірі немає учасника з номером { $number }.
contest-no-such-game = У цьому турнірі немає партії { $game }. Партію називають за туром і столом: `3.2`.
contest-no-such-round = У цьому турнірі ще немає туру { $round }.
contest-no-such-part = У цьому турнірі немає групи чи дивізіону { $part }.
contest-not-open = Запис ще не відкрито. Його відкриє організатор.
contest-entries-closed = Запис закрито.
contest-started = Турнір уже триває, і змінити це не можна. Щоб припинити гру, вийдіть із турніру.
contest-not-started = Турнір ще не почався.
contest-over = Турнір завершено.
contest-paused = Турнір призупинено. Спершу його треба відновити.
contest-not-paused = Турнір не призупинено.
contest-entered-already = Ви вже берете участь у цьому турнірі.
contest-left-already = Хто вийшов із цього турніру, повернутися до нього не може.
contest-team-size = { $needed ->
    [one] Тут кожен записується сам.
   *[other] Тут записуються парами: назвіть напарника.
}
contest-no-machines = { $most ->
    [0] У цьому турнірі машини не грають.
    [one] У цьому турнірі грає не більше { $most } машини.
   *[other] У цьому турнірі грає не більше { $most } машин.
}
contest-too-late = Записатися на цей турнір уже не можна.
contest-no-check-in = Зараз підтверджувати нічого.
contest-bye-too-late = Цей тур пропустити не можна. Найближчий тур, який ще можна пропустити: { $first }.
contest-no-byes = Пропускати тури можна лише у швейцарській системі.
contest-no-half-bye = { $most ->
    [0] У цьому турнірі за пропущений тур пів очка не дають. Попросіть про пропуск без очок.
    [one] Пів очка дають не більше ніж за { $most } тур і ніколи за останній. Попросіть про пропуск без очок.
   *[other] Пів очка дають не більше ніж за { $most } тури і ніколи за останній. Попросіть про пропуск без очок.
}
contest-round-open = { $games ->
    [one] Ще не завершено { $games } партію.
    [few] Ще не завершено { $games } партії.
   *[other] Ще не завершено { $games } партій.
}
contest-no-round-left = Зараз жодного туру скласти не можна.
contest-not-pairable = Наступний тур скласти не можна: забагато тих, хто лишився, вже зустрічалися.
contest-bad-pairing = Номер { $number } названо двічі або він більше не грає.
contest-bad-table = За кожним столом має бути учасників: { $needed }.
contest-deadline-past = Новий термін має бути попереду.
contest-bad-verdict = Такий результат до партії не підходить. Назвіть очки кожного місця, разом не більше, ніж дає партія.
contest-correction-late = Результат можна виправити протягом { $days } днів після завершення. Цей термін минув.
contest-no-reason = Потрібна причина: її зможуть прочитати всі.
contest-no-substitutes = Заміни бувають лише в лігах, у парах та в іграх на трьох і чотирьох.
contest-not-ladder = Викликати можна лише в турнірі-драбині.
contest-not-league = Про це питають лише в лізі.
contest-not-asked = Зараз про наступний сезон не питають.
contest-bad-challenge = { $most ->
    [one] Викличте рівно одного іншого гравця.
   *[other] Викличте інших гравців, не більше { $most } і кожного один раз.
}
contest-out-of-range = { $range ->
    [one] Викликати можна того, хто стоїть на { $range } щабель вище за вас.
    [few] Викликати можна тих, хто стоїть вище за вас не більше ніж на { $range } щаблі.
   *[other] Викликати можна тих, хто стоїть вище за вас не більше ніж на { $range } щаблів.
}
contest-challenged-already = Між вами вже є виклик або партія.
contest-met-lately = Ви нещодавно грали одне з одним. Знову можна з { $from }.
contest-busy = { $most ->
    [one] Хтось із вас уже має партію або виклик, більше одночасно не можна.
   *[other] Хтось із вас уже має стільки партій і викликів, скільки можна одночасно: { $most }.
}
contest-on-holiday = Хтось із вас у відпустці. Викликайте після неї.
contest-no-holiday = Відпустку цього року, { $days } днів, уже вичерпано.
contest-no-such-challenge = Тут немає виклику, на який ви могли б відповісти.
contest-not-due = Час для цього ще не настав.
contest-backwards = Запис не може бути старшим за попередній.
contest-bad-log = Рядок { $line } журналу турніру не вдається прочитати, або він не пасує до попередніх.
contest-bad-file = Рядок { $line } файлу: { $fault }
contest-file-number = номера немає або він неправильний: `{ $text }`.
contest-file-colour = `{ $text }` — не колір першого номера; потрібно W або B.
contest-file-bye = `{ $text }` — не пропуск туру; потрібні літера (F, H або Z), тур і номери.
contest-file-twice = цього гравця записано двічі: `{ $text }`.
contest-file-result = результат не читається (гравець, тур): `{ $text }`. Результати: 1 = 0 + - W D L H F U Z.
contest-file-pair = рядки двох гравців суперечать один одному (гравець, тур): `{ $text }`.
contest-terms-name = Турніру потрібна назва.
contest-terms-game = Турніру потрібна гра.
contest-terms-pairs = Пари грають сторона проти сторони: у такому турнірі за столом два місця для учасників.
contest-terms-partners = Для гри з напарниками потрібна гра рівно на чотири місця.
contest-terms-short = Неповні столи можливі лише в іграх на трьох і чотирьох.
contest-terms-times = Запис має відкритися раніше, ніж закриється, а закритися раніше кінця турніру.
contest-terms-tie-breaks = Деякі з цих коефіцієнтів не пасують до кількості місць.
contest-terms-cycles-tables = В іграх на трьох і чотирьох план грають в одне коло.
contest-terms-plan = Плани столів бувають лише в іграх на трьох і чотирьох.
contest-terms-whist = Для змінних напарників потрібен круговий турнір за планом «віст».
contest-terms-third = Матч за третє місце можливий лише в іграх на двох.

# A number of the terms that is out of its range.

contest-terms-seats = Кількість місць: від { $least } до { $most }, а не { $value }.
contest-terms-least = Найменша кількість гравців за столом: від { $least } до { $most }, а не { $value }.
contest-terms-team = Кількість гравців в одного учасника: від { $least } до { $most }, а не { $value }.
contest-terms-checkin = Тривалість підтвердження в годинах: від { $least } до { $most }, а не { $value }.
contest-terms-round = Тривалість туру в днях: від { $least } до { $most }, а не { $value }.
contest-terms-first-move = Час на перший хід у годинах: від { $least } до { $most }, а не { $value }.
contest-terms-limit = Найбільша кількість учасників: від { $least } до { $most }, а не { $value }.
contest-terms-cycles = Кількість кіл: від { $least } до { $most }, а не { $value }.
contest-terms-together = Кількість партій одночасно: від { $least } до { $most }, а не { $value }.
contest-terms-rounds = Кількість турів: від { $least } до { $most }, а не { $value }.
contest-terms-group = Розмір групи: від { $least } до { $most }, а не { $value }.
contest-terms-half-byes = Кількість пропусків за пів очка: від { $least } до { $most }, а не { $value }.
contest-terms-games = Кількість партій у матчі: від { $least } до { $most }, а не { $value }.
contest-terms-advance = Кількість тих, хто проходить далі з-за столу: від { $least } до { $most }, а не { $value }.
contest-terms-range = Кількість щаблів для виклику: від { $least } до { $most }, а не { $value }.
contest-terms-at-once = Кількість партій одночасно: від { $least } до { $most }, а не { $value }.
contest-terms-answer = Час на відповідь у днях: від { $least } до { $most }, а не { $value }.
contest-terms-idle = Час без партій у днях: від { $least } до { $most }, а не { $value }.
contest-terms-size = Розмір дивізіону: від { $least } до { $most }, а не { $value }.
contest-terms-weeks = Тривалість сезону в тижнях: від { $least } до { $most }, а не { $value }.
contest-terms-moves = Кількість тих, хто піднімається чи опускається: від { $least } до { $most }, а не { $value }.
contest-terms-gap = Перерва між сезонами в днях: від { $least } до { $most }, а не { $value }.
contest-terms-seasons = Кількість сезонів: від { $least } до { $most }, а не { $value }.
