//! Events as sentences: each with its kind, the seats that it touches closely, and its changes between seats.

use super::act::Topic;
use super::army::{Army, Team};
use super::board::{Kind, Piece};
use super::moves::Move;
use super::position::{DrawOffer, ExchangeOffer, GameResult, Offer, SEATS};
use super::spec::SPEC;
use super::square::Square;
use liege_game::EventKind::{Check, Diplomacy, End, Exit, Move as Moves, Pass, Possession};
use liege_game::{Event, EventKind, News, Seat, SeatSet, Turn};
use liege_words::{Arg, Message};

/// The name of a kind of piece.
pub(super) fn piece_name(kind: Kind) -> Message {
    SPEC.kind(kind.into()).name()
}

/// A piece with its army: "Red's knight".
pub(super) fn piece_of(piece: Piece) -> Message {
    Message::new("sqr-piece").with("owner", piece.army.seat()).with("piece", piece_name(piece.kind))
}

/// A witness of events. Counting moves needs none, and then no sentences are made.
pub(super) trait Witness {
    /// Whether it needs events; nothing costly is computed for one that does not.
    const WATCHES: bool;

    /// Notes an event.
    fn see(&mut self, event: impl FnOnce() -> Event);
}

impl Witness for () {
    const WATCHES: bool = false;

    #[inline]
    fn see(&mut self, _: impl FnOnce() -> Event) {}
}

impl Witness for Vec<Event> {
    const WATCHES: bool = true;

    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// A square in a sentence: it is not translated.
pub(super) fn square(square: Square) -> Arg {
    Arg::Text(square.to_string())
}

/// Names of seats in a row.
pub(super) fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::All(seats.into_iter().map(|seat| Message::new("sqr-seat").with("seat", seat)).collect())
}

/// Names of armies in a row.
pub(super) fn armies(list: &[Army]) -> Arg {
    seats(list.iter().map(|army| army.seat()))
}

/// The sentence for the end of the game.
pub(super) fn end(result: GameResult) -> Message {
    match result {
        GameResult::Draw => Message::new("eno-over-drawn"),
        GameResult::Won(team) => both("eno-over-won", team),
    }
}

fn both(id: &'static str, team: Team) -> Message {
    let [one, other] = team.armies().map(Army::seat);
    Message::new(id).with("one", one).with("other", other)
}

/// The topic of an offer, as a noun phrase.
pub(super) fn about(offer: Offer) -> Message {
    match offer {
        Offer::Draw(_) => Message::new("eno-about-draw"),
        Offer::Exchange(ExchangeOffer { by, to, .. }) => {
            Message::new("eno-about-exchange").with("by", by).with("to", to)
        }
    }
}

/// An action's events in the form for readers: `actor` is the acting seat, `active` the seats in play before
/// it.
///
/// An event concerns the seats that it asks for something or touches closely; never the acting seat, which
/// knows its own action.
pub(super) fn told(mut events: Vec<Event>, actor: Seat, active: SeatSet) -> Vec<Event> {
    // A draw joins all players, and everybody sees the game end; so it is fulfilled as soon as it is agreed.
    let is_agreement = |news: &News| news.key == Topic::Draw.word() && news.turn == Turn::Made;
    let agreed = events.iter().any(|event| event.news.as_ref().is_some_and(is_agreement));
    for event in &mut events {
        if agreed && event.kind == End {
            event.news = Some(News {
                key: Topic::Draw.word().to_owned(),
                parties: active,
                turn: Turn::Ended,
                evident: true,
            });
        }
        if let Some(news) = &mut event.news {
            news.evident |= agreed;
            if news.key == Topic::Draw.word() {
                news.parties = active;
            }
        }
        let concerned = SEATS.into_iter().filter(|seat| event.concerns.contains(seat) && *seat != actor);
        event.concerns = concerned.collect();
    }
    events
}

fn to_all(event: Event, seats: impl IntoIterator<Item = Seat>) -> Event {
    seats.into_iter().fold(event, Event::to)
}

/// An event of an army.
fn of(kind: EventKind, id: &'static str, army: Army, add: impl FnOnce(Message) -> Message) -> Event {
    Event::new(kind, add(Message::new(id).with("army", army.seat()))).to(army.seat())
}

/// A move: the seat that entered it, its captures, whether it was the last of a mated army, and whether a
/// pawn waits from now on.
pub(super) fn moved(
    by: Seat,
    piece: Piece,
    (mv, notation): (Move, Message),
    taken: Option<Piece>,
    last: bool,
    waits: bool,
) -> Event {
    let army = piece.army.seat();
    let who = Message::new(match (by != army, last) {
        (false, false) => "sqr-seat",
        (true, false) => "eno-who-for",
        (false, true) => "eno-who-last",
        (true, true) => "eno-who-for-last",
    });
    let id = match (taken, mv.promotion) {
        (None, None) => "eno-moved",
        (None, Some(_)) => "eno-moved-grown",
        (Some(_), None) => "eno-took",
        (Some(_), Some(_)) => "eno-took-grown",
    };
    let mut message = Message::new(id)
        .with("who", who.with("seat", army).with("by", by))
        .with("piece", piece_name(mv.kind))
        .with("from", square(mv.from))
        .with("to", square(mv.to));
    message = taken.into_iter().fold(message, |message, taken| message.with("victim", piece_of(taken)));
    message = mv.promotion.into_iter().fold(message, |message, kind| message.with("grown", piece_name(kind)));
    if waits {
        message = Message::new("eno-waits").with("done", message).with("army", army);
    }
    let message = message.with("move", notation);
    to_all(Event::new(Moves, message).to(army), taken.map(|taken| taken.army.seat()))
}

/// A pawn that waited on its last line became its piece.
pub(super) fn grown(army: Army, kind: Kind, at: Square) -> Event {
    let add = |message: Message| message.with("square", square(at)).with("piece", piece_name(kind));
    of(Possession, "eno-grown", army, add)
}

/// A piece became a pawn because a privileged pawn became such a piece.
pub(super) fn demoted(army: Army, was: Kind, pawn: Kind, at: Square) -> Event {
    let names = |message: Message| message.with("was", piece_name(was)).with("pawn", piece_name(pawn));
    of(Possession, "eno-demoted", army, |message| names(message).with("square", square(at)))
}

/// A concourse was completed by an army's piece; the others were taken.
pub(super) fn concourse(army: Army, kind: Kind, taken: &[(Army, Square)]) -> Event {
    let id = if kind == Kind::Queen { "eno-concourse-queens" } else { "eno-concourse-bishops" };
    let one = |(army, at): &(Army, Square)| {
        Message::new("eno-concourse-one").with("army", army.seat()).with("square", square(*at))
    };
    let message = Message::new(id).with("army", army.seat());
    let message = message.with("taken", taken.iter().map(one).collect::<Vec<_>>());
    to_all(Event::new(Possession, message), taken.iter().map(|(army, _)| army.seat()))
}

/// A king counts as captured, perhaps with its companion, perhaps without a last move; its army is frozen.
pub(super) fn fell(army: Army, at: Square, companion: Option<Kind>, at_once: bool) -> Event {
    let id = match (companion, at_once) {
        (None, false) => "eno-fell",
        (Some(_), false) => "eno-fell-together",
        (None, true) => "eno-fell-at-once",
        (Some(_), true) => "eno-fell-at-once-together",
    };
    let piece = companion.map_or_else(|| Message::new("sqr-nothing"), piece_name);
    of(Exit, id, army, |message| message.with("square", square(at)).with("piece", piece))
        .to(army.ally().seat())
}

/// A frozen army was brought back into play.
pub(super) fn revived(army: Army, by: Seat) -> Event {
    let id = if by == army.seat() { "eno-revived-own" } else { "eno-revived" };
    of(Possession, id, army, |message| message.with("by", by).with("ally", army.ally().seat())).to(by)
}

/// A check: a new one, or one that the army on turn is still in.
pub(super) fn check(king: Army, by: &[Army], stands: bool) -> Event {
    let message = Message::new(if stands { "eno-check-stands" } else { "eno-check" });
    Event::new(Check, message.with("king", king.seat()).with("by", armies(by))).to(king.seat())
}

/// The army on turn is mated: its last move is due, of another piece if its king is walled in.
pub(super) fn mated(army: Army, by: &[Army], walled_in: bool) -> Event {
    let id = if walled_in { "eno-mated-walled" } else { "eno-mated" };
    of(Check, id, army, |message| message.with("by", armies(by)))
}

/// An army without a legal move is skipped.
pub(super) fn passed(army: Army) -> Event {
    of(Pass, "eno-passed", army, |message| message)
}

/// Only kings are left, or a team (then it is given) has nothing else.
pub(super) fn bare(team: Option<Team>) -> Event {
    Event::new(
        Pass,
        team.map_or_else(|| Message::new("eno-drawn-kings"), |team| both("eno-drawn-bare", team)),
    )
}

/// A team has no move.
pub(super) fn stuck(team: Team) -> Event {
    Event::new(Pass, both("eno-drawn-stuck", team))
}

/// The game is over.
pub(super) fn over(result: GameResult) -> Event {
    to_all(Event::new(End, end(result)), SEATS)
}

/// An act about an offer: of a draw, or of an exchange.
fn talk(ids: [&'static str; 2], by: Seat, offer: Offer, turn: Turn) -> Event {
    let message = Message::new(ids[offer.topic() as usize]).with("by", by).with("proposer", offer.by());
    Event::new(Diplomacy, message).about(offer.topic().word(), offer.parties(), turn)
}

/// An offer was made.
pub(super) fn offered(offer: Offer, waiting: SeatSet) -> Event {
    let mut event = talk(["eno-offered-draw", "eno-offered-exchange"], offer.by(), offer, Turn::Offered);
    if let Offer::Exchange(ExchangeOffer { to, captive, square: at, .. }) = offer {
        let message = event.message.with("to", to).with("captive", captive.seat());
        event.message = message.with("square", square(at));
    }
    to_all(event, waiting.iter())
}

/// One seat accepted the draw offer, and others still have to answer.
pub(super) fn joined(by: Seat, offer: DrawOffer, waiting: SeatSet) -> Event {
    let mut event = talk(["eno-joined-draw"; 2], by, Offer::Draw(offer), Turn::Joined).to(offer.by);
    event.message = event.message.with("waiting", seats(waiting.iter()));
    to_all(event, waiting.iter())
}

/// All have agreed to a draw.
pub(super) fn agreed(by: Seat, offer: DrawOffer) -> Event {
    talk(["eno-draw-agreed"; 2], by, Offer::Draw(offer), Turn::Made)
}

/// An offer was refused.
pub(super) fn refused(by: Seat, offer: Offer) -> Event {
    talk(["eno-refused-draw", "eno-refused-exchange"], by, offer, Turn::Refused).to(offer.by())
}

/// An offer was withdrawn; that of a draw by any seat that had agreed.
pub(super) fn withdrawn(by: Seat, offer: Offer) -> Event {
    let draw = if by == offer.by() { "eno-withdrawn-draw" } else { "eno-no-longer-draw" };
    let event = talk([draw, "eno-withdrawn-exchange"], by, offer, Turn::Withdrawn).to(offer.by());
    to_all(event, offer.partner())
}

/// An offer ended because its conditions no longer hold.
pub(super) fn void(offer: Offer) -> Event {
    let mut event = talk(["eno-void"; 2], offer.by(), offer, Turn::Void).to(offer.by());
    event.message = event.message.with("what", about(offer));
    to_all(event, offer.partner())
}

/// An exchange was agreed on.
pub(super) fn exchanged(by: Seat, offer: ExchangeOffer) -> Event {
    evident(talk(["eno-exchanged"; 2], by, Offer::Exchange(offer), Turn::Made).to(offer.by))
}

/// The captured kings came back, which fulfils the exchange.
pub(super) fn kings_return(offer: ExchangeOffer, returned: Army, other: Square) -> Event {
    let message = Message::new("eno-kings-return")
        .with("given", offer.captive.seat())
        .with("square", square(offer.square))
        .with("returned", returned.seat())
        .with("other", square(other));
    let event = Event::new(Possession, message).to(offer.captive.seat()).to(returned.seat());
    evident(event.about(Topic::Exchange.word(), Offer::Exchange(offer).parties(), Turn::Ended))
}

/// Marks an event's change as visible to everybody.
fn evident(mut event: Event) -> Event {
    event.news = event.news.map(|news| News { evident: true, ..news });
    event
}

/// A seat handed its army over and left.
pub(super) fn handed_over(by: Seat, to: Seat) -> Event {
    Event::new(Possession, Message::new("eno-handed-over").with("by", by).with("to", to)).to(to)
}

/// A seat resigned for its team.
pub(super) fn resigned(by: Seat) -> Event {
    Event::new(Exit, Message::new("eno-resigned").with("by", by))
}
