//! The words of the acts, in three languages.

use super::letters::{fold, piece_word, square};
use crate::game::Seat;
use std::collections::HashMap;
use std::sync::OnceLock;

/// What a word says about an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Meaning {
    Offer,
    Accept,
    Decline,
    Withdraw,
    HandOver,
    /// Gives something away: with an army it is a hand-over.
    Give,
    Resign,
    /// Turns a yes into a no.
    Not,
    Draw,
    Exchange,
    Army,
    Seat(Seat),
    /// Says nothing.
    Filler,
}

const VERBS: [(Meaning, &str); 12] = [
    (
        Meaning::Offer,
        "offer offers offering propose proposes suggest suggests \
         предложить предлагаю предложу предлагаем предлагает предлагают \
         запропонувати пропоную запропоную пропонуємо пропонувати пропонує пропонують",
    ),
    (
        Meaning::Accept,
        "accept accepts accepted agree agrees agreed yes ok okay aye yep \
         принять принимаю принимаем приму примем согласен согласна согласны соглашаюсь да ок ладно хорошо \
         прийняти приймаю приймаємо прийму згоден згодна згодні погоджуюсь погоджуюся так гаразд добре",
    ),
    (
        Meaning::Decline,
        "decline declines declined refuse refuses refused reject rejects rejected no nope nay \
         отклонить отклоняю отклоняем отказать отказаться отказываюсь отказываемся откажусь отвергнуть \
         отвергаю нет \
         відхилити відхиляю відхиляємо відмовити відмовитися відмовитись відмовляюсь відмовляюся \
         відмовляємося ні",
    ),
    (
        Meaning::Withdraw,
        "withdraw withdraws withdrawn retract retracts revoke revokes recall cancel cancels takeback calloff \
         отозвать отзываю отзываем отменить отменяю забрать забираю заберу снять снимаю передумал передумала \
         відкликати відкликаю відкликаємо скасувати скасовую забрати забираю заберу зняти знімаю \
         передумав передумала",
    ),
    (Meaning::HandOver, "handover handsover takeover командуй командуйте прими примите прийми прийміть"),
    (
        Meaning::Give,
        "give gives pass hand leave transfer передать передаю передаем отдать отдаю сдать сдаю оставить \
         оставляю передати передаю передаємо віддати віддаю лишити лишаю",
    ),
    (
        Meaning::Resign,
        "resign resigns resigned surrender surrenders concede concedes giveup \
         сдаюсь сдаться сдаемся сдамся здаюсь здаюся здатися здатись здаємося",
    ),
    (Meaning::Not, "not dont не"),
    (Meaning::Draw, "draw draws drawn tie remis ничья ничью ничьей ничьи ничьею нічия нічию нічиєї нічиєю"),
    (
        Meaning::Exchange,
        "exchange exchanges swap swaps trade prisoner prisoners \
         обмен обмена обмену обменом обменяемся обменяться меняемся менять размен пленный пленные пленных \
         пленными пленников \
         обмін обміну обміном обміняймося обмінятися міняймося міняємося міняти полонений полонені \
         полонених полоненими",
    ),
    (
        Meaning::Army,
        "army armies armys войско войска войском войску армию армия армии армией \
         військо війська військом війську армію армія армії армією",
    ),
    (
        Meaning::Filler,
        "i im we us me my mine our your yours his her let lets the a an to with at on of from in for over \
         back it up and is would will be please king kings goes go put puts return returns game its same this \
         offered do answer давай давайте \
         я мы мне мой мою моим мои моё мое моего наш нашу твой твою твоего ваш вашу свою свое своей на за с со \
         от в к и это пожалуйста король короля королем вернется возвращается ставлю поставлю партию партии \
         игру игры предложение предложения предложению об о того \
         ми мені мій моїм моє мого наш нашу твій твою твого ваш вашу свою своє своєї з зі із від у до й і це \
         будь ласка повернеться повертається ставлю поставлю партію партії гру гри пропозицію пропозиція \
         пропозиції про",
    ),
];

const SEATS: [&str; 4] = [
    "y yellow yellows желтый желтая желтое желтые желтых желтым желтыми желтого желтому желтом желтой желтую \
     жовтий жовта жовте жовті жовтих жовтим жовтими жовтого жовтому жовтій жовту",
    "b blue blues синий синяя синее синие синих синим синими синего синему синем синей синюю \
     синій синя синє сині синіх синім синіми синього синьому синю",
    "r red reds красный красная красное красные красных красным красными красного красному красном красной \
     красную червоний червона червоне червоні червоних червоним червоними червоного червоному червоній \
     червону",
    "k black blacks черный черная черное черные черных черным черными черного черному черном черной черную \
     чорний чорна чорне чорні чорних чорним чорними чорного чорному чорній чорну",
];

fn words() -> &'static HashMap<String, Meaning> {
    static WORDS: OnceLock<HashMap<String, Meaning>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = HashMap::new();
        for (seat, list) in (0..).map(Seat).zip(SEATS) {
            for word in list.split_whitespace() {
                words.insert(fold(word), Meaning::Seat(seat));
            }
        }
        for (meaning, list) in VERBS {
            for word in list.split_whitespace() {
                words.entry(fold(&word.replace('’', ""))).or_insert(meaning);
            }
        }
        words
    })
}

/// What a (folded) word says.
pub(super) fn meaning(word: &str) -> Option<Meaning> {
    words().get(word).copied()
}

/// The known word that an unknown one was probably meant for: one slip, in long words two.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    let length = word.chars().count();
    let slips = match length {
        4..8 => 1,
        8..30 => 2,
        _ => return None,
    };
    let known = words().iter().filter(|(known, meaning)| {
        let long = known.chars().count();
        **meaning != Meaning::Filler && long > 2 && long.abs_diff(length) <= slips
    });
    let near = known.map(|(known, _)| (strsim::damerau_levenshtein(word, known), known.as_str()));
    // The smaller word among equals, so that the answer does not depend on the map's order.
    near.filter(|(slip, _)| *slip <= slips).min().map(|(_, known)| known)
}

/// Whether a word belongs to moves rather than to acts: a square, a piece.
pub(super) fn of_moves(word: &str) -> bool {
    square(word).is_some() || piece_word(word).is_some_and(|_| word.chars().count() > 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_by_full_names_in_any_case() {
        for (word, seat) in
            [("желтых", 0), ("синими", 1), ("червоним", 2), ("чорному", 3), ("k", 3), ("b", 1)]
        {
            assert_eq!(meaning(word), Some(Meaning::Seat(Seat(seat))), "{word}");
        }
        assert_eq!(meaning(&fold("Жёлтые")), Some(Meaning::Seat(Seat(0))));
        for word in ["к", "ч", "чер", "кр", "желт", "син"] {
            assert!(!matches!(meaning(word), Some(Meaning::Seat(_))), "{word}");
        }
    }

    #[test]
    fn no_word_has_two_meanings() {
        let mut seen: HashMap<String, Meaning> = HashMap::new();
        for (seat, list) in (0..).map(Seat).zip(SEATS) {
            for word in list.split_whitespace() {
                assert_eq!(
                    *seen.entry(fold(word)).or_insert(Meaning::Seat(seat)),
                    Meaning::Seat(seat),
                    "{word}"
                );
            }
        }
        for (meaning, list) in VERBS {
            for word in list.split_whitespace() {
                let word = fold(&word.replace('’', ""));
                assert_eq!(*seen.entry(word.clone()).or_insert(meaning), meaning, "{word}");
            }
        }
    }

    #[test]
    fn slips_find_their_word() {
        assert_eq!(nearest("exchnage"), Some("exchange"));
        assert_eq!(nearest("ofer"), Some("offer"));
        assert_eq!(nearest("предлажить"), Some("предложить"));
        assert_eq!(nearest("qwertyuiop"), None);
    }
}
