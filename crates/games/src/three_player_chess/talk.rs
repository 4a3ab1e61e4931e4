//! The talk between seats: acts in words, and the role of each act (rules page, 6.3).

use super::action::{Act, Action, Object, letter};
use super::position::parties;
use liege_game::{ActInfo, Role, Seat, Series};
use liege_words::Message;

impl Object {
    /// The common key of offers, answers and agreements about it: `W>R`, `R=W`, `draw`.
    #[must_use]
    pub fn key(self) -> String {
        self.as_answer().to_string()
    }
}

/// The form of address of a seat.
fn to(seat: Seat) -> Message {
    Message::new(format!("tpc-voc-{}", ["red", "white", "black"][seat.index() % 3]))
}

/// The formula for an act; typed, it is read as that act. `None` for actions that nobody says: moves and the
/// clock's lapse.
pub(super) fn spoken(action: Action) -> Option<Message> {
    let Action::Act { actor, act } = action else { return None };
    let other = |pair: usize| parties(pair).into_iter().find(|seat| *seat != actor).unwrap_or(actor);
    // A bond has two formulas, one for the lord and one for the vassal.
    let bond = |lord: Seat, vassal: Seat, as_lord: &'static str, as_vassal: &'static str| {
        if lord == actor { (as_lord, Some(vassal)) } else { (as_vassal, Some(lord)) }
    };
    let (id, party) = match act {
        Act::Resign => ("tpc-say-resign", None),
        Act::Offer(Object::Bond { lord, vassal }) => {
            bond(lord, vassal, "tpc-say-be-vassal", "tpc-say-be-lord")
        }
        Act::Accept(Object::Bond { lord, vassal }) => {
            bond(lord, vassal, "tpc-say-yes-vassal", "tpc-say-yes-lord")
        }
        Act::Refuse(Object::Bond { lord, vassal }) => {
            bond(lord, vassal, "tpc-say-no-vassal", "tpc-say-no-lord")
        }
        Act::Withdraw(Object::Bond { lord, vassal }) => {
            bond(lord, vassal, "tpc-say-back-lord", "tpc-say-back-vassal")
        }
        Act::Offer(Object::Truce { pair, turns: Some(turns) }) => {
            let message = Message::new("tpc-say-truce").with("to", to(other(pair)));
            return Some(message.with("turns", i64::from(turns)));
        }
        Act::Offer(Object::Truce { pair, turns: None }) => ("tpc-say-truce-open", Some(other(pair))),
        Act::Accept(Object::Truce { pair, .. }) => ("tpc-say-yes-truce", Some(other(pair))),
        Act::Refuse(Object::Truce { pair, .. }) => ("tpc-say-no-truce", Some(other(pair))),
        Act::Withdraw(Object::Truce { pair, .. }) => ("tpc-say-back-truce", Some(other(pair))),
        Act::Offer(Object::Draw) => ("tpc-say-draw", None),
        Act::Accept(Object::Draw) => ("tpc-say-yes-draw", None),
        Act::Refuse(Object::Draw) => ("tpc-say-no-draw", None),
        Act::Withdraw(Object::Draw) => ("tpc-say-back-draw", None),
        Act::Claim { vassal } => ("tpc-say-claim", Some(vassal)),
        Act::Waive { vassal } => ("tpc-say-waive", Some(vassal)),
        Act::Obey { lord } => ("tpc-say-obey", Some(lord)),
    };
    let message = Message::new(id);
    Some(match party {
        Some(party) => message.with("to", to(party)),
        None => message,
    })
}

/// The meaning of an act between seats. `None` for actions that are not talk: moves, resigning, the clock's
/// lapse, and acts in which the actor has no part.
pub(super) fn act(action: Action) -> Option<ActInfo> {
    let Action::Act { actor, act } = action else { return None };
    let (role, object) = match act {
        Act::Resign => return None,
        Act::Offer(object) => (Role::Offer, object),
        Act::Accept(object) => (Role::Accept, object),
        Act::Refuse(object) => (Role::Refuse, object),
        Act::Withdraw(object) => (Role::Withdraw, object),
        Act::Claim { vassal } | Act::Waive { vassal } => {
            (Role::Declare, Object::Bond { lord: actor, vassal })
        }
        Act::Obey { lord } => (Role::Declare, Object::Bond { lord, vassal: actor }),
    };
    if object.seats().is_some_and(|seats| !seats.contains(&actor)) {
        return None;
    }
    let open = matches!(act, Act::Offer(Object::Truce { .. })).then(|| object.as_answer());
    let series = open.and_then(|object| {
        let spoken = spoken(Action::Act { actor, act: Act::Offer(object) })?;
        Some(Series { key: format!("{} offer {}", letter(actor), object.key()), spoken })
    });
    Some(ActInfo {
        role,
        key: Some(object.key()),
        spoken: spoken(action)?,
        series,
        required: !matches!(object, Object::Truce { .. }),
        leaves: false,
    })
}
