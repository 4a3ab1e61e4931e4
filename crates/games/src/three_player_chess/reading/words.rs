//! The words of three languages that may be typed, as data (rules page, 6.2 and 6.3).
//!
//! Words are kept folded: small letters, ё as е, ґ as г, no apostrophes. `красн/ый,ая` lists endings of
//! a stem; a stem with an empty ending (`слон/,а`) stands by itself too.

/// The seats, in seat order.
pub(super) const SEATS: [&str; 3] = [
    "red reds красн/ый,ая,ое,ые,ого,ому,ым,ом,ой,ую,ою,ых,ыми червон/ий,а,е,і,ого,ому,им,ої,ій,у,ою,их,ими,ім",
    "white whites бел/ый,ая,ое,ые,ого,ому,ым,ом,ой,ую,ою,ых,ыми біл/ий,а,е,і,ого,ому,им,ої,ій,у,ою,их,ими,ім",
    "black blacks черн/ый,ая,ое,ые,ого,ому,ым,ом,ой,ую,ою,ых,ыми чорн/ий,а,е,і,ого,ому,им,ої,ій,у,ою,их,ими,ім",
];

/// The zones, from the corner inwards.
pub(super) const ZONES: [&str; 5] = [
    "throne thrones трон/,а,у,ом,е,ы,і,и,ові",
    "palace palaces дворец дворц/а,у,ом,е,ы палац/,а,у,ом,і,и,ові",
    "city cities город/,а,у,ом,е міст/о,а,у,ом,і",
    "suburb suburbs пригород/,а,у,ом,е,ы передміст/я,ю,ям,і",
    "village villages сел/о,а,у,ом,е,і",
];

/// The kinds of pieces, in the order of the notation: king, queen, rook, bishop, knight, pawn.
pub(super) const PIECES: [&str; 6] = [
    "king kings корол/ь,я,ю,ем,е,и,і,ей,ів",
    "queen queens ферз/ь,я,ю,ем,е,и,ей,ів королев/а,ы,у,ой,ою,е,и,і королев",
    "rook rooks ладь/я,и,ю,ей,ею,е ладей тур/а,ы,у,ой,ою,е,и,і",
    "bishop bishops слон/,а,у,ом,е,ы,ов,и,ів,ові офицер/,а,у,ом,е,ы,ов офіцер/,а,у,ом,ові,і,и,ів",
    "knight knights horse horses конь кон/я,ю,ем,е,и,ей,і,ем кінь коней",
    "pawn pawns пешк/а,и,у,ой,ою,е пешек пішак/,а,у,ом,ові,и,ів пішк/а,и,у,ою,і пішок",
];

/// The numbers one to nine.
pub(super) const NUMBERS: [&str; 9] = [
    "one один одна одне одно одного одну одной одним одною",
    "two два две двух двумя дві двох двома",
    "three три трех тремя трьох трьома",
    "four четыре четырех чотири чотирьох",
    "five пять пяти",
    "six шесть шести шість шести шістьох",
    "seven семь семи сім сімох",
    "eight восемь восьми вісім восьми вісьмох",
    "nine девять девяти девятьох",
];

/// Words of one meaning: the meaning, and the words. A word may have several meanings.
pub(super) const MEANINGS: &[(&str, &str)] = &[
    ("i", "i im ill я"),
    ("me", "me myself мне меня мной мною мені мене"),
    ("you", "you youre thou ты вы ти ви тебе тебя тебі вам"),
    (
        "my",
        "my mine мій мо/й,я,и,им,его,ей,ем,ю,є,їм,го,єю,ї,ему мое моими моїми моего моєму сво/е,ю,и,й,его,ей,є,ї,го свій",
    ),
    ("your", "your yours thy твій тво/й,я,и,им,его,ей,ем,ю,є,їм,го,єю,ї,ему ваш/,а,и,им,его,ей,у,ого,ою,ему"),
    (
        "be",
        "be become будь будьте будешь будете будеш стань станьте станешь стать быть бути стати побудь буду стану",
    ),
    (
        "lord",
        "lord liege master overlord suzerain seigneur lordship господин/,а,ом,у,е,ы сеньор/,а,ом,у,е,ы \
         госпож/а,ой,ою,е,у,и сеньйор/,а,ом,у,ові,и пан/,а,ом,у,ові,и,е пані панею сюзерен/,а,ом,у господар/,я,ем,ю",
    ),
    (
        "vassal",
        "vassal vassals servant liegeman слуг/а,и,у,ой,ою,е,ам слузі вассал/,а,ом,у,е,ы васал/,а,ом,у,ові,и",
    ),
    ("vassalage", "vassalage вассалитет/,а,у вассальств/о,а васалітет/,у васальств/о,а"),
    ("serve", "serve служи служите послужи"),
    ("no", "no nope not dont doesnt wont never нет не ні нє неа"),
    (
        "yes",
        "yes yep yeah yea aye sure ok okay да ага хорошо ладно окей ок так добре гаразд авжеж договорились домовились deal згода",
    ),
    ("need", "need needs нужен нужна нужно нужны надо потрібен потрібна потрібно потрібні треба потребую"),
    ("want", "want wants wish хочу хотел хочется хочешь бажаю хотів хотіла хочеш желаю"),
    ("own", "own сам сама собі себе самий свой свій"),
    ("free", "free свободен свободна вільний вільна"),
    ("command-i", "приказываю наказую велю повелеваю командую"),
    ("command-you", "приказывай приказывайте наказуй наказуйте командуй командуйте вели повелевай"),
    ("command", "command order commands orders"),
    ("order", "order orders command приказ/,а,у,ом,ы наказ/,у,ом,и распоряжение розпорядження"),
    ("give", "give даю отдаю віддаю издаю"),
    (
        "obey",
        "obey obeying choose pick слушаюсь подчиняюсь повинуюсь выбираю слухаюсь слухаюся корюсь корюся підкоряюсь \
         підкоряюся обираю вибираю",
    ),
    ("claim", "claim claims претендую требую вимагаю"),
    ("waive", "waive release отпускаю відпускаю"),
    (
        "withdraw",
        "withdraw cancel revoke retract rescind отменяю отзываю снимаю забираю скасовую відкликаю знімаю відміняю \
         отмена скасувати відміна",
    ),
    ("take", "take taking беру забираю возьму взять взяти візьми возьми відбираю"),
    ("back", "back назад обратно"),
    (
        "offer",
        "offer offers offering propose proposal proposing suggest предлагаю предложение предложения предложу пропоную \
         пропозиція пропозицію пропозиції оферта",
    ),
    (
        "accept",
        "accept accepts accepted agree agreed принимаю принято согласен согласна согласны соглашаюсь приймаю згоден згодна \
         погоджуюсь погоджуюся прийнято",
    ),
    (
        "refuse",
        "refuse refuses refused decline declines declined reject rejects отказываюсь отказ отказано отклоняю отвергаю \
         відмовляюсь відмовляюся відмова відхиляю відкидаю",
    ),
    (
        "truce",
        "truce armistice ceasefire peace перемири/е,я,ю,ем,и перемирья перемирє перемир/я,ям,ю мир мира миру замирення",
    ),
    ("draw", "draw draws ничь/я,ю,и,ей,ей нічи/я,ю,ї,єю,єї внічию вничью"),
    (
        "resign",
        "resign resigns surrender concede сдаюсь сдаюся сдаться сдаемся здаюсь здаюся здатися капитулирую капітулюю",
    ),
    ("up", "up"),
    (
        "turn",
        "turn turns round rounds move moves ход/,а,ов,ы,у,ом,ами,е круг/,а,ов,и,ах,у тур/,а,ов раунд/,а,ов,ы,и,ів \
         кол/о,а,ах,у кіл хід ход/и,ів,у ходами хожу ходить ходжу ходити похожу",
    ),
    ("for", "for за вместо instead замість"),
    ("lapse", "lapse"),
];

/// Words without a meaning of their own in a formula.
pub(super) const FILLERS: &str = "от від a an the of to with from on in at and then so well now please do does did will would could \
    can may shall should let lets as that than is are am was re there just hereby between among against \
    пожалуйста прошу ласка давай давайте each both all каждый каждая кожен кожна кожного взаимное с со з із зі и і й та а но же ж у в на к до о об про между между між чтобы чтоб щоб то что це это \
    есть є бы б би ли чи ну вот ось уже вже еще ще теперь тепер для like thee hi hey hello";

/// Words between or before the cells of a move that have no meaning there.
pub(super) const MOVING: &str = "to from on at in into the my a move moves moving play plays go goes goto takes take captures \
    capture taking capturing beats hits eats x х на с со з із зі у в до от від мой мой мій моя моей моим ход ходом хід хожу \
    ходжу иду йду ходит ходить хода играю граю бьет бю бє бью берет бере беру взял взяв рубит рубаю рубає едет идет йде i я";

/// Words among them that mean a capture.
pub(super) const TAKING: &str = "takes take captures capture taking capturing beats hits eats x х бьет бю бє бью берет бере беру \
    взял взяв рубит рубаю рубає";

/// Words that join two statements.
pub(super) const JOINERS: &str = "and then и і й та затем потом потім далее далі";

/// Declarations of check after a move.
pub(super) const CHECKS: &str = "check checks checkmate mate шах/,и,у,ом мат/,ом чек";

/// Words between a declaration of check and the seat, or between two declarations.
pub(super) const CHECK_FILLERS: &str =
    "to and the king kings и і та й и королю корол/ю,я королеві объявляю оголошую declare i я with for";

/// Words after a move which mean that nothing is declared.
pub(super) const PLAIN: &str = "plain plainly quiet quietly silent silently молча тихо просто мовчки";

/// «Without»: together with a word for check or declaration it means that nothing is declared.
pub(super) const WITHOUT: &str = "without no без";

/// The words that may follow «without …».
pub(super) const DECLARATIONS: &str =
    "check declaration declarations declaring шах/,а,у объявлени/я,й,е оголошен/ня,ь";

/// The act that a formula means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Speech {
    /// Asks the named party to be the speaker's vassal.
    BeVassal,
    /// Asks the named party to be the speaker's lord.
    BeLord,
    /// Accepts the named party as the speaker's lord.
    YouAreLord,
    /// Accepts the named party as the speaker's vassal.
    YouAreVassal,
    /// Refuses a lord.
    NoLord,
    /// Refuses a vassal.
    NoVassal,
    /// "I am my own lord": part of a move.
    Freedom,
    /// The lord claims the vassal's next turn.
    Claim,
    /// The lord withdraws the claim.
    Waive,
    /// The vassal names the lord who moves now.
    Obey,
    /// Offers a truce.
    Truce,
    /// Offers a draw.
    Draw,
    Resign,
    /// Accepts an offer on a topic.
    Yes(Topic),
    /// Refuses an offer on a topic.
    No(Topic),
    /// Withdraws the speaker's offer on a topic.
    Withdraw(Topic),
    /// `lapse`, for the clock only.
    Lapse,
}

/// The topic of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Topic {
    /// Any open offer.
    Any,
    /// Vassalage.
    Bond,
    /// Vassalage with the speaker as the lord.
    Lord,
    /// Vassalage with the speaker as the vassal.
    Vassal,
    Truce,
    Draw,
}

/// The formulas as sets of meanings: `[x]` may be left out, `x|y` are alternatives. Order and
/// repetition do not matter; the seats named and the fillers are not counted.
pub(super) const FORMULAS: &[(Speech, &str)] = &[
    (Speech::BeVassal, "be|serve [my] vassal [i] [offer] [you] [want] [me]"),
    (Speech::BeVassal, "serve [me]"),
    (Speech::BeVassal, "[i] want be your lord [offer] [me]"),
    (Speech::BeVassal, "i be your lord [you]"),
    (Speech::BeLord, "be [my] lord [i] [offer] [you] [want] [me]"),
    (Speech::BeLord, "[i] want be your vassal [offer] [me]"),
    (Speech::BeLord, "take me your vassal [you]"),
    (Speech::YouAreLord, "you my lord [yes] [i] [accept]"),
    (Speech::YouAreLord, "[yes] i your vassal"),
    (Speech::YouAreLord, "yes your vassal [i]"),
    (Speech::YouAreVassal, "you my vassal [yes] [i] [accept]"),
    (Speech::YouAreVassal, "[yes] i your lord"),
    (Speech::NoLord, "no need|want [my] lord [i] [me] [you]"),
    (Speech::NoLord, "no be [your] vassal [i] [want]"),
    (Speech::NoVassal, "no need|want [my] vassal [i] [me] [you]"),
    (Speech::NoVassal, "no be [your] lord [i] [want]"),
    (Speech::Freedom, "own lord [i] [my] [me]"),
    (Speech::Freedom, "i free"),
    (Speech::Claim, "command-i [i] [you]"),
    (Speech::Claim, "i command [you]"),
    (Speech::Claim, "command"),
    (Speech::Claim, "claim [turn] [for] [my] [vassal] [i] [your] [order]"),
    (Speech::Claim, "turn for [i] [my] [vassal] [take]"),
    (Speech::Claim, "[i] give order [you]"),
    (Speech::Waive, "waive [claim] [turn] [order] [for] [my] [i] [vassal] [you]"),
    (Speech::Waive, "withdraw order|claim [my] [i] [for]"),
    (Speech::Waive, "take back order|claim [my] [i] [for] [withdraw]"),
    (Speech::Waive, "no command-i [i] [you]"),
    (Speech::Waive, "no claim [i] [turn]"),
    (Speech::Obey, "command-you [me] [you]"),
    (Speech::Obey, "command me [you]"),
    (Speech::Obey, "command"),
    (Speech::Obey, "obey [i] [you] [me] [my] [lord]"),
    (Speech::Truce, "truce [turn] [for] [i] [offer] [you]"),
    (Speech::Truce, "[i] want truce [turn] [for] [you]"),
    (Speech::Draw, "draw [i] [offer] [you] [want]"),
    (Speech::Resign, "resign [i]"),
    (Speech::Resign, "give up [i]"),
    (Speech::Yes(Topic::Any), "yes [i] [accept] [offer] [your] [you]"),
    (Speech::Yes(Topic::Any), "accept [i] [offer] [your]"),
    (Speech::Yes(Topic::Bond), "accept vassalage [yes] [i] [offer] [your]"),
    (Speech::Yes(Topic::Truce), "accept truce [yes] [i] [offer] [your] [turn] [for] [you]"),
    (Speech::Yes(Topic::Truce), "yes truce [turn] [for]"),
    (Speech::Yes(Topic::Draw), "accept draw [yes] [i] [offer] [your] [you]"),
    (Speech::Yes(Topic::Draw), "yes draw"),
    (Speech::No(Topic::Any), "no [i] [accept] [offer] [your] [refuse] [me] [want] [need]"),
    (Speech::No(Topic::Any), "refuse [i] [offer] [your]"),
    (Speech::No(Topic::Bond), "refuse vassalage [no] [i] [offer] [your]"),
    (Speech::No(Topic::Bond), "no vassalage [i] [want] [need] [accept] [offer] [your]"),
    (Speech::No(Topic::Truce), "no truce [i] [me] [want] [need] [accept] [offer] [your] [turn] [for]"),
    (Speech::No(Topic::Truce), "refuse truce [no] [i] [offer] [your] [turn] [for]"),
    (Speech::No(Topic::Draw), "no draw [i] [me] [want] [need] [accept] [offer] [your]"),
    (Speech::No(Topic::Draw), "refuse draw [no] [i] [offer] [your]"),
    (Speech::Withdraw(Topic::Any), "withdraw [take] [back] [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Any), "take back [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Bond), "withdraw vassalage [take] [back] [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Bond), "take back vassalage [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Lord), "withdraw|take offer be your lord [back] [withdraw] [take] [my] [i]"),
    (Speech::Withdraw(Topic::Vassal), "withdraw|take offer be your vassal [back] [withdraw] [take] [my] [i]"),
    (Speech::Withdraw(Topic::Truce), "withdraw truce [take] [back] [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Truce), "take back truce [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Draw), "withdraw draw [take] [back] [my] [offer] [i]"),
    (Speech::Withdraw(Topic::Draw), "take back draw [my] [offer] [i]"),
    (Speech::Lapse, "lapse"),
];
