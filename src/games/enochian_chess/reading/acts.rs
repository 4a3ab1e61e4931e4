//! The open act that a typed text means (rules page, 6.3).

use super::super::action::{Act, Action};
use super::super::explain;
use super::super::position::{Position, ally};
use super::super::square::Square;
use super::letters::{self, fold, square};
use super::lexicon::{Meaning, meaning, nearest, of_moves};
use crate::game::{Refusal, RefusalKind, Seat};
use crate::words::Message;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Offer,
    Accept,
    Decline,
    Withdraw,
    HandOver,
    Resign,
}

/// What it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    Draw,
    Exchange,
}

/// A text that speaks of acts, understood word by word.
#[derive(Clone, Debug, Default)]
pub(super) struct Saying {
    deed: Option<Deed>,
    topic: Option<Topic>,
    seats: Vec<Seat>,
    /// Who acts and with whom, where it is written `red>blue`.
    pair: Option<(Seat, Seat)>,
    square: Option<Square>,
    /// What was not understood.
    unknown: Vec<String>,
}

fn tokens(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_alphanumeric() {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            words.push(fold(&std::mem::take(&mut word)));
        }
        if c == '>' {
            words.push(">".to_owned());
        }
    }
    // What is said in two words.
    let joined = [
        ("take", "back"),
        ("took", "back"),
        ("hand", "over"),
        ("take", "over"),
        ("give", "up"),
        ("call", "off"),
    ];
    let mut told = Vec::new();
    let mut rest = words.into_iter().peekable();
    while let Some(word) = rest.next() {
        let after = rest.peek().cloned().unwrap_or_default();
        if joined.contains(&(word.as_str(), after.as_str())) {
            rest.next();
            told.push(format!("{}{after}", if word == "took" { "take" } else { &word }));
        } else {
            told.push(word);
        }
    }
    told
}

/// Understands a text as an act; `None` if nothing in it speaks of acts.
pub(super) fn saying(text: &str) -> Option<Saying> {
    understand(&tokens(text))
}

/// The same with words put right that are one slip away from a known one; `None` if there is none, or if
/// it still says nothing.
pub(super) fn repaired(text: &str) -> Option<(String, Saying)> {
    let mut words = tokens(text);
    let mut last = None;
    for word in &mut words {
        if meaning(word).is_none()
            && !of_moves(word)
            && let Some(near) = nearest(word)
        {
            near.clone_into(word);
            last = Some(near.to_owned());
        }
    }
    let saying = understand(&words)?;
    Some((last?, saying)).filter(|(_, saying)| saying.unknown.is_empty())
}

fn understand(words: &[String]) -> Option<Saying> {
    let mut saying = Saying::default();
    let mut meanings = Vec::new();
    for (place, word) in words.iter().enumerate() {
        if word == ">" {
            let seat = |place: Option<usize>| match meaning(words.get(place?)?) {
                Some(Meaning::Seat(seat)) => Some(seat),
                _ => None,
            };
            saying.pair = seat(place.checked_sub(1)).zip(seat(Some(place + 1)));
            continue;
        }
        match meaning(word) {
            Some(Meaning::Seat(seat)) => saying.seats.push(seat),
            Some(Meaning::Filler) => {}
            Some(other) => meanings.push(other),
            None => match square(word) {
                Some(place) if saying.square.is_none() => saying.square = Some(place),
                _ => saying.unknown.push(word.clone()),
            },
        }
    }
    let has = |meaning: Meaning| meanings.contains(&meaning);
    saying.topic = match (has(Meaning::Draw), has(Meaning::Exchange)) {
        (true, false) => Some(Topic::Draw),
        (false, true) => Some(Topic::Exchange),
        _ => None,
    };
    let gives = has(Meaning::HandOver) || has(Meaning::Give) && has(Meaning::Army);
    let agrees = has(Meaning::Accept);
    let deeds = [
        (has(Meaning::Resign), Deed::Resign),
        (gives, Deed::HandOver),
        (has(Meaning::Withdraw), Deed::Withdraw),
        (has(Meaning::Decline) || agrees && has(Meaning::Not), Deed::Decline),
        (agrees, Deed::Accept),
        // An offer is also what is accepted, refused or taken back; the name of its matter alone makes it.
        (has(Meaning::Offer) || saying.topic.is_some(), Deed::Offer),
    ];
    saying.deed = deeds.into_iter().find(|(said, _)| *said).map(|(_, deed)| deed);
    saying.deed.is_some().then_some(saying)
}

impl Act {
    fn deed(self) -> (Deed, Option<Topic>) {
        match self {
            Act::OfferDraw => (Deed::Offer, Some(Topic::Draw)),
            Act::AcceptDraw => (Deed::Accept, Some(Topic::Draw)),
            Act::DeclineDraw => (Deed::Decline, Some(Topic::Draw)),
            Act::WithdrawDraw => (Deed::Withdraw, Some(Topic::Draw)),
            Act::OfferExchange { .. } => (Deed::Offer, Some(Topic::Exchange)),
            Act::AcceptExchange { .. } => (Deed::Accept, Some(Topic::Exchange)),
            Act::DeclineExchange { .. } => (Deed::Decline, Some(Topic::Exchange)),
            Act::WithdrawExchange { .. } => (Deed::Withdraw, Some(Topic::Exchange)),
            Act::HandOver { .. } => (Deed::HandOver, None),
            Act::Resign => (Deed::Resign, None),
        }
    }

    fn square(self) -> Option<Square> {
        match self {
            Act::OfferExchange { square, .. } | Act::AcceptExchange { square, .. } => Some(square),
            _ => None,
        }
    }

    fn partner(self) -> Option<Seat> {
        match self {
            Act::OfferExchange { to, .. } | Act::WithdrawExchange { to } | Act::HandOver { to } => Some(to),
            Act::AcceptExchange { of, .. } | Act::DeclineExchange { of } => Some(of),
            _ => None,
        }
    }
}

impl Saying {
    /// Whether it names who else may act: then it is not the author's to say.
    fn foreign(&self, author: Seat) -> Option<Seat> {
        if let Some((by, _)) = self.pair {
            return (by != author).then_some(by);
        }
        let about_nobody = matches!(self.deed, Some(Deed::Resign)) || self.topic == Some(Topic::Draw);
        let other = self.seats.iter().copied().find(|seat| *seat != author);
        other.filter(|_| about_nobody && !self.seats.contains(&author))
    }

    fn fits(&self, position: &Position, author: Seat, act: Act) -> bool {
        let (deed, topic) = act.deed();
        let captive = position.prisoners().and_then(|prisoners| prisoners.from(author));
        let named = |seat: Seat| {
            seat == author
                || act.partner() == Some(seat)
                || act.square().is_some() && captive.is_some_and(|(_, army)| army.seat() == seat)
        };
        let paired = match self.pair {
            Some((_, with)) => act.partner() == Some(with),
            None => {
                topic == Some(Topic::Draw)
                    || deed == Deed::Resign
                    || self.seats.iter().all(|seat| named(*seat))
            }
        };
        self.deed == Some(deed)
            && (self.topic.is_none() || self.topic == topic)
            && (self.square.is_none() || act.square() == self.square)
            && paired
    }
}

fn unknown_word(word: &str, near: Option<&str>, example: &str) -> Refusal {
    let message = match near {
        Some(near) => Message::new("eno-read-word-near").with("near", near),
        None => Message::new("eno-read-word"),
    };
    let word: String = word.chars().take(30).collect();
    Refusal::new(RefusalKind::Unreadable, message.with("word", word).with("example", example))
}

/// The open act of `author` that a saying means.
///
/// # Errors
/// All that fit, if several do; why none does.
pub(super) fn resolve(
    position: &Position,
    author: Seat,
    saying: &Saying,
    example: &str,
) -> Result<String, Refusal> {
    if let Some(word) = saying.unknown.first() {
        let looser = Saying { unknown: Vec::new(), ..saying.clone() };
        let meant = resolve(position, author, &looser, example);
        let candidates = meant.map_or_else(|refusal| refusal.candidates, |action| vec![action]);
        return Err(unknown_word(word, nearest(word), example).with(candidates));
    }
    let own = |deed: Act| Action::Act { by: author, act: deed }.to_string();
    if let Some(actor) = saying.foreign(author) {
        let mine = Saying { seats: Vec::new(), pair: None, ..saying.clone() };
        let candidates = open(position, author, &mine).into_iter().map(own).collect();
        let message = Message::new("eno-read-other-seat").with("actor", actor);
        return Err(Refusal::new(RefusalKind::NotYours, message).with(candidates));
    }
    let fitting = open(position, author, saying);
    match fitting[..] {
        [only] => Ok(own(only)),
        [] => Err(nothing_open(position, author, saying)),
        [first, ..] => {
            let alike = fitting.iter().all(|act| act.deed() == first.deed());
            let (kind, id) = if alike {
                (RefusalKind::Undecided, "eno-read-which-square")
            } else {
                (RefusalKind::Ambiguous, "eno-read-which-offer")
            };
            let mut candidates: Vec<String> = fitting.into_iter().map(own).collect();
            candidates.sort_unstable();
            Err(Refusal::new(kind, Message::new(id)).with(candidates))
        }
    }
}

fn open(position: &Position, author: Seat, saying: &Saying) -> Vec<Act> {
    let acts = position.open_acts().into_iter().filter_map(|action| match action {
        Action::Act { by, act } if by == author => Some(act),
        _ => None,
    });
    acts.filter(|act| saying.fits(position, author, *act)).collect()
}

/// Why no open act fits.
fn nothing_open(position: &Position, author: Seat, saying: &Saying) -> Refusal {
    let partner = position.prisoners().and_then(|prisoners| prisoners.from(author));
    let named = saying.pair.map(|(_, with)| with);
    let named = named.or_else(|| saying.seats.iter().copied().find(|seat| *seat != author));
    // A captured army's name is not a partner's.
    let named = named.filter(|seat| partner.is_none_or(|(_, captive)| captive.seat() != *seat));
    let with = named.or(partner.map(|(partner, _)| partner)).unwrap_or_else(|| ally(author));
    let place = saying.square.or(partner.map(|(_, captive)| captive.throne())).unwrap_or(Square::at(0));
    let offer = position.exchange_offer();
    let topic = saying.topic.or((saying.square.is_some() || offer.is_some()).then_some(Topic::Exchange));
    let act = match (saying.deed, topic) {
        (Some(Deed::Resign), _) => Act::Resign,
        (Some(Deed::HandOver), _) => Act::HandOver { to: named.unwrap_or_else(|| ally(author)) },
        (Some(Deed::Offer) | None, None) => {
            return Refusal::new(RefusalKind::Undecided, Message::new("eno-read-offer-what"));
        }
        (Some(Deed::Offer) | None, Some(Topic::Draw)) => Act::OfferDraw,
        (Some(Deed::Offer) | None, Some(Topic::Exchange)) => Act::OfferExchange { to: with, square: place },
        (Some(Deed::Accept), Some(Topic::Exchange)) => Act::AcceptExchange { of: with, square: place },
        (Some(Deed::Decline), Some(Topic::Exchange)) => Act::DeclineExchange { of: with },
        (Some(Deed::Withdraw), Some(Topic::Exchange)) => Act::WithdrawExchange { to: with },
        (Some(Deed::Accept), Some(Topic::Draw)) => Act::AcceptDraw,
        (Some(Deed::Decline), Some(Topic::Draw)) => Act::DeclineDraw,
        (Some(Deed::Withdraw), Some(Topic::Draw)) => Act::WithdrawDraw,
        (Some(Deed::Withdraw), None) => {
            return Refusal::new(RefusalKind::Illegal, Message::new("eno-read-nothing-offered"));
        }
        (Some(Deed::Accept | Deed::Decline), None) => {
            return Refusal::new(RefusalKind::Illegal, Message::new("eno-read-nothing-to-answer"));
        }
    };
    let mut refusal = explain::closed(position, author, act);
    if refusal.candidates.is_empty() && matches!(act, Act::OfferDraw | Act::OfferExchange { .. }) {
        // What is offered already can be answered.
        let answers = position.open_acts().into_iter().filter(|action| match *action {
            Action::Act { by, act: other } => by == author && topic.is_some() && other.deed().1 == topic,
            Action::Move(_) => false,
        });
        refusal.candidates = answers.map(|action| action.to_string()).collect();
        refusal.candidates.sort_unstable();
    }
    refusal
}

/// Whether a text is nothing but letters that could begin an act: it is worth a look for slips.
pub(super) fn wordy(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|word| word.chars().count() > 3 && !letters_of_move(word))
}

fn letters_of_move(word: &str) -> bool {
    let word = fold(word);
    of_moves(&word) || word.chars().any(|c| letters::rank(c).is_some())
}
