//! Acts as they are said, in the three languages: what is shown where acts are completed.

use super::super::action::{Act, Action, Object};
use super::super::position::parties;
use crate::game::Seat;

/// The names by which seats are spoken to: English, Russian, Ukrainian.
const NAMES: [[&str; 3]; 3] =
    [["Red", "Красный", "Червоний"], ["White", "Белый", "Білий"], ["Black", "Чёрный", "Чорний"]];

/// Words of counting turns of a truce: English, Russian, Ukrainian.
fn rounds(turns: u8) -> [String; 3] {
    let form = |one: &str, few: &str, many: &str| match turns {
        1 => format!("{turns} {one}"),
        2..=4 => format!("{turns} {few}"),
        _ => format!("{turns} {many}"),
    };
    [form("round", "rounds", "rounds"), form("круг", "круга", "кругов"), form("коло", "кола", "кіл")]
}

/// The formula that says an act (rules page, 6.3): English, Russian, Ukrainian. Each is read back as
/// that act. `None` for what is not said: moves and the clock's lapse.
pub(super) fn spoken(action: Action) -> Option<[String; 3]> {
    let Action::Act { actor, act } = action else { return None };
    let to = |seat: Seat, texts: [&str; 3]| {
        let name = NAMES.get(seat.index()).copied().unwrap_or_default();
        [0, 1, 2].map(|language| format!("{}, {}", name[language], texts[language]))
    };
    let plain = |texts: [&str; 3]| texts.map(str::to_owned);
    let other = |pair: usize| parties(pair).into_iter().find(|seat| *seat != actor).unwrap_or(actor);
    Some(match act {
        Act::Resign => plain(["I resign", "Сдаюсь", "Здаюся"]),
        Act::Offer(Object::Bond { lord, vassal }) if lord == actor => {
            to(vassal, ["be my vassal", "будь моим Слугой", "будь моїм Слугою"])
        }
        Act::Offer(Object::Bond { lord, .. }) => {
            to(lord, ["be my lord", "будь моим Господином", "будь моїм Паном"])
        }
        Act::Accept(Object::Bond { lord, vassal }) if lord == actor => {
            to(vassal, ["you are my vassal", "ты мой Слуга", "ти мій Слуга"])
        }
        Act::Accept(Object::Bond { lord, .. }) => {
            to(lord, ["you are my lord", "ты мой Господин", "ти мій Пан"])
        }
        Act::Refuse(Object::Bond { lord, vassal }) if lord == actor => {
            to(vassal, ["I need no vassal", "мне не нужен Слуга", "мені не потрібен Слуга"])
        }
        Act::Refuse(Object::Bond { lord, .. }) => {
            to(lord, ["I need no lord", "мне не нужен Господин", "мені не потрібен Пан"])
        }
        Act::Withdraw(Object::Bond { lord, vassal }) if lord == actor => to(
            vassal,
            [
                "I take back my offer to be your lord",
                "забираю предложение быть твоим Господином",
                "забираю пропозицію бути твоїм Паном",
            ],
        ),
        Act::Withdraw(Object::Bond { lord, .. }) => to(
            lord,
            [
                "I take back my offer to be your vassal",
                "забираю предложение быть твоим Слугой",
                "забираю пропозицію бути твоїм Слугою",
            ],
        ),
        Act::Offer(Object::Truce { pair, turns }) => {
            let [en, ru, uk] = rounds(turns.unwrap_or(1));
            let (en, ru, uk) =
                (format!("truce for {en}"), format!("перемирие на {ru}"), format!("перемир'я на {uk}"));
            to(other(pair), [&en, &ru, &uk])
        }
        Act::Accept(Object::Truce { pair, .. }) => {
            to(other(pair), ["I accept the truce", "принимаю перемирие", "приймаю перемир'я"])
        }
        Act::Refuse(Object::Truce { pair, .. }) => {
            to(other(pair), ["I refuse the truce", "отказываюсь от перемирия", "відмовляюся від перемир'я"])
        }
        Act::Withdraw(Object::Truce { pair, .. }) => to(
            other(pair),
            [
                "I take back my offer of a truce",
                "забираю предложение перемирия",
                "забираю пропозицію перемир'я",
            ],
        ),
        Act::Offer(Object::Draw) => plain(["Draw?", "Ничья?", "Нічия?"]),
        Act::Accept(Object::Draw) => plain(["I accept the draw", "Принимаю ничью", "Приймаю нічию"]),
        Act::Refuse(Object::Draw) => {
            plain(["I refuse the draw", "Отказываюсь от ничьей", "Відмовляюся від нічиєї"])
        }
        Act::Withdraw(Object::Draw) => plain([
            "I take back my offer of a draw",
            "Забираю предложение ничьей",
            "Забираю пропозицію нічиєї",
        ]),
        Act::Claim { vassal } => to(vassal, ["I command", "приказываю", "наказую"]),
        Act::Waive { vassal } => to(vassal, ["I take back my order", "отменяю приказ", "скасовую наказ"]),
        Act::Obey { lord } => to(lord, ["command me", "приказывай", "наказуй"]),
    })
}

/// Further words by which an act is looked for, in the three languages.
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

/// Further words for what an act is about.
pub(super) fn about(object: Object) -> &'static str {
    match object {
        Object::Bond { .. } => "vassal vassalage lord bond вассал слуга господин сеньор васал пан сеньйор",
        Object::Truce { .. } => "truce peace перемирие мир перемиря",
        Object::Draw => "draw ничья нічия",
    }
}
