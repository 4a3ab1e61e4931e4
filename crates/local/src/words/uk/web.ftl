# Вебсторінки.

web-home = Liege
web-home-about = Неквапливі партії в незвичні шахи: грають у чаті, днями й тижнями. На цих сторінках можна дивитися.
web-home-how = Кожна партія має свою адресу: вона стоїть під запрошенням у чаті, після слова «Дивитися».
web-foot = бот для неквапливих партій у незвичні шахи
web-missing = Тут нічого немає
web-missing-why = За цією адресою сторінки немає, або її видно не всім.
web-title = { $game } #{ $table }
web-server = Партії цього сервера
web-server-about = Партії, що тривають, і закінчені партії.
web-open = Тривають
web-over = Закінчені
web-none = Немає.
web-more = Ще
web-feed = Стрічка закінчених партій
web-up = Усі партії цього сервера
web-news = Партія пішла далі: показати дошку
web-steps = Пройти партію крок за кроком
web-first = До початку
web-back = На дію назад
web-next = На дію вперед
web-last = До теперішнього
web-players = Гравці
web-to-move = на ході
web-treaties = Угоди та пропозиції
web-log = Протокол
web-log-cut = { $count ->
    [one] ще { $count } дія
    [few] ще { $count } дії
   *[other] ще { $count } дій
}
web-terms = Умови
web-download = Узяти із собою:
web-record = запис
web-changed = Остання зміна:
web-deadline = строк:
web-state-lobby = відкрито: чекає на гравців
web-state-playing = { $count ->
    [one] поки { $count } дія
    [few] поки { $count } дії
   *[other] поки { $count } дій
}
web-state-over = закінчено
web-state-abandoned = скасовано
calendar-alarm = Час на хід спливає
