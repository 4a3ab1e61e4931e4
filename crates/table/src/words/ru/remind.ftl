# Напоминания, сводки, тихие часы.

# --- Чтение команд
remind-how = Скажите, когда напоминать: `напоминать половина`, `напоминать треть`, `напоминать четверть` (какая часть времени осталась) или за сколько до срока: `напоминать 12ч`, `напоминать 2д` (не больше 28 дней). Где: `напоминать здесь`, `напоминать лично`. Снова и снова, пока вы не сходите: `напоминать 12ч каждые 6ч`; один раз: `напоминать однажды`. Не напоминать: `напоминать выкл`. Где срока нет: `напоминать простой 7д`. Когда следующий ход ваш: `напоминать следующий`.
digest-how = Скажите, в какое время присылать сводку: `сводка 08:00`. Без сводки: `сводка выкл`.
quiet-how = Скажите, с какого часа до какого: `тишина 22:00-08:00`; или `тишина выходные`, или то и другое. Без тихих часов: `тишина выкл`.
quiet-too-long = Для напоминаний должно остаться хотя бы четыре часа в сутки. Например: `тишина 22:00-08:00`.
zone-unknown = Не знаю часового пояса «{ $typed }». Назовите город или разницу с UTC: `пояс Минск`, `пояс Europe/Berlin`, `пояс UTC+3`.
zone-near = Не знаю часового пояса «{ $typed }». Может быть, { $near }? Подойдёт и разница с UTC: `пояс UTC+3`.
snooze-how = Не понимаю срока «{ $typed }». Пишите `отложить 3ч`, `отложить 30 минут` или `отложить завтра`.
snooze-nothing = За столом #{ $table } ход не за вами, напоминать не о чем.
snooze-late = Это слишком поздно: за столом #{ $table } ваш срок — { $until }. Выберите время поближе, например `отложить 1ч`.
snooze-done = Напомню о столе #{ $table } { $when }, если вы ещё не сходите.

# --- Напоминания
remind-here = { $who }, напоминаю: стол #{ $table } ({ $game }), ход за вами: { $seats }.
remind-you = Напоминаю: ваш ход ({ $seats }).
remind-until = Срок: { $until }.
remind-since = Остальные ждут с { $since }.
remind-button-hour = Напомнить через час
remind-button-hours = Через 4 часа
remind-button-tomorrow = Завтра
remind-button-settings = Мои настройки
remind-button-tables = Все мои столы

# --- Сводки
digest-head = { $count ->
    [one] Вас ждёт { $count } стол:
    [few] Вас ждут { $count } стола, самые срочные сверху:
   *[other] Вас ждут { $count } столов, самые срочные сверху:
}
digest-line = • **#{ $table } { $game }**: { $what } · { $when } · { $place }
digest-move = ваш ход ({ $seats })
digest-offers = { $count ->
    [one] ответа ждёт { $count } предложение
    [few] ответа ждут { $count } предложения
   *[other] ответа ждут { $count } предложений
}
digest-missed = { $count ->
    [one] { $count } событие без вас
    [few] { $count } события без вас
   *[many] { $count } событий без вас
}
digest-until = до { $until }
digest-over = срок был { $until }
digest-since = ждут с { $since }
digest-more = { $count ->
    [one] … и ещё { $count } стол: `столы`
    [few] … и ещё { $count } стола: `столы`
   *[other] … и ещё { $count } столов: `столы`
}
digest-foot = Ваша ежедневная сводка. Больше не надо: `сводка выкл`.
digest-closed = { $who }, не могу прислать вам сводку: вы не принимаете отсюда личных сообщений. Ваши столы покажет команда `столы`; срочнее всего стол #{ $table }. Разрешите личные сообщения или напишите `сводка выкл`, и я буду напоминать здесь.

# --- Настройки
settings-head = Ваши настройки
settings-language = Язык: { $language }
ahead-next = Стол #{ $table }, { $game }. Сейчас ход: { $seats }; следующий — ваш.
settings-letters = Буквы на фигурах: { $letters ->
    [on] есть
    [off] нет
   *[first] в вашей первой партии каждой игры
}
settings-signs = Фишки сёги, сянци и чанги: { $signs ->
    [on] со знаками
    [off] с иероглифами
   *[server] как на сервере
}
settings-remind = Напоминания: { $point }, { $place }
settings-remind-every = Напоминания: { $point }, потом { $hours ->
    [one] каждый { $hours } час
    [few] каждые { $hours } часа
   *[other] каждые { $hours } часов
}, пока вы не сходите; { $place }
settings-remind-off = Напоминания: нет
settings-ahead-on = За ход до вашего: личное сообщение (где играют больше двоих)
settings-ahead-off = За ход до вашего: не сообщать
settings-confirm-on = Прежде чем сделать ваш ход: показать его и спросить
settings-confirm-off = Прежде чем сделать ваш ход: не спрашивать
settings-point-half = когда останется половина времени
settings-point-third = когда останется треть времени
settings-point-quarter = когда останется четверть времени
settings-point-days = { $days ->
    [one] за { $days } день до срока
    [few] за { $days } дня до срока
   *[other] за { $days } дней до срока
}
settings-point-hours = { $hours ->
    [one] за { $hours } час до срока
    [few] за { $hours } часа до срока
   *[other] за { $hours } часов до срока
}
settings-here = там, где играют
settings-private = лично
settings-idle = Где срока нет: { $days ->
    [one] через { $days } день
    [few] через { $days } дня
   *[other] через { $days } дней
}
settings-idle-off = Где срока нет: не напоминать
settings-digest = Сводка: каждый день в { $hour }, вместо отдельных напоминаний
settings-digest-off = Сводка: нет
settings-quiet-hours = Тихие часы: { $hours }
settings-quiet-weekends = Тихие часы: суббота и воскресенье
settings-quiet-both = Тихие часы: { $hours }, суббота и воскресенье
settings-quiet-off = Тихие часы: нет
settings-zone = Часовой пояс: { $zone } (там сейчас { $now })
settings-zone-hint = Это по времени UTC. Скажите, где вы живёте: `пояс Минск`.
settings-foot = Напоминания зовут только вас. Сообщение после хода зовёт того, чей ход, даже если напоминания выключены. Подробнее: `помощь напоминать`.
settings-button-point = Напоминать: { $point }
settings-button-here = Там, где играют
settings-button-private = Лично
settings-button-remind-off = Не напоминать
settings-button-remind-on = Напоминать
settings-button-digest-on = Сводка в { $hour }
settings-button-digest-off = Без сводки
settings-button-quiet = Тихие часы { $hours }
settings-button-weekends = Тихие выходные
settings-button-quiet-off = Без тихих часов
settings-button-every = Повторять каждые { $hours } ч
settings-button-once = Напоминать один раз
settings-button-ahead = Сказать, когда я следующий
settings-button-ahead-off = Не говорить, что я следующий
settings-button-confirm-on = Спрашивать перед ходом
settings-button-confirm-off = Не спрашивать перед ходом
settings-button-letters-on = Буквы на фигурах
settings-button-letters-off = Без букв
settings-button-signs-on = Знаки на фишках
settings-button-signs-off = Иероглифы на фишках

# --- Помощь

# --- Команды с косой чертой
