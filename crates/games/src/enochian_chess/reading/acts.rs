//! The open act that a typed text means (rules page, 6.3).

use super::super::act::{Act, Deed, Topic};
use super::super::explain;
use super::super::position::{Position, ally};
use super::super::square::Square;
use super::lexicon::{Meaning, meaning, nearest, of_moves, square};
use super::short::short;
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;
use liege_words::letters::fold;

/// A text about acts, understood word by word.
#[derive(Clone, Debug, Default)]
pub(super) struct Saying {
    deed: Option<Deed>,
    topic: Option<Topic>,
    seats: Vec<Seat>,
    /// The acting seat and its partner, if the text has `red>blue`.
    pair: Option<(Seat, Seat)>,
    square: Option<Square>,
    /// The words that were not understood.
    unknown: Vec<String>,
}

/// The words of a text, with `>`; a term of two words counts as one.
fn tokens(text: &str) -> Vec<String> {
    let spaced: String =
        text.chars().map(|c| if c.is_alphanumeric() || c == '>' { c } else { ' ' }).collect();
    let spaced = fold(&spaced.replace('>', " > "));
    let mut words = spaced.split_whitespace().peekable();
    let mut told = Vec::new();
    while let Some(word) = words.next() {
        let phrase = words.peek().map(|after| format!("{word} {after}"));
        let phrase = phrase.filter(|phrase| meaning(phrase).is_some());
        if phrase.is_some() {
            words.next();
        }
        told.push(phrase.unwrap_or_else(|| word.to_owned()));
    }
    told
}

/// Understands a text as an act; `None` if it has no word about acts.
pub(super) fn saying(text: &str) -> Option<Saying> {
    understand(&tokens(text))
}

/// Understands a text after correcting words that are one slip away from a known one; `None` if there is
/// none, or if it still means nothing.
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
    saying.topic = match (has(Meaning::Topic(Topic::Draw)), has(Meaning::Topic(Topic::Exchange))) {
        (true, false) => Some(Topic::Draw),
        (false, true) => Some(Topic::Exchange),
        _ => None,
    };
    let says = |deed: Deed| has(Meaning::Deed(deed));
    let gives = has(Meaning::Give) && has(Meaning::Army);
    let refuses = says(Deed::Accept) && has(Meaning::Not);
    let deeds = [
        (says(Deed::Resign), Deed::Resign),
        (says(Deed::HandOver) || gives, Deed::HandOver),
        (says(Deed::Withdraw), Deed::Withdraw),
        (says(Deed::Decline) || refuses, Deed::Decline),
        (says(Deed::Accept), Deed::Accept),
        // An offer can also be accepted, refused or withdrawn; its topic alone makes the offer.
        (says(Deed::Offer) || saying.topic.is_some(), Deed::Offer),
    ];
    saying.deed = deeds.into_iter().find(|(said, _)| *said).map(|(_, deed)| deed);
    saying.deed.is_some().then_some(saying)
}

impl Saying {
    /// The other seat that the text names as acting: then the act is not the author's.
    fn foreign(&self, author: Seat) -> Option<Seat> {
        if let Some((by, _)) = self.pair {
            return (by != author).then_some(by);
        }
        let about_nobody = matches!(self.deed, Some(Deed::Resign)) || self.topic == Some(Topic::Draw);
        let other = self.seats.iter().copied().find(|seat| *seat != author);
        other.filter(|_| about_nobody && !self.seats.contains(&author))
    }

    fn fits(&self, position: &Position, author: Seat, act: Act) -> bool {
        let captive = position.prisoners().and_then(|prisoners| prisoners.from(author));
        let named = |seat: Seat| {
            seat == author
                || act.partner == Some(seat)
                || act.square.is_some() && captive.is_some_and(|(_, army)| army.seat() == seat)
        };
        let paired = match self.pair {
            Some((_, with)) => act.partner == Some(with),
            None => {
                act.topic == Some(Topic::Draw)
                    || act.deed == Deed::Resign
                    || self.seats.iter().all(|seat| named(*seat))
            }
        };
        act.by == author
            && self.deed == Some(act.deed)
            && (self.topic.is_none() || self.topic == act.topic)
            && (self.square.is_none() || act.square == self.square)
            && paired
    }
}

/// The refusal of an unknown word.
pub(super) fn unknown_word(word: &str, near: Option<&str>, example: &Message) -> Refusal {
    let message = match near {
        Some(near) => Message::new("eno-read-word-near").with("near", near),
        None => Message::new("eno-read-word"),
    };
    Refusal::new(RefusalKind::Unreadable, message.with("word", word).with("example", example.clone()))
}

/// The open act of `author` that a saying means.
///
/// # Errors
/// The refusal lists all that fit, if there are several; else it says why none does.
pub(super) fn resolve(
    position: &Position,
    author: Seat,
    saying: &Saying,
    example: &Message,
) -> Result<String, Refusal> {
    if let Some(word) = saying.unknown.first() {
        let looser = Saying { unknown: Vec::new(), ..saying.clone() };
        let meant = resolve(position, author, &looser, example);
        let candidates = meant.map_or_else(|refusal| refusal.candidates, |action| vec![action]);
        return Err(unknown_word(&short(word), nearest(word), example).with(candidates));
    }
    if let Some(actor) = saying.foreign(author) {
        let mine = Saying { seats: Vec::new(), pair: None, ..saying.clone() };
        let candidates = open(position, author, &mine).iter().map(Act::to_string).collect();
        let message = Message::new("eno-read-other-seat").with("actor", actor);
        return Err(Refusal::new(RefusalKind::NotYours, message).with(candidates));
    }
    let fitting = open(position, author, saying);
    match fitting[..] {
        [only] => Ok(only.to_string()),
        [] => Err(nothing_open(position, author, saying)),
        [first, ..] => {
            let alike = fitting.iter().all(|act| act.is_like(first));
            let (kind, id) = if alike {
                (RefusalKind::Undecided, "eno-read-which-square")
            } else {
                (RefusalKind::Ambiguous, "eno-read-which-offer")
            };
            let mut candidates: Vec<String> = fitting.iter().map(Act::to_string).collect();
            candidates.sort_unstable();
            Err(Refusal::new(kind, Message::new(id)).with(candidates))
        }
    }
}

fn open(position: &Position, author: Seat, saying: &Saying) -> Vec<Act> {
    let mut acts = position.open_acts();
    acts.retain(|act| saying.fits(position, author, *act));
    acts
}

/// The refusal if no open act fits.
fn nothing_open(position: &Position, author: Seat, saying: &Saying) -> Refusal {
    let partner = position.prisoners().and_then(|prisoners| prisoners.from(author));
    let named = saying.pair.map(|(_, with)| with);
    let named = named.or_else(|| saying.seats.iter().copied().find(|seat| *seat != author));
    // The name of a captured army does not mean a partner.
    let named = named.filter(|seat| partner.is_none_or(|(_, captive)| captive.seat() != *seat));
    let with = named.or(partner.map(|(partner, _)| partner)).unwrap_or_else(|| ally(author));
    let place = saying.square.or(partner.map(|(_, captive)| captive.throne())).unwrap_or(Square::at(0));
    let exchanging = saying.square.is_some() || position.offer(Topic::Exchange).is_some();
    let topic = saying.topic.or(exchanging.then_some(Topic::Exchange));
    let deed = saying.deed.unwrap_or(Deed::Offer);
    let act = match (deed, topic) {
        (Deed::Resign, _) => Act::new(author, deed, None),
        (Deed::HandOver, _) => Act::with(author, deed, None, named.unwrap_or_else(|| ally(author))),
        (_, Some(Topic::Draw)) => Act::new(author, deed, topic),
        (_, Some(Topic::Exchange)) => Act::with(author, deed, topic, with).at(place),
        (Deed::Offer, None) => {
            return Refusal::new(RefusalKind::Undecided, Message::new("eno-read-offer-what"));
        }
        (Deed::Withdraw, None) => {
            return Refusal::new(RefusalKind::Illegal, Message::new("eno-read-nothing-offered"));
        }
        (Deed::Accept | Deed::Decline, None) => {
            return Refusal::new(RefusalKind::Illegal, Message::new("eno-read-nothing-to-answer"));
        }
    };
    let mut refusal = explain::closed(position, act);
    if refusal.candidates.is_empty() && deed == Deed::Offer {
        // An open offer can be answered.
        let answers = position.open_acts().into_iter().filter(|act| act.by == author && act.topic == topic);
        refusal.candidates = answers.map(|act| act.to_string()).collect();
        refusal.candidates.sort_unstable();
    }
    refusal
}

/// Whether a text has only letters that could begin an act, so that slips are worth looking for.
pub(super) fn wordy(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|word| word.chars().count() > 3 && !letters_of_move(word))
}

fn letters_of_move(word: &str) -> bool {
    of_moves(&fold(word)) || word.chars().any(|c| ('1'..='8').contains(&c))
}
