//! Marks on the boards: the last move, check, what is frozen, legal targets.

use super::super::board::{LOWER, MIDDLE, Square, UPPER, places};
use super::super::moves::Move;
use super::super::notation::Written;
use super::super::piece::{Kind, Piece, Side};
use super::super::position::Position;
use super::levels::{Levels, place};
use super::{Shown, look};
use crate::game::scene::{Figure, Label, Mark, Presence, View};

/// What is drawn on the boards beside the pieces that stand there.
#[derive(Default)]
pub struct Marks {
    /// The marks, in the order they are drawn.
    pub all: Vec<Mark>,
    /// Ghosts of what was taken from afar.
    pub ghosts: Vec<Figure>,
    /// Letters of files that lines between levels pass.
    pub letters: Vec<Label>,
}

/// The moves among canonical actions, as they are written.
pub fn moves_in(actions: &[String]) -> impl Iterator<Item = Written> {
    actions.iter().filter_map(|action| action.parse().ok())
}

/// All marks of a position in a view.
pub fn marks(shown: Shown<'_>, levels: &Levels, view: &View<'_>) -> Marks {
    let mut marks = Marks::default();
    for written in moves_in(view.last) {
        let taken = shown.last.filter(|(mv, _)| *mv == written.mv).and_then(|(_, taken)| taken);
        marks.last_move(written, taken, levels);
    }
    marks.check(shown.position, levels);
    marks.frozen(shown.position, levels);
    marks.targets(levels, view);
    marks
}

impl Marks {
    fn last_move(&mut self, written: Written, taken: Option<Piece>, levels: &Levels) {
        let Written { kind, mv, .. } = written;
        let Move { from, to } = mv;
        if mv.is_from_afar(kind) {
            self.aim(mv, taken, levels);
        } else if from.level() == to.level() {
            if let Some(grid) = levels.grid(from.level()) {
                self.all.extend(grid.way(&[place(from), place(to)]));
            }
        } else {
            if let Some(grid) = levels.grid(from.level()) {
                self.all.push(Mark::From { area: grid.area(place(from)), number: None });
            }
            if let Some(grid) = levels.grid(to.level()) {
                self.all.push(Mark::To { area: grid.area(place(to)) });
            }
            match (kind, from.level()) {
                // It goes aside and then straight up, or straight down and then aside.
                (Kind::Elemental, LOWER) => {
                    let via = to.on(LOWER);
                    self.step(from, via, levels);
                    self.chain(via, to, true, levels);
                }
                (Kind::Elemental, _) => {
                    let via = from.on(LOWER);
                    self.chain(from, via, false, levels);
                    self.step(via, to, levels);
                }
                _ => self.chain(from, to, true, levels),
            }
        }
    }

    /// A chain of dots between levels; to the frame of the square where the move ends.
    fn chain(&mut self, from: Square, to: Square, ends: bool, levels: &Levels) {
        let start = levels.virtually(from.level()).centre(place(from));
        let target = levels.virtually(to.level()).area(place(to));
        let end = if ends { target.inset(-4.0).entry(start) } else { target.centre() };
        if levels.grid(from.level()).is_none() && levels.grid(to.level()).is_none() {
            return;
        }
        let (from, to) = levels.clip(start, end);
        self.all.push(Mark::Chain { from, to });
        self.letters.extend(levels.lit_letters(from, to));
    }

    /// A step on one board that is part of a move between boards.
    fn step(&mut self, from: Square, to: Square, levels: &Levels) {
        let Some(grid) = levels.grid(from.level()) else { return };
        let way = grid.way(&[place(from), place(to)]);
        self.all.extend(way.into_iter().filter(|mark| matches!(mark, Mark::Way { .. })).map(
            |mark| match mark {
                // To the middle: from there it goes on.
                Mark::Way { from, width, .. } => Mark::Way { from, to: grid.centre(place(to)), width },
                other => other,
            },
        ));
    }

    /// A capture from afar: the Dragon stays.
    fn aim(&mut self, mv: Move, taken: Option<Piece>, levels: &Levels) {
        let Move { from, to } = mv;
        if let Some(grid) = levels.grid(from.level()) {
            self.all.push(Mark::To { area: grid.area(place(from)) });
        }
        let (dragon, land) = (levels.virtually(UPPER), levels.virtually(MIDDLE));
        if let Mark::Aim { from, at, size } = dragon.aim(place(from), land, place(to)) {
            let (from, at) = (levels.clip(from, at).0, at);
            if levels.grid(MIDDLE).is_some() {
                self.all.push(Mark::Aim { from, at, size });
            } else {
                // The victim is not on this picture: the line runs out of it.
                let (from, to) = levels.clip(from, at);
                self.all.push(Mark::Chain { from, to });
            }
            self.letters.extend(levels.lit_letters(from, at));
        }
        if let (Some(grid), Some(taken)) = (levels.grid(MIDDLE), taken) {
            let ghost = grid.figure(look(taken), place(to));
            self.ghosts.push(Figure { presence: Presence::Ghost, ..ghost });
        }
    }

    fn check(&mut self, position: &Position, levels: &Levels) {
        for side in Side::ALL {
            let king = position.king(side);
            let is_there = position.piece(king).is_some_and(|piece| piece.kind == Kind::King);
            if !is_there || !position.in_check(side) {
                continue;
            }
            if let Some(grid) = levels.grid(king.level()) {
                self.all.push(grid.check(place(king)));
            }
        }
    }

    /// What is frozen, and the Basilisks that freeze it.
    fn frozen(&mut self, position: &Position, levels: &Levels) {
        for at in Side::ALL.into_iter().flat_map(|side| places(position.frozen(side))) {
            let (victim, basilisk) = (Square::new(MIDDLE, at), Square::new(LOWER, at));
            if let Some(grid) = levels.grid(LOWER) {
                self.all.push(Mark::Frozen { area: grid.area(place(basilisk)) });
            }
            let Some(grid) = levels.grid(MIDDLE) else { continue };
            let by = levels.grid(LOWER).map(|below| (below, place(basilisk)));
            let checked = self.all.contains(&grid.check(place(victim)));
            for mark in grid.frozen(place(victim), by) {
                // The cell of a King in check glows; that he is frozen his wash and snowflake say.
                if checked && matches!(mark, Mark::Frozen { .. }) {
                    continue;
                }
                if let Mark::Freeze { from, to } = &mark {
                    self.letters.extend(levels.lit_letters(*from, *to));
                }
                self.all.push(mark);
            }
        }
    }

    fn targets(&mut self, levels: &Levels, view: &View<'_>) {
        let mut chosen: Vec<Square> = Vec::new();
        for written in moves_in(view.targets) {
            self.target(written.mv, written.takes, levels);
            if !chosen.contains(&written.mv.from) {
                chosen.push(written.mv.from);
            }
        }
        for from in chosen {
            self.chosen(from, levels);
        }
    }

    /// A square to which a piece may go.
    pub fn target(&mut self, mv: Move, takes: bool, levels: &Levels) {
        if let Some(grid) = levels.grid(mv.to.level()) {
            let target = grid.target(place(mv.to), takes);
            if !self.all.contains(&target) {
                self.all.push(target);
            }
        }
    }

    /// The piece that may go there.
    pub fn chosen(&mut self, from: Square, levels: &Levels) {
        if let Some(grid) = levels.grid(from.level()) {
            self.all.push(grid.chosen(place(from)));
        }
    }
}
