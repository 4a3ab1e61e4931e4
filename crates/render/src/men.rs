//! Men whose kind is told by what is on them: tiles, discs and octagons with a character or a sign, and shields with a
//! letter.

use super::faces::{Face, Faces};
use super::parts::{Parts, file, part, shield_art, star as outline};
use super::theme::{self, Livery, css};
use liege_game::scene::{Army, Form, Look, Man};

/// The parts of a man.
pub fn man(look: Look, man: Man, faces: &Faces) -> Parts {
    // The second army's face is darker, so that grey tells them apart too. Red is always the lighter one.
    let face = match look.army {
        Army::Black | Army::Blue => theme::livery(Army::White).shade,
        _ => theme::IVORY,
    };
    let colour = match look.army {
        _ if man.promoted => theme::livery(Army::Red).shade,
        Army::White => theme::INK,
        army => theme::livery(army).shade,
    };
    let shape = Shape::of(man.form, look.army);
    let turn = if man.turned { " transform=\"rotate(180 50 50)\"" } else { "" };
    let ink = css(if man.form == Form::Tile { theme::INK } else { colour });
    let lines = format!("<g{turn} fill=\"none\" stroke=\"{ink}\">{}</g>", shape.lines);
    let middle = if man.turned { 100.0 - shape.middle } else { shape.middle };
    let written = man.character.and_then(|letter| faces.drawn(Face::Men, letter));
    let ink = css(colour);
    let on = match written {
        Some(letter) => {
            let data = letter.data(shape.letter, (50.0, shape.middle));
            format!("<path{turn} d=\"{data}\" fill=\"{ink}\"/>")
        }
        None => sign(look, (middle, shape.letter / 100.0), &ink, &css(face)),
    };
    let starred = man.promoted && man.character.is_none();
    let place = if man.turned { (76.0, 21.0) } else { (72.0, 30.0) };
    Parts {
        body: format!("<g id=\"body\"><g{turn}>{}</g></g>", shape.body),
        detail: [lines, on, if starred { star(place) } else { String::new() }].concat(),
        foot: "<g id=\"foot\"/>".to_owned(),
        livery: Livery { fill: face, shade: face, detail: theme::INK },
    }
}

/// The shape of a man that points up.
struct Shape {
    body: &'static str,
    /// Its rings, or the thick edge at its foot.
    lines: &'static str,
    /// The height of the middle of what is on it.
    middle: f32,
    /// The size of a character.
    letter: f32,
}

impl Shape {
    fn of(form: Form, army: Army) -> Shape {
        let (body, lines, middle, letter) = match (form, army) {
            (Form::Tile, Army::Black) => (
                "<path d=\"M50 5 L79 17 L90 87 Q50 101 10 87 L21 17 Z\"/>",
                "<path d=\"M14 84 Q50 96 86 84\" stroke-width=\"9\"/>",
                52.0,
                62.0,
            ),
            (Form::Tile, _) => (
                "<path d=\"M50 5 L79 17 L91 94 H9 L21 17 Z\"/>",
                "<path d=\"M11 89.500 H89\" stroke-width=\"9\"/>",
                52.0,
                62.0,
            ),
            (Form::Disc, Army::Red | Army::Scarlet) => (
                "<circle cx=\"50\" cy=\"50\" r=\"46\"/>",
                "<circle cx=\"50\" cy=\"50\" r=\"42.500\" stroke-width=\"4\"/>\
                 <circle cx=\"50\" cy=\"50\" r=\"35.500\" stroke-width=\"3\"/>",
                50.0,
                54.0,
            ),
            (Form::Disc, _) => (
                "<circle cx=\"50\" cy=\"50\" r=\"46\"/>",
                "<circle cx=\"50\" cy=\"50\" r=\"40\" stroke-width=\"9\"/>",
                50.0,
                54.0,
            ),
            (Form::Octagon, Army::Red | Army::Scarlet) => (
                "<path d=\"M31 4 H69 L96 31 V69 L69 96 H31 L4 69 V31 Z\"/>",
                "<path d=\"M32.500 8 H67.500 L92 32.500 V67.500 L67.500 92 H32.500 L8 67.500 V32.500 Z\" \
                 stroke-width=\"4\"/><path d=\"M35 15 H65 L85 35 V65 L65 85 H35 L15 65 V35 Z\" \
                 stroke-width=\"3\"/>",
                50.0,
                58.0,
            ),
            (Form::Octagon, _) => (
                "<path d=\"M31 4 H69 L96 31 V69 L69 96 H31 L4 69 V31 Z\"/>",
                "<path d=\"M33.500 10 H66.500 L90 33.500 V66.500 L66.500 90 H33.500 L10 66.500 V33.500 Z\" \
                 stroke-width=\"9\"/>",
                50.0,
                58.0,
            ),
        };
        Shape { body, lines, middle, letter }
    }
}

/// The sign of a kind: its art in one colour, upright.
fn sign(look: Look, (middle, size): (f32, f32), colour: &str, face: &str) -> String {
    /// The middle of a body that stands on a foot.
    const MIDDLE: f32 = 41.5;
    let art = file(look.art).unwrap_or_default();
    let (body, detail) = (part(art, "body"), part(art, "detail"));
    let body = body.replace("id=\"body\"", "");
    format!(
        "<g transform=\"translate({} {}) scale({size})\"><g fill=\"{colour}\" stroke=\"{colour}\" \
         stroke-width=\"5\" stroke-linejoin=\"round\">{body}</g><g color=\"{face}\">{detail}</g></g>",
        50.0 * (1.0 - size),
        middle - MIDDLE * size,
    )
}

/// A small gilt star.
fn star(at: (f64, f64)) -> String {
    let path = outline(at, 12.0, 5.2, 5);
    format!(
        "<path d=\"{path}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3.5\" stroke-linejoin=\"round\"/>",
        css(theme::GOLD),
        css(theme::INK)
    )
}

/// The parts of a shield with a letter, on the hatching of its army.
pub fn lettered(letter: char, army: Army, faces: &Faces) -> Parts {
    let art = shield_art(army);
    let livery = theme::livery(army);
    let roundel = format!(
        "<circle cx=\"50\" cy=\"46\" r=\"31\" fill=\"{}\" stroke=\"{}\" stroke-width=\"4.200\"/>",
        css(theme::IVORY),
        css(theme::INK)
    );
    let drawn =
        [Face::Bold, Face::Fallback, Face::Men].into_iter().find_map(|face| faces.drawn(face, letter));
    let inside = drawn.map(|drawn| {
        // A wide letter is smaller.
        let size = 58.0_f32.min(46.0 / drawn.width().max(0.1));
        format!("<path d=\"{}\" fill=\"{}\"/>", drawn.data(size, (50.0, 46.0)), css(theme::INK))
    });
    let detail = [part(art, "detail"), roundel, inside.unwrap_or_default()].concat();
    Parts { body: part(art, "body"), detail, foot: "<g id=\"foot\"/>".to_owned(), livery }
}
