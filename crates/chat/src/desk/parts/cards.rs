//! The card of an offer or motion: the line of its state and its buttons, in the post that announces it.

use crate::desk::{Button, ButtonStyle, press};
use crate::wording::moments::day;
use crate::wording::{Reader, Speaker, asked, known_holder, limit, masked, person};
use liege_game::{Role, Seat, SeatSet};
use liege_table::{Answer, Deal, DealState, Matter, Motion, Status, Table};
use liege_words::{Message, capitalised};
use std::fmt;
use std::ops::RangeInclusive;

/// Returns the deals opened by these entries that a reader may know of.
fn told<'a>(
    table: &'a Table,
    numbers: RangeInclusive<usize>,
    reader: Reader<'a>,
) -> impl Iterator<Item = &'a Deal> {
    let deals = table.ledger().deals.iter();
    deals.filter(move |deal| deal.number > 0 && numbers.contains(&deal.number) && reader.knows(deal))
}

/// Returns the line of each offer or motion opened by these entries: terms and state. `said`: the text has
/// the terms already, which is enough if there is only one.
pub fn card_lines(
    speaker: Speaker,
    table: &Table,
    numbers: RangeInclusive<usize>,
    reader: Reader<'_>,
    said: bool,
) -> Vec<String> {
    let told: Vec<&Deal> = told(table, numbers, reader).collect();
    match told.as_slice() {
        [only] if said => {
            let line = Message::new("herald-card-short").with("state", state(speaker, table, only));
            vec![speaker.say(&line)]
        }
        deals => deals.iter().map(|deal| card_line(speaker, table, deal)).collect(),
    }
}

/// Returns the line of an offer or motion.
pub fn card_line(speaker: Speaker, table: &Table, deal: &Deal) -> String {
    let line = Message::new("herald-card")
        .with("what", deal.terms.clone())
        .with("state", state(speaker, table, deal));
    capitalised(&speaker.say(&line))
}

/// A reference to an offer or motion, in a button's id. Members can read that id, so it must not show how
/// many hidden entries the log has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealRef {
    /// Its number, as people see it.
    Shown(usize),
    /// A deal without such a number: its subject, and its index among the deals about that subject that were
    /// opened when people saw `shown` actions.
    Aside {
        /// The number of actions that people saw.
        shown: usize,
        /// The index, from 0.
        nth: usize,
        /// The subject, without colons.
        about: String,
    },
}

impl fmt::Display for DealRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealRef::Shown(number) => write!(f, "s{number}"),
            DealRef::Aside { shown, nth, about } => write!(f, "a{shown}.{nth}.{about}"),
        }
    }
}

impl DealRef {
    /// Reads it from a button's id.
    pub fn read(text: &str) -> Option<DealRef> {
        if let Some(number) = text.strip_prefix('s') {
            return Some(DealRef::Shown(number.parse().ok()?));
        }
        let mut parts = text.strip_prefix('a')?.splitn(3, '.');
        let mut number = || parts.next()?.parse().ok();
        let (shown, nth) = (number()?, number()?);
        Some(DealRef::Aside { shown, nth, about: parts.next()?.to_owned() })
    }
}

/// Returns the reference of an offer or motion.
fn deal_ref(table: &Table, deal: &Deal) -> DealRef {
    if is_numbered(table, deal) {
        DealRef::Shown(table.shown(deal.number))
    } else {
        let about = about(deal);
        let nth =
            aside(table, table.shown(deal.number), &about).position(|known| known.number == deal.number);
        DealRef::Aside { shown: table.shown(deal.number), nth: nth.unwrap_or(0), about }
    }
}

/// Returns the subject of an offer or motion, as ids of buttons have it.
fn about(deal: &Deal) -> String {
    let about = match &deal.matter {
        Matter::Game(key) => key.clone(),
        Matter::Motion(Motion::Hand { seat, .. }) => format!("hand {}", seat.0),
        Matter::Motion(_) => "motion".to_owned(),
    };
    about.replace(':', ";")
}

/// Returns the deals about a subject that have no number of their own, and that were opened when people saw
/// `shown` actions. Deals about one subject are known to the same people, so their order reveals nothing.
fn aside<'a>(table: &'a Table, shown: usize, what: &'a str) -> impl Iterator<Item = &'a Deal> {
    let deals = table.ledger().deals.iter();
    deals.filter(move |deal| {
        table.shown(deal.number) == shown && !is_numbered(table, deal) && about(deal) == what
    })
}

/// Returns the number of the entry that opened a deal; 0 if it does not exist.
pub fn deal_meant(table: &Table, deal: &DealRef) -> usize {
    let meant = match deal {
        DealRef::Aside { shown, nth, about } => aside(table, *shown, about).nth(*nth),
        DealRef::Shown(shown) => {
            let mut deals = table.ledger().deals.iter();
            deals.find(|deal| is_numbered(table, deal) && table.shown(deal.number) == *shown)
        }
    };
    meant.map_or(0, |deal| deal.number)
}

/// Whether an offer or motion has a public number of its own: hidden ones are not counted, and those that are
/// there from the start have no entry.
pub fn is_numbered(table: &Table, deal: &Deal) -> bool {
    deal.number.checked_sub(1).is_some_and(|before| table.shown(deal.number) > table.shown(before))
}

/// Returns the state of an offer or motion in words.
pub fn state(speaker: Speaker, table: &Table, deal: &Deal) -> String {
    let message = match deal.state {
        DealState::Open { waiting, until } => {
            let who = waited_for(speaker, table, deal, waiting);
            match until {
                Some(until) => Message::new("herald-waiting-until").with("until", limit(until)),
                None => Message::new("herald-waiting"),
            }
            .with("who", who)
        }
        DealState::Made => Message::new("herald-made"),
        DealState::Refused { by: Some(seat) } => Message::new("herald-refused").with("seat", seat),
        DealState::Refused { by: None } => Message::new("herald-declined"),
        DealState::Withdrawn => Message::new("herald-withdrawn"),
        DealState::Lapsed => Message::new("herald-lapsed"),
        DealState::Expired => Message::new("herald-expired"),
        DealState::Void => Message::new("herald-void"),
    };
    speaker.say(&message)
}

/// Cites an action: by its public number or, if it has none, by its day. An action that the reader may not
/// know of gives `None`.
pub fn cite(speaker: Speaker, table: &Table, number: usize, reader: Reader<'_>) -> Option<String> {
    let entry = table.log().get(number.checked_sub(1)?)?;
    let shown = table.shown(number);
    let public = shown > table.shown(number - 1);
    table.entry_known_to(number, reader.seats).then(|| match public {
        true => speaker.say(&Message::new("herald-action-number").with("number", shown as i64)),
        false => day(entry.at),
    })
}

/// Returns those whom an open offer or motion waits for.
pub fn waited_for(speaker: Speaker, table: &Table, deal: &Deal, waiting: SeatSet) -> String {
    match asked(deal) {
        Some(member) if waiting.is_empty() => person(member),
        _ => waiting.iter().map(|seat| seat_and_holder(speaker, table, seat)).collect::<Vec<_>>().join(", "),
    }
}

/// Returns a seat with its holder's name, if that is public.
pub fn seat_and_holder(speaker: Speaker, table: &Table, seat: Seat) -> String {
    match table.holder(seat).filter(|_| !masked(table)) {
        Some(player) => format!("{} ({})", speaker.seat(seat), person(&player.id)),
        None => speaker.seat(seat),
    }
}

/// Returns the buttons of the deals opened by these entries: for everybody, the answers, labelled with the
/// names of those asked; for a member, the answers that they can give.
pub fn card_buttons(
    speaker: Speaker,
    table: &Table,
    numbers: RangeInclusive<usize>,
    reader: Reader<'_>,
) -> Vec<Option<Button>> {
    told(table, numbers, reader).flat_map(|deal| deal_buttons(speaker, table, deal, reader)).collect()
}

/// Returns the buttons of one offer or motion. Withdrawing is not shown to others.
pub fn deal_buttons(speaker: Speaker, table: &Table, deal: &Deal, reader: Reader<'_>) -> Vec<Option<Button>> {
    let DealState::Open { waiting, .. } = deal.state else { return Vec::new() };
    let answers = match reader.member {
        _ if table.status() != Status::Playing => Vec::new(),
        Some(member) => table.answers(member, deal),
        None => vec![Answer::Accept, Answer::Refuse],
    };
    let asked = if reader.member.is_none() { names(speaker, table, waiting) } else { None };
    let button = |answer: Answer| {
        let spoken = label(speaker, table, deal, answer)?;
        let label = match &asked {
            Some(who) => {
                let id =
                    if answer == Answer::Accept { "herald-button-accept" } else { "herald-button-refuse" };
                speaker.say(&Message::new(id).with("who", who.clone()))
            }
            None => spoken,
        };
        let style = match answer {
            Answer::Accept => ButtonStyle::Good,
            Answer::Refuse => ButtonStyle::Plain,
            Answer::Withdraw => ButtonStyle::Bad,
        };
        press("deal", &[&table.id(), &deal_ref(table, deal), &answer.code()]).button(label, style)
    };
    answers.into_iter().map(button).collect()
}

/// Returns the names of those whom an open deal waits for: in a button's label no client turns ids into
/// names. `None` if the person has no seat yet.
fn names(speaker: Speaker, table: &Table, waiting: SeatSet) -> Option<String> {
    let mut names: Vec<String> = Vec::new();
    for seat in waiting.iter() {
        let name = known_holder(table, seat).map_or_else(|| speaker.seat(seat), |player| player.name.clone());
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| names.join(", "))
}

/// Returns the label of an answer, in the game's words if it has them. `None`: that answer is not possible.
fn label(speaker: Speaker, table: &Table, deal: &Deal, answer: Answer) -> Option<String> {
    let Matter::Game(key) = &deal.matter else {
        let id = match answer {
            Answer::Accept => "herald-button-agree",
            Answer::Refuse => "herald-button-decline",
            Answer::Withdraw => "herald-button-withdraw",
        };
        return Some(speaker.say(&Message::new(id)));
    };
    let role = match answer {
        Answer::Accept => Role::Accept,
        Answer::Refuse => Role::Refuse,
        Answer::Withdraw => Role::Withdraw,
    };
    let state = table.state();
    let info = state
        .acts()
        .iter()
        .filter_map(|act| state.act(act))
        .find(|info| info.role == role && info.key.as_ref() == Some(key))?;
    Some(speaker.say(&info.spoken))
}
