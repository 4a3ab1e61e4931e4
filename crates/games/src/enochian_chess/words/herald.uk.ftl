
# Енохіанські шахи: що сторони кажуть одна одній і що між ними є.

## Звертання до сторони

eno-voc-yellow = Жовтий
eno-voc-blue = Синій
eno-voc-red = Червоний
eno-voc-black = Чорний

## Дії, як їх кажуть. Кожну фразу можна написати: вона й буде цією дією.

eno-say-offer-draw = Нічия?
eno-say-accept-draw = Приймаю нічию
eno-say-decline-draw = Відмовляюся від нічиєї
eno-say-withdraw-draw = Відкликаю нічию
eno-say-offer-exchange = { $to }, міняймося полоненими: король { $captive-gen } на { $square }
eno-say-offer-exchange-open = { $to }, міняймося полоненими
eno-say-accept-exchange = { $to }, згоден: король { $captive-gen } на { $square }
eno-say-accept-exchange-open = { $to }, згоден на обмін
eno-say-decline-exchange = { $to }, відмовляюся від обміну
eno-say-withdraw-exchange = { $to }, відкликаю обмін
eno-say-handover = { $to }, прийми мою армію
eno-say-resign = Здаюся

## Що це за пропозиція

eno-about-draw = нічия
eno-about-exchange = обмін полоненими між { $by-ins } і { $to-ins }

## Як стоїть справа

eno-line-draw = { $by } запропонували нічию. Ще не відповіли: { $waiting }.
eno-line-exchange = { $by } запропонували { $to-dat } обмінятися полоненими: король { $captive-gen } повернувся б на { $square }.

## Доки

eno-until-draw = Відкрита, доки хтось не відмовиться або не відкличе її, доки якесь військо не замерзне чи не повернеться в гру й доки військо не передано союзникові.
eno-until-exchange = Відкрита, доки { $to } не відмовляться або { $by } її не відкличуть, доки якесь військо не замерзне, не повернеться в гру чи не буде передане й доки годиться поле { $square }.

## Те саме кількома словами

eno-short-draw = { $by } пропонують нічию
eno-short-exchange = { $by } — { $to }: запропоновано обмін полоненими
