//! Random games and positions of every game of the family: properties that must hold in any of them, and the
//! moves found the slow way, square by square.

use super::{SPECS, game, legal, plain};
use liege_squares::{Rules, Spec, Square, is_among};
use liege_testing::cases::{cases, is_looked_at};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// The games in which a man that reaches the last row ends its move there.
const STOPS: [&str; 6] = ["english", "italian", "spanish", "portuguese", "czech", "thai"];

/// A capture found square by square: its landings and its victims.
#[derive(Clone)]
struct Route {
    squares: Vec<Square>,
    taken: Vec<Square>,
    by_king: bool,
}

/// The slow generator: the pieces of both sides by square, and the rules written as on the page.
struct Slow {
    id: &'static str,
    backward: bool,
    goes_on_as_king: bool,
    rules: Box<dyn Rules>,
    pieces: BTreeMap<Square, (u8, bool)>,
    seat: u8,
}

impl Slow {
    fn new(rules: &dyn Rules, options: &Value) -> Slow {
        let spec = rules.spec();
        let pieces = spec.geometry.all().filter_map(|at| {
            let piece = rules.piece(at)?;
            Some((at, (piece.seat.0, piece.kind.0 == 0)))
        });
        Slow {
            id: spec.id.split_once('-').unwrap().0,
            backward: options["men_backward"] == "yes",
            goes_on_as_king: spec.id.starts_with("russian") || options["promotion"] == "continue",
            pieces: pieces.collect(),
            seat: rules.turn().iter().next().unwrap().0,
            rules: rules.boxed(),
        }
    }

    fn step(&self, at: Square, (files, ranks): (i8, i8)) -> Option<Square> {
        let geometry = self.rules.spec().geometry;
        let file = geometry.file(at).checked_add_signed(files).filter(|file| *file < geometry.files)?;
        let rank = geometry.rank(at).checked_add_signed(ranks).filter(|rank| *rank < geometry.ranks)?;
        Some(geometry.square(0, file, rank))
    }

    fn ways(&self, is_king: bool, captures: bool) -> Vec<(i8, i8)> {
        let up = if self.seat == 0 { 1 } else { -1 };
        let both =
            captures && ["russian", "international", "canadian", "brazilian", "german"].contains(&self.id);
        if captures && self.id == "frisian" {
            let steps = [-1, 0, 1].map(|files| [-1, 0, 1].map(|ranks| (files, ranks)));
            let straight = |(files, ranks): (i8, i8)| {
                if files == 0 || ranks == 0 { (2 * files, 2 * ranks) } else { (files, ranks) }
            };
            return steps.into_iter().flatten().filter(|way| *way != (0, 0)).map(straight).collect();
        }
        match (self.id == "turkish", is_king || both || self.backward) {
            (true, true) => vec![(0, up), (1, 0), (-1, 0), (0, -up)],
            (true, false) => vec![(0, up), (1, 0), (-1, 0)],
            (false, true) => vec![(1, up), (-1, up), (1, -up), (-1, -up)],
            (false, false) => vec![(1, up), (-1, up)],
        }
    }

    fn is_flying(&self) -> bool {
        !["english", "italian"].contains(&self.id)
    }

    fn is_last(&self, at: Square) -> bool {
        let geometry = self.rules.spec().geometry;
        geometry.rank(at) == if self.seat == 0 { geometry.ranks - 1 } else { 0 }
    }

    /// All jumps of a piece that began at `from`: direction, victim, landings.
    fn jumps(
        &self,
        route: &Route,
        is_king: bool,
        last: Option<(i8, i8)>,
    ) -> Vec<((i8, i8), Square, Vec<Square>)> {
        let (from, at) = (route.squares[0], *route.squares.last().unwrap());
        let gone = |square: &Square| ["turkish", "thai"].contains(&self.id) && route.taken.contains(square);
        let there = |square: &Square| self.pieces.get(square).filter(|_| *square != from && !gone(square));
        let mut found = Vec::new();
        for way in self.ways(is_king, true) {
            if self.id == "turkish" && last == Some((-way.0, -way.1)) {
                continue;
            }
            let reach = if is_king && self.is_flying() { 99 } else { 1 };
            let mut victim = self.step(at, way);
            for _ in 1..reach {
                victim = victim.and_then(|square| {
                    if there(&square).is_none() { self.step(square, way) } else { Some(square) }
                });
            }
            let Some(victim) = victim else { continue };
            let Some((seat, king)) = there(&victim) else { continue };
            let spared = self.id == "italian" && !is_king && *king;
            if *seat == self.seat || route.taken.contains(&victim) || spared {
                continue;
            }
            let mut landings = Vec::new();
            let mut next = self.step(victim, way);
            let most = if self.id == "thai" { 1 } else { reach };
            while let Some(square) = next.filter(|square| there(square).is_none() && landings.len() < most) {
                landings.push(square);
                next = self.step(square, way);
            }
            if !landings.is_empty() {
                found.push((way, victim, landings));
            }
        }
        found
    }

    fn routes(&self, route: &Route, is_king: bool, last: Option<(i8, i8)>, found: &mut Vec<Route>) {
        let at = *route.squares.last().unwrap();
        let crowned = !is_king && !route.taken.is_empty() && self.is_last(at);
        let stops = crowned && STOPS.contains(&self.id);
        let is_king = is_king || crowned && self.goes_on_as_king;
        let jumps = if stops { Vec::new() } else { self.jumps(route, is_king, last) };
        if jumps.is_empty() {
            if !route.taken.is_empty() {
                found.push(route.clone());
            }
            return;
        }
        for (way, victim, landings) in jumps {
            let after = |to: Square| {
                let mut next = route.clone();
                next.squares.push(to);
                next.taken.push(victim);
                next
            };
            let goes_on = |to: &Square| {
                let king = is_king || self.is_last(*to) && self.goes_on_as_king;
                let over = !is_king && self.is_last(*to) && STOPS.contains(&self.id);
                !over && !self.jumps(&after(*to), king, Some(way)).is_empty()
            };
            let onward: Vec<Square> = landings.iter().copied().filter(goes_on).collect();
            for to in if onward.is_empty() { landings } else { onward } {
                self.routes(&after(to), is_king, Some(way), found);
            }
        }
    }

    fn name(&self, squares: &[Square], sign: &str) -> String {
        squares.iter().map(|at| self.rules.spec().geometry.name(*at)).collect::<Vec<_>>().join(sign)
    }

    fn numbers(&self, route: &Route) -> Vec<u16> {
        route.squares.iter().map(|at| self.rules.spec().geometry.number(*at).unwrap()).collect()
    }

    /// The king that has made three moves in a row, if its side has a man: as the position string says.
    fn resting(&self) -> Option<Square> {
        let position = self.rules.position();
        let rows = position.split(' ').nth(4)?;
        let own = rows.split('/').nth(usize::from(self.seat))?;
        let (name, _) = own.split_once('*').filter(|(_, moves)| *moves == "3")?;
        self.rules.spec().geometry.of_name(name)
    }

    /// All complete captures.
    fn captures(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        for (at, (_, is_king)) in self.pieces.iter().filter(|(_, (seat, _))| *seat == self.seat) {
            let route = Route { squares: vec![*at], taken: Vec::new(), by_king: *is_king };
            self.routes(&route, *is_king, None, &mut routes);
        }
        routes
    }

    fn legal(&self) -> BTreeSet<String> {
        let own = || self.pieces.iter().filter(|(_, (seat, _))| *seat == self.seat);
        let routes = self.captures();
        if routes.is_empty() {
            let mut moves = BTreeSet::new();
            for (at, (_, is_king)) in own().filter(|(at, _)| self.resting() != Some(**at)) {
                for way in self.ways(*is_king, false) {
                    let mut next = self.step(*at, way);
                    while let Some(to) = next.filter(|to| !self.pieces.contains_key(to)) {
                        moves.insert(self.name(&[*at, to], "-"));
                        next = self.step(to, way).filter(|_| *is_king && self.is_flying());
                    }
                }
            }
            return moves;
        }
        let mut classes: BTreeMap<(Square, Square, BTreeSet<Square>), Route> = BTreeMap::new();
        for route in routes {
            let key =
                (route.squares[0], *route.squares.last().unwrap(), route.taken.iter().copied().collect());
            let known = classes.entry(key).or_insert_with(|| route.clone());
            if self.numbers(&route) < self.numbers(known) {
                *known = route;
            }
        }
        let kings = |route: &Route| -> Vec<bool> { route.taken.iter().map(|at| self.pieces[at].1).collect() };
        let count = |route: &Route| kings(route).into_iter().filter(|king| *king).count();
        let rank = |route: &Route| match self.id {
            "russian" | "english" | "thai" => (0, false, 0, Vec::new()),
            "czech" => (0, route.by_king, 0, Vec::new()),
            // A king is worth a little less than two men.
            "frisian" => (100 * route.taken.len() + 99 * count(route), route.by_king, 0, Vec::new()),
            "spanish" | "portuguese" => (route.taken.len(), false, count(route), Vec::new()),
            "italian" => (route.taken.len(), route.by_king, count(route), kings(route)),
            _ => (route.taken.len(), false, 0, Vec::new()),
        };
        let best = classes.values().map(rank).max().unwrap();
        let best = classes.values().filter(|route| rank(route) == best);
        best.map(|route| self.name(&route.squares, "x")).collect()
    }
}

fn check(spec: &Spec, options: &Value, rules: &dyn Rules) {
    let position = rules.position();
    let context = format!("{} {options} {position}", spec.id);
    let again = game(spec, options, Some(&position));
    assert_eq!(again.position(), position, "{context}");
    let plays = rules.plays();
    let names: BTreeSet<String> = plays.iter().map(|play| rules.canonical(play)).collect();
    assert_eq!(names.len(), plays.len(), "{context}");
    assert_eq!(names, Slow::new(rules, options).legal(), "{context}");
    assert_eq!(legal(&*again), legal(rules), "{context}");
    if rules.ending().is_none() {
        assert_eq!(rules.perft(1), plays.len() as u64, "{context}");
    }
    let captures = Slow::new(rules, options).captures();
    for play in plays.iter().filter(|play| !play.taken.is_empty()) {
        let taken: BTreeSet<Square> = play.taken.iter().map(|(at, _)| *at).collect();
        let same = |route: &&Route| {
            let ends = (Some(route.squares[0]), *route.squares.last().unwrap()) == (play.from, play.to);
            ends && route.taken.iter().copied().collect::<BTreeSet<_>>() == taken
        };
        let slow: BTreeSet<Vec<Square>> = captures
            .iter()
            .filter(same)
            .map(|route| route.squares[1..route.squares.len() - 1].to_vec())
            .collect();
        assert!(slow.contains(&play.via), "{context}");
        for route in slow.iter().take(100) {
            assert!(rules.goes_by(play, route), "{context} {route:?}");
            let other: Vec<Square> = route.iter().rev().copied().collect();
            let known = slow.iter().any(|route| is_among(&other, route));
            assert_eq!(rules.goes_by(play, &other), known, "{context} {other:?}");
        }
    }
    let mut objections = 0;
    for play in rules.reachable() {
        let is_legal = names.contains(&rules.canonical(&play))
            || plays.iter().any(|known| {
                let set = |play: &liege_squares::Play| play.taken.iter().copied().collect::<BTreeSet<_>>();
                (known.from, known.to, set(known)) == (play.from, play.to, set(&play))
            });
        let objection = rules.objection(&play, true);
        assert_eq!(objection.is_none(), is_legal || plays.is_empty(), "{context} {play:?} {objection:?}");
        objections += usize::from(objection.is_some());
    }
    assert!(rules.reachable().len() - objections >= plays.len(), "{context}");
    for play in &plays {
        let mut after = rules.boxed();
        after.make(play);
        assert!(play.taken.iter().all(|(at, _)| after.piece(*at).is_none() || *at == play.to), "{context}");
        assert_eq!(after.piece(play.to).map(|piece| piece.seat), Some(play.piece.seat), "{context}");
        let kind = play.becomes.unwrap_or(play.piece.kind);
        assert_eq!(after.piece(play.to).map(|piece| piece.kind), Some(kind), "{context}");
        assert_eq!(play.taken.len(), if play.taken.is_empty() { 0 } else { play.via.len() + 1 }, "{context}");
    }
}

fn settings(spec: &Spec) -> Vec<Value> {
    let mut all = vec![json!({})];
    for option in spec.options {
        let more: Vec<Value> = all
            .iter()
            .cloned()
            .map(|mut json| {
                json[option.name] = option.values.listed()[1].into();
                json
            })
            .collect();
        all.extend(more);
    }
    all
}

#[test]
fn random_games() {
    let mut random = Random(7);
    for spec in SPECS {
        let settings = settings(spec);
        for number in 0..5 {
            let options = &settings[number % settings.len()];
            let mut rules = game(spec, options, None);
            for count in 0..80 {
                if is_looked_at(count, 3) {
                    check(spec, options, &*rules);
                }
                let plays = rules.plays();
                if rules.ending().is_some() {
                    break;
                }
                rules.make(&plays[random.below(plays.len())]);
            }
        }
    }
}

#[test]
fn random_positions() {
    let mut random = Random(11);
    for spec in SPECS {
        let settings = settings(spec);
        for number in 0..cases(40) {
            let options = &settings[number % settings.len()];
            let mut sides = [Vec::new(), Vec::new()];
            for _ in 0..3 + random.below(usize::from(spec.army)) {
                let at = Square(random.below(usize::from(spec.geometry.places())) as u16);
                let (seat, is_king) = (random.below(2), random.below(3) == 0);
                let name = spec.geometry.name(at);
                let on_edge = [0, spec.geometry.ranks - 1].contains(&spec.geometry.rank(at));
                let taken =
                    sides.iter().flatten().any(|known: &String| known.trim_start_matches('K') == name);
                if spec.geometry.is_playing(at) && !taken {
                    sides[seat].push(format!("{}{name}", if is_king || on_edge { "K" } else { "" }));
                }
            }
            let turn = if random.below(2) == 0 { "W" } else { "B" };
            let diagram = format!("{turn}:B{}:W{}", sides[1].join(","), sides[0].join(","));
            check(spec, options, &*game(spec, options, Some(&diagram)));
        }
    }
}

/// Thai draughts with three rows of men has known numbers of positions (the page's section 5); up to depth 8
/// they are those of Czech draughts.
#[test]
fn thai_draughts_with_three_rows() {
    use crate::draughts::{board::Board, game::Game, games::THAI};
    let variant = &THAI;
    let laws = crate::draughts::laws::Laws { rows: (3, 0), ..variant.laws };
    let options = liege_game::Options::default();
    let game = Game { variant, options, laws, board: Board::start(&laws), past: Vec::new() };
    let leaves: Vec<u64> = (1..=9).map(|depth| game.perft(depth)).collect();
    assert_eq!(leaves, [7, 49, 302, 1469, 7361, 36768, 179_740, 845_931, 3_963_648]);
    let czech = plain(super::spec("czech-draughts"), None);
    assert_eq!([8, 9].map(|depth| czech.perft(depth)), [845_931, 3_963_671]);
}

/// Games that kings draw: the past moves along with the position.
#[test]
fn kings_come_back() {
    let spec = super::spec("international-draughts");
    let mut rules = plain(spec, Some("W:WK47,48:BK4,3"));
    for action in ["47-42", "4-9", "42-47", "9-4", "47-42", "4-9", "42-47"] {
        super::act(&mut *rules, action);
        check(spec, &json!({}), &*rules);
    }
    assert_eq!(rules.ending(), None);
    super::act(&mut *rules, "9-4");
    assert!(rules.position().ends_with(" 8 47-42,4-9,42-47,9-4,47-42,4-9,42-47,9-4 -"));
    assert_eq!(super::outcome(&*rules), Some([0.5, 0.5]));
    let again = plain(spec, Some(&rules.position()));
    assert_eq!(super::outcome(&*again), Some([0.5, 0.5]));
    let (shorter, _) =
        rules.position().rsplit_once(",9-4").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    assert!((spec.start)(&liege_game::Options::default(), Some(&format!("{shorter} -"))).is_err());
}
