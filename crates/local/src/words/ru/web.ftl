# Веб-страницы.

web-home = Liege
web-home-about = Неторопливые партии в необычные шахматы: играют в чате, днями и неделями. На этих страницах можно смотреть.
web-home-how = У каждой партии свой адрес: он стоит под приглашением в чате, после слова «Смотреть».
web-foot = бот для неторопливых партий в необычные шахматы
web-missing = Здесь ничего нет
web-missing-why = По этому адресу страницы нет, или она видна не всем.
web-title = { $game } #{ $table }
web-server = Партии этого сервера
web-server-about = Партии, которые идут, и оконченные партии.
web-open = Идут
web-over = Окончены
web-none = Нет.
web-more = Ещё
web-feed = Лента оконченных партий
web-up = Все партии этого сервера
web-news = Партия продолжилась: показать доску
web-steps = Пройти партию по шагам
web-first = К началу
web-back = На действие назад
web-next = На действие вперёд
web-last = К настоящему
web-players = Игроки
web-to-move = на ходу
web-treaties = Договоры и предложения
web-log = Протокол
web-log-cut = { $count ->
    [one] ещё { $count } действие
    [few] ещё { $count } действия
   *[other] ещё { $count } действий
}
web-terms = Условия
web-download = Взять с собой:
web-record = запись
web-changed = Последнее изменение:
web-deadline = срок:
web-state-lobby = открыт: ждёт игроков
web-state-playing = { $count ->
    [one] пока { $count } действие
    [few] пока { $count } действия
   *[other] пока { $count } действий
}
web-state-over = окончена
web-state-abandoned = отменена
calendar-alarm = Время на ход истекает
