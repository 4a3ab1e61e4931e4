# King of the Hill.

king-of-the-hill-name = Царь горы
    .typed = гора
king-of-the-hill-about = Шахматы, в которых король побеждает и тогда, когда доходит до одного из четырёх полей в центре.

king-of-the-hill-end-flag = { $winner } привели короля на гору и победили.
    .plate = гора потеряна
