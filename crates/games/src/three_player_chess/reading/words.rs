//! The words that may be typed (rules page, 6.2 and 6.3): lists of the language files, `tpc-typed-…`, and the formulas that
//! are made of them.

use liege_game::words;
use liege_squares::listed;
use liege_words::Language;
use liege_words::letters::fold;

/// The seats, in seat order, as lists call them.
pub(super) const SEATS: [&str; 3] = ["red", "white", "black"];

/// The meanings of words in a formula, each a list `tpc-typed-say-…`. A word may have several.
pub(super) const MEANINGS: &[&str] = &[
    "i",
    "me",
    "you",
    "my",
    "your",
    "be",
    "lord",
    "vassal",
    "vassalage",
    "serve",
    "no",
    "yes",
    "need",
    "want",
    "own",
    "free",
    "command-i",
    "command-you",
    "command",
    "order",
    "give",
    "obey",
    "claim",
    "waive",
    "withdraw",
    "take",
    "back",
    "offer",
    "accept",
    "refuse",
    "truce",
    "draw",
    "resign",
    "up",
    "turn",
    "for",
    "lapse",
];

fn folded(forms: impl Iterator<Item = String>) -> Vec<String> {
    forms.map(|form| fold(&form)).filter(|form| !form.is_empty()).collect()
}

/// The forms of a list of all languages together, folded.
pub(super) fn forms(list: &str) -> Vec<String> {
    folded(listed(&format!("tpc-typed-{list}")).into_iter())
}

/// The forms of a list of one language, folded.
pub(super) fn forms_in(language: Language, list: &str) -> Vec<String> {
    let text = words().text(language, &format!("tpc-typed-{list}")).unwrap_or_default();
    folded(text.split(',').map(|form| form.trim().to_owned()))
}

/// The phrases of a list of all languages together, each in its words: the longest first.
pub(super) fn phrases(list: &str) -> Vec<Vec<String>> {
    let words = |form: String| form.split_whitespace().map(str::to_owned).collect();
    let mut phrases: Vec<Vec<String>> = forms(list).into_iter().map(words).collect();
    phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
    phrases
}

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
