//! A game, ready to be played: its tables are made once, and nothing changes them.

use super::betza::{self, Movement, Part, Purpose, Way};
use super::names::Name;
use super::position::{KINDS, NONE, Position};
use super::settings::{Area, MOST_FILES, Names, Settings};
use super::tables::{FirstStep, Making, Reach, Set, Size, Squares, bit, crossed};

/// A kind of piece of a game.
#[derive(Clone, Debug)]
pub struct Kind {
    /// Its name in texts.
    pub name: Name,
    /// Its letter, small.
    pub letter: char,
    /// Its movement.
    pub movement: Movement,
}

/// Tables of each side and kind.
type OfKinds<T> = [Vec<T>; 2];

/// A game. Kinds are numbers in [`Definition::kinds`]; squares count from a1 along the ranks.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "tables and sets are named like the keys from which they are made")]
pub struct Definition {
    pub id: String,
    /// The values of its keys.
    pub rules: Settings,
    pub size: Size,
    /// Every square.
    pub all: Set,
    /// The files.
    pub files: Vec<Set>,
    /// The neighbours of each square.
    pub neighbours: Vec<Set>,
    /// The squares between two on a line, for each pair.
    between: Vec<Set>,
    /// The rook's lines.
    pub files_and_ranks: Reach,
    /// The kinds, in the rising order of hands.
    pub kinds: Vec<Kind>,
    pub king: Option<u8>,
    pub pawn: Option<u8>,
    pub shogi_pawn: Option<u8>,
    pub janggi_cannon: Option<u8>,

    pub quiet: OfKinds<Reach>,
    pub capture: OfKinds<Reach>,
    /// From each square, those from which a kind captures there.
    pub back: OfKinds<Reach>,
    pub first: OfKinds<Vec<Vec<FirstStep>>>,
    /// Whether a kind captures as it moves.
    pub alike: Vec<bool>,
    /// Whether a kind lands right behind a piece.
    pub lands: Vec<bool>,
    /// Whether squares in between matter for a kind's captures.
    pub distant: Vec<bool>,
    /// The squares where a kind may stay.
    pub mobile: OfKinds<Set>,

    pub promotion_region: [Set; 2],
    pub promotes: OfKinds<bool>,
    /// The kinds that pawns become, each with the number of them that bars it.
    pub promotions: [Vec<(u8, u32)>; 2],
    /// The kind that a kind becomes when promoted, or [`NONE`].
    pub turned: Vec<u8>,
    pub en_passant_region: [Set; 2],
    pub takes_en_passant: OfKinds<bool>,
    /// Whether none but the plain pawn takes en passant.
    pub pawns_take: [bool; 2],
    pub resets_count: OfKinds<bool>,
    pub castling_king: OfKinds<bool>,
    pub castling_rooks: OfKinds<bool>,
    pub immune: Vec<bool>,
    pub blast_immune: Vec<bool>,
    pub petrifies: Vec<bool>,
    pub not_doubled: Vec<bool>,
    pub must_drop: Vec<bool>,
    pub drop_region: OfKinds<Set>,
    /// Whether promoted pawns are marked, because they return to a hand as pawns.
    pub marks_promoted: bool,
    /// The kinds of extinction, unless all pieces are counted.
    pub extinction: Vec<u8>,
    pub flag_region: [Set; 2],
    /// Whether no rule says more about a move than that the king is safe.
    pub plain: bool,
    /// Whether a game may end on the board before a side has no move.
    pub has_goals: bool,
    /// The worth of each kind to engines, in hundredths of a pawn; set by who makes the game.
    pub worth: Vec<i32>,
    pub start: Position,
}

/// A set on the game's own board.
fn narrow(size: Size, area: Area) -> Set {
    let own = |at: u8| {
        let (file, rank) = (at % MOST_FILES, at / MOST_FILES);
        (file < size.files && rank < size.ranks).then(|| bit(rank * size.files + file))
    };
    Squares(area).filter_map(own).fold(0, |set, square| set | square)
}

/// The movement of a kind.
fn movement(rules: &Settings, name: Name) -> Movement {
    let own = rules.movements[name.index()].clone();
    own.or_else(|| betza::read(name.movement()?).ok()).unwrap_or_default()
}

/// Whether a king moves straight only, so that it may use diagonal lines.
fn moves_straight(movement: &Movement) -> bool {
    movement
        .parts
        .iter()
        .all(|part| part.way == Way::Plain && part.steps.iter().all(|step| step.0 * step.1 == 0))
}

impl Definition {
    /// Makes the tables of a game. Its first position is still an empty board.
    pub fn new(id: &str, rules: Settings) -> Definition {
        let size = Size { files: rules.files, ranks: rules.ranks };
        let count = size.squares();
        let kinds: Vec<Kind> = Name::all()
            .filter_map(|name| {
                let letter = rules.letters[name.index()]?;
                Some(Kind { name, letter, movement: movement(&rules, name) })
            })
            .take(KINDS)
            .collect();
        let of = |name: Name| kinds.iter().position(|kind| kind.name == name).map(|index| index as u8);
        let among = |names: Names| -> Vec<bool> { kinds.iter().map(|kind| names.has(kind.name)).collect() };
        let each = |names: [Names; 2]| names.map(among);
        let own = |area: Area| narrow(size, area);
        let making = |side: usize, kind: &'_ Kind, parts| Making {
            size,
            parts,
            forward: [1, -1][side],
            region: own(rules.mobility[kind.name.index()][side]),
            diagonals: match kind.name {
                Name::WAZIR | Name::SOLDIER | Name::ROOK | Name::JANGGI_CANNON => own(rules.diagonal_lines),
                Name::KING if moves_straight(&kind.movement) => own(rules.diagonal_lines),
                _ => 0,
            },
        };
        let soldiers = |side: usize| soldier_lands(&rules, size, side);
        let reach = |side: usize, capture: bool, reversed: bool| -> Vec<Reach> {
            kinds
                .iter()
                .map(|kind| {
                    let mut reach = making(side, kind, &kind.movement.parts).reach(capture, reversed);
                    if kind.name == Name::SOLDIER {
                        reach.keep_to_files(size, soldiers(side), reversed);
                    }
                    reach
                })
                .collect()
        };
        let quiet = [0, 1].map(|side| reach(side, false, false));
        let capture = [0, 1].map(|side| reach(side, true, false));
        let back = [0, 1].map(|side| reach(side, true, true));
        let first = [0, 1].map(|side| {
            let of = kinds.iter().zip(&quiet[side]);
            of.map(|(kind, quiet)| first_steps(&rules, size, side, kind, quiet, making)).collect()
        });
        let has = |kind: &Kind, test: fn(&Part) -> bool| kind.movement.parts.iter().any(test);
        let alike = |kind: &Kind| has(kind, |part| matches!(part.purpose, Purpose::Quiet | Purpose::Capture));
        let distant = |part: &Part| part.range != 1 || part.way != Way::Plain;
        // Captures do not count: the board is empty.
        let mobile = [0, 1].map(|side| {
            let mobile = quiet[side].iter().map(|quiet| {
                let mobile = |at: &u8| quiet.ever[usize::from(*at)] != 0;
                let squares = (0..count).filter(mobile).fold(0, |set, at| set | bit(at));
                if rules.immobility_illegal { squares } else { size.all() }
            });
            mobile.collect::<Vec<Set>>()
        });
        let drop_region = [0, 1].map(|side| {
            let region = own(rules.drop_region[side]);
            let regions = kinds.iter().zip(&mobile[side]).map(|(kind, mobile)| {
                let mut region = region & mobile & own(rules.mobility[kind.name.index()][side]);
                if kind.name == Name::PAWN {
                    let first = size.rank(if side == 0 { 0 } else { size.ranks - 1 });
                    region &= if rules.first_rank_pawn_drops { Set::MAX } else { !first };
                    let zone = own(rules.promotion_region[side]);
                    region &= if rules.promotion_zone_pawn_drops { Set::MAX } else { !zone };
                }
                region
            });
            regions.collect()
        });
        let limit = |name: Name| {
            let limit = rules.promotion_limit.iter().find(|(limited, _)| *limited == name);
            limit.map_or(u32::MAX, |(_, limit)| *limit)
        };
        let promotions = [0, 1].map(|side| {
            let options = kinds
                .iter()
                .zip(0u8..)
                .filter(|(kind, _)| rules.promotion_pieces[side].without(Name::KING).has(kind.name));
            options.map(|(kind, index)| (index, limit(kind.name))).collect()
        });
        let turned = |kind: &Kind| {
            let king = |(name, to): &&(Name, Name)| *name != Name::KING && *to != Name::KING;
            let turned = rules.promoted.iter().filter(king).find(|(name, _)| *name == kind.name);
            turned.and_then(|(_, name)| of(*name)).unwrap_or(NONE)
        };
        let pawn_only = |names: Names| {
            kinds
                .iter()
                .all(|kind| kind.name == Name::PAWN || !names.has(kind.name) && !kind.movement.en_passant)
        };
        let takes = rules.en_passant.map(|names| {
            let takes = |kind: &Kind| names.has(kind.name) || kind.movement.en_passant;
            kinds.iter().map(takes).collect()
        });
        let files_and_ranks = Making {
            size,
            parts: &betza::read("R").unwrap_or_default().parts,
            forward: 1,
            region: size.all(),
            diagonals: 0,
        };
        let plain = !(rules.pseudo_royal
            || rules.blast
            || !rules.petrify.is_empty()
            || !rules.checking
            || !rules.drop_checks
            || rules.bikjang
            || rules.gating
            || rules.must_capture
            || rules.must_drop
            || rules.pass_on_stalemate != [false; 2]);
        Definition {
            id: id.to_owned(),
            size,
            all: size.all(),
            files: (0..size.files).map(|file| size.file(file)).collect(),
            neighbours: (0..count).map(|at| size.neighbours(at)).collect(),
            between: (0..count).flat_map(|from| (0..count).map(move |to| crossed(size, from, to))).collect(),
            files_and_ranks: files_and_ranks.reach(true, false),
            king: of(Name::KING),
            pawn: of(Name::PAWN),
            shogi_pawn: of(Name::SHOGI_PAWN),
            janggi_cannon: of(Name::JANGGI_CANNON),
            quiet,
            capture,
            back,
            first,
            alike: kinds.iter().map(|kind| !alike(kind)).collect(),
            lands: kinds.iter().map(|kind| has(kind, |part| part.way == Way::Land)).collect(),
            distant: kinds.iter().map(|kind| has(kind, distant)).collect(),
            mobile,
            promotion_region: rules.promotion_region.map(own),
            // A king never becomes another piece, and no other piece becomes a king.
            // The pawn promotes in any case.
            promotes: each(rules.promotion_pawns.map(|names| names.without(Name::KING).with(Name::PAWN))),
            promotions,
            turned: kinds.iter().map(turned).collect(),
            en_passant_region: rules.en_passant_region.map(own),
            takes_en_passant: takes,
            pawns_take: rules.en_passant.map(pawn_only),
            resets_count: each(rules.move_rule_pieces),
            castling_king: each(rules.castling_king),
            castling_rooks: each(rules.castling_rooks),
            immune: among(rules.mutually_immune),
            blast_immune: among(rules.blast_immune),
            petrifies: among(rules.petrify),
            not_doubled: among(rules.no_doubled),
            must_drop: among(rules.must_drop_type),
            drop_region,
            marks_promoted: rules.to_hand && !rules.drop_loop,
            extinction: match rules.extinction.all {
                true => Vec::new(),
                false => (0..kinds.len() as u8)
                    .filter(|kind| rules.extinction.has(kinds[usize::from(*kind)].name))
                    .collect(),
            },
            flag_region: rules.flag_region.map(own),
            plain,
            has_goals: rules.extinction_value.is_some()
                || rules.flag_region != [0; 2]
                || rules.check_counting
                || rules.connect > 0
                || rules.full_board
                || rules.bikjang
                || rules.pass != [false; 2]
                || rules.pass_on_stalemate != [false; 2],
            kinds,
            rules,
            worth: Vec::new(),
            start: Position::empty(),
        }
    }

    /// The kind with a letter, in any case.
    pub fn lettered(&self, letter: char) -> Option<u8> {
        let letter = letter.to_ascii_lowercase();
        self.kinds.iter().position(|kind| kind.letter == letter).map(|index| index as u8)
    }

    /// Whether a game from the start can ever have a piece of each kind. A text may take over more kinds from another
    /// one than it uses.
    pub fn occurring(&self) -> Vec<bool> {
        let start = &self.start;
        let at_start =
            |kind: &usize| start.kinds[*kind] != 0 || start.hands.iter().any(|hand| hand[*kind] > 0);
        let mut occurring = vec![false; self.kinds.len()];
        let mut fresh: Vec<usize> = (0..self.kinds.len()).filter(at_start).collect();
        while let Some(kind) = fresh.pop() {
            if !std::mem::replace(&mut occurring[kind], true) {
                let sides = (0..2).filter(|side| self.promotes[*side][kind]);
                let promoted = sides.flat_map(|side| self.promotions[side].iter().map(|(kind, _)| *kind));
                let turned = Some(self.turned[kind]).filter(|kind| *kind != NONE);
                fresh.extend(promoted.chain(turned).map(usize::from));
            }
        }
        occurring
    }

    /// The squares between two on a line.
    #[inline]
    pub fn between(&self, from: u8, to: u8) -> Set {
        self.between[usize::from(from) * usize::from(self.size.squares()) + usize::from(to)]
    }

    /// The squares from one to another of the same rank, both too.
    pub fn row(&self, from: u8, to: u8) -> Set {
        (from.min(to)..=from.max(to)).fold(0, |set, at| set | bit(at))
    }

    /// The rank on which a side castles, from 0.
    pub fn castling_rank(&self, side: usize) -> u8 {
        let rank = self.rules.castling_rank.min(self.size.ranks - 1);
        if side == 0 { rank } else { self.size.ranks - 1 - rank }
    }

    /// The squares where king and rook end after castling to the right (0) or to the left (1).
    pub fn castled_squares(&self, side: usize, wing: usize) -> (u8, u8) {
        let first = self.castling_rank(side) * self.size.files;
        let king = first + self.rules.castling_files[wing].min(self.size.files - 1);
        (
            king,
            if wing == 0 {
                king.saturating_sub(1).max(first)
            } else {
                (king + 1).min(first + self.size.files - 1)
            },
        )
    }

    /// The squares of a king and of the rooks that castle, as the text has them.
    pub fn castling_homes(&self, side: usize) -> (u8, [u8; 2]) {
        let first = self.castling_rank(side) * self.size.files;
        let last = self.size.files - 1;
        let [right, left] = self.rules.castling_rook_files;
        let king = first + self.rules.castling_king_file.min(last);
        (king, [first + right.unwrap_or(last).min(last), first + left.unwrap_or(0).min(last)])
    }

    /// The letter of a piece: a capital for White.
    pub fn letter(&self, kind: u8, side: usize) -> char {
        let letter = self.kinds[usize::from(kind)].letter;
        if side == 0 { letter.to_ascii_uppercase() } else { letter }
    }

    /// The square with a name.
    pub fn find_square(&self, name: &str) -> Option<u8> {
        let mut signs = name.chars();
        let file = signs.next().filter(char::is_ascii_lowercase)? as u8 - b'a';
        let rank = signs.as_str();
        let plain = rank.bytes().all(|digit| digit.is_ascii_digit()) && !rank.starts_with('0');
        let rank = rank.parse::<u8>().ok().filter(|_| plain)?.checked_sub(1)?;
        (file < self.size.files && rank < self.size.ranks).then(|| rank * self.size.files + file)
    }

    /// The name of a square: `a10`.
    pub fn square(&self, at: u8) -> String {
        let (file, rank) = self.size.place(at);
        format!("{}{}", char::from(b'a' + file), rank + 1)
    }
}

/// The squares on which a soldier goes forward only.
fn soldier_lands(rules: &Settings, size: Size, side: usize) -> Set {
    let ranks = 0..size.ranks.min(rules.soldier_promotion_rank.saturating_sub(1) as u8);
    ranks.fold(0, |set, rank| set | size.rank(if side == 0 { rank } else { size.ranks - 1 - rank }))
}

/// The first moves of a kind from each square: those of a pawn, or those that its movement names.
fn first_steps<'k>(
    rules: &Settings,
    size: Size,
    side: usize,
    kind: &'k Kind,
    quiet: &Reach,
    making: impl Fn(usize, &'k Kind, &'k [Part]) -> Making<'k>,
) -> Vec<Vec<FirstStep>> {
    if !rules.double_step {
        return Vec::new();
    }
    let own = |area: Area| narrow(size, area);
    let en_passant = own(rules.en_passant_region[1 - side]);
    let home = own(rules.double_region[side]);
    let made = making(side, kind, &kind.movement.parts);
    let mut steps = made.first_steps(home, quiet, en_passant);
    if kind.name == Name::PAWN {
        for (region, far) in [(home, 2), (own(rules.triple_region[side]), 3)] {
            for at in Squares(region) {
                let way: Vec<u8> = size.ray(at, (0, made.forward), far).collect();
                let (Some(to), true) = (way.last().copied(), way.len() == usize::from(far)) else { continue };
                let over = way.iter().filter(|passed| **passed != to).fold(0, |set, at| set | bit(*at));
                if made.region & bit(to) != 0 {
                    steps[usize::from(at)].push(FirstStep { to, over, left: over & en_passant });
                }
            }
        }
    }
    steps
}
