//! The games of the family: tables of their parameters (sections 1 to 5).

use super::board::{KING, MAN};
use super::field::ALL;
use super::game::{Game, Variant};
use super::laws::{BACKWARD, Choice, Crowning, FewPieces, Laws, PROMOTION};
use liege_game::scene::Art;
use liege_game::{Allowed, Family, OptionSpec, Seat};
use liege_squares::{Example, Geometry, Kind, KindSpec, Numbering, Piece, Playing, Spec};

const WHITE: Seat = Seat(0);
const BLACK: Seat = Seat(1);

/// A square board with numbers.
const fn board(size: u8, playing: Playing, from_below: bool, are_names: bool) -> Geometry {
    let numbers = Some(Numbering { playing, from_below, are_names });
    Geometry { files: size, ranks: size, numbers, ..Geometry::CHESS }
}

const fn kind(id: &'static str, sign: char, art: Art, value: u8, plain: bool) -> KindSpec {
    // Pieces have no letters in draughts moves.
    KindSpec { id, words: "drt", letter: "", sign, art, value, plain }
}

/// The common part of the games.
const BASE: Spec = Spec {
    geometry: board(8, Playing::Dark, false, false),
    kinds: &[kind("king", 'K', Art::CrownedDisc, 6, false), kind("man", 'M', Art::Disc, 2, true)],
    family: Family::Draughts,
    army: 12,
    becomes: &[KING],
    example,
    ..Spec::new("russian-draughts", "rus", words!("draughts", "russian-draughts"), |options, position| {
        Game::start(&RUSSIAN, options, position)
    })
};

/// Russian draughts.
pub static RUSSIAN: Variant = Variant::new(
    &Spec { pdn: Some("25,W,8,8,A0,0"), to_start_with: true, ..BASE },
    &Laws {
        choice: Choice::Free,
        crowning: Crowning::AtOnce,
        quiet: 30,
        few: FewPieces::Russian,
        ..Laws::new(BASE.geometry, 3, BLACK).international()
    },
);

/// English draughts: American checkers.
pub static ENGLISH: Variant = Variant::new(
    &Spec {
        id: "english-draughts",
        prefix: "eng",
        words: words!("english-draughts"),
        to_start_with: true,
        pdn: Some("21,B,8,8,N1,0"),
        start: |options, position| Game::start(&ENGLISH, options, position),
        ..BASE
    },
    &Laws { begins: BLACK, ..Laws::new(board(8, Playing::Dark, false, true), 3, BLACK) },
);

/// International draughts.
pub static INTERNATIONAL: Variant = Variant::new(
    &Spec {
        id: "international-draughts",
        prefix: "int",
        words: words!("international-draughts"),
        army: 20,
        pdn: Some("20,W,10,10,N2,0"),
        start: |options, position| Game::start(&INTERNATIONAL, options, position),
        ..BASE
    },
    &Laws::new(board(10, Playing::Dark, false, true), 4, BLACK).international(),
);

/// Canadian draughts.
pub static CANADIAN: Variant = Variant::new(
    &Spec {
        id: "canadian-draughts",
        prefix: "can",
        words: words!("canadian-draughts"),
        army: 30,
        pdn: Some("27,W,12,12,N2,0"),
        start: |options, position| Game::start(&CANADIAN, options, position),
        ..BASE
    },
    &Laws::new(board(12, Playing::Dark, false, true), 5, BLACK).international(),
);

/// Brazilian draughts: the moves of German draughts with draws of its own.
pub static BRAZILIAN: Variant = Variant::new(
    &Spec {
        id: "brazilian-draughts",
        prefix: "bra",
        words: words!("brazilian-draughts"),
        pdn: Some("26,W,8,8,A0,0"),
        start: |options, position| Game::start(&BRAZILIAN, options, position),
        ..BASE
    },
    &Laws { quiet: 40, few: FewPieces::Brazilian, ..Laws::new(BASE.geometry, 3, BLACK).international() },
);

/// German draughts. In PDN it counts as the Brazilian game.
pub static GERMAN: Variant = Variant::new(
    &Spec {
        id: "german-draughts",
        prefix: "ger",
        words: words!("german-draughts"),
        pdn: Some("26,W,8,8,A0,0"),
        start: |options, position| Game::start(&GERMAN, options, position),
        ..BASE
    },
    &Laws::new(BASE.geometry, 3, BLACK).international(),
);

/// Italian draughts.
pub static ITALIAN: Variant = Variant::new(
    &Spec {
        id: "italian-draughts",
        prefix: "ita",
        words: words!("italian-draughts"),
        pdn: Some("22,W,8,8,N2,1"),
        start: |options, position| Game::start(&ITALIAN, options, position),
        ..BASE
    },
    &Laws {
        spares_kings: true,
        choice: Choice::Italian,
        ..Laws::new(board(8, Playing::Light, false, true), 3, BLACK)
    },
);

/// Spanish draughts. Its numbers begin on White's side.
pub static SPANISH: Variant = Variant::new(
    &Spec {
        id: "spanish-draughts",
        prefix: "spa",
        words: words!("spanish-draughts"),
        pdn: Some("24,W,8,8,N1,1"),
        start: |options, position| Game::start(&SPANISH, options, position),
        ..BASE
    },
    &Laws::new(board(8, Playing::Light, true, true), 3, WHITE).spanish(),
);

/// Portuguese draughts: the moves of Spanish draughts with draws of its own.
pub static PORTUGUESE: Variant = Variant::new(
    &Spec {
        id: "portuguese-draughts",
        prefix: "por",
        words: words!("portuguese-draughts"),
        pdn: Some("28,W,8,8,N1,1"),
        start: |options, position| Game::start(&PORTUGUESE, options, position),
        ..BASE
    },
    &Laws {
        quiet: 40,
        few: FewPieces::Kings([10, 10, 24]),
        ..Laws::new(board(8, Playing::Light, true, true), 3, WHITE).spanish()
    },
);

/// Czech draughts.
pub static CZECH: Variant = Variant::new(
    &Spec {
        id: "czech-draughts",
        prefix: "cze",
        words: words!("czech-draughts"),
        pdn: Some("29,W,8,8,A0,0"),
        start: |options, position| Game::start(&CZECH, options, position),
        ..BASE
    },
    &Laws {
        is_flying: true,
        choice: Choice::KingFirst,
        quiet: 50,
        few: FewPieces::Lone([10, 10, 32]),
        ..Laws::new(BASE.geometry, 3, BLACK)
    },
);

/// Thai draughts. Its kings land right behind their victims.
pub static THAI: Variant = Variant::new(
    &Spec {
        id: "thai-draughts",
        prefix: "tha",
        words: words!("thai-draughts"),
        army: 8,
        pdn: Some("31,W,8,8,N2,0"),
        start: |options, position| Game::start(&THAI, options, position),
        ..BASE
    },
    &Laws {
        is_flying: true,
        lands_behind: true,
        leaves_at_once: true,
        quiet: 40,
        few: FewPieces::Kings([10, 0, 0]),
        ..Laws::new(board(8, Playing::Dark, false, true), 2, BLACK)
    },
);

/// Frisian draughts: captures go along ranks and files too.
pub static FRISIAN: Variant = Variant::new(
    &Spec {
        id: "frisian-draughts",
        prefix: "fri",
        words: words!("frisian-draughts"),
        army: 20,
        pdn: Some("40,W,10,10,N2,0"),
        start: |options, position| Game::start(&FRISIAN, options, position),
        ..BASE
    },
    &Laws {
        jumps: [[true; ALL]; 2],
        lines: ALL,
        choice: Choice::Frisian,
        in_a_row: 3,
        few: FewPieces::Kings([4, 14, 0]),
        ..Laws::new(board(10, Playing::Dark, false, true), 4, BLACK).international()
    },
);

/// Turkish draughts.
pub static TURKISH: Variant = Variant::new(
    &Spec {
        id: "turkish-draughts",
        prefix: "tur",
        words: words!("turkish-draughts"),
        army: 16,
        pdn: Some("30,W,8,8,A0,0"),
        options: &[
            OptionSpec { name: BACKWARD, values: Allowed::OneOf(&["no", "yes"]), default: "no" },
            OptionSpec { name: PROMOTION, values: Allowed::OneOf(&["end", "continue"]), default: "end" },
        ],
        start: |options, position| Game::start(&TURKISH, options, position),
        ..BASE
    },
    &Laws {
        rows: (2, 1),
        is_flying: true,
        choice: Choice::Most,
        crowning: Crowning::IfStays,
        leaves_at_once: true,
        turns_back: false,
        quiet: 50,
        few: FewPieces::Turkish,
        ..Laws::new(board(8, Playing::All, false, false), 2, BLACK)
    },
);

/// An example: a piece in the middle, and before it one that it may capture.
fn example(spec: &Spec, kind: Kind) -> Option<Example> {
    let geometry = spec.geometry;
    let (file, rank) = (geometry.files / 2, geometry.ranks / 2 - 1);
    let stand = [file - 1, file].map(|file| geometry.square(0, file, rank));
    let stand = stand.into_iter().find(|square| geometry.is_playing(*square))?;
    // If only every second square is played on, pieces move diagonally.
    let aside = u8::from(geometry.numbered_of_rank() < u16::from(geometry.files));
    let victim = geometry.square(0, geometry.file(stand) + aside, rank + 1);
    let pieces = vec![(stand, Piece { seat: WHITE, kind }), (victim, Piece { seat: BLACK, kind: MAN })];
    Some(Example { pieces, stand: vec![stand], arrangement: None })
}
