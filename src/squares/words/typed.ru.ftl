# Что набирают вместо знаков.

sqr-typed-from = со, с
sqr-typed-to = идет на, идет в, ходит на, на
sqr-typed-takes = берет, бьет, берет на, бьет на
sqr-typed-on = на
sqr-typed-checks = шах, дв шах, двойной шах, откр шах, открытый шах, мат, шах и мат
sqr-typed-resigns = сдаюсь, я сдаюсь, сдаться
sqr-typed-all = все
sqr-typed-end = конец, все, готово, конец хода
sqr-typed-claims = требую ничью, требую ничьей, ничья по правилам
