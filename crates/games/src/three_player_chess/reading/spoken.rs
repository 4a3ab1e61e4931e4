//! Acts as people say them in each language, and the words for finding them.

use super::super::action::{Act, Action, Object};
use super::super::talk;
use liege_game::words;
use liege_words::Language;

/// An act as said in each language, in the order of [`Language::all`]. `None` if it is never said.
pub(super) fn spoken(action: Action) -> Option<Vec<String>> {
    let message = talk::spoken(action)?;
    Some(Language::all().into_iter().map(|language| words().say(language, &message)).collect())
}

/// Further words for finding an act, in the three languages.
pub(super) fn sought(act: Act) -> &'static str {
    match act {
        Act::Resign => "resign give up surrender сдаюсь здаюся",
        Act::Offer(_) => "offer propose предлагаю пропоную",
        Act::Accept(_) => "accept yes agree принимаю да согласен приймаю так згоден",
        Act::Refuse(_) => "refuse no decline отказываюсь нет відмовляюсь ні",
        Act::Withdraw(_) => "withdraw take back беру назад отзываю відкликаю",
        Act::Claim { .. } => "claim order command move for приказ ход за наказ хід за",
        Act::Waive { .. } => "waive release withdraw отказ скасувати",
        Act::Obey { .. } => "obey choose слушаюсь выбираю слухаюсь обираю",
    }
}

/// Further words for the object of an act.
pub(super) fn about(object: Object) -> &'static str {
    match object {
        Object::Bond { .. } => "vassal vassalage lord bond вассал слуга господин сеньор васал пан сеньйор",
        Object::Truce { .. } => "truce peace перемирие мир перемиря",
        Object::Draw => "draw ничья нічия",
    }
}
