# Задачі.

exercise-or-table = { $exercise }: «{ $text }» тут не може бути відповіддю, а за вашим столом це хід. { $count ->
    [one] Зробити його там?
   *[other] За яким столом його зробити?
}
exercise-says = **{ $exercise }:** { $text }
puzzle-name = Задача, { $game }
puzzle-which = Задачі якої гри? `задача { $game }` — або оберіть:
puzzle-choose = Які задачі вам дати?
puzzle-solved-count = розв’язано { $solved } із { $count }
puzzle-none = { $game }: задач немає. У цій грі жодну відповідь не можна з певністю назвати єдиною.
puzzle-all = { $game }: ви розв’язали всі задачі ({ $count }). Є й інші:
puzzle-task = **{ $game }, задача { $number }/{ $of }.** { $task }
puzzle-task-mate = { $moves ->
    [one] { $seat }: мат за { $moves } хід.
    [few] { $seat }: мат за { $moves } ходи.
   *[other] { $seat }: мат за { $moves } ходів.
}
puzzle-task-win = { $moves ->
    [one] { $seat }: один хід виграє партію.
    [few] { $seat }: виграш за { $moves } ходи, хай що відповідатимуть.
   *[other] { $seat }: виграш за { $moves } ходів, хай що відповідатимуть.
}
puzzle-task-fall = { $seat }: один хід виводить суперника з гри.
puzzle-task-capture = { $seat }: один хід виграє матеріал.
puzzle-begun = { $move } — правильно. Далі:
puzzle-goes-on = { $move } — правильно; відповідь — { $reply }. Далі:
puzzle-right = ✅ { $move } — розв’язано.
puzzle-right-rest = ✅ { $move } — розв’язано. Далі було б { $rest }.
puzzle-wrong = { $move } — хід можливий, але не той.
puzzle-wrong-answered = { $move } — хід можливий, але не той: відповідять { $reply }.
puzzle-hint-cell = 💡 Погляньте, що стоїть на `{ $cell }`.
puzzle-hint-hand = 💡 Погляньте, що у вас у руці: { $piece }.
puzzle-hint-word = 💡 Відповідь тут — слово, а не хід.
puzzle-answer = Відповідь: ||{ $line }||
puzzle-stopped = Задачу закрито. Команда `задача { $game }` продовжить її.
puzzle-none-open = Зараз у вас немає задачі. Почати: `задача ГРА`.
puzzle-button = Задачі
puzzle-button-next = Наступна задача
puzzle-button-other = Інша задача ▶
puzzle-button-answer = Відповідь
form-puzzle-type = Ваш хід
    .label = Як ви написали б його за столом
    .hint = e4

# --- Задача дня
puzzle-day = **Задача дня { $number }: { $game }.** { $task }
puzzle-day-button = Розв’язати
puzzle-day-before = Учора: ||{ $line }||. { $count ->
    [0] Не розв’язав ніхто.
    [1] Розв’язок в одного учасника: { $first }.
   *[other] Розв’язків — { $count }, перший: { $first }.
}
