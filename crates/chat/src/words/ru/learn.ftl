# Уроки.

learn-name = Урок, { $game }
learn-which = Какая игра? `учить { $game }` — или выберите:
learn-choose = Чему хотите научиться?
learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
learn-task = **{ $game } { $step }/{ $of }.** { $task }
learn-hint = 💡 { $hint }
learn-right = ✅ { $done }
learn-begun = Пока всё верно. Дальше:
learn-wrong = { $move } — ход возможный, но задание не о нём.
learn-end = Это был последний шаг: теперь вы умеете играть ({ $game }).
learn-stopped = Урок закрыт. Команда `учить { $game }` продолжит его.
learn-none-open = Сейчас у вас нет урока. Начать: `учить ИГРА`.
learn-button = Научиться
learn-button-type = Написать ход
learn-button-hint = Подсказка
learn-button-skip = Пропустить ▶
learn-button-next = Дальше ({ $step }/{ $of })
learn-button-stop = Закончить
form-learn-type = Ваш ход
    .label = Как вы написали бы его за столом
    .hint = e4
