# Нагадування, зведення, тихі години.

# --- Читання команд
remind-how = Скажіть, коли нагадувати: `нагадувати половина`, `нагадувати третина`, `нагадувати чверть` (яка частина часу лишилася) або за скільки до строку: `нагадувати 12г`, `нагадувати 2д` (щонайбільше 28 днів). Де: `нагадувати тут`, `нагадувати особисто`. Знову й знову, поки ви не сходите: `нагадувати 12г кожні 6г`; один раз: `нагадувати одноразово`. Не нагадувати: `нагадувати вимк`. Де строку немає: `нагадувати простій 7д`. Коли наступний хід ваш: `нагадувати наступний`.
digest-how = Скажіть, о котрій годині надсилати зведення: `зведення 08:00`. Без зведення: `зведення вимк`.
quiet-how = Скажіть, з котрої години до котрої: `тиша 22:00-08:00`; або `тиша вихідні`, або те й те. Без тихих годин: `тиша вимк`.
quiet-too-long = Для нагадувань має лишитися щонайменше чотири години на добу. Наприклад: `тиша 22:00-08:00`.
zone-unknown = Не знаю часового поясу «{ $typed }». Назвіть місто або різницю з UTC: `пояс Київ`, `пояс Europe/Berlin`, `пояс UTC+3`.
zone-near = Не знаю часового поясу «{ $typed }». Можливо, { $near }? Підійде й різниця з UTC: `пояс UTC+3`.
snooze-how = Не розумію строку «{ $typed }». Пишіть `відкласти 3г`, `відкласти 30 хвилин` або `відкласти завтра`.
snooze-nothing = За столом #{ $table } хід не за вами, нагадувати нема про що.
snooze-late = Це запізно: за столом #{ $table } ваш строк — { $until }. Виберіть ближчий час, наприклад `відкласти 1г`.
snooze-done = Нагадаю про стіл #{ $table } { $when }, якщо ви доти не зробите ходу.

# --- Нагадування
remind-here = { $who }, нагадую: стіл #{ $table } ({ $game }), хід за вами: { $seats }.
remind-you = Нагадую: ваш хід ({ $seats }).
remind-until = Строк: { $until }.
remind-since = Решта чекає з { $since }.
remind-button-hour = Нагадати за годину
remind-button-hours = За 4 години
remind-button-tomorrow = Завтра
remind-button-settings = Мої уподобання
remind-button-tables = Усі мої столи

# --- Зведення
digest-head = { $count ->
    [one] На вас чекає { $count } стіл:
    [few] На вас чекають { $count } столи, найтерміновіші згори:
   *[other] На вас чекають { $count } столів, найтерміновіші згори:
}
digest-line = • **#{ $table } { $game }**: { $what } · { $when } · { $place }
digest-move = ваш хід ({ $seats })
digest-offers = { $count ->
    [one] на відповідь чекає { $count } пропозиція
    [few] на відповідь чекають { $count } пропозиції
   *[other] на відповідь чекають { $count } пропозицій
}
digest-missed = { $count ->
    [one] { $count } подія без вас
    [few] { $count } події без вас
   *[many] { $count } подій без вас
}
digest-until = до { $until }
digest-over = строк був { $until }
digest-since = чекають з { $since }
digest-more = { $count ->
    [one] … і ще { $count } стіл: `столи`
    [few] … і ще { $count } столи: `столи`
   *[other] … і ще { $count } столів: `столи`
}
digest-foot = Ваше щоденне зведення. Більше не треба: `зведення вимк`.
digest-closed = { $who }, не можу надіслати вам зведення: ви не приймаєте звідси особистих повідомлень. Ваші столи покаже команда `столи`; найтерміновіший — стіл #{ $table }. Дозвольте особисті повідомлення або напишіть `зведення вимк`, і я нагадуватиму тут.

# --- Налаштування
settings-head = Ваші уподобання
settings-language = Мова: { $language }
ahead-next = Стіл #{ $table }, { $game }. Зараз хід: { $seats }; наступний — ваш.
settings-letters = Літери на фігурах: { $letters ->
    [on] є
    [off] немає
   *[first] у вашій першій партії кожної гри
}
settings-signs = Фішки сьоґі, сянці та чангі: { $signs ->
    [on] зі знаками
    [off] з ієрогліфами
   *[server] як на сервері
}
settings-remind = Нагадування: { $point }, { $place }
settings-remind-every = Нагадування: { $point }, потім { $hours ->
    [one] кожну { $hours } годину
    [few] кожні { $hours } години
   *[other] кожні { $hours } годин
}, поки ви не сходите; { $place }
settings-remind-off = Нагадування: немає
settings-ahead-on = За хід до вашого: особисте повідомлення (де грають більше ніж двоє)
settings-ahead-off = За хід до вашого: не повідомляти
settings-confirm-on = Перш ніж зробити ваш хід: показати його й перепитати
settings-confirm-off = Перш ніж зробити ваш хід: не перепитувати
settings-point-half = коли лишиться половина часу
settings-point-third = коли лишиться третина часу
settings-point-quarter = коли лишиться чверть часу
settings-point-days = { $days ->
    [one] за { $days } день до строку
    [few] за { $days } дні до строку
   *[other] за { $days } днів до строку
}
settings-point-hours = { $hours ->
    [one] за { $hours } годину до строку
    [few] за { $hours } години до строку
   *[other] за { $hours } годин до строку
}
settings-here = там, де грають
settings-private = особисто
settings-idle = Де строку немає: { $days ->
    [one] через { $days } день
    [few] через { $days } дні
   *[other] через { $days } днів
}
settings-idle-off = Де строку немає: не нагадувати
settings-digest = Зведення: щодня о { $hour }, замість окремих нагадувань
settings-digest-off = Зведення: немає
settings-quiet-hours = Тихі години: { $hours }
settings-quiet-weekends = Тихі години: субота й неділя
settings-quiet-both = Тихі години: { $hours }, субота й неділя
settings-quiet-off = Тихі години: немає
settings-zone = Часовий пояс: { $zone } (там зараз { $now })
settings-zone-hint = Це за часом UTC. Скажіть, де ви живете: `пояс Київ`.
settings-foot = Нагадування кличуть лише вас. Повідомлення після ходу кличе того, чий хід, навіть якщо нагадування вимкнено. Докладніше: `допомога нагадувати`.
settings-button-point = Нагадувати: { $point }
settings-button-here = Там, де грають
settings-button-private = Особисто
settings-button-remind-off = Не нагадувати
settings-button-remind-on = Нагадувати
settings-button-digest-on = Зведення о { $hour }
settings-button-digest-off = Без зведення
settings-button-quiet = Тихі години { $hours }
settings-button-weekends = Тихі вихідні
settings-button-quiet-off = Без тихих годин
settings-button-every = Повторювати кожні { $hours } год
settings-button-once = Нагадувати раз
settings-button-ahead = Сказати, коли я наступний
settings-button-ahead-off = Не казати, що я наступний
settings-button-confirm-on = Перепитувати перед ходом
settings-button-confirm-off = Не перепитувати перед ходом
settings-button-letters-on = Літери на фігурах
settings-button-letters-off = Без літер
settings-button-signs-on = Знаки на фішках
settings-button-signs-off = Ієрогліфи на фішках

# --- Допомога

# --- Команди з косою рискою
