# King of the Hill.

king-of-the-hill-name = Цар гори
    .typed = гора
king-of-the-hill-about = Шахи, у яких король перемагає й тоді, коли доходить до одного з чотирьох полів у центрі.

king-of-the-hill-end-flag = { $winner } привели короля на гору й перемогли.
    .plate = гору втрачено
