//! A small game for tests: three seats take steps in turn, sometimes throw a die, and negotiate. It has
//! everything that diplomacy must handle: offers to one and to all, answers that everybody has to give,
//! agreements that run out, are suspended, broken, renounced and visible to all, a right by which one seat
//! moves on another's turn, and the referee's lapse when that right holds up the game.
//!
//! ```text
//! K-step  K-die           a move; after `die` the referee throws: *:1 … *:3, which is so many steps
//! K:offer KL/2  (a peace for two turns of either)   L:accept KL  L:refuse KL  K:withdraw KL
//! K:offer draw            L:accept draw …
//! K:rest KL  K:renew KL   suspends the peace, and puts it in force again
//! K:break KL  K:quit KL   breaks it; ends it as it may be ended
//! K:claim KL              asks to move on L's next turn; *:lapse takes that back
//! K-step!  K:resign       a move that renounces all peaces; leaving
//! ```

use crate::nim::count_one;
use liege_game::scene::{Scene, View};
use liege_game::{
    ActInfo, Cause, Event, EventKind, Game, OptionSpec, Options, Outcome, Pact, Points, Refusal, RefusalKind,
    Role, Seat, SeatInfo, SeatSet, Standing, State, Turn,
};
use liege_words::{Language, Message};

/// The game as a static value.
pub static PARLEY: Parley = Parley;

/// The game.
#[derive(Debug)]
pub struct Parley;

const SEATS: &[SeatInfo] = &[
    SeatInfo { id: "kim", code: 'K', team: 0 },
    SeatInfo { id: "lee", code: 'L', team: 1 },
    SeatInfo { id: "max", code: 'M', team: 2 },
];
const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
const KEYS: [&str; 3] = ["KL", "KM", "LM"];
const DRAW: &str = "draw";

impl liege_words::Cast for Parley {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}

impl Game for Parley {
    fn id(&self) -> &'static str {
        "parley"
    }

    fn rules(&self) -> u32 {
        1
    }

    fn seats(&self) -> &'static [SeatInfo] {
        SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[]
    }

    fn words(&self, _: Language) -> &'static str {
        ""
    }

    fn prefix(&self) -> &'static str {
        "parley"
    }

    fn uses_chance(&self, _: &Options) -> bool {
        true
    }

    /// A position string is a list of acts, played one after another.
    fn start(&self, _: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let mut start = Talk {
            left: 24,
            turn: 0,
            die: false,
            out: [false; 3],
            ties: [Tie::None; 3],
            draw: None,
            drawn: false,
        };
        for act in position.into_iter().flat_map(|text| text.split(',')) {
            start.play(act)?;
        }
        Ok(Box::new(start))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tie {
    None,
    Offered { by: usize, turns: u8 },
    Peace { turns: u8, resting: Option<usize>, claim: Option<usize> },
}

#[derive(Clone, Debug)]
struct Talk {
    left: u32,
    turn: usize,
    die: bool,
    out: [bool; 3],
    ties: [Tie; 3],
    draw: Option<(usize, [bool; 3])>,
    drawn: bool,
}

fn seat(index: usize) -> Seat {
    Seat(index as u8)
}

fn pair_of(key: &str) -> Option<usize> {
    KEYS.iter().position(|known| *known == key)
}

fn parties(pair: usize) -> SeatSet {
    PAIRS[pair].into_iter().map(seat).collect()
}

fn other(pair: usize, one: usize) -> usize {
    PAIRS[pair].into_iter().find(|party| *party != one).unwrap()
}

fn said(id: &'static str) -> Message {
    Message::new(id)
}

fn news(id: &'static str, pair: usize, turn: Turn) -> Event {
    Event::new(EventKind::Diplomacy, said(id)).about(KEYS[pair], parties(pair), turn)
}

impl Talk {
    fn alive_at(&self, index: usize) -> bool {
        !self.out[index]
    }

    /// The pair and the seat that claims the present turn.
    fn claimant(&self) -> Option<(usize, usize)> {
        (0..3).find_map(|pair| match self.ties[pair] {
            Tie::Peace { claim: Some(by), resting: None, .. } if other(pair, by) == self.turn => {
                Some((pair, by))
            }
            _ => None,
        })
    }

    fn over(&self) -> bool {
        self.drawn || self.left == 0 || self.out.iter().filter(|out| !**out).count() < 2
    }

    fn next(&mut self) {
        for _ in 0..3 {
            self.turn = (self.turn + 1) % 3;
            if self.alive_at(self.turn) {
                return;
            }
        }
    }

    fn drop_draw(&mut self, events: &mut Vec<Event>, turn: Turn) {
        if self.draw.take().is_some() {
            let living = (0..3).map(seat).collect();
            events.push(Event::new(EventKind::Diplomacy, said("parley-draw-gone")).about(DRAW, living, turn));
        }
    }

    fn moved(&mut self, actor: usize, how: &str) -> Vec<Event> {
        let mut event = Event::new(EventKind::Move, said("parley-moved"));
        let mover = self.turn;
        if let Some((pair, _)) = self.claimant().filter(|(_, by)| *by == actor) {
            event = event.about(KEYS[pair], parties(pair), Turn::Used);
            if let Tie::Peace { claim, .. } = &mut self.ties[pair] {
                *claim = None;
            }
        }
        let mut events = vec![event];
        if how == "die" {
            self.die = true;
        } else {
            self.left = self.left.saturating_sub(1);
        }
        for (pair, joined) in PAIRS.iter().enumerate() {
            if !joined.contains(&mover) {
                continue;
            }
            match &mut self.ties[pair] {
                Tie::Offered { by, .. } if *by != mover => {
                    self.ties[pair] = Tie::None;
                    events.push(news("parley-lapsed", pair, Turn::Lapsed));
                }
                Tie::Peace { .. } if how == "step!" => {
                    self.ties[pair] = Tie::None;
                    let mut event = news("parley-renounced", pair, Turn::Ended);
                    event.news.as_mut().unwrap().evident = true;
                    events.push(event);
                }
                Tie::Peace { turns, .. } => {
                    *turns -= 1;
                    if *turns == 0 {
                        self.ties[pair] = Tie::None;
                        events.push(news("parley-run-out", pair, Turn::Ended));
                    }
                }
                _ => {}
            }
        }
        if self.draw.is_some_and(|(by, yes)| by != mover && !yes[mover]) {
            self.drop_draw(&mut events, Turn::Lapsed);
        }
        if !self.die {
            self.next();
        }
        events
    }

    fn act_on(&mut self, actor: usize, verb: &str, key: &str, turns: u8) -> Vec<Event> {
        if key == DRAW {
            return self.act_on_draw(actor, verb);
        }
        let pair = pair_of(key).unwrap();
        let foe = other(pair, actor);
        let mut event = match verb {
            "offer" => {
                self.ties[pair] = Tie::Offered { by: actor, turns };
                news("parley-offered", pair, Turn::Offered).to(seat(foe))
            }
            "accept" => {
                let Tie::Offered { turns, .. } = self.ties[pair] else { unreachable!() };
                self.ties[pair] = Tie::Peace { turns: turns * 2, resting: None, claim: None };
                news("parley-made", pair, Turn::Made).to(seat(foe))
            }
            "refuse" => {
                self.ties[pair] = Tie::None;
                news("parley-refused", pair, Turn::Refused).to(seat(foe))
            }
            "withdraw" => {
                self.ties[pair] = Tie::None;
                news("parley-withdrawn", pair, Turn::Withdrawn).to(seat(foe))
            }
            "break" => {
                self.ties[pair] = Tie::None;
                news("parley-broken", pair, Turn::Broken { by: seat(actor) })
            }
            "quit" => {
                self.ties[pair] = Tie::None;
                news("parley-quit", pair, Turn::Ended)
            }
            "rest" | "renew" => {
                let Tie::Peace { resting, claim, .. } = &mut self.ties[pair] else { unreachable!() };
                *claim = None;
                *resting = (verb == "rest").then_some(actor);
                news("parley-rests", pair, if verb == "rest" { Turn::Suspended } else { Turn::Resumed })
            }
            _ => {
                let Tie::Peace { claim, .. } = &mut self.ties[pair] else { unreachable!() };
                *claim = Some(actor);
                news("parley-claimed", pair, Turn::Used)
            }
        };
        event.concerns.retain(|one| self.alive_at(one.index()));
        vec![event]
    }

    fn act_on_draw(&mut self, actor: usize, verb: &str) -> Vec<Event> {
        let all: SeatSet = (0..3).map(seat).collect();
        let tell = |id, turn| Event::new(EventKind::Diplomacy, said(id)).about(DRAW, all, turn);
        match (verb, &mut self.draw) {
            ("offer", draw) => {
                *draw = Some((actor, [false; 3]));
                vec![tell("parley-draw-offered", Turn::Offered)]
            }
            ("accept", Some((by, yes))) => {
                yes[actor] = true;
                let (by, yes) = (*by, *yes);
                if (0..3).all(|one| one == by || yes[one] || self.out[one]) {
                    self.draw = None;
                    self.drawn = true;
                    return vec![
                        tell("parley-draw-made", Turn::Made),
                        tell("parley-draw-ended", Turn::Ended),
                    ];
                }
                vec![tell("parley-draw-joined", Turn::Joined)]
            }
            (verb, draw) => {
                *draw = None;
                let turn = if verb == "refuse" { Turn::Refused } else { Turn::Withdrawn };
                vec![tell("parley-draw-gone", turn)]
            }
        }
    }

    fn leave(&mut self, gone: usize) -> Vec<Event> {
        self.out[gone] = true;
        let mut events = vec![Event::new(EventKind::Exit, said("parley-left"))];
        for (pair, joined) in PAIRS.iter().enumerate() {
            if joined.contains(&gone) {
                let turn = match std::mem::replace(&mut self.ties[pair], Tie::None) {
                    Tie::None => continue,
                    Tie::Offered { .. } => Turn::Void,
                    Tie::Peace { .. } => Turn::Ended,
                };
                events.push(news("parley-gone", pair, turn));
            }
        }
        self.drop_draw(&mut events, Turn::Void);
        if self.turn == gone && !self.die {
            self.next();
        }
        events
    }
}

/// The parts of `K:offer KL/2`.
fn parts(action: &str) -> Option<(&str, &str, u8)> {
    let (verb, object) = action.get(2..)?.split_once(' ')?;
    let (key, turns) = object.split_once('/').unwrap_or((object, "0"));
    Some((verb, key, turns.parse().ok()?))
}

impl State for Talk {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        if self.over() || self.die {
            return SeatSet::EMPTY;
        }
        SeatSet::one(seat(self.claimant().map_or(self.turn, |(_, by)| by)))
    }

    fn turn(&self) -> Option<Seat> {
        Some(seat(self.turn))
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for mover in self.to_move().iter() {
            let code = SEATS[mover.index()].code;
            legal.extend([format!("{code}-die"), format!("{code}-step"), format!("{code}-step!")]);
        }
        legal
    }

    fn acts(&self) -> Vec<String> {
        let mut acts = Vec::new();
        if self.over() || self.die {
            return acts;
        }
        if self.claimant().is_some() {
            acts.push("*:lapse".to_owned());
        }
        for (index, info) in SEATS.iter().enumerate().filter(|(index, _)| self.alive_at(*index)) {
            let code = info.code;
            acts.push(format!("{code}:resign"));
            match self.draw {
                None => acts.push(format!("{code}:offer draw")),
                Some((by, _)) if by == index => acts.push(format!("{code}:withdraw draw")),
                Some((_, yes)) if yes[index] => {}
                Some(_) => acts.extend([format!("{code}:accept draw"), format!("{code}:refuse draw")]),
            }
            for (pair, key) in KEYS.iter().enumerate() {
                if !PAIRS[pair].contains(&index) || !self.alive_at(other(pair, index)) {
                    continue;
                }
                let mut open = |verbs: &[&str]| {
                    acts.extend(verbs.iter().map(|verb| format!("{code}:{verb}").replace('_', key)));
                };
                match self.ties[pair] {
                    Tie::None => open(&["offer _/1", "offer _/2", "offer _/9"]),
                    Tie::Offered { by, .. } if by == index => open(&["withdraw _"]),
                    Tie::Offered { .. } => open(&["accept _", "refuse _"]),
                    Tie::Peace { resting: Some(by), .. } if by == index => open(&["renew _", "quit _"]),
                    Tie::Peace { resting: Some(_), .. } => open(&["quit _"]),
                    Tie::Peace { claim: None, .. } => {
                        open(&["rest _", "break _", "quit _"]);
                        if !self.ties.iter().any(|tie| matches!(tie, Tie::Peace { claim: Some(_), .. })) {
                            open(&["claim _"]);
                        }
                    }
                    Tie::Peace { .. } => open(&["rest _", "break _", "quit _"]),
                }
            }
        }
        acts.sort();
        acts
    }

    fn chance(&self) -> Vec<String> {
        if !self.die || self.over() {
            return Vec::new();
        }
        (1..=3).map(|steps| format!("*:{steps}")).collect()
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        let code = action.chars().next()?;
        SEATS.iter().position(|info| info.code == code).map(seat)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        count_one();
        let open = |list: Vec<String>| list.iter().any(|known| known == action);
        if !open(self.legal()) && !open(self.acts()) && !open(self.chance()) {
            let kind = if self.over() { RefusalKind::Over } else { RefusalKind::Illegal };
            let ties = KEYS.iter().zip(self.ties).filter(|(_, tie)| matches!(tie, Tie::Peace { .. }));
            let causes = ties.map(|(key, _)| Cause::Pact((*key).to_owned()));
            let last = (0..3).map(|index| Cause::LastMove(seat(index)));
            return Err(Refusal::new(kind, said("parley-illegal")).because(causes.chain(last)));
        }
        let actor = self.actor(action).map(Seat::index);
        Ok(match (actor, &action[1..]) {
            (Some(actor), "-step" | "-step!" | "-die") => self.moved(actor, &action[2..]),
            (Some(actor), ":resign") => self.leave(actor),
            (Some(actor), _) => {
                let (verb, key, turns) = parts(action).unwrap();
                self.act_on(actor, verb, key, turns)
            }
            (None, ":lapse") => {
                let (pair, _) = self.claimant().unwrap();
                if let Tie::Peace { claim, .. } = &mut self.ties[pair] {
                    *claim = None;
                }
                vec![news("parley-claim-lapsed", pair, Turn::Used)]
            }
            (None, thrown) => {
                self.left = self.left.saturating_sub(thrown[1..].parse().unwrap());
                self.die = false;
                self.next();
                vec![Event::new(EventKind::Chance, said("parley-thrown"))]
            }
        })
    }

    /// Reads canonical actions of the seat's own, and `step`.
    fn read(&self, reader: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        let typed =
            if text == "step" { format!("{}-step", SEATS[reader.index()].code) } else { text.to_owned() };
        if self.actor(&typed) != Some(reader) {
            let kind =
                if self.actor(&typed).is_some() { RefusalKind::NotYours } else { RefusalKind::Unreadable };
            return Err(Refusal::new(kind, said("parley-unreadable")));
        }
        self.clone().play(&typed)?;
        Ok(vec![typed])
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        let open = !self.over() && !self.die && self.alive_at(seat.index());
        open.then(|| format!("{}:resign", SEATS[seat.index()].code))
    }

    fn moves_of(&self, _: Seat, _: &str) -> Result<Vec<String>, Refusal> {
        Ok(self.legal())
    }

    fn display(&self, action: &str) -> String {
        format!("‹{action}›")
    }

    fn position(&self) -> String {
        format!("{self:?}")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over().then(|| {
            let points = (0..3).map(|index| Points::whole(i32::from(!self.drawn && self.alive_at(index))));
            Outcome { points: points.collect(), drawn: self.drawn }
        })
    }

    fn alive(&self) -> SeatSet {
        (0..3).filter(|index| self.alive_at(*index)).map(seat).collect()
    }

    fn pieces(&self) -> usize {
        self.alive().iter().count()
    }

    fn act(&self, action: &str) -> Option<ActInfo> {
        self.actor(action)?;
        let (verb, key, _) = parts(action)?;
        let role = match verb {
            "offer" => Role::Offer,
            "accept" => Role::Accept,
            "refuse" => Role::Refuse,
            "withdraw" => Role::Withdraw,
            _ => Role::Declare,
        };
        let spoken = said("parley-say");
        Some(ActInfo {
            role,
            key: Some(key.to_owned()),
            spoken,
            series: None,
            required: key == DRAW,
            leaves: false,
        })
    }

    fn pacts(&self) -> Vec<Pact> {
        let pact = |key: &str, standing, parties, evident| Pact {
            key: key.to_owned(),
            standing,
            parties,
            terms: said("parley-terms"),
            line: said("parley-line"),
            turns: None,
            until: None,
            forbids: None,
            short: None,
            evident,
        };
        let mut pacts = Vec::new();
        for (pair, key) in KEYS.iter().enumerate() {
            let standing = match self.ties[pair] {
                Tie::None => continue,
                Tie::Offered { .. } if self.over() => continue,
                Tie::Offered { by, .. } => {
                    Standing::Offered { by: seat(by), waiting: SeatSet::one(seat(other(pair, by))) }
                }
                Tie::Peace { resting: Some(by), .. } => Standing::Suspended { by: seat(by) },
                Tie::Peace { .. } => Standing::InForce,
            };
            let evident = self.claimant().is_some_and(|(due, _)| due == pair);
            pacts.push(pact(key, standing, parties(pair), evident));
        }
        if let Some((by, yes)) = self.draw.filter(|_| !self.over()) {
            let waiting = (0..3).filter(|one| *one != by && !yes[*one] && self.alive_at(*one)).map(seat);
            let standing = Standing::Offered { by: seat(by), waiting: waiting.collect() };
            pacts.push(pact(DRAW, standing, (0..3).map(seat).collect(), false));
        }
        pacts
    }

    fn summary(&self) -> Vec<Message> {
        Vec::new()
    }

    fn scene(&self, _: &View<'_>) -> Scene {
        Scene::default()
    }

    fn perft(&self, _: u32) -> u64 {
        1
    }
}
