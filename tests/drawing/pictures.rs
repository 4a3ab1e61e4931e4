//! Pictures of three-player chess from outside: comparisons with stored ones, and rules for every picture.

use crate::stored;

use liege_game::scene::{Art, Scene, View, Weight};
use liege_game::{self as game, Event, Options, Seat, State};
use liege_render::{MOST_BYTES, Renderer, silhouette};
use liege_words::Language;
use std::sync::OnceLock;
use stored::{PHONE, difference};

const GAME: &str = "three-player-chess";
const MIDDLE: &str = "rQrK/rRrNrBrBrNrR/rPrPrPrP1rPwNrPrPrP/4rP9/18|\
    wQwK/wRwNwBwB1wR/wPwPwPwP1wPwPwPwPwP/6wP7/18|\
    bQbK/bRbNbBbBbNbR/bPbPbPbPbP1bPbPbPbP/9bP4/18 B RWB - --- - W>B:3a - - R=W:3.2 B * word";
const CAPTURED: &str = "1wQ/1rN1rQ1rR/3wRrR3rP1/bR5rP5rB1/3rP14|1wK/6/10/14/18|1bK/6/10/14/18 \
    B WWB - --- - - - - - R * off";
const ENDED: &str = "1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|2/6/4bP5/14/18 R RW- - --- - R>W:3a - - - BW * off";
/// The board of [`MIDDLE`] with other ties: the fields after the board.
fn ties(fields: &str) -> String {
    format!("{} {fields}", MIDDLE.split(' ').next().unwrap())
}

const BROKEN: &str = "rQrK/rRrNrBrBrNrR/rPrPrPrP1rPrPrPrPrP/14/18|wQwK/wRwNwBwB1wR/wPwPwPwP1wPwPwPwPwP/14/8wRrP8|\
    bQbK/bRbNbBbBbNbR/bPbPbPbPbP1bPbPbPbP/14/18 W RWB - --- - - - - R=W:2.2 - * word";
const MANY: &str = "R RWB - WRR - - R>W?R,W>R?R,B>R?B,R=W/3?R,W=B/9?W,draw?W+R - R=B:5.4 - * bound";
const DISSOLVED: &str =
    "2/rK5/10/14/18|1wK/1rQ1rR2/10/14/18|1bK/6/10/14/18 W RWB - --- - - - - R=W:3.3 - * bound";
const OFFERS: &str = "1rK/6/10/14/18|1wK/6/10/14/18|1bK/6/10/14/18 W RWB - --- - - \
    R=W/3?R,W=B/2?B,draw?W+R - R=B:2.1 - * bound";

const ORDERED: &str = "1rK/6/10/14/7rR10|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";

fn renderer() -> &'static Renderer {
    static RENDERER: OnceLock<Renderer> = OnceLock::new();
    RENDERER.get_or_init(|| Renderer::new().unwrap())
}

fn state(position: Option<&str>) -> Box<dyn State> {
    let game = game::by_id(GAME).unwrap();
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).unwrap();
    game.start(&options, position).unwrap()
}

fn draw(position: Option<&str>, view: &View<'_>) -> Scene {
    state(position).scene(view)
}

/// The picture after one more action, which is marked as new.
fn draw_after(position: &str, action: &str, view: &View<'_>) -> Scene {
    let mut state = state(Some(position));
    let (text, seat) = (state.display_in(action, view.language), state.actor(action));
    let news: Vec<Event> = state.play(action).unwrap();
    let last = [action.to_owned()];
    state.scene(&View { last: &last, last_text: &text, last_seat: seat, news: &news, ..*view })
}

fn names(red: &str, white: &str, black: &str) -> Vec<String> {
    vec![red.to_owned(), white.to_owned(), black.to_owned()]
}

/// The scenes that are stored as pictures.
fn scenes() -> Vec<(&'static str, Scene)> {
    let short = names("Тарас", "Ilse", "Mirek");
    let long = names("Олександра-Вікторія", "Костянтин Іванович Сковорода", "Всеволод-Мирослав");
    let check = ["W:RV12-RC7".to_owned()];
    let throne = ["W:RC4-RT2".to_owned()];
    let middle = View {
        names: &short,
        number: 14,
        last: &check,
        last_text: "Nrv12-rc7+",
        last_seat: Some(Seat(1)),
        ..View::plain(Language::ENGLISH)
    };
    let order = ["W:RV9-RV8".to_owned()];
    let ordered =
        View { last: &order, last_text: "Б>К: Л КС9–КС8", language: Language::RUSSIAN, ..middle };
    let captured = View { last: &throne, last_text: "Qrc4-rt2", number: 40, ..middle };
    let still = View { last: &[], last_text: "", last_seat: None, ..middle };
    vec![
        ("start", draw(None, &View { number: 0, last: &[], last_text: "", last_seat: None, ..middle })),
        ("middle", draw(Some(MIDDLE), &middle)),
        ("letters", draw(Some(MIDDLE), &View { letters: true, language: Language::RUSSIAN, ..middle })),
        ("long-names", draw(Some(MIDDLE), &View { names: &long, language: Language::UKRAINIAN, ..middle })),
        ("turned", draw(Some(CAPTURED), &View { bottom: Some(Seat(0)), ..captured })),
        ("claimed", draw(Some(&ties("W RWB - --- - W>R:1ac,B>R:2a - - - R * word")), &still)),
        ("choice", draw(Some(&ties("R RWB - --- - W>R:3ac,B>R:3ac - - - R * word")), &still)),
        ("suspended", draw(Some(&ties("W RWB - --- - W>B:3v - - R=W:9.8 - * bound")), &still)),
        ("broken", draw_after(BROKEN, "W:WV9xWV10", &still)),
        ("dissolved", draw_after(DISSOLVED, "W:WT2xWP2", &still)),
        ("draw", draw(Some(&ties("W RWB - --R - - B>R?R,draw?W+B - R=W:1.0 - * word")), &still)),
        ("many", draw(Some(&ties(MANY)), &View { language: Language::UKRAINIAN, names: &long, ..still })),
        ("offers", draw(Some(OFFERS), &View { last: &[], last_text: "", ..middle })),
        ("ordered", draw(Some(ORDERED), &ordered)),
        ("end", draw(Some(ENDED), &View { last: &[], last_text: "", ..middle })),
    ]
}

#[test]
fn pictures_are_as_stored() {
    stored::compare(renderer(), scenes().into_iter().map(|(name, scene)| (GAME, name, PHONE, scene)));
}

#[test]
fn a_moved_pawn_is_noticed() {
    let view = View::plain(Language::ENGLISH);
    let before = renderer().image_at(&draw(None, &view), PHONE).unwrap();
    let moved = "rQrK/rRrNrBrBrNrR/rPrPrPrPrPrPrPrPrPrP/14/18|wQwK/wRwNwBwBwNwR/1wPwPwPwPwPwPwPwPwP/wP13/18|\
        bQbK/bRbNbBbBbNbR/bPbPbPbPbPbPbPbPbPbP/14/18 W RWB RslWslBsl --- - - - - - - * word";
    let after = renderer().image_at(&draw(Some(moved), &view), PHONE).unwrap();
    assert!(difference(&before, &after) > 0.002);
}

#[test]
fn files_are_indexed_opaque_and_small() {
    for (name, scene) in scenes() {
        let bytes = stored::large(renderer(), name, &scene);
        assert!(bytes.len() <= MOST_BYTES / 2, "{name}: {} bytes", bytes.len());
        let reader = png::Decoder::new(std::io::Cursor::new(&*bytes)).read_info().unwrap();
        let info = reader.info();
        assert_eq!(
            (info.color_type, info.bit_depth),
            (png::ColorType::Indexed, png::BitDepth::Eight),
            "{name}"
        );
        assert!(info.palette.as_ref().unwrap().len() <= 3 * 256, "{name}");
        assert!(info.trns.is_none(), "{name} has transparent pixels");
        assert_eq!(info.width, 1024, "{name}");
        assert!(f64::from(info.height) <= 1.3 * 1024.0, "{name} is {} high", info.height);
        if name == "middle" {
            assert_eq!(*bytes, renderer().png(&scene).unwrap(), "it is drawn differently again");
        }
        // The reduced palette makes no visible difference.
        let (exact, indexed) = (renderer().image(&scene).unwrap(), image::load_from_memory(&bytes).unwrap());
        let lost = difference(&exact, &indexed.to_rgb8());
        assert!(lost < 0.001, "{name}: {lost}");
    }
}

#[test]
fn names_may_be_anything() {
    let names = [
        "",
        " ",
        "🐉🔥",
        "👨‍👩‍👧‍👦 Familie",
        "李小龍",
        "שלום עולם",
        "محمد علي",
        "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
        "new\nline\ttab\u{0}nul\u{202e}back",
        "𝕱𝖗𝖆𝖐𝖙𝖚𝖗",
        "Iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
        "Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ-Щ",
    ];
    let long = "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(200);
    let all: Vec<String> = names.iter().map(|name| (*name).to_owned()).chain([long]).collect();
    let plates: Vec<_> = all
        .chunks(3)
        .map(|three| {
            let view = View { names: three, ..View::plain(Language::ENGLISH) };
            let image = renderer().image(&draw(Some(OFFERS), &view)).unwrap();
            // Nothing leaves its plate: the ground between the two upper plates is empty.
            for y in 0..60 {
                for x in 415..425 {
                    assert_eq!(image.get_pixel(x, y).0, [0x1E, 0x21, 0x29], "{three:?} at {x}, {y}");
                }
            }
            image
        })
        .collect();
    assert_eq!(plates.len(), 5);
    // A name without visible letters is replaced by the name of the seat.
    let view = View { names: &all[2..3], ..View::plain(Language::ENGLISH) };
    let plain = View { names: &[], ..view };
    assert_eq!(draw(None, &view).plates[0].name, "Red");
    assert_eq!(renderer().image(&draw(None, &view)).unwrap(), renderer().image(&draw(None, &plain)).unwrap());
}

#[test]
fn every_letter_of_the_pictures_is_in_the_fonts() {
    let words = [
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 +-–*#^!…·½×:,.’",
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ ґєіїҐЄІЇ",
    ];
    let game = liege_game::by_id("three-player-chess").unwrap();
    let said = Language::all().into_iter().flat_map(|language| game.words(language).lines());
    let parts = ["tpc-plate-", "tpc-tie-", "tpc-caption", "tpc-badge-"];
    let drawn = said.filter(|line| parts.iter().any(|part| line.starts_with(part)));
    // The arrow of an order is DejaVu's: Noto Sans has none.
    let plates: Vec<String> = drawn.map(|line| line.split_once(" = ").unwrap().1.replace('→', "")).collect();
    assert!(plates.len() > 60, "{}", plates.len());
    for text in words.into_iter().chain(plates.iter().map(String::as_str)) {
        for weight in [Weight::Regular, Weight::Bold] {
            assert!(renderer().has_letters(text, weight), "{weight:?} lacks a letter of {text}");
        }
    }
    assert!(!renderer().has_letters("龍", Weight::Bold));
}

/// Whether each pixel of a silhouette is dark, down to the foot, which is the same for all.
fn shape(art: Art) -> Vec<bool> {
    let drawn = silhouette(art, 24).unwrap();
    assert_eq!((drawn.width(), drawn.height()), (27, 27), "24 and the margin of a halo");
    drawn.pixels().iter().take(27 * 20).map(|pixel| pixel.red() < 128).collect()
}

#[test]
fn silhouettes_differ_at_24_pixels() {
    let kinds = [Art::King, Art::Queen, Art::Rook, Art::Bishop, Art::Knight, Art::Pawn, Art::Disc];
    let shapes: Vec<Vec<bool>> = kinds.iter().map(|art| shape(*art)).collect();
    let area = |shape: &[bool]| shape.iter().filter(|dark| **dark).count();
    for (index, one) in shapes.iter().enumerate() {
        for (other_index, other) in shapes.iter().enumerate().skip(index + 1) {
            let apart = one.iter().zip(other).filter(|(one, other)| one != other).count();
            let share = apart as f64 / area(one).max(area(other)) as f64;
            assert!(share > 0.25, "{:?} and {:?}: {share:.2}", kinds[index], kinds[other_index]);
        }
    }
    let pawn = area(&shapes[5]);
    for (kind, shape) in kinds.iter().zip(&shapes).filter(|(kind, _)| **kind != Art::Pawn) {
        assert!(area(shape) * 4 > pawn * 5, "a pawn is clearly smaller than a {kind:?}");
    }
}

#[test]
fn renderers_are_shared_between_threads() {
    let scene = draw(None, &View::plain(Language::ENGLISH));
    let expected = renderer().png(&scene).unwrap();
    std::thread::scope(|scope| {
        let painters: Vec<_> = (0..4).map(|_| scope.spawn(|| renderer().png(&scene).unwrap())).collect();
        for painter in painters {
            assert_eq!(painter.join().unwrap(), expected);
        }
    });
}
