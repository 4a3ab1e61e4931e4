//! Events as sentences (rules page, 4.11 "Announce").

use super::action::{Act, Action, Move, MoveKind, Object};
use super::happening::{BondEnd, Happening, Taken, TruceEnd};
use super::news::news;
use super::notation::{self, cell};
use super::position::{Kind, Piece, SEATS, parties, third};
use super::talk;
use liege_game::{Event, EventKind, Outcome, Points, Seat, SeatSet};
use liege_words::{Arg, Message};

/// The name of a kind of piece in the nominative.
pub(super) fn piece_name(kind: Kind) -> Message {
    Message::new(format!("tpc-{}", kind.id()))
}

/// The name of a kind of piece as an object: "takes the …".
pub(super) fn piece_taken(kind: Kind) -> Message {
    Message::new(format!("tpc-{}-acc", kind.id()))
}

/// A piece with its army: "Red's knight", "Red's knight, commanded by White", "a neutral knight of Red's
/// army".
pub(super) fn piece_of(piece: Piece, commander: Option<Seat>) -> Message {
    let name = piece_name(piece.kind);
    match commander {
        Some(seat) if seat == piece.army => Message::new("tpc-piece-own").with("piece", name),
        Some(seat) => Message::new("tpc-piece-captured").with("piece", name).with("commander", seat),
        None => Message::new("tpc-piece-neutral").with("piece", name),
    }
    .with("army", piece.army)
}

fn victim(taken: Taken) -> Message {
    let name = piece_taken(taken.piece.kind);
    match taken.commander {
        Some(seat) if seat == taken.piece.army => Message::new("tpc-victim-own").with("piece", name),
        Some(seat) => Message::new("tpc-victim-captured").with("piece", name).with("commander", seat),
        None => Message::new("tpc-victim-neutral").with("piece", name),
    }
    .with("army", taken.piece.army)
}

/// The topic of an offer, as a noun phrase.
pub(super) fn about(object: Object) -> Message {
    match object {
        Object::Bond { lord, vassal } => {
            Message::new("tpc-about-bond").with("lord", lord).with("vassal", vassal)
        }
        Object::Truce { pair, turns } => {
            let [a, b] = parties(pair);
            let of = |id| Message::new(id).with("first", a).with("second", b);
            match turns {
                Some(turns) => of("tpc-about-truce-turns").with("turns", i64::from(turns)),
                None => of("tpc-about-truce"),
            }
        }
        Object::Draw => Message::new("tpc-about-draw"),
    }
}

/// Points as people write them: `1½`.
fn points(points: Points) -> String {
    match (points.in_halves() / 2, points.in_halves() % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

fn scores(outcome: &Outcome) -> Vec<Message> {
    SEATS
        .into_iter()
        .zip(&outcome.points)
        .map(|(seat, own)| Message::new("tpc-score").with("seat", seat).with("points", points(*own)))
        .collect()
}

/// The sentence for the end of the game.
pub(super) fn end(outcome: &Outcome, winner: Option<Seat>) -> Message {
    let message = match winner {
        Some(winner) => Message::new("tpc-won").with("winner", winner),
        None => Message::new("tpc-drawn"),
    };
    message.with("scores", scores(outcome))
}

fn moved(
    (seat, actor): (Seat, Seat),
    mv: &Move,
    piece: Piece,
    taken: Option<Taken>,
    double: bool,
    mark: &'static str,
) -> Event {
    let who = if actor == seat {
        Message::new("sqr-seat").with("seat", seat)
    } else {
        Message::new("tpc-who-ordered").with("seat", seat).with("lord", actor)
    };
    let what = if piece.army == seat {
        Message::new("tpc-what-own").with("piece", piece_name(piece.kind))
    } else {
        Message::new("tpc-what-captured").with("piece", piece_name(piece.kind)).with("army", piece.army)
    };
    let id = match (mv.kind, taken) {
        (MoveKind::Castling, _) if mv.is_long_castling() => "tpc-castled-long",
        (MoveKind::Castling, _) => "tpc-castled-short",
        (MoveKind::EnPassant(_), _) => "tpc-took-passing",
        (_, Some(_)) => "tpc-took",
        _ if double => "tpc-moved-double",
        _ => "tpc-moved",
    };
    let mut message = Message::new(id).with("who", who).with("what", what);
    message = message.with("from", cell(mv.from)).with("to", cell(mv.to));
    let mut owner = None;
    if let Some(taken) = taken {
        message = message.with("victim", victim(taken)).with("cell", cell(taken.cell));
        owner = taken.commander;
    }
    let order = (actor != seat).then_some((actor, seat));
    let message = message.with("move", notation::notation(mv, piece.kind, order, mark));
    let mut event = Event::new(EventKind::Move, message);
    if actor != seat {
        event = event.to(seat);
    }
    owner.into_iter().fold(event, Event::to)
}

/// The events of an action: `actor` is the acting seat (`None`: the clock), `living` the living seats before
/// it.
///
/// An event concerns the seats that it asks for something or touches closely; never the acting seat, which
/// knows its own action, and never a seat that was out before.
#[must_use]
pub fn told(happenings: &[Happening], actor: Option<Seat>, living: SeatSet) -> Vec<Event> {
    let over = happenings.iter().any(|happening| matches!(happening, Happening::Over { .. }));
    // The command of an army does not matter once the game is over.
    let idle = |happening: &&Happening| {
        let neutral =
            matches!(happening, Happening::Command { army, before, now: None } if *before == Some(*army));
        !(over && neutral)
    };
    let mark = notation::mark(happenings);
    let happenings = happenings.iter().filter(idle);
    happenings
        .map(|happening| {
            let mut event = event(happening, actor, mark);
            event.news = news(happening, living);
            let concerned = SEATS.into_iter().filter(|seat| event.concerns.contains(seat));
            event.concerns =
                concerned.filter(|seat| Some(*seat) != actor && living.contains(*seat)).collect();
            event
        })
        .collect()
}

/// An act in its actor's words, for quoting.
fn quoted(actor: Seat, act: Act) -> Arg {
    talk::spoken(Action::Act { actor, act }).map_or_else(|| "".into(), Arg::from)
}

/// The seats that an offer asks, with the proposer.
fn sides(object: Object, proposer: Seat) -> impl Iterator<Item = Seat> {
    let seats = object.seats().map_or(SEATS.to_vec(), |seats| seats.to_vec());
    seats.into_iter().filter(move |seat| *seat != proposer)
}

/// The event for the end of an offer. It concerns the proposer, who waits for an answer; if the proposer
/// ended it, it concerns the seats that had to answer.
fn offer_ended(message: Message, object: Object, proposer: Seat, actor: Option<Seat>) -> Event {
    let event = Event::new(EventKind::Diplomacy, message);
    if actor == Some(proposer) { sides(object, proposer).fold(event, Event::to) } else { event.to(proposer) }
}

/// The event for one happening, with its sentence, its kind and the seats it touches.
fn event(happening: &Happening, actor: Option<Seat>, mark: &'static str) -> Event {
    use EventKind::{Check, Diplomacy, End, Exit, Pass, Possession};
    let say = |kind, id: &'static str| Event::new(kind, Message::new(id));
    match *happening {
        Happening::Moved { seat, actor, ref mv, piece, taken, double } => {
            moved((seat, actor), mv, piece, taken, double, mark)
        }
        Happening::Check { king, by, declared } => {
            let id = if declared { "tpc-check-declared" } else { "tpc-check" };
            Event::new(Check, Message::new(id).with("king", king).with("by", by)).to(king)
        }
        Happening::CheckStands { king, by } => {
            Event::new(Check, Message::new("tpc-check-stands").with("king", king).with("by", by)).to(king)
        }
        Happening::Mated { seat, ref by } => {
            let message = match by[..] {
                [by] => Message::new("tpc-mated").with("by", by),
                [first, second, ..] => {
                    Message::new("tpc-mated-together").with("first", first).with("second", second)
                }
                [] => Message::new("tpc-mated-out"),
            };
            Event::new(Exit, message.with("seat", seat)).to(seat)
        }
        Happening::Resigned { seat } => Event::new(Exit, Message::new("tpc-resigned").with("seat", seat)),
        Happening::Passed { seat } => {
            Event::new(Pass, Message::new("tpc-passed").with("seat", seat)).to(seat)
        }
        Happening::Stalemate { seat } => {
            Event::new(Pass, Message::new("tpc-stalemate").with("seat", seat)).to(seat)
        }
        Happening::AllPassed => say(Pass, "tpc-all-passed"),
        Happening::Command { army, before, now } => {
            let (id, concerned) = match (before, now) {
                (None, Some(now)) => ("tpc-throne-taken", vec![now]),
                (Some(before), Some(now)) => ("tpc-throne-passed", vec![now, before]),
                (Some(before), None) if before != army => ("tpc-throne-lost", vec![before]),
                (_, None) => ("tpc-army-neutral", Vec::new()),
            };
            let mut message = Message::new(id).with("army", army);
            if let Some(before) = before {
                message = message.with("before", before);
            }
            if let Some(now) = now {
                message = message.with("now", now);
            }
            concerned.into_iter().fold(Event::new(Possession, message), Event::to)
        }
        Happening::Offered { object, by, ref to } => {
            let message = match object {
                Object::Bond { lord, .. } if lord == by => Message::new("tpc-offered-vassalage"),
                Object::Bond { .. } => Message::new("tpc-offered-service"),
                Object::Truce { turns, .. } => {
                    Message::new("tpc-offered-truce").with("turns", i64::from(turns.unwrap_or(1)))
                }
                Object::Draw => Message::new("tpc-offered-draw"),
            };
            let message = match to[..] {
                [only] if object != Object::Draw => message.with("to", only),
                _ => message,
            };
            let message = message.with("by", by).with("spoken", quoted(by, Act::Offer(object)));
            to.iter().copied().fold(Event::new(Diplomacy, message), Event::to)
        }
        Happening::DrawAccepted { by, ref waiting } => {
            let mut message = Message::new("tpc-draw-accepted").with("by", by);
            if let Some(seat) = waiting.first() {
                message = message.with("waiting", *seat);
            }
            waiting.iter().copied().fold(Event::new(Diplomacy, message), Event::to)
        }
        Happening::DrawAgreed => say(Diplomacy, "tpc-draw-agreed"),
        Happening::Refused { object, by, proposer } => {
            let message = match object {
                Object::Bond { vassal, .. } if vassal == by => Message::new("tpc-refused-lord"),
                Object::Bond { .. } => Message::new("tpc-refused-vassal"),
                Object::Truce { .. } => Message::new("tpc-refused-truce"),
                Object::Draw => Message::new("tpc-refused-draw"),
            };
            let message = message.with("spoken", quoted(by, Act::Refuse(object)));
            Event::new(Diplomacy, message.with("by", by).with("proposer", proposer)).to(proposer)
        }
        Happening::Withdrawn { object, by } => {
            let message = Message::new("tpc-withdrawn").with("by", by).with("what", about(object));
            offer_ended(message, object, by, actor)
        }
        Happening::Lapsed { object, proposer, by } => {
            let message = Message::new("tpc-lapsed").with("by", by).with("what", about(object));
            offer_ended(message.with("proposer", proposer), object, proposer, actor)
        }
        Happening::Void { object, proposer } => {
            let message = Message::new("tpc-void").with("what", about(object)).with("proposer", proposer);
            offer_ended(message, object, proposer, actor)
        }
        Happening::Bound { lord, vassal, by } => tie("tpc-bound", lord, vassal).with_arg("by", by),
        Happening::Suspended { lord, vassal, by } => {
            tie(if by == lord { "tpc-suspended-by-lord" } else { "tpc-suspended-by-vassal" }, lord, vassal)
        }
        Happening::StaysSuspended { lord, vassal, by } => {
            tie("tpc-stays-suspended", lord, vassal).with_arg("by", by)
        }
        Happening::Restored { lord, vassal } => tie("tpc-restored", lord, vassal),
        Happening::Unbound { lord, vassal, why } => tie(
            match why {
                BondEnd::Throne => "tpc-freed-throne",
                BondEnd::LordOut => "tpc-freed-lord-out",
                BondEnd::LordVassal => "tpc-freed-lord-vassal",
                BondEnd::VassalOut => "tpc-bond-ended-vassal-out",
            },
            lord,
            vassal,
        ),
        Happening::Claimed { lord, vassal } => tie("tpc-claimed", lord, vassal),
        Happening::Waived { lord, vassal } => tie("tpc-waived", lord, vassal),
        // The other lord claimed the turn too, and has to wait.
        Happening::Obeyed { lord, vassal } => tie("tpc-obeyed", lord, vassal).to(third(lord, vassal)),
        Happening::ClaimLapsed { lord, vassal } => tie("tpc-claim-lapsed", lord, vassal),
        Happening::ChoiceForfeited { lord, vassal } => {
            tie("tpc-choice-forfeited", lord, vassal).to(third(lord, vassal))
        }
        Happening::TruceMade { pair, turns, by } => {
            truce("tpc-truce-made", pair).with_arg("turns", i64::from(turns)).with_arg("by", by)
        }
        Happening::TruceEnded { pair, why } => {
            let other = |by: Seat| parties(pair).into_iter().find(|seat| *seat != by).unwrap_or(by);
            match why {
                TruceEnd::Broken { by } => {
                    truce("tpc-truce-broken", pair).with_arg("by", by).with_arg("other", other(by))
                }
                TruceEnd::Forced { by } => {
                    truce("tpc-truce-dissolved", pair).with_arg("by", by).with_arg("other", other(by))
                }
                TruceEnd::Expired => truce("tpc-truce-expired", pair),
                TruceEnd::PartyOut { seat } => truce("tpc-truce-ended-out", pair).with_arg("seat", seat),
                TruceEnd::PartyVassal { seat } => {
                    truce("tpc-truce-ended-vassal", pair).with_arg("seat", seat)
                }
            }
        }
        Happening::Over { ref outcome, winner, .. } => {
            SEATS.into_iter().fold(Event::new(End, end(outcome, winner)), Event::to)
        }
    }
}

fn tie(id: &'static str, lord: Seat, vassal: Seat) -> Event {
    let message = Message::new(id).with("lord", lord).with("vassal", vassal);
    Event::new(EventKind::Diplomacy, message).to(lord).to(vassal)
}

fn truce(id: &'static str, pair: usize) -> Event {
    let [a, b] = parties(pair);
    Event::new(EventKind::Diplomacy, Message::new(id).with("first", a).with("second", b)).to(a).to(b)
}

trait WithArg {
    fn with_arg(self, name: &'static str, arg: impl Into<Arg>) -> Self;
}

impl WithArg for Event {
    fn with_arg(mut self, name: &'static str, arg: impl Into<Arg>) -> Event {
        self.message = self.message.with(name, arg);
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::three_player_chess::ThreePlayerChess;
    use liege_game::{Game, words};
    use liege_words::Language;
    use std::collections::BTreeSet;

    fn ids(source: &str) -> BTreeSet<&str> {
        source
            .lines()
            .filter(|line| line.starts_with("tpc-"))
            .filter_map(|line| line.split_once(" = ").map(|(id, _)| id))
            .collect()
    }

    #[test]
    fn all_languages_have_the_same_sentences() {
        let english = ids(ThreePlayerChess.words(Language::ENGLISH));
        for language in [Language::RUSSIAN, Language::UKRAINIAN] {
            assert_eq!(ids(ThreePlayerChess.words(language)), english, "{language:?}");
        }
    }

    #[test]
    fn every_sentence_used_exists_and_every_one_that_exists_is_used() {
        let code = [
            include_str!("sentences.rs"),
            include_str!("display.rs"),
            include_str!("notation.rs"),
            include_str!("explain.rs"),
            include_str!("pacts.rs"),
            include_str!("summary.rs"),
            include_str!("talk.rs"),
            include_str!("position_string.rs"),
            include_str!("position_string/read.rs"),
        ];
        let mut used: BTreeSet<String> = BTreeSet::new();
        for source in code {
            // Only the part before the tests.
            let source = source.split("#[cfg(test)]").next().unwrap();
            used.extend(source.split('"').filter(|text| text.starts_with("tpc-")).map(str::to_owned));
        }
        let game = liege_game::by_id("three-player-chess").unwrap();
        let used = liege_testing::sentences::filled(used, game);
        for id in &used {
            for language in Language::all() {
                assert!(words().has(language, id), "{id} in {language:?}");
            }
        }
        let own = ["tpc-name", "tpc-about", "tpc-seat-red", "tpc-seat-white", "tpc-seat-black"];
        // The sentences about typed moves and those of the picture are put together from parts.
        let source = include_str!("words/en.ftl");
        let known =
            ids(source.split("\n# Three-player chess: what is said about typed moves").next().unwrap());
        assert!(known.len() < ids(source).len());
        // The help uses the name and the moves of each kind of piece.
        let kinds = game.kinds().iter();
        let of_kinds: BTreeSet<String> = kinds
            .flat_map(|kind| [format!("tpc-kind-{}", kind.id), format!("tpc-moves-{}", kind.id)])
            .collect();
        for id in known {
            let said = used.contains(id) || own.contains(&id) || of_kinds.contains(id);
            assert!(said, "{id} is never said");
        }
    }
}
