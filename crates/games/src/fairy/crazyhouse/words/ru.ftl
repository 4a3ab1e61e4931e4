# Crazyhouse.

crazyhouse-name = Крейзихаус
    .typed = сумасшедший дом
crazyhouse-about = Шахматы, в которых взятые фигуры меняют цвет и их можно снова поставить на доску.
