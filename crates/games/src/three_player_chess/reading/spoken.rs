//! Acts as people say them in each language, and the words for finding them.

use super::super::action::{Act, Action, Object};
use super::super::talk;
use super::words::forms;
use liege_game::words;
use liege_words::Language;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// An act as said in each language, in the order of [`Language::all`]. `None` if it is never said.
pub(super) fn spoken(action: Action) -> Option<Vec<String>> {
    let message = talk::spoken(action)?;
    Some(Language::all().into_iter().map(|language| words().say(language, &message)).collect())
}

/// The lists of words by which acts are looked for.
const SOUGHT: [&str; 11] =
    ["resign", "offer", "accept", "refuse", "withdraw", "claim", "waive", "obey", "bond", "truce", "draw"];

/// The words of one of [`SOUGHT`], of all languages: looked up once.
fn listed(list: &str) -> &'static str {
    static LISTS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
        SOUGHT.into_iter().map(|list| (list, forms(&format!("seek-{list}")).join(" "))).collect()
    });
    LISTS.get(list).map_or("", String::as_str)
}

/// Further words by which an act is looked for.
pub(super) fn sought(act: Act) -> &'static str {
    listed(match act {
        Act::Resign => "resign",
        Act::Offer(_) => "offer",
        Act::Accept(_) => "accept",
        Act::Refuse(_) => "refuse",
        Act::Withdraw(_) => "withdraw",
        Act::Claim { .. } => "claim",
        Act::Waive { .. } => "waive",
        Act::Obey { .. } => "obey",
    })
}

/// Further words for the object of an act.
pub(super) fn about(object: Object) -> &'static str {
    listed(match object {
        Object::Bond { .. } => "bond",
        Object::Truce { .. } => "truce",
        Object::Draw => "draw",
    })
}
