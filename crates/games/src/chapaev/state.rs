//! The game behind the traits of [`liege_game`].

use super::formation::{Arm, Disc, Side};
use super::game::Match;
use super::physics::{FULL_TURN, Shot, direction};
use super::rounds::{Phase, Position};
use super::terms::{OPTIONS, PRESETS, TREMOR, Terms};
use super::tree::Place;
use super::tremor::tremble;
use super::{scene, sentences, typed};
use liege_game::scene::Motion;
use liege_game::{
    Event, EventKind, Game, KindInfo, Line, OptionSpec, Options, Outcome, Points, Preset, Refusal,
    RefusalKind, Scene, Seat, SeatInfo, SeatSet, Spot, State, Tap, Tree, View,
};
use liege_squares::{gives_up, over};
use liege_words::{Language, Message};
use std::sync::Arc;

/// The game.
pub struct Chapaev;

static SEATS: [SeatInfo; 2] =
    [SeatInfo { id: "white", code: 'W', team: 0 }, SeatInfo { id: "black", code: 'B', team: 1 }];

/// An action that leaves the game: `resign white`.
const RESIGN: &str = "resign ";
/// The power of a proposed shot.
const PROPOSED: u8 = 75;
/// The powers to choose from where people point.
const STRENGTHS: [u8; 4] = [25, 50, PROPOSED, 100];
/// The largest number of proposed shots.
const MOST: usize = 25;

impl liege_words::Cast for Chapaev {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}

impl Game for Chapaev {
    fn usual_moves(&self) -> u32 {
        30
    }

    fn id(&self) -> &'static str {
        "chapaev"
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> &'static [SeatInfo] {
        &SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn table_options(&self) -> &'static [&'static str] {
        &[TREMOR]
    }

    fn uses_chance(&self, options: &Options) -> bool {
        options.get(TREMOR) != "0"
    }

    fn takes_seeds(&self, options: &Options) -> bool {
        self.uses_chance(options)
    }

    fn presets(&self) -> &'static [Preset] {
        &PRESETS
    }

    fn words(&self, language: Language) -> &'static str {
        let words: fn(Language) -> &'static str = words!();
        words(language)
    }

    fn prefix(&self) -> &'static str {
        "chp"
    }

    fn seat_prefix(&self) -> &'static str {
        "sqr"
    }

    /// The arms: the help shows the formation of each.
    fn kinds(&self) -> &[KindInfo] {
        &scene::KINDS
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        scene::formation(Arm::named(kind)?, language)
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let position = match position {
            Some(text) => Position::read(text)?,
            None => Position::start(Arc::new(Terms::of(options))),
        };
        Ok(Box::new(Match::new(position)))
    }
}

impl Match {
    fn shoot(&mut self, shot: Shot) -> Vec<Event> {
        // The discs that fell in the last round are cleared away when the new one has begun.
        if self.last().is_some_and(|last| last.round.is_some()) {
            self.fallen.clear();
        }
        let before = self.position.clone();
        let report = self.position.play(shot);
        let fell = report.trace.falls.iter().zip(report.trace.fallen());
        self.fallen.extend(fell.map(|(fall, disc)| (disc, *fall)));
        let events = sentences::events(&report, &self.position);
        self.last = Some(Arc::new((before, report)));
        events
    }

    fn resign(&mut self, side: Side) -> Vec<Event> {
        let winner = side.other();
        self.resigned = Some(side);
        self.position.phase = Phase::Over(Some(winner));
        let about = |id| Message::new(id).with("seat", side.seat());
        let ended = about("sqr-end-resigned").with("winner", winner.seat()).with("count", 1);
        vec![Event::new(EventKind::Exit, about("sqr-resigned")), Event::new(EventKind::End, ended)]
    }

    /// The refusal for a text that is not canonical notation, with the right form.
    fn unwritten(&self, action: &str) -> Refusal {
        let form = Refusal::new(RefusalKind::Unreadable, Message::new("chp-no-form").with("text", action));
        let Some(turn) = self.position.turn() else { return over() };
        match typed::read(&self.position, turn, action) {
            Ok(shot) => form.with(vec![shot.to_string()]),
            Err(refusal) => refusal,
        }
    }

    /// The refusal if it is not this seat's turn.
    fn not_yours(&self, seat: Seat) -> Option<Refusal> {
        let Some(turn) = self.position.turn() else { return Some(over()) };
        let message = Message::new("sqr-no-turn").with("turn", turn.seat()).with("seat", seat);
        (turn.seat() != seat).then(|| Refusal::new(RefusalKind::NotYours, message))
    }

    /// Shots of discs straight at every enemy, those at the nearest first.
    fn aimed<'a>(&'a self, discs: &'a [Disc]) -> impl Iterator<Item = (Shot, Disc)> + 'a {
        discs.iter().flat_map(|from| {
            let (x, y) = from.place();
            let mut foes: Vec<&Disc> = self.position.of(from.id.side.other()).collect();
            foes.sort_by(|one, other| {
                let far = |disc: &Disc| (disc.place().0 - x).hypot(disc.place().1 - y);
                far(one).total_cmp(&far(other))
            });
            let shot = |foe: &Disc| {
                let angle = direction((x, y), foe.place());
                (Shot { disc: from.id, angle, power: PROPOSED }, *foe)
            };
            let shots = foes.into_iter().map(shot);
            let permitted =
                |(shot, _): &(Shot, Disc)| self.position.terms.permits(shot.disc.side, shot.angle);
            shots.filter(permitted).collect::<Vec<_>>()
        })
    }
}

/// The side that resigns by an action.
fn resigning(action: &str) -> Option<Side> {
    let id = action.strip_prefix(RESIGN)?;
    Side::ALL.into_iter().find(|side| SEATS[side.index()].id == id)
}

impl State for Match {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        self.position.turn().map(|side| SeatSet::one(side.seat())).unwrap_or_default()
    }

    fn legal(&self) -> Vec<String> {
        self.position.patterns()
    }

    fn patterned(&self) -> bool {
        true
    }

    /// Shots of every disc at every enemy, and straight ahead.
    fn samples(&self) -> Vec<String> {
        let Some(side) = self.position.turn() else { return Vec::new() };
        let discs: Vec<Disc> = self.position.of(side).copied().collect();
        let ahead = if side == Side::White { 900 } else { 2700 };
        let straight = discs.iter().map(|disc| Shot { disc: disc.id, angle: ahead, power: 50 });
        self.aimed(&discs).map(|(shot, _)| shot).chain(straight).map(|shot| shot.to_string()).collect()
    }

    fn acts(&self) -> Vec<String> {
        Vec::new()
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        let named = || Side::of_letter(action.chars().next()?);
        resigning(action).or_else(named).map(Side::seat)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        if self.position.turn().is_none() {
            return Err(over());
        }
        if let Some(side) = resigning(action) {
            return Ok(self.resign(side));
        }
        let Some(shot) = Shot::read(action) else { return Err(self.unwritten(action)) };
        if let Some(refusal) = self.not_yours(shot.disc.side.seat()) {
            return Err(refusal);
        }
        typed::legal(&self.position, shot)?;
        Ok(self.shoot(shot))
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        let bare = text.trim().to_lowercase();
        if self.position.turn().is_some() && (gives_up(text) || resigning(&bare).is_some()) {
            let own = resigning(&bare).is_none_or(|side| side.seat() == seat);
            let other = || Refusal::new(RefusalKind::NotYours, Message::new("sqr-read-other-resigns"));
            return self.resignation(seat).filter(|_| own).map(|action| vec![action]).ok_or_else(other);
        }
        let read = typed::read(&self.position, Side::of(seat), text).map(|shot| vec![shot.to_string()]);
        match (self.not_yours(seat), read) {
            // Nonsense is nonsense at any time.
            (Some(_), Err(refusal)) if refusal.kind == RefusalKind::Unreadable => {
                Err(refusal.with(Vec::new()))
            }
            (Some(refusal), _) => Err(refusal),
            (None, read) => read,
        }
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        self.position.turn()?;
        SEATS.get(seat.index()).map(|info| format!("{RESIGN}{}", info.id))
    }

    /// A shot at each enemy disc: there are hundreds of thousands of possible shots.
    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        if self.position.turn().is_none() {
            return Err(over());
        }
        let discs = typed::discs(&self.position, Side::of(seat), text)?;
        Ok(self.aimed(&discs).map(|(shot, _)| shot.to_string()).collect())
    }

    /// Shots of every disc at every enemy, with a few strengths.
    fn taps(&self, seat: Seat) -> Vec<Tap> {
        if self.not_yours(seat).is_some() {
            return Vec::new();
        }
        let side = Side::of(seat);
        let discs: Vec<Disc> = self.position.of(side).copied().collect();
        let arm = self.position.terms.arm(self.position.arms[side.index()]);
        let tap = |(shot, foe): (Shot, Disc), power| Tap {
            action: Shot { power, ..shot }.to_string(),
            piece: Message::new(format!("chp-kind-{}", arm.name())),
            from: Spot::cell(shot.disc.to_string()),
            via: Vec::new(),
            to: Spot::cell(foe.id.to_string()),
            then: None,
            takes: true,
        };
        self.aimed(&discs).flat_map(|aimed| STRENGTHS.map(|power| tap(aimed, power))).collect()
    }

    fn flicks(&self, spot: &str, bottom: Option<Seat>, angle: u16) -> Vec<String> {
        let disc = self.position.discs.iter().find(|disc| disc.id.to_string() == spot);
        let turned = bottom.map_or(Side::White, Side::of) == Side::Black;
        let turn = if turned { FULL_TURN / 2 } else { 0 };
        let angle = (angle % FULL_TURN + turn) % FULL_TURN;
        let shot = |disc: &Disc| STRENGTHS.map(|power| Shot { disc: disc.id, angle, power });
        let shots = disc.map(shot).into_iter().flatten();
        shots.filter(|shot| self.position.allows(*shot)).map(|shot| shot.to_string()).collect()
    }

    fn power(&self, action: &str) -> Option<Message> {
        let power = Shot::read(action)?.power;
        STRENGTHS.contains(&power).then(|| Message::new(format!("chp-power-{power}")))
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        if self.not_yours(seat).is_some() {
            return Vec::new();
        }
        let side = Side::of(seat);
        let known: Vec<String> = match typed::read(&self.position, side, typed) {
            Ok(shot) => vec![shot.to_string()],
            Err(refusal) => refusal.candidates,
        };
        if !known.is_empty() {
            return known.into_iter().map(|action| (self.display(&action), action)).collect();
        }
        let all: Vec<Disc> = self.position.of(side).copied().collect();
        let discs = match typed.split_whitespace().next() {
            None => all,
            Some(word) => typed::discs(&self.position, side, word).unwrap_or_default(),
        };
        let aimed = self.aimed(&discs).take(MOST);
        aimed.map(|(shot, foe)| (format!("{} → {}", typed::shown(shot), foe.id), shot.to_string())).collect()
    }

    fn display(&self, action: &str) -> String {
        match Shot::read(action) {
            Some(shot) => typed::shown(shot),
            None => typed::shown_pattern(action).unwrap_or_else(|| action.to_owned()),
        }
    }

    fn aim(&self, action: &str) -> Option<Message> {
        let shot = Shot::read(action)?;
        Some(typed::spoken(Message::new("chp-aim").with("seat", shot.disc.side.seat()), shot))
    }

    fn tremble(&self, action: &str, options: &Options, draw: &mut dyn FnMut(u32) -> i32) -> Option<String> {
        let tremor = options.get(TREMOR).parse().ok().filter(|tremor| *tremor > 0)?;
        let shot = Shot::read(action).filter(|shot| self.position.allows(*shot))?;
        Some(tremble(shot, tremor, &self.position.terms, draw).to_string())
    }

    fn position(&self) -> String {
        self.position.write()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(winner) = self.position.phase else { return None };
        let points = |side: Side| match winner {
            None => Points::halves(1),
            Some(winner) => Points::whole(i32::from(side == winner)),
        };
        Some(Outcome { points: Side::ALL.map(points).to_vec(), drawn: winner.is_none() })
    }

    fn drawn(&self) -> Option<Outcome> {
        Some(Outcome { points: vec![Points::halves(1); 2], drawn: true })
    }

    fn alive(&self) -> SeatSet {
        let lost = match self.position.phase {
            Phase::Over(Some(winner)) => Some(winner.other()),
            _ => None,
        };
        Side::ALL.into_iter().filter(|side| Some(*side) != lost).map(Side::seat).collect()
    }

    fn pieces(&self) -> usize {
        self.position.discs.len()
    }

    fn summary(&self) -> Vec<Message> {
        sentences::summary(&self.position)
    }

    fn is_within_turn(&self) -> bool {
        self.position.turn().is_some() && self.position.chain > 0
    }

    fn turn_note(&self) -> Option<Message> {
        sentences::note(&self.position)
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        scene::still(self, view)
    }

    fn motion(&self, view: &View<'_>) -> Option<Motion> {
        scene::motion(self, view)
    }

    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        self.to_move()
            .contains(seat)
            .then(|| Box::new(Line::new(Place::new(self.position.clone()))) as Box<dyn Tree>)
    }

    /// Counts shots, not patterns: beyond the first ply that takes too long for anybody.
    fn perft(&self, depth: u32) -> u64 {
        let Some(side) = self.position.turn().filter(|_| depth > 0) else { return u64::from(depth == 0) };
        let angles = (0..super::physics::FULL_TURN).filter(|angle| self.position.terms.permits(side, *angle));
        let shots = angles.flat_map(|angle| super::physics::POWERS.map(move |power| (angle, power)));
        if depth == 1 {
            return shots.count() as u64 * self.position.of(side).count() as u64;
        }
        let deeper = |disc: &Disc, (angle, power)| {
            let mut after = self.clone();
            after.position.play(Shot { disc: disc.id, angle, power });
            after.perft(depth - 1)
        };
        self.position.of(side).map(|disc| shots.clone().map(|shot| deeper(disc, shot)).sum::<u64>()).sum()
    }
}
