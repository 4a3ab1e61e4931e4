# Уроки.

learn-name = Урок, { $game }
learn-which = Яка гра? `вчити { $game }` — або оберіть:
learn-choose = Чого хочете навчитися?
learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[other] { $count } кроків
}
learn-task = **{ $game } { $step }/{ $of }.** { $task }
learn-hint = 💡 { $hint }
learn-right = ✅ { $done }
learn-begun = Поки все правильно. Далі:
learn-wrong = { $move } — хід можливий, але завдання не про нього.
learn-end = Це був останній крок: тепер ви вмієте грати ({ $game }).
learn-stopped = Урок закрито. Команда `вчити { $game }` продовжить його.
learn-none-open = Зараз у вас немає уроку. Почати: `вчити ГРА`.
learn-button = Навчитися
learn-button-type = Написати хід
learn-button-hint = Підказка
learn-button-skip = Пропустити ▶
learn-button-next = Далі ({ $step }/{ $of })
learn-button-stop = Закінчити
form-learn-type = Ваш хід
    .label = Як ви написали б його за столом
    .hint = e4
