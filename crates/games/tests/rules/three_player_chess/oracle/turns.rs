//! Sections 4.4 to 4.11 and 5: the effects of a turn and of an act, step by step as on the rules page.

use super::lattice::{LETTERS, lattice};
use super::moves::{Move, castlings};
use super::position::{Bond, Offer, State, Topic, seat};
use std::collections::BTreeSet;

impl State {
    pub fn next(&self, seat: usize) -> usize {
        [1, 2, 3].map(|step| (seat + step) % 3).into_iter().find(|seat| self.lives(*seat)).unwrap()
    }

    fn vassal(&self, seat: usize) -> bool {
        self.lives(seat) && self.bonds.iter().any(|((_, vassal), bond)| *vassal == seat && bond.state == 'a')
    }

    fn in_game(&self, seat: usize) -> bool {
        self.lives(seat) && !self.vassal(seat)
    }

    fn has_lord(&self, seat: usize) -> bool {
        self.bonds.keys().any(|(_, vassal)| *vassal == seat)
    }

    pub fn over(&self) -> bool {
        self.drawn || (0..3).filter(|seat| self.in_game(*seat)).count() < 2
    }

    /// Half points (section 5).
    pub fn points(&self) -> Option<[usize; 3]> {
        if !self.over() {
            return None;
        }
        let place = |seat: usize| self.exits.iter().position(|exit| *exit == seat);
        let given: usize = (0..3).filter_map(place).map(|place| 2 * place).sum();
        let others = (0..3).filter(|seat| place(*seat).is_none()).count();
        Some([0, 1, 2].map(|seat| place(seat).map_or((6 - given) / others.max(1), |place| 2 * place)))
    }

    /// Settles the Thrones (4.5).
    pub fn thrones(&mut self) {
        for army in (0..3).filter(|army| !self.lives(*army)).collect::<Vec<_>>() {
            let on_throne = (0..150).filter(|cell| lattice().throne(*cell) == Some(army));
            let holders: BTreeSet<usize> = on_throne
                .filter_map(|cell| self.board[cell])
                .map(|(colour, _)| colour)
                .filter(|colour| self.lives(*colour))
                .collect();
            if !self.cmd[army].is_some_and(|holder| holders.contains(&holder)) {
                self.cmd[army] = if holders.len() == 1 { holders.first().copied() } else { None };
            }
        }
    }

    /// Settles the bonds (4.11, step 3).
    pub fn bind(&mut self, mv: Option<&Move>) {
        let seat = self.turn;
        if let Some(lord) = mv.and_then(|mv| mv.free) {
            self.bonds.remove(&(lord, seat));
        }
        for ((lord, vassal), bond) in &mut self.bonds {
            let (own, partner) = match seat {
                seat if seat == *lord => ('l', *vassal),
                seat if seat == *vassal => ('v', *lord),
                _ => continue,
            };
            if mv.is_some_and(|mv| mv.check.contains(&partner)) {
                bond.state = own;
                bond.claim = false;
            } else if bond.state == own {
                bond.state = 'a';
            }
        }
    }

    /// Completes a turn: a move with its entering seat, or a forced pass.
    pub fn complete(&mut self, step: Option<(&Move, usize)>) {
        let seat = self.turn;
        let breach: Vec<(usize, usize)> = step.map_or(Vec::new(), |(mv, actor)| {
            let offended = self.offends(actor, mv);
            offended.into_iter().map(|partner| (actor.min(partner), actor.max(partner))).collect()
        });
        self.last[seat] = None;
        self.ep[seat] = None;
        if let Some((mv, _)) = step {
            let (army, kind) = self.board[mv.from].unwrap();
            self.last[seat] = mv.takes_on().and_then(|cell| self.commander(cell));
            if kind == 'P' && mv.sign == '-' && !lattice().reach[mv.from].straight.contains(&mv.to) {
                self.ep[seat] = Some((mv.to, self.ways(mv.from, mv.to)));
            }
            self.shift(mv);
            if kind == 'K' {
                self.castling.retain(|(own, _)| *own != army);
            }
            for army in 0..3 {
                for (side, rook, ..) in castlings(army) {
                    if mv.from == rook || mv.to == rook || mv.takes_on() == Some(rook) {
                        self.castling.remove(&(army, side));
                    }
                }
            }
        }
        self.bind(step.map(|(mv, _)| mv));
        for ((lord, vassal), bond) in &mut self.bonds {
            if *vassal == seat {
                bond.since = (bond.since + 1).min(3);
                if step.is_some_and(|(_, actor)| actor == *lord) {
                    bond.since = 1;
                    bond.claim = false;
                }
            }
        }
        for ((a, b), left) in &mut self.truces {
            for (party, left) in [*a, *b].into_iter().zip(left) {
                *left -= usize::from(party == seat && *left > 0);
            }
        }
        self.truces.retain(|pair, left| *left != [0, 0] && !breach.contains(pair));
        self.lapse_offers(seat);
        self.thrones();
        for bond in self.bonds.values_mut() {
            bond.chosen = false;
        }
        self.turn = self.next(seat);
        self.tidy();
    }

    fn lapse_offers(&mut self, seat: usize) {
        for (topic, offer) in self.offers.clone() {
            let asked = offer.by != seat && topic.concerns(seat) && !offer.accepted.contains(&seat);
            if asked {
                self.closed.insert((topic, offer.by));
            }
            if asked || matches!(topic, Topic::Bond(lord, _) if lord == seat) {
                self.offers.remove(&topic);
            }
        }
        self.closed.retain(|(topic, by)| match topic {
            Topic::Bond(lord, _) => *lord != seat,
            Topic::Truce(..) | Topic::Draw => *by != seat,
        });
    }

    /// Whether an offer may stay open, apart from another open one on its topic.
    fn possible(&self, topic: Topic) -> bool {
        match topic {
            Topic::Bond(lord, vassal) => {
                self.lives(lord)
                    && self.lives(vassal)
                    && self.last[lord] == Some(vassal)
                    && !self.has_lord(lord)
                    && !self.bonds.contains_key(&(lord, vassal))
            }
            Topic::Truce(a, b) => {
                self.mode != "off" && self.truce_stands(a, b) && !self.truces.contains_key(&(a, b))
            }
            Topic::Draw => self.bonds.is_empty(),
        }
    }

    fn truce_stands(&self, a: usize, b: usize) -> bool {
        [a, b].into_iter().all(|seat| self.lives(seat) && !self.has_lord(seat)) && self.tie(a, b).is_none()
    }

    fn tidy(&mut self) {
        let before = self.clone();
        self.bonds.retain(|(lord, vassal), _| {
            before.lives(*lord) && before.lives(*vassal) && !before.has_lord(*lord)
        });
        let now = self.clone();
        self.truces.retain(|(a, b), _| now.truce_stands(*a, *b));
        self.offers.retain(|topic, offer| now.possible(*topic) && now.lives(offer.by));
        self.closed.retain(|(topic, by)| {
            now.lives(*by)
                && (*topic == Topic::Draw || (0..3).all(|seat| !topic.concerns(seat) || now.lives(seat)))
        });
        for owner in 0..3 {
            let stands = |pawn: usize| {
                now.commander(pawn) == Some(owner) && now.board[pawn].is_some_and(|(_, kind)| kind == 'P')
            };
            if now.ep[owner].as_ref().is_some_and(|(pawn, _)| !stands(*pawn)) {
                self.ep[owner] = None;
            }
        }
        let claimants = self.claimants();
        let turn = self.turn;
        for ((lord, vassal), bond) in &mut self.bonds {
            bond.chosen &= *vassal == turn && claimants.contains(lord);
        }
        self.exits.retain(|seat| !now.in_game(*seat));
        let missing: Vec<usize> =
            (0..3).filter(|seat| !now.in_game(*seat) && !self.exits.contains(seat)).collect();
        self.exits.extend(missing);
    }

    /// Takes a seat out of the game (4.4).
    fn leave(&mut self, seat: usize) {
        for place in &mut self.board {
            if *place == Some((seat, 'K')) {
                *place = None;
            }
        }
        self.cmd[seat] = None;
        self.castling.retain(|(army, _)| *army != seat);
        self.last[seat] = None;
        self.ep[seat] = None;
        self.bonds.retain(|(lord, vassal), _| *lord != seat && *vassal != seat);
        self.truces.retain(|(a, b), _| *a != seat && *b != seat);
        self.offers.retain(|topic, _| *topic != Topic::Draw && !topic.concerns(seat));
        if !self.exits.contains(&seat) {
            self.exits.push(seat);
        }
        if self.turn == seat {
            self.turn = self.next(seat);
        }
    }

    /// Settles the position (4.11, "settle").
    pub fn settle(&mut self) {
        let mut passes = 0;
        loop {
            self.thrones();
            self.tidy();
            if !self.lives(self.turn) {
                self.turn = self.next(self.turn);
            }
            if self.over() || !self.plain().is_empty() {
                return;
            }
            let living = (0..3).filter(|seat| self.lives(*seat)).count();
            if self.in_check(self.turn) {
                self.leave(self.turn);
                passes = 0;
            } else if living == 2 && self.bonds.is_empty() {
                self.drawn = true;
                return;
            } else {
                self.complete(None);
                passes += 1;
                if passes == living {
                    self.drawn = true;
                    return;
                }
            }
        }
    }

    /// All open acts, sorted.
    pub fn acts(&self) -> Vec<String> {
        let mut acts = Vec::new();
        if self.over() {
            return acts;
        }
        if !self.claimants().is_empty() {
            acts.push("*:lapse".to_owned());
        }
        for actor in (0..3).filter(|seat| self.lives(*seat)) {
            let mut add = |act: String| acts.push(format!("{}:{act}", LETTERS[actor]));
            add("resign".to_owned());
            let bonds = (0..9).map(|pair| (pair / 3, pair % 3)).filter(|(a, b)| a != b);
            let topics = bonds.clone().map(|(lord, vassal)| Topic::Bond(lord, vassal));
            let truces = bonds.filter(|(a, b)| a < b).map(|(a, b)| Topic::Truce(a, b));
            for topic in topics.chain(truces).chain([Topic::Draw]).filter(|topic| topic.concerns(actor)) {
                let name = topic.text();
                match self.offers.get(&topic) {
                    Some(offer) if offer.by == actor => add(format!("withdraw {name}")),
                    Some(offer) if !offer.accepted.contains(&actor) => {
                        add(format!("accept {name}"));
                        add(format!("refuse {name}"));
                    }
                    None if self.possible(topic) && !self.closed.contains(&(topic, actor)) => {
                        if let Topic::Truce(..) = topic {
                            (1..10).for_each(|turns| add(format!("offer {name}/{turns}")));
                        } else {
                            add(format!("offer {name}"));
                        }
                    }
                    Some(_) | None => {}
                }
            }
            for ((lord, vassal), bond) in &self.bonds {
                let name = Topic::Bond(*lord, *vassal).text();
                if *lord == actor && bond.state == 'a' {
                    add(format!("{} {name}", if bond.claim { "waive" } else { "claim" }));
                }
                let chooses = *vassal == actor && self.turn == actor && self.mover().is_none();
                if chooses && self.claimants().contains(lord) {
                    add(format!("obey {name}"));
                }
            }
        }
        acts.sort();
        acts
    }

    /// Plays an action that is open.
    pub fn play(&mut self, action: &str) {
        let (actor, rest) = action.split_once(':').unwrap();
        if let Some((verb, object)) = rest.split_once(' ') {
            let (object, turns) = object.split_once('/').unwrap_or((object, "0"));
            self.act(seat(actor.chars().next().unwrap()), verb, Topic::of(object), turns.parse().unwrap());
        } else if rest == "resign" {
            self.leave(seat(actor.chars().next().unwrap()));
        } else if rest == "lapse" {
            let vassal = self.turn;
            match self.mover() {
                Some(lord) => self.bonds.get_mut(&(lord, vassal)).unwrap().claim = false,
                None => self.bonds.get_mut(&(self.next(vassal), vassal)).unwrap().chosen = true,
            }
        } else {
            self.complete(Some((&Move::read(rest), seat(actor.chars().next().unwrap()))));
        }
        self.settle();
    }

    fn act(&mut self, actor: usize, verb: &str, topic: Topic, turns: usize) {
        match (verb, topic) {
            ("offer", _) => {
                self.offers.insert(topic, Offer { by: actor, turns, accepted: BTreeSet::new() });
            }
            ("refuse" | "withdraw", _) => {
                let offer = self.offers.remove(&topic).unwrap();
                self.closed.insert((topic, offer.by));
            }
            ("accept", Topic::Bond(lord, vassal)) => {
                self.bonds.retain(|(other, _), _| *other != vassal);
                let bond = Bond { since: 3, state: 'a', claim: false, chosen: false };
                self.bonds.insert((lord, vassal), bond);
            }
            ("accept", Topic::Truce(a, b)) => {
                let offer = self.offers.remove(&topic).unwrap();
                self.truces.insert((a, b), [offer.turns; 2]);
            }
            ("accept", Topic::Draw) => {
                let living: Vec<usize> = (0..3).filter(|seat| self.lives(*seat)).collect();
                let offer = self.offers.get_mut(&topic).unwrap();
                offer.accepted.insert(actor);
                if living.iter().all(|seat| *seat == offer.by || offer.accepted.contains(seat)) {
                    self.offers.remove(&topic);
                    self.drawn = true;
                }
            }
            (_, Topic::Bond(lord, vassal)) => {
                let bond = self.bonds.get_mut(&(lord, vassal)).unwrap();
                match verb {
                    "claim" => bond.claim = true,
                    "waive" => bond.claim = false,
                    _ => bond.chosen = true,
                }
            }
            _ => panic!("{verb} {topic:?}"),
        }
    }
}
