//! Pictures of boards that belong to no game: each has features of several games.

use liege_game::scene::{
    Align, Army, Art, BOARD_TOP, Board, Caption, Colour, Corners, Facing, Figure, Frame, Grid, Icon, Label,
    Look, Mark, Plate, Point, Presence, Scene, Side, Tab, Tint, Title, Tray, WIDTH,
};
use std::sync::Arc;

fn plate(frame: Frame, army: Army, name: &str, lit: bool, icons: &[Icon], status: &str) -> Plate {
    Plate {
        frame,
        army,
        name: name.to_owned(),
        seat: "?".to_owned(),
        lit,
        out: false,
        icons: icons.to_vec(),
        status: status.to_owned(),
        prize: None,
    }
}

fn title(frame: Frame, align: Align, name: &str, below: &str) -> Title {
    Title { frame, align, name: name.to_owned(), below: below.to_owned() }
}

fn caption(frame: Frame, align: Align, army: Army, text: &str, below: &str) -> Caption {
    Caption { frame, align, army: Some(army), text: text.to_owned(), below: below.to_owned() }
}

/// Pieces in a diagram, from the last rank down: a letter for each square, upper case for the first army.
fn figures(grid: Grid, rows: &[&str], armies: [Army; 2], kinds: &[(char, Art)]) -> Vec<Figure> {
    let mut all = Vec::new();
    for (rank, row) in rows.iter().rev().enumerate() {
        for (file, letter) in row.chars().enumerate() {
            let found = kinds.iter().find(|(known, _)| *known == letter.to_ascii_uppercase());
            let Some((_, art)) = found else { continue };
            let army = if letter.is_uppercase() { armies[0] } else { armies[1] };
            all.push(grid.figure(Look::new(*art, army), (file as u8, rank as u8)));
        }
    }
    all
}

const FANTASY: [(char, Art); 15] = [
    ('S', Art::Sylph),
    ('G', Art::Griffon),
    ('R', Art::Dragon),
    ('W', Art::Warrior),
    ('O', Art::Oliphant),
    ('U', Art::Unicorn),
    ('H', Art::Hero),
    ('T', Art::Thief),
    ('C', Art::Cleric),
    ('M', Art::Mage),
    ('K', Art::King),
    ('P', Art::Paladin),
    ('D', Art::Dwarf),
    ('B', Art::Basilisk),
    ('E', Art::Elemental),
];

const AIR: [&str; 8] = [
    "..g...r...g.",
    "s.s.s.s.s.s.",
    "............",
    "............",
    "............",
    ".......P....",
    "S.S.S.S.S.S.",
    "..G...R...G.",
];
const LAND: [&str; 8] = [
    "o.htcmkpthuo",
    "wwwwww.w.www",
    "......w.w...",
    "...u........",
    "............",
    "....W.......",
    "WWWW.WWWWWWW",
    "OUHTCMK.THUO",
];
const UNDERWORLD: [&str; 8] = [
    "..b...e...b.",
    ".d.d.d.d.d.d",
    "............",
    "...B........",
    "............",
    "............",
    ".D.D.D.D.D.D",
    "......E...B.",
];

/// Three boards, stacked, with their places on the canvas.
struct Levels {
    grids: [Grid; 3],
    scene: Scene,
}

fn levels() -> Levels {
    let step = 8 * 74 + 52;
    let grids = [0, 1, 2].map(|level| Grid::new((12, 8), 74, (76, BOARD_TOP + level * step)));
    let tints = [Tint::Air, Tint::Land, Tint::Underworld];
    let boards = std::iter::zip(grids, tints)
        .map(|(grid, tint)| Arc::new(grid.board(|square| Grid::chequered(square, tint))))
        .collect();
    let tabs = std::iter::zip(grids, tints)
        .zip([("Air", "3"), ("Land", "2"), ("Underworld", "1")])
        .map(|((grid, tint), (text, number))| {
            let box_of = grid.outside();
            Tab {
                frame: Frame::new(box_of.right(), box_of.y + 6, 40, box_of.height - 12),
                colour: Colour::Dark(tint),
                text: text.to_owned(),
                number: number.to_owned(),
            }
        })
        .collect();
    let places = Facing::new(grids[2].squares().bottom(), 440);
    let scene = Scene {
        width: WIDTH as u32,
        height: places.height,
        boards,
        tabs,
        plates: vec![
            plate(places.upper, Army::Scarlet, "Тарас", true, &[Icon::Pennon], "to move"),
            plate(places.lower, Army::Yellow, "Ilse", false, &[Icon::Snowflake], "Basilisk holds d5"),
        ],
        title: Some(title(places.upper_side, Align::Right, "Dragonchess", "move 6")),
        caption: Some(caption(places.lower_side, Align::Right, Army::Yellow, "P/2h1-3h3", "")),
        figures: std::iter::zip(grids, [AIR, LAND, UNDERWORLD])
            .flat_map(|(grid, rows)| figures(grid, &rows, [Army::Yellow, Army::Scarlet], &FANTASY))
            .collect(),
        ..Scene::default()
    };
    Levels { grids, scene }
}

/// A move straight up to another board, and a piece frozen from below.
pub fn straight_chain() -> Scene {
    let Levels { grids: [air, land, underworld], mut scene } = levels();
    scene.marks.extend(land.chain((7, 0), air, (7, 2)));
    scene.marks.extend(land.frozen((3, 4), Some((underworld, (3, 4)))));
    scene.labels.extend([air.lit_letter((7, 0)), land.lit_letter((3, 0))]);
    freeze(&mut scene, land.centre((3, 4)));
    scene
}

/// Slanted leaps between boards, one far one; with the letters of a learner.
pub fn slanted_chain() -> Scene {
    let Levels { grids: [air, land, underworld], mut scene } = levels();
    scene.marks.extend(air.chain((2, 0), land, (4, 3)));
    scene.figures.push(land.figure(Look::new(Art::Griffon, Army::Yellow), (4, 3)));
    let gone = air.centre((2, 0));
    scene.figures.retain(|figure| figure.at != gone);
    scene.marks.extend(underworld.chain((10, 0), air, (7, 2)));
    let letters = |look: Look| FANTASY.iter().find(|(_, art)| *art == look.art).map(|(letter, _)| *letter);
    for grid in [air, land, underworld] {
        for square in grid.all() {
            let there = scene.figures.iter_mut().find(|figure| figure.at == grid.centre(square));
            let Some(figure) = there else { continue };
            let text = match letters(figure.look) {
                Some('R') => "Др".to_owned(),
                Some(letter) => letter.to_string(),
                None => continue,
            };
            figure.badge = Some(grid.badge(square, text));
        }
    }
    scene
}

/// A piece taken from afar on the same board and one on the board below; a king in check.
pub fn aims() -> Scene {
    let Levels { grids: [air, land, _], mut scene } = levels();
    scene.marks.push(Mark::To { area: air.area((6, 7)) });
    scene.marks.push(air.aim((6, 7), land, (7, 6)));
    let victim = land.centre((7, 6));
    for figure in scene.figures.iter_mut().filter(|figure| figure.at == victim) {
        figure.presence = Presence::Ghost;
    }
    scene.marks.push(land.aim((2, 0), land, (5, 3)));
    let ghost = land.figure(Look::new(Art::Thief, Army::Scarlet), (5, 3));
    scene.figures.push(Figure { presence: Presence::Ghost, ..ghost });
    scene.marks.push(land.check((6, 7), false));
    for (square, takes) in [((4, 4), false), ((4, 5), false), ((4, 6), true), ((3, 6), true)] {
        scene.marks.push(land.target(square, takes));
    }
    scene.marks.push(land.chosen((4, 2)));
    scene
}

fn freeze(scene: &mut Scene, at: Point) {
    for figure in scene.figures.iter_mut().filter(|figure| figure.at == at) {
        figure.presence = Presence::Frozen;
    }
}

const CHESS: [(char, Art); 10] = [
    ('K', Art::King),
    ('Q', Art::Queen),
    ('R', Art::Rook),
    ('B', Art::Bishop),
    ('N', Art::Knight),
    ('P', Art::Pawn),
    ('U', Art::QueenPawn),
    ('I', Art::BishopPawn),
    ('H', Art::KnightPawn),
    ('O', Art::RookPawn),
];

/// Four armies: two on a throne, a frozen army, several taken at once.
pub fn four_armies() -> Scene {
    let grid = Grid::chessboard(BOARD_TOP);
    let quarter = |(file, rank): (u8, u8)| match (file < 4, rank < 4) {
        (true, false) => (Tint::YellowQuarter, Army::Yellow),
        (false, false) => (Tint::BlueQuarter, Army::Blue),
        (false, true) => (Tint::RedQuarter, Army::Red),
        (true, true) => (Tint::BlackQuarter, Army::Black),
    };
    let board = grid.board(|square| Grid::chequered(square, quarter(square).0));
    let rows = [
        [".BQN....", "OIUH....", "........", "........", "........", "........", "........", "........"],
        ["......O.", "......IB", "......UQ", "......HN", "........", "........", "........", "........"],
        ["........", "........", "........", "........", "........", "........", "....HUIO", "....NQB."],
        ["........", "........", "........", "...B....", "NH......", "QU......", ".I......", ".O......"],
    ];
    let armies = [Army::Yellow, Army::Blue, Army::Red, Army::Black];
    let mut figures: Vec<Figure> = std::iter::zip(rows, armies)
        .flat_map(|(rows, army)| figures(grid, &rows, [army, army], &CHESS))
        .collect();
    let thrones = [(0, 7), (7, 7), (7, 0), (0, 0)];
    for (throne, army) in std::iter::zip(thrones, armies) {
        figures.extend(grid.pair(Look::new(Art::King, army), Look::new(Art::Rook, army), throne));
    }
    for figure in figures.iter_mut().filter(|figure| figure.look.army == Army::Blue) {
        figure.presence = Presence::Iced;
    }
    let mut marks = grid.way(&[(0, 1), (3, 4)]);
    marks.push(grid.snowflake((7, 7)));
    marks.extend([(4, 4), (4, 3), (3, 3)].map(|square| grid.taken(square)));
    marks.push(grid.check((7, 0), true));
    marks.extend(grid.frozen((7, 7), None));
    for (square, army) in [((4, 4), Army::Blue), ((4, 3), Army::Red), ((3, 3), Army::Yellow)] {
        let ghost = grid.figure(Look::new(Art::Bishop, army), square);
        figures.push(Figure { presence: Presence::Ghost, ..ghost });
    }
    let places = Corners::new(grid.squares().bottom());
    let names = ["Костянтин Іванович", "Ilse", "Всеволод-Мирослав", "Тарас"];
    let status = ["Всеволод", "Тарас", "Костянтин", "Ilse"];
    let seats = [Army::Black, Army::Yellow, Army::Blue, Army::Red];
    let plates = (0..4)
        .map(|seat| {
            let ally = Icon::Shield(seats[(seat + 2) % 4]);
            let icons = match seat {
                1 => vec![Icon::Pennon, Icon::Plus, ally],
                2 => vec![Icon::Snowflake, Icon::Plus, ally],
                3 => vec![Icon::Burst, Icon::Plus, ally],
                _ => vec![Icon::Plus, ally],
            };
            plate(places.plates[seat], seats[seat], names[seat], seat == 1, &icons, status[seat])
        })
        .collect();
    Scene {
        width: WIDTH as u32,
        height: places.height,
        boards: vec![Arc::new(board)],
        marks,
        figures,
        plates,
        title: Some(title(places.above, Align::Centre, "Енохіанські шахи", "Земля Землі")),
        caption: Some(caption(places.below, Align::Centre, Army::Black, "Ba2-d5", "хід 12")),
        ..Scene::default()
    }
}

const DRAUGHTS: [(char, Art); 6] = [
    ('C', Art::Disc),
    ('K', Art::CrownedDisc),
    ('D', Art::DragonDisc),
    ('R', Art::Rook),
    ('N', Art::Knight),
    ('E', Art::Empress),
];

/// Numbered squares: a chain of jumps, reserves, a turned board.
pub fn numbered(bottom: Side) -> Scene {
    let grid = Grid::new((8, 8), 108, (80, BOARD_TOP)).numbered().facing(bottom);
    let used = |(file, rank): (u8, u8)| (file + rank) % 2 == 0;
    let colour = move |square: (u8, u8)| match (used(square), square.1) {
        (false, _) => Colour::Unused,
        (true, 0 | 7) => Colour::Light(Tint::Breakthrough),
        (true, _) => Colour::Dark(Tint::Breakthrough),
    };
    let rows =
        [".....k.r", "n.c...c.", ".c.....c", "..c...d.", ".C.....C", "c...C.C.", ".D.C.E.n", "R.K...N."];
    let labels = grid
        .all()
        .filter(|square| used(*square))
        .map(|(file, rank)| {
            let number = u32::from(7 - rank) * 4 + u32::from(file) / 2 + 1;
            grid.number((file, rank), number, colour((file, rank)))
        })
        .collect();
    let mut marks = grid.way(&[(4, 0), (2, 2), (4, 4), (2, 6)]);
    marks.extend([(3, 1), (3, 3), (3, 5)].map(|square| grid.taken(square)));
    marks.extend([grid.chosen((6, 2)), grid.target((5, 3), false), grid.target((7, 3), true)]);
    let places = Facing::new(grid.squares().bottom(), 470);
    let tray = |frame: Frame, army, tiles: &[Option<(Art, u8)>]| Tray {
        frame: Frame::new(frame.right() - 3 * (frame.height + 6) + 6, frame.y, 3 * frame.height + 12, 92),
        tiles: tiles.iter().map(|tile| tile.map(|(art, count)| (Look::new(art, army), count))).collect(),
    };
    Scene {
        width: WIDTH as u32,
        height: places.height,
        boards: vec![Arc::new(grid.board(colour))],
        marks,
        figures: figures(grid, &rows, [Army::White, Army::Black], &DRAUGHTS),
        labels,
        plates: vec![
            plate(places.upper, Army::Black, "Mirek", false, &[], "second seat"),
            plate(places.lower, Army::White, "Ольга", true, &[Icon::Pennon], "to move"),
        ],
        trays: vec![
            tray(
                places.upper_side,
                Army::Black,
                &[Some((Art::Disc, 1)), Some((Art::Disc, 12)), Some((Art::CrownedDisc, 1))],
            ),
            tray(places.lower_side, Army::White, &[Some((Art::Rook, 2)), Some((Art::Knight, 1)), None]),
        ],
        ..Scene::default()
    }
}

/// A plain board in letters mode: two moves in one turn, check, targets.
pub fn lettered(bottom: Side) -> Scene {
    let grid = Grid::chessboard(BOARD_TOP).facing(bottom);
    let rows =
        ["r.bq.b.r", "ppp..kpp", "..n.....", "...np...", "..B.....", ".....Q..", "PPPP.PPP", "RNB.K..R"];
    let mut figures = figures(grid, &rows, [Army::White, Army::Black], &CHESS);
    for square in grid.all() {
        let there = figures.iter_mut().find(|figure| figure.at == grid.centre(square));
        let Some(figure) = there.filter(|figure| figure.look.art != Art::Pawn) else { continue };
        let letter = CHESS.iter().find(|(_, art)| *art == figure.look.art).map(|(letter, _)| letter);
        let king = figure.look.art == Art::King;
        let text = if king { "Кр".to_owned() } else { String::from_iter(letter) };
        figure.badge = Some(grid.badge(square, text));
    }
    let mut marks = Vec::new();
    for (number, way) in [(1, [(5, 0), (2, 3)]), (2, [(3, 0), (5, 2)])] {
        marks.extend(grid.way(&way).into_iter().map(|mark| match mark {
            Mark::From { area, .. } => Mark::From { area, number: Some(number) },
            other => other,
        }));
    }
    marks.push(grid.check((5, 6), false));
    marks.push(grid.chosen((4, 0)));
    marks.extend([(4, 1), (5, 0), (6, 3)].map(|square| grid.target(square, false)));
    marks.push(grid.target((3, 4), true));
    let labels = grid.names(&marks, |square| figures.iter().any(|figure| figure.at == grid.centre(square)));
    let places = Facing::new(grid.squares().bottom(), 440);
    Scene {
        width: WIDTH as u32,
        height: places.height,
        boards: vec![Arc::new(grid.board(|square| Grid::chequered(square, Tint::Chess)))],
        marks,
        figures,
        labels,
        plates: vec![
            plate(places.upper, Army::Black, "Всеволод-Мирослав", true, &[Icon::Burst], "під шахом, хід"),
            plate(places.lower, Army::White, "Ольга", false, &[], "ставить шах"),
        ],
        title: Some(title(places.upper_side, Align::Right, "Шахи на два ходи", "хід 7")),
        caption: Some(caption(places.lower_side, Align::Right, Army::White, "Bf1-c4 Qd1-f3+", "")),
        ..Scene::default()
    }
}

/// The number of kinds in the first of two pictures of all kinds.
const FIRST_KINDS: usize = 30;

/// Kinds in every army: normal, frozen, as a ghost, and under another commander. All of them are in two pictures.
pub fn all_kinds(second: bool) -> Scene {
    const SIZE: i32 = 80;
    let tints = [Tint::Chess, Tint::Land, Tint::BlueQuarter, Tint::RedQuarter, Tint::Air, Tint::Underworld];
    let armies = [Army::White, Army::Yellow, Army::Blue, Army::Red, Army::Scarlet, Army::Black];
    // Draughtsmen that carry others differ by a ring, and the faces of Reversi have separate pictures.
    let others = [Art::LadenDraughtsman, Art::HeavyDraughtsman, Art::NotchedDisc, Art::Ring];
    let arts: Vec<Art> = Art::ALL.into_iter().filter(|art| !others.contains(art)).collect();
    let (first, rest) = arts.split_at(FIRST_KINDS);
    let arts = if second { rest } else { first };
    let kinds = arts.len() as i32;
    let grid = Grid::new((12, 2 + kinds as u8), SIZE, (32, 32));
    let mut figures = Vec::new();
    for (row, art) in arts.iter().enumerate() {
        for (column, army) in armies.into_iter().enumerate() {
            let (rank, file) = (row as u8, 2 * column as u8);
            let look = Look::new(*art, army);
            let second = match row % 4 {
                0 => Figure { presence: Presence::Frozen, ..grid.figure(look, (file + 1, rank)) },
                1 => Figure { presence: Presence::Ghost, ..grid.figure(look, (file + 1, rank)) },
                2 => grid.figure(look.under(armies[(column + 1) % 6]), (file + 1, rank)),
                _ => grid.figure(look.neutral(), (file + 1, rank)),
            };
            figures.extend([grid.figure(look, (file, rank)), second]);
        }
    }
    let board: Board =
        grid.board(|(file, rank)| Grid::chequered((file, rank), tints[usize::from(file / 2) % 6]));
    let note = Label::bold(Point::new(512.0, 60.0), kinds.to_string(), 30, Colour::Ink);
    Scene {
        width: WIDTH as u32,
        height: (64 + (kinds + 2) * SIZE) as u32,
        boards: vec![Arc::new(board)],
        figures,
        labels: vec![note],
        ..Scene::default()
    }
}

/// All of them, by name.
pub fn scenes() -> Vec<(&'static str, Scene)> {
    vec![
        ("board-straight-chain", straight_chain()),
        ("board-slanted-chain", slanted_chain()),
        ("board-aims", aims()),
        ("board-four-armies", four_armies()),
        ("board-numbered", numbered(Side::South)),
        ("board-numbered-turned", numbered(Side::North)),
        ("board-lettered", lettered(Side::South)),
        ("board-lettered-turned", lettered(Side::East)),
        ("board-kinds", all_kinds(false)),
        ("board-kinds-more", all_kinds(true)),
    ]
}
