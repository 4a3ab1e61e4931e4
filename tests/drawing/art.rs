//! The art and the marks, from outside: pictures of boards against stored ones, silhouettes.

use crate::boards;
use crate::stored;

use liege_game::scene::{Army, Art, Facing, Figure, Frame, Grid, Look, Point, Scene, Tint};
use liege_render::{LONGEST, MOST_BYTES, Renderer, silhouette};
use std::sync::{Arc, OnceLock};
use stored::{PHONE, difference};

fn renderer() -> &'static Renderer {
    static RENDERER: OnceLock<Renderer> = OnceLock::new();
    RENDERER.get_or_init(|| Renderer::new().unwrap())
}

#[test]
fn boards_are_as_stored() {
    stored::compare(renderer(), boards::scenes().into_iter().map(|(name, scene)| ("", name, PHONE, scene)));
}

#[test]
fn boards_with_many_colours_stay_small_and_true() {
    for (name, scene) in boards::scenes() {
        let bytes = stored::large(renderer(), name, &scene);
        assert!(bytes.len() <= MOST_BYTES, "{name}: {} bytes", bytes.len());
        let (exact, indexed) = (renderer().image(&scene).unwrap(), image::load_from_memory(&bytes).unwrap());
        let lost = difference(&exact, &indexed.to_rgb8());
        // The board of all kinds has every army on every ground, with more colours than any game's picture.
        let limit = if name.starts_with("board-kinds") { 0.01 } else { 0.002 };
        assert!(lost < limit, "{name}: {lost}");
    }
}

#[test]
fn a_board_may_be_wider_than_the_usual_canvas() {
    let grids = [0, 1, 2].map(|level| Grid::new((12, 8), 64, (70 + level * 840, 150)));
    let places = Facing::across(2560, grids[0].squares().bottom(), 440);
    assert_eq!(places.lower_side.right(), 2560 - 16);
    let king = Look::new(Art::King, Army::Yellow);
    let scene = Scene {
        width: 2560,
        height: places.height,
        boards: grids
            .iter()
            .map(|grid| Arc::new(grid.board(|square| Grid::chequered(square, Tint::Air))))
            .collect(),
        figures: grids.iter().map(|grid| grid.figure(king, (11, 7))).collect(),
        ..Scene::default()
    };
    let image = image::load_from_memory(&renderer().png(&scene).unwrap()).unwrap().to_rgb8();
    assert_eq!(image.dimensions(), (2560, places.height));
    let last = grids[2].centre((11, 7));
    let gold = [0xFF, 0xD4, 0x47];
    let near = |x: i32| image.get_pixel((last.x() as i32 + x) as u32, last.y() as u32).0 == gold;
    assert!((-20..20).any(near), "the last king is there");
    assert!(scene.width < LONGEST);
}

/// Whether each pixel of a silhouette is dark: to the lower edge for lying pieces, and for standing ones down
/// to the foot, which is the same for all.
fn shape(art: Art) -> Vec<bool> {
    let drawn = silhouette(art, 24).unwrap();
    let rows = if art.stands() { 20 } else { 27 };
    drawn.pixels().iter().take(27 * rows).map(|pixel| pixel.red() < 128).collect()
}

/// The share of the larger of two silhouettes in which they differ.
fn apart(one: Art, other: Art) -> f64 {
    let (one, other) = (shape(one), shape(other));
    let rows = one.len().min(other.len());
    let area = |shape: &[bool]| shape[..rows].iter().filter(|dark| **dark).count();
    let differing = one.iter().zip(&other).filter(|(one, other)| one != other).count();
    differing as f64 / area(&one).max(area(&other)) as f64
}

const DRAGONCHESS: [Art; 15] = [
    Art::King,
    Art::Sylph,
    Art::Griffon,
    Art::Dragon,
    Art::Warrior,
    Art::Oliphant,
    Art::Unicorn,
    Art::Hero,
    Art::Thief,
    Art::Cleric,
    Art::Mage,
    Art::Paladin,
    Art::Dwarf,
    Art::Basilisk,
    Art::Elemental,
];
const ENOCHIAN: [Art; 9] = [
    Art::King,
    Art::Queen,
    Art::Rook,
    Art::Bishop,
    Art::Knight,
    Art::QueenPawn,
    Art::BishopPawn,
    Art::KnightPawn,
    Art::RookPawn,
];
const GREAT: [Art; 10] = [
    Art::King,
    Art::Queen,
    Art::Rook,
    Art::Bishop,
    Art::Knight,
    Art::Pawn,
    Art::Archbishop,
    Art::Empress,
    Art::Amazon,
    Art::Centaur,
];
const SEIRAWAN: [Art; 8] =
    [Art::King, Art::Queen, Art::Rook, Art::Bishop, Art::Knight, Art::Pawn, Art::Hawk, Art::Oliphant];
const KNIGHTMATE: [Art; 6] = [Art::RoyalKnight, Art::Queen, Art::Rook, Art::Bishop, Art::Commoner, Art::Pawn];
const COURIER: [Art; 9] = [
    Art::King,
    Art::Sage,
    Art::Fers,
    Art::Jester,
    Art::Courier,
    Art::Alfil,
    Art::Knight,
    Art::Rook,
    Art::Pawn,
];
const MAKRUK: [Art; 6] = [Art::Khun, Art::Met, Art::Khon, Art::Knight, Art::Ruea, Art::Cowrie];
const SHATRANJ: [Art; 6] = [Art::Shah, Art::Farzin, Art::Fil, Art::Faras, Art::Rukh, Art::Baidaq];
const SHOGI: [Art; 8] =
    [Art::King, Art::Rook, Art::Bishop, Art::Gold, Art::Silver, Art::Knight, Art::Lance, Art::Pawn];
const XIANGQI: [Art; 7] =
    [Art::General, Art::Advisor, Art::Elephant, Art::Knight, Art::Chariot, Art::Cannon, Art::Soldier];
const BREAKTHROUGH: [Art; 6] =
    [Art::Disc, Art::CrownedDisc, Art::DragonDisc, Art::Rook, Art::Knight, Art::Empress];

#[test]
fn silhouettes_of_a_game_differ_at_24_pixels() {
    let games = [
        (&DRAGONCHESS[..], 0.25),
        (&ENOCHIAN, 0.25),
        (&BREAKTHROUGH, 0.14),
        (&GREAT, 0.2),
        (&SEIRAWAN, 0.25),
        (&KNIGHTMATE, 0.25),
        (&COURIER, 0.22),
        (&MAKRUK, 0.25),
        (&SHATRANJ, 0.25),
        (&SHOGI, 0.25),
        (&XIANGQI, 0.25),
    ];
    for (kinds, least) in games {
        for (index, one) in kinds.iter().enumerate() {
            for other in &kinds[index + 1..] {
                let share = apart(*one, *other);
                assert!(share > least, "{one:?} and {other:?}: {share:.2}");
            }
        }
    }
}

#[test]
fn pawns_and_warriors_are_the_smallest() {
    let area = |art: Art| shape(art).iter().filter(|dark| **dark).count();
    let warrior = area(Art::Warrior);
    for art in DRAGONCHESS.into_iter().filter(|art| *art != Art::Warrior) {
        assert!(area(art) > warrior, "{art:?}: {} of {warrior}", area(art));
    }
    let (pawns, pieces): (Vec<Art>, Vec<Art>) = ENOCHIAN.into_iter().partition(|art| art.is_small());
    assert_eq!(pawns.len(), 4);
    for (pawn, piece) in pawns.iter().zip([Art::Queen, Art::Bishop, Art::Knight, Art::Rook]) {
        assert!(area(*pawn) * 5 < area(piece) * 4, "{pawn:?}: {} of {}", area(*pawn), area(piece));
        assert!(pieces.contains(&piece));
    }
}

#[test]
fn art_stays_within_the_reach_of_its_halo() {
    // Each kind is on a separate ground: nothing is cut off at the edge of the sprite.
    for art in Art::ALL {
        let figures = vec![Figure::new(Look::new(art, Army::Black), Point::new(200.0, 200.0), 300)];
        let image =
            renderer().image(&Scene { width: 400, height: 400, figures, ..Scene::default() }).unwrap();
        let Frame { x, y, width, height } = Frame::new(32, 32, 336, 336);
        let ground = image.get_pixel(0, 0);
        for step in 0..width {
            let edge = [(x + step, y), (x + step, y + height - 1), (x, y + step), (x + width - 1, y + step)];
            for (x, y) in edge {
                assert_eq!(image.get_pixel(x as u32, y as u32), ground, "{art:?} is cut at {x}, {y}");
            }
        }
    }
}
