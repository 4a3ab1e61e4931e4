# Crazyhouse.

crazyhouse-name = Крейзігаус
    .typed = крейзіхаус
crazyhouse-about = Шахи, у яких узяті фігури змінюють колір і їх можна знову поставити на дошку.
