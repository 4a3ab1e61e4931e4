//! From what somebody typed to the legal actions that are meant.

use super::explain::{self, MOST, illegal};
use super::nonsense;
use super::rules::Rules;
use super::typed::{Hint, Place, Prepared, Squares, Typed, Wing, items, look, prepare, readings};
use super::{Kinds, Play, Sitting, Square};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;

/// Where a text is read: a position, what is legal in it, and for whom.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The position.
    pub rules: &'a dyn Rules,
    /// Its legal moves, of all seats.
    pub legal: &'a [Play],
    /// Who reads.
    pub seat: Seat,
}

impl Typed {
    /// Whether a move agrees with everything typed.
    pub fn fits(&self, rules: &dyn Rules, play: &Play) -> bool {
        let spec = rules.spec();
        let geometry = spec.geometry;
        let at = |place: &Option<Place>, at: Square| {
            place.as_ref().is_none_or(|place| place.hint().is_some_and(|hint| hint.fits(geometry, at)))
        };
        let board = self.board.is_none_or(|board| board == geometry.board(play.to));
        if let Some(wing) = self.castles {
            let rook = play.beside.map(|(rook, _)| rook).zip(play.from);
            return board && rook.is_some_and(|(rook, king)| (wing == Wing::Short) == (rook > king));
        }
        let hand = match (play.from, self.drops) {
            (Some(_), drops) => !drops,
            (None, true) => true,
            // Said like a move: only where there is nothing of the kind that could have moved.
            (None, false) => {
                let lone = || geometry.all().all(|at| rules.piece(at) != Some(play.piece));
                self.from.is_none() && (spec.places || lone())
            }
        };
        let from = play.from.is_none_or(|from| at(&self.from, from));
        let via = || {
            let landings = self.via.iter().map(|hint| hint.square(geometry, geometry.board(play.to)));
            let landings: Option<Vec<Square>> = landings.collect();
            self.via.is_empty() || landings.is_some_and(|landings| rules.goes_by(play, &landings))
        };
        let piece = match self.pieces {
            Some(kinds) => kinds.contains(play.piece.kind),
            // Without a letter and without its square it is a pawn.
            None => self.names_origin() || spec.is_bare(play.piece.kind),
        };
        board
            && !self.ends
            && hand
            && from
            && piece
            && at(&self.to, play.to)
            && (!self.takes || !play.taken.is_empty())
            && self
                .victims
                .is_none_or(|kinds| play.victim().is_some_and(|victim| kinds.contains(victim.kind)))
            && self.becomes.is_none_or(|kinds| play.becomes.is_some_and(|kind| kinds.contains(kind)))
            && self.put.is_none_or(|hint| play.put.is_some_and(|put| hint.fits(geometry, put)))
            && via()
    }

    /// Whether it names a whole square where the move starts.
    pub fn names_origin(&self) -> bool {
        let origin = self.from.as_ref().and_then(Place::hint);
        origin.is_some_and(|Hint { file, rank, .. }| file.is_some() && rank.is_some())
    }

    /// Whether pieces of this game ever become what it says.
    pub fn may_become(&self, rules: &dyn Rules) -> bool {
        let known = rules.spec().becomes;
        let among = |kinds: Kinds| known.is_empty() || known.iter().any(|kind| kinds.contains(*kind));
        self.becomes.is_none_or(among)
    }

    /// Whether it could be a move of this game at all.
    fn makes_sense(&self, rules: &dyn Rules) -> bool {
        let spec = rules.spec();
        let hands = || spec.all_seats().any(|seat| rules.hand(seat).is_some());
        if !self.may_become(rules) || self.drops && !hands() || self.put.is_some() && !spec.puts {
            return false;
        }
        if spec.geometry.numbers.is_some() && self.from.is_none() && !self.via.is_empty() {
            return false;
        }
        let bare = spec.all_kinds().iter().any(|kind| spec.is_bare(kind));
        self.castles.is_some() || self.ends || self.pieces.is_some() || self.names_origin() || bare
    }

    /// The squares that are named whole, on the board of a seat unless another is named: where it starts, where it
    /// ends.
    pub fn squares(&self, reader: &Reader<'_>) -> (Option<Square>, Option<Square>) {
        let spec = reader.rules.spec();
        let geometry = spec.geometry;
        let board = self.board.or(spec.boards_of(reader.seat).next()).unwrap_or_default();
        let of = |place: &Option<Place>| place.as_ref().and_then(Place::hint)?.square(geometry, board);
        (of(&self.from), of(&self.to))
    }
}

impl<'a> Reader<'a> {
    /// The legal moves of the seat.
    pub fn own(&self) -> impl Iterator<Item = &'a Play> + use<'a> {
        let seat = self.seat;
        self.legal.iter().filter(move |play| play.piece.seat == seat)
    }

    /// Those that fit one of the readings.
    pub fn fitting(&self, readings: &[Typed]) -> Vec<&'a Play> {
        self.own().filter(|play| readings.iter().any(|typed| typed.fits(self.rules, play))).collect()
    }

    /// The readings of a text that could be moves of this game.
    pub fn readings(&self, text: &Prepared, squares: Squares) -> Vec<Typed> {
        let spec = self.rules.spec();
        let mut found = readings(spec.geometry, &spec.names(), text, squares);
        found.retain(|typed| typed.makes_sense(self.rules));
        if spec.geometry.numbers.is_some() || spec.literal {
            // Signs say nothing there: people write captures with a dash, and the other way round.
            for typed in &mut found {
                typed.takes = false;
            }
        }
        // Where both squares are written out, and a piece of the reader's stands on the first, that is what is meant:
        // `Pa2-a3` is no pawn of the second rank, `C1-D2` no bishop.
        // (`B5c3`, with one capital, is a bishop of the fifth rank.)
        let own = |at: Square| self.rules.piece(at).is_some_and(|piece| piece.seat == self.seat);
        let files = text.letters.iter().zip(&text.capitals).filter(|(c, _)| ('a'..='h').contains(&look(**c)));
        let capitals: Vec<bool> = files.map(|(_, capital)| *capital).collect();
        let named = capitals.first() == Some(&true) && capitals.contains(&false);
        let written_out = |typed: &Typed| {
            let (from, to) = typed.squares(self);
            from.is_some_and(own) && to.is_some() && (typed.pieces.is_some() || !named)
        };
        if !spec.literal && found.iter().any(written_out) {
            found.retain(written_out);
            for typed in found.iter_mut().filter(|typed| typed.pieces.is_none()) {
                typed.tier = 0;
            }
        }
        found
    }

    /// Moves in canonical notation, sorted, a few of them.
    pub fn few(&self, plays: &[&Play]) -> Vec<String> {
        let mut texts = self.written(plays);
        texts.truncate(MOST);
        texts
    }

    fn written(&self, plays: &[&Play]) -> Vec<String> {
        let mut texts: Vec<String> = plays.iter().map(|play| self.rules.canonical(play)).collect();
        texts.sort_unstable();
        texts
    }

    /// The action that the text of one move means, in canonical notation.
    ///
    /// # Errors
    /// Says what is wrong, with candidates: all that fit, or near misses.
    fn one(&self, text: &str) -> Result<String, Refusal> {
        let Some(prepared) = prepare(text) else { return Err(nonsense::too_long()) };
        let on_turn = self.rules.turn().contains(self.seat);
        let written = text.trim();
        let is_own = || self.rules.play_of(written).is_some_and(|play| play.piece.seat == self.seat);
        if on_turn && (self.rules.words().contains(&written) || is_own()) {
            return Ok(written.to_owned());
        }
        let readings = self.readings(&prepared, Squares::Real);
        let castles = readings.iter().all(|typed| typed.castles.is_some());
        if readings.is_empty() || castles && !self.rules.spec().castling {
            // Nonsense is nonsense at any time, but what could be played instead is the other side's affair.
            if on_turn {
                return Err(nonsense::not_understood(self, &prepared, text, &readings));
            }
            let turned = self.rules.turned(self.seat);
            let legal = turned.plays();
            let reader = Reader { rules: &*turned, legal: &legal, seat: self.seat };
            return Err(nonsense::not_understood(&reader, &prepared, text, &readings).with(Vec::new()));
        }
        if !on_turn {
            return Err(explain::not_your_turn(self.rules, self.seat));
        }
        if readings.iter().any(|typed| typed.ends) {
            return self.end();
        }
        for tier in 0..2 {
            let of_tier: Vec<Typed> = readings.iter().filter(|typed| typed.tier == tier).cloned().collect();
            match self.fitting(&of_tier)[..] {
                [] => {}
                [play] => return Ok(self.rules.canonical(play)),
                ref several => {
                    // A chain that is written out whole is none that goes on from there, or lands in between.
                    let exact: Vec<&Play> = several
                        .iter()
                        .copied()
                        .filter(|play| {
                            let mut same = of_tier.iter().filter(|typed| typed.via.len() == play.via.len());
                            same.any(|typed| typed.fits(self.rules, play))
                        })
                        .collect();
                    let one = if let [play] = exact[..] { Some(play) } else { self.only(&of_tier) };
                    return match one {
                        Some(play) => Ok(self.rules.canonical(play)),
                        None => Err(self.several(several)),
                    };
                }
            }
        }
        let alike = self.fitting(&readings);
        if !alike.is_empty() {
            return Err(illegal(Message::new("sqr-read-alike")).with(self.few(&alike)));
        }
        let boards: Vec<u8> = self.rules.spec().boards_of(self.seat).collect();
        if readings.iter().any(|typed| typed.board.is_some_and(|board| !boards.contains(&board))) {
            return Err(explain::other_board(self));
        }
        Err(explain::no_such_move(self, &readings))
    }

    /// Where texts are taken to the letter: the move that readings mean which fit one move each.
    fn only(&self, readings: &[Typed]) -> Option<&'a Play> {
        if !self.rules.spec().literal {
            return None;
        }
        let fitting = readings.iter().map(|typed| self.fitting(std::slice::from_ref(typed)));
        let mut single = fitting.filter(|plays| plays.len() == 1).flatten();
        let first = single.next()?;
        single.all(|play| play == first).then_some(first)
    }

    fn end(&self) -> Result<String, Refusal> {
        let word = self.rules.words().first().map(|word| (*word).to_owned());
        let id = if self.rules.spec().verbs.is_empty() { "sqr-read-no-end" } else { "sqr-read-end-early" };
        word.ok_or_else(|| illegal(Message::new(id)))
    }

    /// Several moves fit: which decision is missing.
    fn several(&self, plays: &[&Play]) -> Refusal {
        let same = |part: fn(&Play) -> Play| plays.windows(2).all(|two| part(two[0]) == part(two[1]));
        let without_choice = |play: &Play| Play { code: 0, becomes: None, put: None, ..play.clone() };
        let without_put = |play: &Play| Play { code: 0, put: None, ..play.clone() };
        let candidates = self.few(plays);
        if same(without_put) {
            let example = candidates.first().cloned().unwrap_or_default();
            let victim = plays[0].taken.first().map(|(_, piece)| explain::piece_name(self.rules, piece.kind));
            let message = Message::new("sqr-read-put").with("piece", victim.unwrap_or_else(explain::nothing));
            return Refusal::new(RefusalKind::Undecided, message.with("example", example));
        }
        if same(without_choice) && plays.iter().all(|play| play.put.is_none()) {
            let refusal = Refusal::new(RefusalKind::Undecided, Message::new("sqr-read-becomes"));
            return refusal.with(candidates);
        }
        let refusal = Refusal::new(RefusalKind::Ambiguous, explain::several(self.rules, plays));
        refusal.with(self.written(plays))
    }
}

/// Reads what the holder of `seat` typed: the canonical actions that it means, in order. A message may hold several
/// moves where the seat is still on turn after the first: then it is all or nothing.
///
/// # Errors
/// Says what is wrong, with candidates, and with which of several moves.
pub(super) fn read(sitting: &Sitting, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    let one = read_one(sitting, seat, text);
    let Err(refusal) = one else { return one.map(|action| vec![action]) };
    // A game that reads its notation itself has one move in a text.
    if sitting.rules().spec().own_notation {
        return Err(refusal);
    }
    // Where squares alone make a move, several in a row are one, unless each has its sign.
    let signed = |word: &str| {
        word.chars().skip(1).any(|c| "-–—:xх×*".contains(c)) && read_one(sitting, seat, word).is_ok()
    };
    let divided = items(text);
    let is_one = || divided.len() < 2 && !text.split_whitespace().next().is_some_and(signed);
    let are_moves = sitting.rules().spec().geometry.numbers.is_some();
    if are_moves && refusal.kind != RefusalKind::Unreadable && is_one() {
        return Err(refusal);
    }
    // Whose turn it is comes before what several moves would be.
    let others = |refusal: &Refusal| refusal.kind == RefusalKind::NotYours;
    if others(&refusal) {
        return Err(refusal);
    }
    let first = divided.first().filter(|_| divided.len() > 1).map(|item| read_one(sitting, seat, item));
    if let Some(Err(first)) = first.filter(|first| first.as_ref().is_err_and(others)) {
        return Err(first);
    }
    let moves: Vec<Vec<&str>> = match divided.len() {
        0 | 1 => vec![text.split_whitespace().collect()],
        _ => divided.iter().map(|item| item.split_whitespace().collect()).collect(),
    };
    if text.chars().count() > 3 * super::typed::LONGEST || moves.iter().map(Vec::len).sum::<usize>() < 2 {
        return Err(refusal);
    }
    let mut course = Course { sitting: sitting.clone(), seat, actions: Vec::new() };
    for words in moves {
        if let Err(fault) = course.take(&words) {
            return Err(match &course.actions[..] {
                // Where it is divided, each part is a move.
                [] if divided.len() > 1 => fault,
                [] => refusal,
                // Where the turn was over with the first move, what follows belongs to it, or is too much.
                [first, ..] if !sitting.goes_on(seat, first) => match refusal.kind {
                    RefusalKind::Ambiguous | RefusalKind::Undecided => refusal,
                    _ if refusal == nonsense::too_long() => refusal,
                    _ => explain::too_many(sitting, first).unwrap_or(refusal),
                },
                _ => fault,
            });
        }
    }
    Ok(course.actions)
}

/// Several moves of one message as they are read.
struct Course {
    sitting: Sitting,
    seat: Seat,
    actions: Vec<String>,
}

impl Course {
    /// Reads words that hold one move, or several: the longest beginnings first.
    fn take(&mut self, words: &[&str]) -> Result<(), Refusal> {
        let mut rest = words;
        while !rest.is_empty() {
            let mut read = (1..=rest.len().min(6)).rev().map(|count| {
                let text = rest[..count].join(" ");
                (count, read_one(&self.sitting, self.seat, &text))
            });
            let found = read.find_map(|(count, action)| Some((count, action.ok()?)));
            let Some((count, action)) = found else {
                let whole = read_one(&self.sitting, self.seat, rest[0]).err();
                let reason = whole.map_or_else(explain::nothing, |refusal| refusal.message);
                let message =
                    Message::new("sqr-read-item").with("item", rest.join(" ")).with("fault", reason);
                return Err(illegal(message));
            };
            self.sitting.enter(&action)?;
            self.actions.push(action);
            rest = &rest[count..];
            // Move numbers between moves say nothing.
            while rest.first().is_some_and(|word| is_number(word)) {
                rest = &rest[1..];
            }
        }
        Ok(())
    }
}

fn is_number(word: &str) -> bool {
    word.ends_with('.') && word.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '-'))
}

/// Reads a text that is one action.
pub(super) fn read_one(sitting: &Sitting, seat: Seat, text: &str) -> Result<String, Refusal> {
    let Some(prepared) = prepare(text) else { return Err(nonsense::too_long()) };
    if sitting.is_over() {
        return Err(explain::over());
    }
    let spec = sitting.rules().spec();
    if seat.index() >= spec.seats.len() {
        return Err(Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-no-seat")));
    }
    if let Some(action) = sitting.resigns(seat, &prepared) {
        return action;
    }
    if spec.own_notation {
        return sitting.rules().read(seat, text);
    }
    Reader { rules: sitting.rules(), legal: sitting.plays(), seat }.one(text)
}
