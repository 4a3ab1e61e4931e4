//! Marks on the boards: the last move, check, frozen and moved pieces, legal targets.

use super::super::ending::Why;
use super::super::play::{Play, Played};
use super::super::rules::Rules;
use super::super::sight::Sight;
use super::super::{Seam, Sitting, Square};
use super::boards::Boards;
use super::look::{ghost, look};
use liege_game::Seat;
use liege_game::scene::{self, Colour, Figure, Grid, Label, Mark, Point, View};

/// The marks on the boards, and the ghosts beside the pieces.
#[derive(Clone, Default)]
pub struct Marks {
    /// The marks, in the order in which they are drawn.
    pub all: Vec<Mark>,
    /// Ghosts of captured pieces on squares that are empty now.
    pub ghosts: Vec<Figure>,
    /// Letters of files that lines between boards cross.
    pub letters: Vec<Label>,
}

/// All marks of a position in a view.
pub fn marks(sitting: &Sitting, boards: &Boards, view: &View<'_>) -> Marks {
    let rules = sitting.rules();
    let mut marks = Marks::default();
    let last = &sitting.last;
    if !view.last.is_empty() {
        for (index, played) in last.iter().enumerate() {
            let is_one = last.len() == 1 || boards.are_lettered();
            marks.last_move(rules, &played.play, (!is_one).then_some(index as u8 + 1), boards);
        }
        marks.was(sitting, boards);
    }
    marks.position(rules, boards, sitting.end.filter(|end| end.why == Why::Mate).map(|end| end.seat));
    if !view.targets.is_empty() {
        marks.targets(rules, boards, view);
    }
    marks
}

impl Marks {
    /// Adds the marks of the position: checks, and the game's own sights. `mated`: the seat that is mated.
    pub fn position(&mut self, rules: &dyn Rules, boards: &Boards, mated: Option<Seat>) {
        let geometry = rules.spec().geometry;
        let checked = rules.spec().all_seats().filter_map(|seat| {
            let by = rules.checkers(seat);
            Some((rules.royal(seat)?, by, mated == Some(seat))).filter(|(_, by, _)| !by.is_empty())
        });
        for (king, by, mate) in checked {
            if let Some((grid, place)) = boards.place(king) {
                let mut check = grid.check(place, mate);
                // A tile or a disc is larger than a figure, and would cover the burst.
                if let Mark::Check { size, .. } = &mut check
                    && rules.spec().men.is_some()
                {
                    *size = *size * 6 / 5;
                }
                self.all.push(check);
            }
            // An attack over a joined edge is hard to see.
            let by = by.into_iter().filter(|by| geometry.seam != Seam::None && !is_direct(rules, *by, king));
            for [from, to, _] in by.flat_map(|by| over_the_seam(boards, by, king)) {
                self.all.push(Mark::Threat { from, to });
            }
        }
        let sights = rules.sights();
        for sight in &sights {
            self.sight(sight, boards);
        }
        self.yards(rules, &sights, boards);
    }

    /// The yards, under everything else.
    fn yards(&mut self, rules: &dyn Rules, sights: &[Sight], boards: &Boards) {
        let yard = |sight: &Sight| match sight {
            Sight::Yard(seat, at) => Some((*seat, *at)),
            _ => None,
        };
        let all: Vec<(Seat, Square)> = sights.iter().filter_map(yard).collect();
        let marks = all.iter().filter_map(|(seat, at)| {
            let (grid, place) = boards.place(*at)?;
            let own = |place| all.iter().any(|(whose, at)| whose == seat && boards.on_grid(*at) == place);
            Some(grid.yard(place, rules.spec().army(*seat), own))
        });
        self.all.splice(0..0, marks);
    }

    /// Marks the form of the last piece before it changed, and its victim if that ended the game.
    fn was(&mut self, sitting: &Sitting, boards: &Boards) {
        let Some(Played { play, .. }) = sitting.last.last() else { return };
        let rules = sitting.rules();
        let taken = play.taken.iter().find(|(at, _)| *at == play.to).map(|(_, victim)| *victim);
        let taken = taken.filter(|_| sitting.end.is_some_and(|end| end.why == Why::Taken));
        let was = play.becomes.map(|_| play.piece).filter(|_| !rules.spec().wordy);
        if let (Some(piece), Some((grid, place))) = (taken.or(was), boards.place(play.to)) {
            self.all.push(grid.was(place, look(rules, boards, piece), taken.is_some()));
        }
    }

    fn last_move(&mut self, rules: &dyn Rules, play: &Play, number: Option<u8>, boards: &Boards) {
        for at in &play.turns {
            self.mark(*at, boards, Grid::turned);
        }
        let Some(from) = play.from else { return self.mark(play.to, boards, ends) };
        if play.stays {
            self.aim(rules, play, from, boards);
        } else {
            let stops: Vec<Square> =
                [from].into_iter().chain(play.via.iter().copied()).chain([play.to]).collect();
            self.path(rules, &stops, number, boards);
            // The jumped pieces of a chain stay, so they do not show its way.
            if play.jumps && play.taken.is_empty() && stops.len() > 2 {
                self.landings(&stops[1..], boards);
            }
        }
        if let Some((from, to)) = play.beside {
            self.path(rules, &[from, to], None, boards);
        }
        for (at, victim) in play.taken.iter().filter(|(at, _)| *at != play.to) {
            if let Some((grid, place)) = boards.place(*at).filter(|_| !play.stays) {
                self.all.push(grid.taken(place));
                self.ghosts.push(ghost(grid, look(rules, boards, *victim), place));
            }
        }
        if let (Some((grid, place)), Some((at, _))) =
            (play.put.and_then(|put| boards.place(put)), play.taken.first())
        {
            let (from, to) = (grid.centre(boards.on_grid(*at)), grid.centre(place));
            let apart = from.distance(to);
            // Between neighbours the pieces would hide all of it but its middle.
            let ends = if apart < 1.5 * grid.cell() { 0.28 * apart } else { 0.6 * grid.cell() };
            self.all.push(Mark::Chain { from: from.toward(to, ends), to: to.toward(from, ends) });
            self.all.push(Mark::To { area: grid.area(place) });
        }
    }

    /// Numbers at the landings of a chain, in the corner of each.
    fn landings(&mut self, stops: &[Square], boards: &Boards) {
        for (at, number) in stops.iter().zip(1..) {
            let Some((grid, place)) = boards.place(*at) else { continue };
            // Beside the line; at the end of the chain, beside the disc.
            let aside = if Some(at) == stops.last() { 0.36 } else { 0.21 } * grid.cell();
            let corner = grid.centre(place).moved(aside, -aside);
            let label = Label::bold(corner, format!("{number}"), 30, Colour::Move);
            self.letters.push(Label { edge: Some(Colour::Ivory), ..label });
        }
    }

    /// Marks a way through squares, on one board or between boards.
    fn path(&mut self, rules: &dyn Rules, stops: &[Square], number: Option<u8>, boards: &Boards) {
        let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return };
        let geometry = rules.spec().geometry;
        if stops.iter().all(|at| geometry.board(*at) == geometry.board(*first)) {
            let Some((grid, _)) = boards.place(*first) else { return };
            let places: Vec<_> = stops.iter().map(|at| boards.on_grid(*at)).collect();
            let mut way = grid.way(&places);
            if let Some(Mark::From { number: shown, .. }) = way.first_mut() {
                *shown = number;
            }
            if geometry.seam != Seam::None && !is_direct(rules, *first, *last) {
                way.retain(|mark| !matches!(mark, Mark::Way { .. }));
                for [from, to, at] in over_the_seam(boards, *first, *last) {
                    way.extend([Mark::Way { from, to, width: 10 }, Mark::Onward { from, at }]);
                }
            }
            self.all.extend(way);
            // Its ends are repeated beyond a joined edge.
            let areas = |at: Square| boards.echoes(at).into_iter().map(|(grid, place)| grid.area(place));
            self.all.extend(areas(*first).map(|area| Mark::From { area, number: None }));
            self.all.extend(areas(*last).map(|area| Mark::To { area }));
            return;
        }
        if let Some((grid, place)) = boards.place(*first) {
            self.all.push(Mark::From { area: grid.area(place), number });
        }
        self.mark(*last, boards, ends);
        for (index, two) in stops.windows(2).enumerate() {
            if geometry.board(two[0]) == geometry.board(two[1]) {
                self.step(two[0], two[1], index + 2 == stops.len(), boards);
            } else {
                self.chain(two[0], two[1], index + 2 == stops.len(), boards);
            }
        }
    }

    /// Marks a chain of dots between boards; to the frame of the square where the move ends.
    fn chain(&mut self, from: Square, to: Square, ends: bool, boards: &Boards) {
        let on = |at: Square| boards.virtually(boards.board(at));
        let start = on(from).centre(boards.on_grid(from));
        let target = on(to).area(boards.on_grid(to));
        let end = if ends { target.inset(-4.0).entry(start) } else { target.centre() };
        if boards.place(from).is_none() && boards.place(to).is_none() {
            return;
        }
        let (from, to) = boards.clip(start, end);
        self.all.push(Mark::Chain { from, to });
        self.letters.extend(boards.lit_letters(from, to));
    }

    /// Marks a step on one board that is part of a move between boards: to the middle, if the move continues
    /// from there.
    fn step(&mut self, from: Square, to: Square, ends: bool, boards: &Boards) {
        let Some((grid, place)) = boards.place(from) else { return };
        let way = grid.way(&[place, boards.on_grid(to)]);
        let lines = way.into_iter().filter_map(|mark| match mark {
            Mark::Way { from, to: end, width } => {
                let end = if ends { end } else { grid.centre(boards.on_grid(to)) };
                Some(Mark::Way { from, to: end, width })
            }
            _ => None,
        });
        self.all.extend(lines);
    }

    /// Marks a capture from afar: the piece stays.
    fn aim(&mut self, rules: &dyn Rules, play: &Play, from: Square, boards: &Boards) {
        self.mark(from, boards, ends);
        let on = |at: Square| boards.virtually(boards.board(at));
        let mark = on(from).aim(boards.on_grid(from), on(play.to), boards.on_grid(play.to));
        if let Mark::Aim { from, at, size } = mark {
            let (from, at) = (boards.clip(from, at).0, at);
            if boards.place(play.to).is_some() {
                self.all.push(Mark::Aim { from, at, size });
            } else {
                // The victim is not in this picture: the line leaves it.
                let (from, to) = boards.clip(from, at);
                self.all.push(Mark::Chain { from, to });
            }
            self.letters.extend(boards.lit_letters(from, at));
        }
        if let (Some((grid, place)), Some(victim)) = (boards.place(play.to), play.victim()) {
            self.ghosts.push(ghost(grid, look(rules, boards, victim), place));
        }
    }

    /// Marks a square, if it is shown.
    fn mark(&mut self, at: Square, boards: &Boards, mark: impl Fn(Grid, scene::Square) -> Mark) {
        self.all.extend(boards.place(at).map(|(grid, place)| mark(grid, place)));
    }

    fn sight(&mut self, sight: &Sight, boards: &Boards) {
        match sight {
            Sight::Frozen { victim, by } => self.frozen(*victim, *by, boards),
            Sight::Moved(at) => self.mark(*at, boards, Grid::tick),
            Sight::Must(at) => self.mark(*at, boards, |grid, place| grid.target(place, true)),
            Sight::Open(at) => self.mark(*at, boards, |grid, place| grid.target(place, false)),
            Sight::Attacked(at) => self.mark(*at, boards, |grid, place| grid.check(place, false)),
            Sight::May(at) => self.mark(*at, boards, Grid::light),
            Sight::Enter(at) => self.mark(*at, boards, Grid::notch),
            Sight::Facing(one, other) => {
                let ends = [*one, *other].map(|at| boards.place(at).map(|(grid, place)| grid.centre(place)));
                if let [Some(from), Some(to)] = ends {
                    self.all.push(Mark::Threat { from, to });
                }
            }
            Sight::Moves(..) | Sight::Die(..) | Sight::Caption(..) | Sight::Yard(..) => {}
        }
    }

    /// Marks a frozen piece, and the piece that freezes it.
    fn frozen(&mut self, victim: Square, by: Square, boards: &Boards) {
        self.mark(by, boards, |grid, place| Mark::Frozen { area: grid.area(place) });
        let Some((grid, place)) = boards.place(victim) else { return };
        let cell = grid.area(place);
        let checked = self.all.iter().any(|mark| matches!(mark, Mark::Check { area, .. } if *area == cell));
        for mark in grid.frozen(place, boards.place(by)) {
            // The cell of a king in check glows; his wash and snowflake show that he is frozen.
            if checked && matches!(mark, Mark::Frozen { .. }) {
                continue;
            }
            if let Mark::Freeze { from, to } = &mark {
                self.letters.extend(boards.lit_letters(*from, *to));
            }
            self.all.push(mark);
        }
    }

    fn targets(&mut self, rules: &dyn Rules, boards: &Boards, view: &View<'_>) {
        self.leave_out_must();
        let mut chosen: Vec<Square> = Vec::new();
        for play in plays_of_all(rules) {
            if !view.targets.contains(&rules.canonical(&play)) {
                continue;
            }
            self.target(&play, boards);
            chosen.extend(play.from.filter(|from| !chosen.contains(from)));
        }
        for from in chosen {
            self.chosen(from, boards);
        }
    }

    /// Removes the marks of pieces that must capture: rings then mark possible victims.
    pub fn leave_out_must(&mut self) {
        self.all.retain(|mark| !matches!(mark, Mark::Target { .. }));
    }

    /// Marks a square to which a piece may go, with its victims there or on its way.
    pub fn target(&mut self, play: &Play, boards: &Boards) {
        let passed = play.taken.iter().filter(|_| play.jumps).map(|(at, _)| (*at, true));
        for (at, takes) in passed.chain([(play.to, !play.taken.is_empty() && !play.jumps)]) {
            let Some((grid, place)) = boards.place(at) else { continue };
            let target = grid.target(place, takes);
            if !self.all.contains(&target) {
                self.all.push(target);
            }
        }
    }

    /// Marks the piece that may go there.
    pub fn chosen(&mut self, from: Square, boards: &Boards) {
        self.mark(from, boards, Grid::chosen);
    }
}

/// The mark at the end of a move.
fn ends(grid: Grid, place: scene::Square) -> Mark {
    Mark::To { area: grid.area(place) }
}

/// The legal moves of every seat, as if it were its turn.
fn plays_of_all(rules: &dyn Rules) -> Vec<Play> {
    let others = rules.spec().all_seats().filter(|seat| !rules.turn().contains(*seat));
    rules.plays().into_iter().chain(others.flat_map(|seat| rules.turned(seat).plays())).collect()
}

/// Whether a move on a board with joined edges goes there without crossing one.
fn is_direct(rules: &dyn Rules, from: Square, to: Square) -> bool {
    let geometry = rules.spec().geometry;
    let files = i32::from(geometry.file(to)) - i32::from(geometry.file(from));
    let ranks = i32::from(geometry.rank(to)) - i32::from(geometry.rank(from));
    let steps = files.abs().max(ranks.abs());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return files.abs() + ranks.abs() == 3;
    }
    let between = (1..steps).map(|step| {
        let file = i32::from(geometry.file(from)) + files.signum() * step;
        let rank = i32::from(geometry.rank(from)) + ranks.signum() * step;
        geometry.square(0, file as u8, rank as u8)
    });
    between.into_iter().all(|at| rules.piece(at).is_none())
}

/// The two parts of a way over a joined edge.
fn over_the_seam(boards: &Boards, from: Square, to: Square) -> Vec<[Point; 3]> {
    let Some((grid, place)) = boards.place(from) else { return Vec::new() };
    let areas = |at: Square| boards.all_echoes(at).into_iter().map(|(grid, place)| grid.area(place));
    // The start is repeated on the other side.
    let seen = areas(to).zip(areas(from).rev());
    grid.over_edge((place, boards.on_grid(to)), seen, (boards.gap().into(), boards.beyond().into()))
}
