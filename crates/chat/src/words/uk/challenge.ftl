# Виклики та люди, які не хочуть мати справи одне з одним.

challenge-how = Кого ви викликаєте і на яку гру? Наприклад: `викликати @Bo dragonchess time=3d` або `викликати будь-кого dragonchess`. Ігри: { $games }.
challenges-how = Напишіть `виклики`, `виклики прийняти #12`, `виклики відхилити #12`, `виклики відкликати #12`, `виклики вимк` або `виклики увімк`.
challenge-which-game = На яку гру? Додайте її: { $games }.
challenge-who = Я не знаю, хто такий «{ $name }». Згадайте учасника, наприклад `викликати @Bo dragonchess`. Ботів викликати не можна.
challenge-whom = Кого ви викликаєте? Згадайте його або напишіть `викликати будь-кого …`, щоб виклик міг прийняти хто завгодно.
challenge-both = Викликають або названих людей, або будь-кого — не разом. Місце, на яке нікого не названо, і так вільне для всіх.
challenge-to-what = На яку партію викликати { $who }?
challenge-choose = Виберіть гру
challenge-yourself = Себе викликати не можна. `новий` відкриває стіл, за яким можна зайняти кілька місць.
challenge-seat-stranger = На місці «{ $seat }» у вас { $who }, але у виклику цього гравця не названо. Згадайте його й перед назвою гри.
challenge-games = Стільки партій водночас («{ $value }») не можна: назвіть число від 1 до { $most }.
challenge-too-many = Відкритих викликів у вас уже { $most }, більше водночас не можна. Відкличте якийсь: `виклики`.
challenge-too-many-to = { $who }: ваших викликів без відповіді в цього гравця вже { $most }. Дочекайтеся відповіді або відкличте один: `виклики`.
challenge-declined-lately = { $who }: цей гравець нещодавно відхилив вашу пропозицію цієї гри. Знову запропонувати її можна { $when }.
challenge-door-closed = Викликати чи запросити { $who } зараз не можна.
challenge-anyone-where = Викликайте будь-кого там, де це прочитають інші: у каналі сервера.
challenge-where = Для партії потрібен канал, який читають усі учасники. Разом ви на серверах ще не грали: киньте виклик в одному з каналів спільного сервера.
challenge-made = Стіл #{ $table } у { $place }, { $game }: { $who }. Ваш виклик можна прийняти чи відхилити до { $until }.
challenge-made-anyone = Стіл #{ $table } у { $place }, { $game }: ваш виклик будь-кому діє до { $until }.
challenge-made-games = Водночас за ним іде щонайбільше партій: { $games }.
challenge-title = **{ $game }** · виклик, стіл #{ $table }
    { $host } викликає на партію: { $who }.
challenge-title-anyone = **{ $game }** · відкритий виклик, стіл #{ $table }
    { $host } викликає будь-кого.
challenge-title-hidden = **{ $game }** · виклик, стіл #{ $table }
challenge-there = Хто може відкривати столи на тому сервері, вирішують там: киньте виклик ще раз на самому сервері.
challenge-stands = Виклик діє до { $until }. Прийміть чи відхиліть його кнопкою, або напишіть `{ $address }виклики прийняти #{ $table }` чи `{ $address }виклики відхилити #{ $table }`.
challenge-how-anyone = Виклик діє до { $until }. Прийміть його кнопкою або напишіть `{ $address }сісти #{ $table }`.
challenge-card-declined = { $who } цього разу прийняти виклик не може.
challenge-card-declined-hidden = Хтось цього разу прийняти виклик не може.
challenge-card-expired = Строк цього виклику минув.
challenge-card-withdrawn = Виклик відкликано.
challenge-told-declined = { $who }: ваш виклик відхилено ({ $game }, стіл #{ $table }). Можна відкрити такий самий стіл, де місце вільне для всіх.
challenge-told-expired = Ваш виклик ({ $game }, стіл #{ $table }) вчасно не прийняли. Можна відкрити такий самий стіл, де місця вільні для всіх.
challenge-told-over = Ваш виклик будь-кому ({ $game }, останній стіл #{ $table }) більше не діє. Розпочаті партії тривають.
challenge-button-accept = Прийняти
challenge-button-decline = Відхилити
challenge-button-withdraw = Відкликати виклик
challenge-button-open = Відкрити місце для всіх
challenge-button-accept-of = Прийняти #{ $table }
challenge-button-decline-of = Відхилити #{ $table }
challenge-button-withdraw-of = Відкликати #{ $table }
challenge-button-door-open = Знову приймати виклики
challenge-button-door-shut = Не приймати викликів
challenge-no-such = За столом #{ $table } виклику немає. `виклики` покаже ті, що стосуються вас.
challenge-none-to-you = Жоден виклик не чекає на вашу відповідь.
challenge-none-of-yours = Відкритих викликів у вас немає.
challenge-which = Викликів кілька: який ви маєте на увазі?
challenge-not-you = Виклик за столом #{ $table } не чекає на вашу відповідь.
challenge-not-yours = Це може лише той, хто викликав: виклик за столом #{ $table } не ваш.
challenge-declined = Виклик за столом #{ $table } відхилено. { $who } про це дізнається.
challenge-gone = Виклик за столом #{ $table } більше не діє.
challenge-withdrawn = Ваш виклик за столом #{ $table } відкликано.
challenge-withdrawn-anyone = Ваш виклик будь-кому відкликано. Розпочаті партії тривають.
challenge-opened = Це вже зроблено: місця за столом #{ $table } відкриті.
challenge-door-shut = Тепер ніхто не може викликати вас, назвати на місце чи передати його вам. Розпочаті партії й попередні виклики лишаються як є.
challenge-door-opened = Вас знову можна викликати й запрошувати.
challenges-to-you = Чекають на вашу відповідь
challenges-yours = Ваші
challenges-standing = Тут може прийняти будь-хто
challenges-none = У вас немає відкритих викликів. Кинути виклик: `викликати @Bo dragonchess`.
challenges-door-shut = Зараз ви не приймаєте викликів; `виклики увімк` знову дозволить їх.
challenge-anyone = будь-хто
challenge-line = • #{ $table } { $game }, { $time }: вас викликає { $who }, до { $until }
challenge-line-hidden = • #{ $table } { $game }, { $time }, до { $until }
challenge-line-yours = • #{ $table } { $game }, { $time }: відповісти може { $who }, до { $until }
challenge-line-playing = • #{ $table } { $game }, { $time }: відповісти може { $who }, до { $until }; партія триває, наступний стіл — після неї
challenge-line-standing = • #{ $table } { $game }, { $time }: будь-кого викликає { $who }, до { $until }
challenge-time-none = без обмеження часу
challenge-time-fischer = { $stock } + { $increment } за хід, межа { $cap }

block-whom = Кого? Наприклад: `заблокувати @Bo` або `розблокувати @Bo`.
block-unknown = Я не знаю, хто такий «{ $name }». Згадайте учасника, наприклад `заблокувати @Bo`. Ботів заблокувати не можна.
block-yourself = Себе заблокувати не можна.
block-too-many = Ви заблокували вже { $most } людей, більше не можна. `блокування` покаже їх.
block-done = { $who }: блокування ввімкнено. Вас більше не посадять за один стіл, і ніхто з вас не зможе викликати чи запросити іншого й писати йому записки. Ніхто про це не дізнається.
block-withdrawn = Ваші виклики цьому гравцеві відкликано: { $tables }.
block-goes-on = Ви зараз граєте одне з одним, і ці партії тривають: { $tables }.
block-lobby = У вас обох є місця за столами, де гра ще не почалася: { $tables }. Якщо не хочете там грати, вийдіть: `встати`.
block-button-undo = Скасувати
block-said-aloud = Те, що ви написали, могли прочитати всі. Наступного разу{ $slash ->
    [yes] { " " }візьміть слеш-команду, її бачите лише ви, або
   *[no] { "" }
} напишіть мені особистим повідомленням.
block-lifted = { $who }: блокування знято.
block-none-such = { $who }: ви не блокували цього гравця.
block-nobody = Ви нікого не заблокували.
block-list = { $count ->
    [one] Ви заблокували { $count } людину. Це бачите лише ви.
    [few] Ви заблокували { $count } людей. Це бачите лише ви.
   *[other] Ви заблокували { $count } людей. Це бачите лише ви.
}
block-list-more = Зняти блокування, для якого немає кнопки: `розблокувати @Bo`.
block-button-lift = Розблокувати: { $who }
block-sits-there = За столом #{ $table } є місце в тих, кого ви заблокували: { $who }. Якщо хочете сісти там, спершу зніміть блокування: `розблокувати { $first }`.
block-yours = Ви заблокували { $who }. Спершу зніміть блокування: `розблокувати { $who }`.
whisper-not-taken = Записку за столом #{ $table } зараз передати не можна: місце «{ $seat }» вільне, вже поза грою або не приймає записок.
