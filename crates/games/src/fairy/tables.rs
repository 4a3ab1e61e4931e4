//! Where a piece can go from each square: tables, made once from a movement.
//!
//! A set has a bit for each square, from a1 along the first rank. Slides are lines through a square: the squares
//! below it and those above it, and a subtraction finds the seen ones.

use super::betza::{Part, Purpose, Step, Way, path};

/// A set of squares.
pub type Set = u128;

/// The number of squares of the largest board.
pub const MOST: usize = 120;

/// The set of one square.
pub const fn bit(at: u8) -> Set {
    1 << (at & 127)
}

/// The first square of a set that is not empty.
pub const fn first(set: Set) -> u8 {
    set.trailing_zeros() as u8
}

/// The squares of a set, in order.
#[derive(Clone, Debug)]
pub struct Squares(pub Set);

impl Iterator for Squares {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let at = first(self.0);
        self.0 &= self.0 - 1;
        Some(at)
    }
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// The files, at most 12.
    pub files: u8,
    /// The ranks, at most 10.
    pub ranks: u8,
}

impl Size {
    /// The number of squares.
    pub fn squares(self) -> u8 {
        self.files * self.ranks
    }

    /// Every square.
    pub fn all(self) -> Set {
        (1 << self.squares()) - 1
    }

    /// A rank, from 0.
    pub fn rank(self, rank: u8) -> Set {
        (0..self.files).fold(0, |set, file| set | bit(rank * self.files + file))
    }

    /// A file, from 0.
    pub fn file(self, file: u8) -> Set {
        (0..self.ranks).fold(0, |set, rank| set | bit(rank * self.files + file))
    }

    /// The file and the rank of a square, from 0.
    pub fn place(self, at: u8) -> (u8, u8) {
        (at % self.files, at / self.files)
    }

    /// The square a step away.
    pub fn step(self, at: u8, (files, ranks): Step) -> Option<u8> {
        let (file, rank) = self.place(at);
        let file = file.checked_add_signed(files).filter(|file| *file < self.files)?;
        let rank = rank.checked_add_signed(ranks).filter(|rank| *rank < self.ranks)?;
        Some(rank * self.files + file)
    }

    /// The squares of repeated steps, at most so many (0: to the edge).
    pub fn ray(self, at: u8, step: Step, range: u8) -> impl Iterator<Item = u8> {
        let most = if range == 0 { usize::MAX } else { usize::from(range) };
        std::iter::successors(self.step(at, step), move |next| self.step(*next, step)).take(most)
    }

    /// The eight neighbours of a square.
    pub fn neighbours(self, at: u8) -> Set {
        AROUND.iter().filter_map(|step| self.step(at, *step)).fold(0, |set, next| set | bit(next))
    }
}

/// The steps to the neighbouring squares.
pub const AROUND: [Step; 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

/// A line through a square: the squares below it and above it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Line {
    lower: Set,
    upper: Set,
}

impl Line {
    /// The squares up to the first man each way, that one too.
    #[inline]
    pub fn seen(self, occupied: Set) -> Set {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        let below = Set::MAX << (lower | 1).ilog2();
        let nearest = upper & upper.wrapping_neg();
        (self.lower | self.upper) & below.wrapping_add(nearest << 1)
    }

    fn add(&mut self, from: u8, at: u8) {
        match at < from {
            true => self.lower |= bit(at),
            false => self.upper |= bit(at),
        }
    }
}

/// Lines through each square: as many for every square.
#[derive(Clone, Debug, Default)]
struct Lines {
    each: usize,
    lines: Vec<Line>,
}

impl Lines {
    fn through(&self, at: u8) -> &[Line] {
        let start = usize::from(at) * self.each;
        &self.lines[start..start + self.each]
    }

    /// Collects the lines of each square.
    fn of(lines: &[Vec<Line>]) -> Lines {
        let each = lines.iter().map(Vec::len).max().unwrap_or_default();
        let filled = |line: &Vec<Line>| {
            let mut line = line.clone();
            line.resize(each, Line::default());
            line
        };
        Lines { each, lines: lines.iter().flat_map(filled).collect() }
    }
}

/// A leap that needs empty squares.
#[derive(Clone, Copy, Debug)]
pub struct Lame {
    /// The squares that must be empty.
    pub over: Set,
    /// The squares reached.
    pub to: Set,
}

/// A first move.
#[derive(Clone, Copy, Debug)]
pub struct FirstStep {
    /// The square reached.
    pub to: u8,
    /// The squares that must be empty, beside that one.
    pub over: Set,
    /// The squares on which it may be taken en passant.
    pub left: Set,
}

/// Squares that a piece reaches from each square.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    leaps: Vec<Set>,
    slides: Lines,
    hops: Lines,
    lands: Lines,
    lame: Vec<Vec<Lame>>,
    /// The squares that can be reached at all, from each square, whatever stands there.
    pub ever: Vec<Set>,
    /// Whether it does more than leap and slide.
    pub crooked: bool,
}

impl Reach {
    /// The squares reached. Hops never go over a man of `shy`.
    #[inline]
    pub fn from(&self, at: u8, occupied: Set, shy: Set) -> Set {
        let mut set = self.leaps[usize::from(at)];
        for line in self.slides.through(at) {
            set |= line.seen(occupied);
        }
        if self.crooked {
            set |= self.crooked_from(at, occupied, shy);
        }
        set & self.ever[usize::from(at)]
    }

    /// How far it sees from a square of an empty board, and how many of these squares it reaches by leaps.
    pub fn sight(&self, at: u8) -> (u32, u32) {
        let seen = self.ever[usize::from(at)];
        (seen.count_ones(), (seen & self.leaps[usize::from(at)]).count_ones())
    }

    fn crooked_from(&self, at: u8, occupied: Set, shy: Set) -> Set {
        let mut set = 0;
        for line in self.hops.through(at) {
            let near = line.seen(occupied);
            set |= line.seen(occupied ^ near & occupied & !shy) & !near;
        }
        for line in self.lands.through(at) {
            let near = line.seen(occupied);
            let first = near & occupied;
            let beyond = line.seen(occupied ^ first) & !near;
            // Right behind: the nearest square beyond each way.
            let (lower, upper) = (beyond & line.lower, beyond & line.upper);
            if lower != 0 {
                set |= 1 << lower.ilog2();
            }
            set |= upper & upper.wrapping_neg();
        }
        for lame in self.lame.get(usize::from(at)).into_iter().flatten() {
            if occupied & lame.over == 0 {
                set |= lame.to;
            }
        }
        set
    }

    /// Whether slides, hops or lame leaps may go this way, so that men in between matter.
    pub fn looks(&self, at: u8, to: u8) -> Look {
        let lines =
            |lines: &Lines| lines.through(at).iter().any(|line| (line.lower | line.upper) & bit(to) != 0);
        let lame = self.lame.get(usize::from(at)).into_iter().flatten();
        let over = lame.filter(|lame| lame.to & bit(to) != 0).fold(0, |set, lame| set | lame.over);
        Look {
            leaps: self.leaps[usize::from(at)] & bit(to) != 0,
            slides: lines(&self.slides),
            hops: lines(&self.hops),
            lands: lines(&self.lands),
            over,
        }
    }

    /// Takes away what leaves the own file from some squares, where soldiers only go forward.
    pub fn keep_to_files(&mut self, size: Size, squares: Set, reversed: bool) {
        for at in 0..size.squares() {
            let (file, _) = size.place(at);
            let kept = if reversed {
                size.file(file) | !squares
            } else if squares & bit(at) != 0 {
                size.file(file)
            } else {
                Set::MAX
            };
            self.leaps[usize::from(at)] &= kept;
            self.ever[usize::from(at)] &= kept;
        }
    }
}

/// In which ways a piece may look from one square to another.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "a piece may look in several ways at once")]
pub struct Look {
    /// By a leap.
    pub leaps: bool,
    /// By a slide.
    pub slides: bool,
    /// Over one man.
    pub hops: bool,
    /// Right behind a man.
    pub lands: bool,
    /// The squares that a lame leap crosses.
    pub over: Set,
}

/// How tables are made for a piece of a side.
#[derive(Clone, Copy, Debug)]
pub struct Making<'m> {
    /// The board.
    pub size: Size,
    /// The parts of its movement.
    pub parts: &'m [Part],
    /// 1 for White, −1 for Black: movements are turned by 180°.
    pub forward: i8,
    /// The squares that it may enter.
    pub region: Set,
    /// The squares between which diagonal lines run, if the piece moves along them: as its straight parts.
    pub diagonals: Set,
}

impl Making<'_> {
    /// The tables for moves that are no captures, or for captures; if turned round, from each square the squares
    /// from which the piece reaches it.
    pub fn reach(&self, capture: bool, reversed: bool) -> Reach {
        let wanted = if capture { Purpose::Capture } else { Purpose::Quiet };
        let count = usize::from(self.size.squares());
        let mut leaps = vec![0; count];
        let mut lame = vec![Vec::new(); count];
        let [mut slides, mut hops, mut lands] = [(); 3].map(|()| vec![Vec::new(); count]);
        for part in self.parts.iter().filter(|part| part.purpose == Purpose::Both || part.purpose == wanted) {
            let turn = if reversed { -self.forward } else { self.forward };
            let steps: Vec<Step> = part.steps.iter().map(|step| (step.0 * turn, step.1 * turn)).collect();
            for at in 0..self.size.squares() {
                let index = usize::from(at);
                match part.way {
                    Way::Plain if part.range == 1 => {
                        for step in self.ways(at, &steps) {
                            leaps[index] |= self.size.step(at, step).map_or(0, bit);
                        }
                    }
                    Way::Plain => slides[index].extend(self.lines(at, &steps, part.range)),
                    Way::Hop => hops[index].extend(self.lines(at, &steps, part.range)),
                    Way::Land => lands[index].extend(self.lines(at, &steps, part.range)),
                    Way::Lame => {
                        for step in &steps {
                            let Some(to) = self.size.step(at, *step) else { continue };
                            // A way is crossed from the piece's own square.
                            let (start, step) = if reversed { (to, (-step.0, -step.1)) } else { (at, *step) };
                            let over = path(step).into_iter().filter_map(|step| self.size.step(start, step));
                            let over = over.fold(0, |set, at| set | bit(at));
                            lame[index].push(Lame { over, to: bit(to) });
                        }
                    }
                }
            }
        }
        merge(&mut lame);
        let mut reach = Reach {
            leaps,
            slides: Lines::of(&slides),
            hops: Lines::of(&hops),
            lands: Lines::of(&lands),
            crooked: false,
            lame,
            ever: Vec::new(),
        };
        reach.crooked =
            reach.hops.each + reach.lands.each > 0 || reach.lame.iter().any(|lame| !lame.is_empty());
        reach.ever = (0..self.size.squares()).map(|at| self.ever(&reach, at, reversed)).collect();
        reach
    }

    fn ever(&self, reach: &Reach, at: u8, reversed: bool) -> Set {
        let lines = [&reach.slides, &reach.hops, &reach.lands];
        let lines = lines.into_iter().flat_map(|lines| lines.through(at));
        let lines = lines.fold(0, |set, line| set | line.lower | line.upper);
        let lame = reach.lame[usize::from(at)].iter().fold(0, |set, lame| set | lame.to);
        let all = reach.leaps[usize::from(at)] | lines | lame;
        match reversed {
            true if self.region & bit(at) == 0 => 0,
            true => all,
            false => all & self.region,
        }
    }

    /// The steps from a square: those of the movement, and along the diagonal lines for its straight steps.
    fn ways(&self, at: u8, steps: &[Step]) -> Vec<Step> {
        let mut ways = steps.to_vec();
        if self.diagonals & bit(at) != 0 {
            for (files, ranks) in [(1, 1), (-1, 1), (-1, -1), (1, -1)] {
                // A piece that goes only forward keeps to that on diagonals too.
                let on_line =
                    self.size.step(at, (files, ranks)).is_some_and(|to| self.diagonals & bit(to) != 0);
                if on_line && steps.contains(&(0, ranks)) {
                    ways.push((files, ranks));
                }
            }
        }
        ways
    }

    /// The lines through a square along these steps.
    fn lines(&self, at: u8, steps: &[Step], range: u8) -> Vec<Line> {
        let mut lines: Vec<(Step, Line)> = Vec::new();
        for step in self.ways(at, steps) {
            let along = self.diagonals != 0 && step.0 != 0 && step.1 != 0;
            let opposite = (-step.0, -step.1);
            let index = lines.iter().position(|(known, _)| *known == opposite).unwrap_or_else(|| {
                lines.push((step, Line::default()));
                lines.len() - 1
            });
            for to in self.size.ray(at, step, range) {
                if along && self.diagonals & bit(to) == 0 {
                    break;
                }
                lines[index].1.add(at, to);
            }
        }
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// The first moves from each square of a region that are no moves otherwise.
    pub fn first_steps(&self, home: Set, quiet: &Reach, en_passant: Set) -> Vec<Vec<FirstStep>> {
        let mut all = vec![Vec::new(); usize::from(self.size.squares())];
        for part in self.parts.iter().filter(|part| part.purpose == Purpose::First) {
            for at in Squares(home) {
                for step in &part.steps {
                    let step = (step.0 * self.forward, step.1 * self.forward);
                    let mut over = 0;
                    for to in self.size.ray(at, step, part.range) {
                        let crossed = crossed(self.size, at, to);
                        let lame = path(step).into_iter().filter_map(|step| self.size.step(at, step));
                        let blocked =
                            if part.way == Way::Lame { lame.fold(0, |set, at| set | bit(at)) } else { over };
                        let known: &mut Vec<FirstStep> = &mut all[usize::from(at)];
                        let other = quiet.ever[usize::from(at)] & bit(to) != 0;
                        if self.region & bit(to) != 0 && !other && known.iter().all(|known| known.to != to) {
                            known.push(FirstStep {
                                to,
                                over: blocked,
                                left: (crossed | bit(to)) & en_passant,
                            });
                        }
                        over |= bit(to);
                    }
                }
            }
        }
        all
    }
}

/// The squares between two that are on a line; none if they are on none.
pub fn crossed(size: Size, from: u8, to: u8) -> Set {
    let ((file, rank), (to_file, to_rank)) = (size.place(from), size.place(to));
    let (files, ranks) = (to_file as i8 - file as i8, to_rank as i8 - rank as i8);
    let longest = files.abs().max(ranks.abs());
    let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    // The way of a rider with oblique steps has them in between too.
    let parts = if straight { longest } else { divisor(files, ranks) };
    if parts < 2 {
        return 0;
    }
    let step = (files / parts, ranks / parts);
    size.ray(from, step, (parts - 1) as u8).fold(0, |set, at| set | bit(at))
}

fn divisor(one: i8, other: i8) -> i8 {
    if other == 0 { one.abs() } else { divisor(other, one % other) }
}

/// Puts together the lame leaps of a square that need the same squares.
fn merge(lame: &mut [Vec<Lame>]) {
    for leaps in lame {
        leaps.sort_unstable_by_key(|leap| leap.over);
        leaps.dedup_by(|one, kept| {
            let same = one.over == kept.over;
            if same {
                kept.to |= one.to;
            }
            same
        });
    }
}
