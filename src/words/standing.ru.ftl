# Рейтинги, таблицы лидеров, надёжность, следующая партия, реванш.

# --- Настройки нового стола
term-rated = идёт ли результат в рейтинг
term-rated-off = Дружеская партия: в рейтинг не идёт.
term-reliable = только для тех, кто укладывается в срок не реже этого; новичкам тоже можно, если в конце нет «!»
term-reliable-line = Для тех, кто укладывается в срок хотя бы в { $percent } % случаев; новички тоже могут сесть.
term-reliable-proven = Только для тех, кто уже показал, что укладывается в срок хотя бы в { $percent } % случаев.
rated-position = Партия с расставленной позиции не может идти в рейтинг. Уберите `rated` или напишите `rated=no`.
reliable-refused = Стол #{ $table } — для тех, кто укладывается в срок хотя бы в { $asked } % случаев. У вас пока { $percent } % из { $owed }. Каждый ход, сделанный вовремя, это исправляет; за столы без такого условия можно сесть и сейчас.
reliable-unproven = Стол #{ $table } — для тех, кто уже показал, что укладывается в срок хотя бы в { $asked } % случаев. Для этого нужно { $known } ходов со сроком, а у вас пока { $owed }: сыграйте сначала за другим столом.

# --- Чтение команд
standing-person = Я не знаю, кто такой «{ $name }». Упомяните игрока, например `{ $command } @Ada`.
versus-whom = С кем? Например `счёт @Ada`.
unlisted-which = Напишите `вне-списков вкл`, чтобы вас не было в таблицах лидеров, или `вне-списков выкл`.
unlisted-on = Вас больше нет в таблицах лидеров. Вернуться: `вне-списков выкл`.
unlisted-off = Вы есть в таблицах лидеров тех игр, в которые играете.

# --- Как кто играет
standing-in-time = { $made ->
    [one] { $made } ход
    [few] { $made } хода
   *[other] { $made } ходов
} из { $owed } вовремя{ $percent ->
    [100] { "" }
   *[other] { " " }({ $percent } %)
}
standing-finished = { $finished ->
    [0] ни одной партии до конца
    [one] { $finished } партия до конца
    [few] { $finished } партии до конца
   *[other] { $finished } партий до конца
}
standing-left = { $left ->
    [0] ни одной не брошено
    [one] { $left } брошена
   *[other] { $left } брошено
}
standing-rated = рейтинг { $rating }
standing-record = { $who }: { $record }

# --- Рейтинги
standing-card = **Рейтинг { $who }**
standing-card-none = { $who }: пока ни одной рейтинговой партии.
standing-card-none-you = Вы ещё не доиграли ни одной рейтинговой партии. В рейтинг идёт каждая, если стол открыт без `rated=no`.
standing-card-kept = Надёжность: { $kept }
standing-card-unlisted = Вас нет в таблицах лидеров.
standing-game = **{ $game }** { $rating } (± { $deviation }):
standing-results = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, побед { $won }, ничьих { $drawn }, поражений { $lost }
standing-points = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, очков { $points }, побед { $won }
standing-best = лучший { $rating } (#{ $table })
standing-trend = { $games ->
    [one] за последнюю { $games } партию { $change }
    [few] за последние { $games } партии { $change }
   *[other] за последние { $games } партий { $change }
}
standing-chart = Рейтинг { $who }

# --- Таблицы лидеров
leaders-server = Таблица лидеров у каждого сервера своя: спросите там.
leaders-which = Таблица лидеров какой игры?
leaders-nothing = Здесь ещё не доиграли ни одной рейтинговой партии.
leaders-none = { $game }: здесь ещё никто не доиграл рейтинговую партию.
leaders-head = **{ $game }: лучшие здесь**
leaders-line = { $who } { $rating } (± { $deviation }), { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
leaders-you = Ваше место — { $place } из { $count }.
leaders-provisional = Рейтинг с вопросительным знаком ещё неточен: место появится после нескольких партий.
leaders-page = Страница { $page } из { $pages }

# --- Личные встречи
versus-self = Сами с собой? В этом ещё никто не побеждал. Счёт с кем-нибудь другим: `счёт @Ada`.
versus-none = Вы и { $who } ещё не встречались в рейтинговых партиях.
versus-head = **Вы и { $who }**
versus-line = **{ $game }**: побед { $won }, ничьих { $drawn }, поражений { $lost }; последняя — стол #{ $table }, { $when }

# --- Следующая партия и ещё раз
button-next = Следующая: мой ход
button-rematch = Реванш
next-none = Вас никто не ждёт: нигде нет вашего хода.
next-none-else = Больше нигде нет вашего хода.
next-offers = Вашего хода нигде нет, но вашего ответа ждёт предложение: { $tables }. Покажет его `договоры #{ $first }`.
next-offers-else = Больше нигде нет вашего хода, но вашего ответа ждёт предложение: { $tables }. Покажет его `договоры #{ $first }`.
rematch-none = Вы ещё не доиграли партии, которую можно повторить.
rematch-not-over = Партия за столом #{ $table } ещё не окончена.
rematch-not-yours = Реванш может предложить только тот, кто играл за столом #{ $table }.
rematch-there = Кто может открывать столы на том сервере, решают там: попросите реванш за столом #{ $table } на самом сервере.
rematch-laid = Реванш идёт за столом #{ $table }. Посмотреть: `доска #{ $table }`.

# --- Справка
help-group-standing = **Рейтинги**

# --- Слэш-команды
