# Те, що говориться лише в Discord: команди з косою рискою, їхні параметри та власні фрази.

# --- Фрази
# Above an answer by direct message: where it was asked, of which table, in which words.
discord-head = -# { $channel }{ $table ->
    [none] { "" }
   *[other] { " · #" }{ $table }
} · «{ $typed }»
discord-yours = Відповідь бачите лише ви.
discord-open = Показати
discord-not-yours = Ця відповідь — для того, хто запитав.
discord-open-gone = Цієї відповіді в мене вже немає: запитайте ще раз.
discord-shut = Писати в <#{ $channel }> мені не можна, тож відповідаю тут.
slash-outdated = Такого вигляду цієї команди я не знаю: можливо, вона змінилася, відколи ваш Discord її завантажив. Перезапустіть Discord (Ctrl+R) і спробуйте знову.

# --- Команди: імена малими літерами, без пробілів, до 32 знаків; описи до 100

# --- Параметри
