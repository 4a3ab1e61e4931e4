# Что говорит стол, когда отказывает.

table-seat = { $seat }
table-not-started = Партия ещё не началась: игроки занимают места.
table-already-started = Партия уже началась: садиться и вставать больше нельзя.
table-over = Эта партия окончена.
table-abandoned = Этот стол закрыт: партии не будет.
table-no-such-seat = В этой игре нет такого места.
table-dealing = Цвета ещё выбирают, и сейчас выбирает { $name }.
table-by-dice = За этим столом решают кости: когда все соберутся, каждый бросит, и первым выберет цвет тот, у кого больше. Садитесь, не называя цвета.
table-place-yours = У вас уже есть место за этим столом. Когда все соберутся, кости решат, кто первым выбирает цвет.
table-no-seat-free = Для вас здесь свободного места нет.
table-seat-taken = { $seat }: это место занимает { $name }.
table-seat-reserved = { $seat }: это место оставлено за игроком { $name }.
table-seat-yours = { $seat }: вы уже сидите на этом месте. Чтобы занять ещё одно, назовите его.
table-not-seated = У вас нет места за этим столом.
table-not-your-seat = { $seat }: это не ваше место.
table-not-host = Это может сделать только хозяин стола: { $host }.
table-seats-free = Ещё свободны места: { $seats }.
table-nobody-sits = Пока никто не сел за стол.
table-stale = Там показана партия после действия { $seen }, а с тех пор она ушла вперёд: теперь в ней { $now ->
    [one] { $now } действие
    [few] { $now } действия
   *[other] { $now } действий
}. Ничего не сыграно.
table-not-your-action = `{ $action }` — не ваше действие.
table-cannot-resign = Ни за одно из ваших мест сейчас нельзя сдаться.
table-which-seat = За какое из ваших мест: { $seats }?
table-several-readings = Для ваших мест это можно понять по-разному. Что вы имеете в виду?
table-unreadable = Это не похоже ни на ход, ни на предложение.
table-wrong-seats = В этой игре { $needed ->
    [one] { $needed } место
    [few] { $needed } места
   *[other] { $needed } мест
}, а названо { $given }.
table-old-rules = Эта партия идёт по правилам версии { $rules }, которых программа больше не знает.
table-unplayable = Запись этой партии не воспроизводится: она обрывается на действии { $number }. Владельцу бота стоит запустить `liege verify`.
table-endless-chance = Игра без конца бросает жребий: это ошибка в программе. Ничего не сыграно.

# Что он говорит, когда отказывает в чём-то помимо игры.

table-seat-taken-unnamed = { $seat }: это место уже занято.
table-seat-reserved-unnamed = { $seat }: это место оставлено за другим игроком.
table-not-host-unnamed = Это может сделать только хозяин стола.
table-no-such-deal = Такого предложения за этим столом нет.
table-decided-made = Это предложение уже принято.
table-decided-refused = Это предложение уже отклонено.
table-decided-withdrawn = Это предложение уже отозвано.
table-decided-lapsed = Это предложение уже недействительно: партия пошла дальше, ответа не дождались.
table-decided-expired = Это предложение уже недействительно: его срок вышел.
table-decided-void = Это предложение уже недействительно: с тех пор в партии всё изменилось.
table-not-asked = Здесь ждут ответа не от вас, а от других: { $waiting }.
table-not-asked-you = Здесь ждут ответа не от вас.
table-your-proposal = Это ваше собственное предложение, и отвечают на него другие: { $waiting }. Вы можете только отозвать его.
table-your-proposal-handed = Это ваше собственное предложение, и отвечает на него тот, к кому вы обратились. Вы можете только отозвать его.
table-answered = Вы уже согласились. Ждём ответа других: { $waiting }.
table-not-your-proposal = Отозвать это может только тот, кто предложил ({ $seat }). Если спрашивают вас, можно согласиться или отказаться.
table-cannot-withdraw = Это предложение отозвать нельзя.
table-several-deals = Подходит несколько предложений. Ответьте словами или кнопкой под нужным.
table-paused-no = Партия на паузе до { $until }. До тех пор можно только сдаться или предложить продолжить раньше.
table-paused-already = Партия уже на паузе, до { $until }.
table-not-paused = Партия не на паузе.
table-drawn-by-rules = В этой игре ничью предлагают по её правилам: `ничья`.
table-answer-which = Согласиться можно по-разному: выберите, как именно.
table-bad-pause = Пауза длится от { $least } до { $most } дней.
table-motion-open = Одна просьба ещё открыта (№ { $number }). Сначала на неё должны ответить, или её надо отозвать.
table-too-many-motions = За сутки вы уже обращались к остальным { $most } раз, больше нельзя. Снова можно с { $from }.
table-refused-lately = В этом недавно отказали. Предложить это снова можно после следующего хода или с { $from }.
table-nothing-to-take-back = Возвращать нечего.
table-past-chance = С тех пор бросали жребий, а это вернуть нельзя.
table-veiled = Сейчас это невозможно. Причиной может быть договор, о котором вы не знаете.
table-hand-to-nobody = Назовите участника, которому хотите передать место.
table-seat-vacant = { $seat }: это место свободно, его может занять кто угодно.
table-owes-nothing = { $seat }: партия не ждёт этого места.
table-still-patient = { $seat }: время ещё есть, до { $until }. После этого место можно освободить.
table-endless-patience = За этим столом никто не теряет место из-за медлительности: ждать здесь готовы сколько угодно.
table-not-at-table = Это могут сделать только игроки этого стола и его хозяин.
table-too-late = Сделано уже два хода, и просто закрыть стол нельзя. Предложите прекратить партию без результата: нужно согласие всех, кто ещё играет.
table-no-talk = { $action }: за этим столом не договариваются, кроме случаев, когда этого требуют сами правила.

# Что происходит помимо игры.

table-agreement = договор
table-terms-takeback = возврат к действию { $to }
table-terms-takeback-before = возврат к позиции перед ходом { $move }
table-terms-takeback-all = возврат к началу партии
table-text = { $text }
table-terms-pause = пауза на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
table-terms-resume = продолжение партии до конца паузы
table-terms-draw = ничья
table-terms-annul = прекращение партии без результата
table-terms-hand = передача места ({ $seat }) игроку { $who }
table-proposed = Предложение { $seat-gen }: { $terms }.
table-proposed-takeback = Просьба { $seat-gen }: { $terms }.
table-proposed-hand = { $seat }: это место хотят передать. { $who }, возьмётесь?
table-agreed = { $seat } — за: { $terms }. Ждём ответа: { $waiting }.
table-declined = { $seat } — против: { $terms }. Предложение снято.
table-declined-unseated = Отказ: { $terms }.
table-withdrawn = Предложение { $seat-gen } отозвано: { $terms }.
table-expired = Предложение истекло без ответа: { $terms }.
table-outrun = Эта просьба больше не действует: { $terms }.
table-ended = Больше не действует: { $terms }.
table-taken-back = Решено: партия вернулась к действию { $to }. { $gone ->
    [one] Отменено { $gone } действие
    [few] Отменено { $gone } действия
   *[other] Отменено { $gone } действий
}.
table-taken-back-all = Решено: партия вернулась к началу. { $gone ->
    [one] Отменено { $gone } действие
    [few] Отменено { $gone } действия
   *[other] Отменено { $gone } действий
}.
table-paused = Решено: партия на паузе до { $until }.
table-resumed = Решено: пауза окончена, партия продолжается.
table-resumed-by-time = Пауза окончена: партия продолжается.
table-drawn = Решено: партия закончена вничью.
table-annulled = Решено: партия прекращена без результата.
table-plate-drawn = ничья
table-plate-no-result = без результата
table-handed = { $seat }: на это место садится { $who }.
table-handed-unnamed = { $seat }: на это место садится другой игрок.
table-vacated = { $seat }: ответа не было слишком долго, и место свободно{ $by ->
    [host] {" "}(освобождает { $who }, хозяин стола)
    [manager] {" "}(освобождает { $who }, управляет этим сервером)
    [somebody] {" "}(освобождает { $who })
   *[other] {""}
}. Занять его и играть дальше может кто угодно.
table-sat = { $seat }: это место занимает { $who }, партия продолжается.
table-sat-unnamed = { $seat }: это место занято, партия продолжается.
table-aborted = { $by ->
    [host] { $who } (хозяин стола) закрывает стол: партия по-настоящему ещё не началась.
    [manager] { $who } (управляет этим сервером) закрывает стол: партия по-настоящему ещё не началась.
   *[other] Стол закрыт: партия по-настоящему ещё не началась.
} Результата нет.
table-seeds = Зёрна к жребию: { $seeds }.
table-seed = { $seat } — { $seed }
table-seed-none = { $seat } — нет
table-rolled = { $who } бросает кости: { $one } + { $other } = { $total }.
table-rolled-again = Поровну: { $who } бросает ещё раз, { $one } + { $other } = { $total }.
table-chosen = { $who } выбирает цвет: { $seat }.
table-chosen-last = { $who } получает то, что осталось: { $seat }.
table-chosen-late = Время на выбор вышло: { $who } получает первый свободный цвет — { $seat }.
