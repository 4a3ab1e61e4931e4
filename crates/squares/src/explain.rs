//! The reason why a move is refused: the first rule against it, as an arbiter would name it. The kit finds it
//! by trials: does the piece go there on empty boards? Which piece blocks the way? What attacks the king
//! afterwards?

use super::called::{names, nothing, piece_name, piece_of, piece_on, square};
use super::reader::{MOST, Reader};
use super::refusals::illegal;
use super::rules::{Rules, standing};
use super::sight::Sight;
use super::typed::{Place, Typed, Wing};
use super::{Kinds, Piece, Play, Sitting, Square};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;

/// The refusal because it is another seat's turn.
pub fn not_your_turn(rules: &dyn Rules, seat: Seat) -> Refusal {
    let spec = rules.spec();
    let boards: Vec<u8> = spec.boards_of(seat).collect();
    let beside = |turn: &Seat| spec.boards_of(*turn).any(|board| boards.contains(&board));
    let message = match rules.turn().iter().find(beside) {
        Some(turn) => Message::new("sqr-no-turn").with("turn", turn).with("seat", seat),
        // Nobody may move on that board: the game knows the reason.
        None => rules.note().unwrap_or_else(|| Message::new("sqr-no-over")),
    };
    Refusal::new(RefusalKind::NotYours, message)
}

/// The refusal because the seat does not play on the named board.
pub fn other_board(reader: &Reader<'_>) -> Refusal {
    let spec = reader.rules.spec();
    let letters: Vec<String> =
        spec.boards_of(reader.seat).map(|board| char::from(b'A' + board).to_string()).collect();
    let message = Message::new("sqr-read-other-board").with("board", letters.join(", "));
    Refusal::new(RefusalKind::NotYours, message)
}

/// Refuses a text with more moves than the turn has, and offers those of its moves that can be played now: the first,
/// or `each` if there are several to choose from (`Nf3 or e4`). `None` if the first is not a move.
pub fn too_many(sitting: &Sitting, first: &str, each: Vec<String>) -> Option<Refusal> {
    let shown = sitting.rules().display(&sitting.rules().play_of(first)?);
    if each.len() > 1 {
        return Some(illegal(Message::new("sqr-read-one-of")).with(each));
    }
    let refusal = illegal(Message::new("sqr-read-too-many").with("move", shown));
    Some(refusal.with(vec![first.to_owned()]))
}

/// The number of moves that a sentence tells apart, and the number of squares for each.
const TOLD: usize = 4;

/// The message that several moves fit. The squares of captures by jumping do not show their victims, so the
/// message names these.
pub fn several(rules: &dyn Rules, plays: &[&Play]) -> Message {
    if !plays.iter().all(|play| play.jumps && !play.taken.is_empty()) || plays.len() > TOLD {
        return Message::new("sqr-read-several");
    }
    let takes = |play: &&Play| {
        let shown = rules.display(play);
        let squares = play.taken.iter().map(|(at, _)| rules.called(*at));
        let squares: Vec<Message> = squares.map(|name| Message::new("sqr-text").with("text", name)).collect();
        let count = squares.len();
        let id = if count > TOLD { "sqr-takes-many" } else { "sqr-takes" };
        Message::new(id).with("move", shown).with("squares", squares).with("count", count as i64)
    };
    let join =
        |all: Message, next: Message| Message::new("sqr-takes-each").with("first", all).with("then", next);
    let all = plays.iter().map(takes).reduce(join).unwrap_or_else(nothing);
    Message::new("sqr-read-several-captures").with("moves", all)
}

/// The refusal if no legal move fits: the reason, and the likely meanings.
pub fn no_such_move(reader: &Reader<'_>, readings: &[Typed]) -> Refusal {
    let rules = reader.rules;
    let tier = readings.iter().map(|typed| typed.tier).min().unwrap_or_default();
    let best: Vec<Typed> = readings.iter().filter(|typed| typed.tier == tier).cloned().collect();
    // All moves of the pieces, without regard to obstacles.
    let reachable = rules.reachable();
    let own = reachable.iter().filter(|play| play.piece.seat == reader.seat);
    let reason = own
        .filter(|play| best.iter().any(|typed| typed.fits(rules, play)))
        .find_map(|play| hindrance(rules, play));
    let refusal = reason.map_or_else(|| stands_against(reader, &best), illegal);
    if refusal.candidates.is_empty() { refusal.with(near(reader, &best)) } else { refusal }
}

/// The reason why a possible move of its piece may not be made. `None` if it may, or if no reason is known.
pub fn hindrance(rules: &dyn Rules, play: &Play) -> Option<Message> {
    if let Some(reason) = rules.objection(play, true) {
        return Some(reason);
    }
    let seat = play.piece.seat;
    let before = rules.royal(seat)?;
    let mut after = rules.boxed();
    after.make(play);
    let king = after.royal(seat)?;
    let attackers: Vec<Message> = after.checkers(seat).into_iter().map(|at| piece_on(&*after, at)).collect();
    if attackers.is_empty() {
        return None;
    }
    let id = if play.from == Some(before) {
        "sqr-no-king-into"
    } else if rules.checkers(seat).is_empty() {
        "sqr-no-exposes"
    } else {
        "sqr-no-still-check"
    };
    Some(Message::new(id).with("seat", seat).with("king", square(rules, king)).with("attackers", attackers))
}

fn stands_against(reader: &Reader<'_>, readings: &[Typed]) -> Refusal {
    let rules = reader.rules;
    let Some(first) = readings.first() else { return illegal(Message::new("sqr-read-none")) };
    if let Some(wing) = first.castles {
        let reason = |wing: Wing| {
            let reason = rules.no_castling(reader.seat, wing == Wing::Short);
            reason.unwrap_or_else(|| Message::new("sqr-read-no-castling"))
        };
        // If no side was named, there may be two reasons.
        let (short, long) = (reason(Wing::Short), reason(Wing::Long));
        if readings.iter().any(|typed| typed.castles.is_some_and(|other| other != wing)) && short != long {
            return illegal(Message::new("sqr-read-castles-neither").with("short", short).with("long", long));
        }
        return illegal(reason(wing));
    }
    let full = readings.iter().find_map(|typed| match typed.squares(reader) {
        (Some(from), Some(to)) => Some((typed, from, to)),
        _ => None,
    });
    if let Some((typed, from, to)) = full {
        return against_full(reader, typed, from, to);
    }
    // The reading that says most of the piece: a letter rather than a part of a square's name.
    let typed = readings.iter().find(|typed| typed.pieces.is_some() && typed.from.is_none()).unwrap_or(first);
    let (from, to) = typed.squares(reader);
    if let Some(refusal) = from.and_then(|from| wrong_piece(reader, typed, from)) {
        return refusal;
    }
    let Some(to) = to else {
        let victims = names(rules, typed.victims);
        let id = if victims.is_empty() { "sqr-read-none" } else { "sqr-read-none-takes" };
        return illegal(Message::new(id).with("victims", victims));
    };
    let about = |id| Message::new(id).with("square", square(rules, to));
    let plain = reader.fitting(&[Typed { becomes: None, ..typed.clone() }]);
    illegal(match rules.piece(to) {
        _ if typed.drops || rules.spec().places => return against_drop(reader, typed, to),
        Some(own) if own.seat == reader.seat => {
            about("sqr-read-own").with("piece", piece_name(rules, own.kind))
        }
        Some(other) if typed.victims.is_some_and(|victims| !victims.contains(other.kind)) => {
            about("sqr-read-other-victim").with("piece", piece_of(rules, other))
        }
        None if typed.takes => about("sqr-read-nothing-there"),
        _ if typed.becomes.is_some() && !plain.is_empty() => not_becomes(rules, typed, to, &plain),
        _ => return illegal(none_goes(reader, typed, to)),
    })
}

/// The reason why the moving piece does not become the typed kind: `plain` are the moves that fit otherwise.
fn not_becomes(rules: &dyn Rules, typed: &Typed, to: Square, plain: &[&Play]) -> Message {
    let own = plain.first().and_then(|play| rules.no_promotion(play));
    own.unwrap_or_else(|| {
        let message = Message::new("sqr-read-not-becomes").with("square", square(rules, to));
        message.with("piece", names(rules, typed.becomes))
    })
}

/// The refusal if none of the named pieces can go to a square.
fn none_goes(reader: &Reader<'_>, typed: &Typed, to: Square) -> Message {
    let rules = reader.rules;
    let spec = rules.spec();
    let about = |id| Message::new(id).with("square", square(rules, to));
    let named = |piece: &Piece| match typed.pieces {
        Some(kinds) => kinds.contains(piece.kind),
        None => spec.is_bare(piece.kind),
    };
    let own = |at: Square| standing(rules, at).filter(|piece| piece.seat == reader.seat && named(piece));
    let hint = typed.from.as_ref().and_then(Place::hint);
    let fits =
        |at: &Square| hint.is_none_or(|hint| hint.fits(spec.geometry, *at)) && own(*at).next().is_some();
    let there: Vec<Square> = spec.geometry.all().filter(fits).collect();
    // For a single piece the obstacle can be named.
    if let ([from], true) = (&there[..], typed.pieces.is_some())
        && let Some(reason) = own(*from).next().and_then(|piece| unreachable(rules, piece, *from, to))
    {
        return reason;
    }
    let file = hint.and_then(|hint| hint.file).map(|file| char::from(b'a' + file).to_string());
    match (typed.pieces.is_some(), file) {
        _ if spec.geometry.numbers.is_some() => about("sqr-read-no-man"),
        (true, _) => {
            // Of kinds that share a letter, only those that the seat has.
            let own: Kinds = there.iter().flat_map(|at| own(*at)).map(|piece| piece.kind).collect();
            let meant = if own.is_empty() { typed.pieces } else { Some(own) };
            about("sqr-read-none-goes").with("pieces", names(rules, meant))
        }
        (false, _) if there.is_empty() && hint.is_none() => about("sqr-read-no-pawns"),
        (false, Some(file)) => about("sqr-read-no-pawn-file").with("file", file),
        (false, None) => about("sqr-read-no-pawn"),
    }
}

/// The refusal if a piece in hand can't be put on a square.
fn against_drop(reader: &Reader<'_>, typed: &Typed, to: Square) -> Refusal {
    let rules = reader.rules;
    let about = |id| Message::new(id).with("square", square(rules, to));
    if let Some(there) = rules.piece(to) {
        return illegal(about("sqr-no-drop-occupied").with("piece", piece_of(rules, there)));
    }
    let meant = |piece: &Piece| {
        let letterless = rules.spec().kind(piece.kind).letter.is_empty();
        typed.pieces.map_or(letterless, |kinds| kinds.contains(piece.kind))
    };
    let held = match rules.hand(reader.seat) {
        Some(hand) => hand.into_iter().map(|(piece, _)| piece).find(meant),
        None => reader.legal.first().map(|play| play.piece),
    };
    let Some(piece) = held else {
        let kinds = rules.spec().all_kinds().iter();
        let plain = kinds.filter(|kind| rules.spec().kind(*kind).letter.is_empty()).collect();
        return illegal(about("sqr-no-drop-hand").with("pieces", names(rules, typed.pieces.or(Some(plain)))));
    };
    let drop = Play::new(0, piece, None, to);
    let reason = rules.objection(&drop, false).or_else(|| hindrance(rules, &drop));
    illegal(reason.unwrap_or_else(|| about("sqr-no-drop").with("piece", piece_name(rules, piece.kind))))
}

/// The refusal if the piece on the named start square is not the named one, or not the mover's.
fn wrong_piece(reader: &Reader<'_>, typed: &Typed, from: Square) -> Option<Refusal> {
    let rules = reader.rules;
    let about = |id| Message::new(id).with("square", square(rules, from));
    let Some(piece) = rules.piece(from) else { return Some(illegal(about("sqr-no-piece"))) };
    if piece.seat != reader.seat {
        if let Some(reason) = rules.idle(piece.seat) {
            let message = about("sqr-no-idle").with("piece", piece_of(rules, piece));
            return Some(illegal(message.with("reason", reason)));
        }
        let message = about("sqr-no-command").with("piece", piece_of(rules, piece)).with("turn", reader.seat);
        return Some(Refusal::new(RefusalKind::NotYours, message));
    }
    if named_of(rules, typed, from).is_some() {
        return None;
    }
    let letter = rules.spec().kind(piece.kind).letter;
    let other = about(if letter.is_empty() { "sqr-no-other-pawn" } else { "sqr-no-other-piece" });
    Some(illegal(other.with("piece", piece_name(rules, piece.kind)).with("letter", letter)))
}

/// The piece on a square, if its kind was named or none was.
fn named_of(rules: &dyn Rules, typed: &Typed, from: Square) -> Option<Piece> {
    standing(rules, from).find(|piece| typed.pieces.is_none_or(|kinds| kinds.contains(piece.kind)))
}

fn against_full(reader: &Reader<'_>, typed: &Typed, from: Square, to: Square) -> Refusal {
    let rules = reader.rules;
    if let Some(refusal) = wrong_piece(reader, typed, from) {
        return refusal.with(reader.few(&reader.fitting(&[Typed { pieces: None, ..typed.clone() }])));
    }
    let Some(piece) = named_of(rules, typed, from) else { return illegal(Message::new("sqr-read-none")) };
    if let Some(reason) = unreachable(rules, piece, from, to) {
        return illegal(reason);
    }
    let about = |id| Message::new(id).with("from", square(rules, from)).with("to", square(rules, to));
    let plain =
        Typed { takes: false, victims: None, becomes: None, put: None, via: Vec::new(), ..typed.clone() };
    let plain = reader.fitting(&[plain]);
    let target = rules.piece(to).filter(|target| target.seat != reader.seat);
    let message = match target {
        Some(victim) if typed.victims.is_some_and(|kinds| !kinds.contains(victim.kind)) => {
            Message::new("sqr-read-other-victim")
                .with("square", square(rules, to))
                .with("piece", piece_of(rules, victim))
        }
        None if typed.takes => about("sqr-no-sign-empty"),
        _ if !typed.via.is_empty() && !plain.is_empty() => about("sqr-no-route"),
        _ if typed.becomes.is_some() => not_becomes(rules, typed, to, &plain),
        _ => about("sqr-no-move"),
    };
    illegal(message).with(reader.few(&plain))
}

/// The reason why a piece can't go somewhere, without regard to its king; `None` if it can.
fn unreachable(rules: &dyn Rules, piece: Piece, from: Square, to: Square) -> Option<Message> {
    if rules.reachable().iter().any(|play| play.piece == piece && play.from == Some(from) && play.to == to) {
        return None;
    }
    let about = |id| {
        Message::new(id)
            .with("piece", piece_name(rules, piece.kind))
            .with("from", square(rules, from))
            .with("to", square(rules, to))
    };
    if from == to {
        return Some(about("sqr-no-stay"));
    }
    if let Some(reason) = rules.untouchable(piece, to) {
        return Some(reason);
    }
    let objection = || rules.objection(&Play::new(0, piece, Some(from), to), false);
    let target = rules.piece(to);
    let lone = Lone { rules, piece, from, to, target };
    let (moves, takes) = (lone.goes(false, None), lone.goes(true, None));
    if !moves && !takes {
        // It may move like another kind on its square.
        let now = rules.sights().into_iter().find_map(|sight| match sight {
            Sight::Moves(at, kind) if at == from => Some(piece_name(rules, kind)),
            _ => None,
        });
        let way = || match now {
            Some(kind) => about("sqr-no-way-now").with("kind", kind),
            None => about("sqr-no-way"),
        };
        return Some(objection().unwrap_or_else(way));
    }
    Some(match target {
        Some(own) if own.seat == piece.seat => {
            about("sqr-no-own").with("target", piece_name(rules, own.kind))
        }
        Some(_) if !takes => about("sqr-no-take"),
        None if !moves => about("sqr-no-empty"),
        _ => {
            let geometry = rules.spec().geometry;
            let occupied = geometry.all().filter(|at| *at != from && *at != to && rules.piece(*at).is_some());
            let blocks = |at: &Square| !lone.goes(target.is_some(), Some(*at));
            match occupied.filter(blocks).min_by_key(|at| geometry.distance(from, *at)) {
                Some(at) => {
                    let blocker = rules.piece(at).map_or_else(nothing, |blocker| piece_of(rules, blocker));
                    about("sqr-no-blocked").with("square", square(rules, at)).with("blocker", blocker)
                }
                // It could go several ways, and each is blocked.
                None => objection().unwrap_or_else(|| about("sqr-no-blocked-all")),
            }
        }
    })
}

/// A piece alone on the boards, to find its ways without obstacles.
struct Lone<'a> {
    rules: &'a dyn Rules,
    piece: Piece,
    from: Square,
    to: Square,
    target: Option<Piece>,
}

impl Lone<'_> {
    /// Whether it can make the move, with an enemy at the end (`takes`) or without, and with a piece at
    /// `blocker`.
    fn goes(&self, takes: bool, blocker: Option<Square>) -> bool {
        let mut alone = self.rules.turned(self.piece.seat);
        for at in self.rules.spec().geometry.all().filter(|at| *at != self.from) {
            alone.set(at, None);
        }
        let enemy = self.rules.spec().enemy(self.piece);
        let target = self.target.filter(|target| target.seat != self.piece.seat).or(Some(enemy));
        if takes {
            alone.set(self.to, target);
        }
        if let Some(at) = blocker {
            // The owner matters if an enemy may be jumped over.
            let seat = self.rules.piece(at).map_or(enemy.seat, |piece| piece.seat);
            alone.set(at, Some(Piece { seat, ..enemy }));
        }
        let goes =
            |play: &Play| play.piece == self.piece && play.from == Some(self.from) && play.to == self.to;
        alone.reachable().iter().any(goes)
    }
}

/// Legal moves near to the typed text: first those that differ only by a sign, then by the piece, then by the
/// square.
pub fn near(reader: &Reader<'_>, readings: &[Typed]) -> Vec<String> {
    let rules = reader.rules;
    let geometry = rules.spec().geometry;
    let mut found: Vec<(u32, String)> = Vec::new();
    for typed in readings {
        let (from, to) = typed.squares(reader);
        let plain = Typed { takes: false, victims: None, becomes: None, put: None, ..typed.clone() };
        let dropped = Typed { drops: true, ..plain.clone() };
        let any = Typed { pieces: Some(rules.spec().all_kinds()), ..plain.clone() };
        let anywhere = Typed { to: None, via: Vec::new(), ..plain.clone() };
        for play in reader.own() {
            let far = to.map_or(3, |to| geometry.distance(play.to, to));
            // If a piece is named by its square, all its moves are near.
            let said = from.is_some() || typed.pieces.is_some() && far <= 2;
            let score = if plain.fits(rules, play) || from.is_none() && dropped.fits(rules, play) {
                0
            } else if to.is_some() && any.fits(rules, play) {
                1
            } else if anywhere.fits(rules, play) && said {
                1 + far
            } else {
                continue;
            };
            found.push((score, rules.canonical(play)));
        }
    }
    found.sort();
    // If only a sign is wrong, nothing else is meant.
    if found.first().is_some_and(|(score, _)| *score == 0) {
        found.retain(|(score, _)| *score == 0);
    }
    let mut near: Vec<String> = Vec::new();
    for (_, text) in found {
        if near.len() < MOST && !near.contains(&text) {
            near.push(text);
        }
    }
    near
}
