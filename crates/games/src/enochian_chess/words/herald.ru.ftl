
# Енохианские шахматы: что стороны говорят друг другу и что между ними есть.

## Обращение к стороне

eno-voc-yellow = Жёлтый
eno-voc-blue = Синий
eno-voc-red = Красный
eno-voc-black = Чёрный

## Действия, как их говорят. Каждую фразу можно написать: она и будет этим действием.

eno-say-offer-draw = Ничья?
eno-say-accept-draw = Принимаю ничью
eno-say-decline-draw = Отказываюсь от ничьей
eno-say-withdraw-draw = Отзываю ничью
eno-say-offer-exchange = { $to }, меняемся пленными: король { $captive-gen } на { $square }
eno-say-offer-exchange-open = { $to }, меняемся пленными
eno-say-accept-exchange = { $to }, согласен: король { $captive-gen } на { $square }
eno-say-accept-exchange-open = { $to }, согласен на обмен
eno-say-decline-exchange = { $to }, отказываюсь от обмена
eno-say-withdraw-exchange = { $to }, отзываю обмен
eno-say-handover = { $to }, прими мою армию
eno-say-resign = Сдаюсь

## Что это за предложение

eno-about-draw = ничья
eno-about-exchange = обмен пленными между { $by-ins } и { $to-ins }

## Как обстоит дело

eno-line-draw = { $by } предложили ничью. Ещё не ответили: { $waiting }.
eno-line-exchange = { $by } предложили { $to-dat } обменяться пленными: король { $captive-gen } вернулся бы на { $square }.

## До каких пор

eno-until-draw = Открыто, пока кто-нибудь не откажется или не отзовёт его, пока какое-то войско не замёрзнет или не вернётся в игру и пока войско не передано союзнику.
eno-until-exchange = Открыто, пока { $to } не откажутся или { $by } его не отзовут, пока какое-то войско не замёрзнет, не вернётся в игру или не будет передано и пока годится поле { $square }.

## То же в нескольких словах

eno-short-draw = { $by } предлагают ничью
eno-short-exchange = { $by } — { $to }: предложен обмен пленными
