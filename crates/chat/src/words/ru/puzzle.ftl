# Задачи.

exercise-or-table = { $exercise }: «{ $text }» здесь ответом быть не может, а за вашим столом это ход. { $count ->
    [one] Сделать его там?
   *[other] За каким столом его сделать?
}
exercise-says = **{ $exercise }:** { $text }
puzzle-name = Задача, { $game }
puzzle-which = Задачи какой игры? `задача { $game }` — или выберите:
puzzle-choose = Какие задачи вам дать?
puzzle-solved-count = решено { $solved } из { $count }
puzzle-none = { $game }: задач нет. В этой игре ни один ответ нельзя с уверенностью назвать единственным.
puzzle-all = { $game }: вы решили все задачи ({ $count }). Есть и другие:
puzzle-task = **{ $game }, задача { $number }/{ $of }.** { $task }
puzzle-task-mate = { $moves ->
    [one] { $seat }: мат в { $moves } ход.
    [few] { $seat }: мат в { $moves } хода.
   *[other] { $seat }: мат в { $moves } ходов.
}
puzzle-task-win = { $moves ->
    [one] { $seat }: один ход выигрывает партию.
    [few] { $seat }: выигрыш в { $moves } хода, что бы ни ответили.
   *[other] { $seat }: выигрыш в { $moves } ходов, что бы ни ответили.
}
puzzle-task-fall = { $seat }: один ход выводит противника из игры.
puzzle-task-capture = { $seat }: один ход выигрывает материал.
puzzle-begun = { $move } — верно. Дальше:
puzzle-goes-on = { $move } — верно; ответ — { $reply }. Дальше:
puzzle-right = ✅ { $move } — решено.
puzzle-right-rest = ✅ { $move } — решено. Дальше было бы { $rest }.
puzzle-wrong = { $move } — ход возможный, но не тот.
puzzle-wrong-answered = { $move } — ход возможный, но не тот: ответят { $reply }.
puzzle-hint-cell = 💡 Посмотрите, что стоит на `{ $cell }`.
puzzle-hint-hand = 💡 Посмотрите, что у вас в руке: { $piece }.
puzzle-hint-word = 💡 Ответ здесь — слово, а не ход.
puzzle-answer = Ответ: ||{ $line }||
puzzle-stopped = Задача закрыта. Команда `задача { $game }` продолжит её.
puzzle-none-open = Сейчас у вас нет задачи. Начать: `задача ИГРА`.
puzzle-button = Задачи
puzzle-button-next = Следующая задача
puzzle-button-other = Другая задача ▶
puzzle-button-answer = Ответ
form-puzzle-type = Ваш ход
    .label = Как вы написали бы его за столом
    .hint = e4

# --- Задача дня
puzzle-day = **Задача дня { $number }: { $game }.** { $task }
puzzle-day-button = Решать
puzzle-day-before = Вчера: ||{ $line }||. { $count ->
    [0] Не решил никто.
    [1] Решение у одного участника: { $first }.
   *[other] Решивших — { $count }, первое решение: { $first }.
}
