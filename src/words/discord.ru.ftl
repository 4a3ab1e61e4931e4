# То, что говорится только в Discord: команды с косой чертой, их параметры и собственные фразы.

# --- Фразы
discord-closed = { $who }, мой ответ только для вас, но вы не принимаете личные сообщения от участников этого сервера. Разрешите их или пользуйтесь командами с «/»: их ответы видны только вам.
slash-outdated = Такого вида этой команды я не знаю: возможно, она изменилась с тех пор, как ваш Discord её загрузил. Перезапустите Discord (Ctrl+R) и попробуйте снова.

# --- Команды: имена строчными буквами, без пробелов, до 32 знаков; описания до 100
slash-new = новый
slash-new-about = Накрыть новый стол: игра, места, настройки
slash-join = сесть
slash-join-about = Занять место за столом
slash-leave = встать
slash-leave-about = Встать из-за стола, пока игра не началась
slash-start = начать
slash-start-about = Начать, когда заняты все места
slash-move = ход
slash-move-about = Сделать ход или предложение
slash-board = доска
slash-board-about = Показать доску с вашей стороны (видите только вы)
slash-moves = ходы
slash-moves-about = Показать возможные ходы фигуры или поля (видите только вы)
slash-acts = предложения
slash-acts-about = Показать доступные вам предложения и ответы
slash-log = журнал
slash-log-about = Показать всё, что сыграно
slash-tables = столы
slash-tables-about = Показать ваши столы, самые срочные первыми
slash-help = помощь
slash-help-about = Объяснить команды или игру и её запись
slash-resign = сдаться
slash-resign-about = Сдаться; я переспрошу
slash-language = язык
slash-language-about = Выбрать язык, на котором я вам отвечаю
slash-letters = буквы
slash-letters-about = Буквы на фигурах ваших досок: включить или выключить
slash-about = инфо
slash-about-about = Что это и кто придумал эти игры

# --- Параметры
option-table = стол
option-table-about = Номер стола, если их у вас несколько
option-game = игра
option-game-about = Во что играть
option-seat1 = место1
option-seat1-about = Кто сядет на первое место игры; пусто: любой
option-seat2 = место2
option-seat2-about = Кто сядет на второе место; пусто: любой
option-seat3 = место3
option-seat3-about = Кто сядет на третье место, если оно есть
option-seat4 = место4
option-seat4-about = Кто сядет на четвёртое место, если оно есть
option-settings = настройки
option-settings-about = Настройки игры: truce=bound …; их перечислит «помощь» с названием игры
option-seat = место
option-seat-about = Какое место; пусто: то, куда вас пригласили, или первое свободное
option-board-seat = С чьей стороны; пусто: с вашей
option-at = после
option-at-about = Позиция после стольких действий; пусто: сейчас
option-notation = запись
option-notation-about = Ход или предложение; наберите пару знаков, и я покажу, что подходит
option-piece = фигура
option-piece-about = Фигура или поле, где она стоит; пусто: все
option-topic = тема
option-topic-about = Команда или игра; пусто: всё
option-language = язык
option-language-about = Язык; пусто: какой он сейчас
option-on = включить
option-on-about = Нужны ли буквы на фигурах
