# То, что говорится только в Discord: команды с косой чертой, их параметры и собственные фразы.

# --- Фразы
# Above an answer by direct message: where it was asked, of which table, in which words.
discord-head = -# { $channel }{ $table ->
    [none] { "" }
   *[other] { " · #" }{ $table }
} · «{ $typed }»
discord-yours = Ответ видите только вы.
discord-open = Показать
discord-not-yours = Этот ответ — для того, кто спросил.
discord-open-gone = Этого ответа у меня уже нет: спросите ещё раз.
discord-shut = Писать в <#{ $channel }> мне нельзя, поэтому отвечаю здесь.
slash-outdated = Такого вида этой команды я не знаю: возможно, она изменилась с тех пор, как ваш Discord её загрузил. Перезапустите Discord (Ctrl+R) и попробуйте снова.

# --- Команды: имена строчными буквами, без пробелов, до 32 знаков; описания до 100

# --- Параметры
