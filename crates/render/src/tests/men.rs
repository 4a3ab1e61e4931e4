//! Tests of men with characters or signs, of shields with letters, and of the boards for them.

use super::*;

const PLAIN: Man = Man { form: Form::Tile, character: None, promoted: false, turned: false };

fn shown(look: Look) -> Scene {
    Scene { figures: vec![Figure::new(look, at(), 90)], ..empty() }
}

fn man(art: Art, army: Army, man: Man) -> Scene {
    shown(Look { man: Some(man), ..Look::new(art, army) })
}

#[test]
fn men_show_their_kind_their_owner_and_their_promotion() {
    for form in [Form::Tile, Form::Disc, Form::Octagon] {
        let sign = Man { form, ..PLAIN };
        let written = Man { character: Some('飛'), ..sign };
        for army in [Army::White, Army::Black, Army::Red, Army::Blue] {
            let rook = man(Art::Rook, army, sign);
            assert!(differing_in_grey(&rook, &empty()) > 1000, "{form:?} {army:?}");
            let others = [
                man(Art::Bishop, army, sign),
                man(Art::Rook, army, written),
                man(Art::Rook, army, Man { character: Some('角'), ..written }),
            ];
            for (index, other) in others.iter().enumerate() {
                assert!(differing_in_grey(&rook, other) > 150, "{form:?} {army:?}, {index}");
            }
            for plain in [sign, written] {
                let promoted = Man { promoted: true, ..plain };
                let least = if plain == sign { 30 } else { 0 };
                let (plain, promoted) = (man(Art::Rook, army, plain), man(Art::Rook, army, promoted));
                // A promoted man has another character; a sign gets a star, which is seen in grey too.
                assert!(differing_in_grey(&plain, &promoted) >= least, "{form:?} {army:?}");
                assert!(army == Army::Red || differing(&plain, &promoted) > 200, "{form:?} {army:?}");
            }
            let turned = man(Art::Rook, army, Man { turned: true, ..written });
            assert!(differing_in_grey(&man(Art::Rook, army, written), &turned) > 150, "{form:?} {army:?}");
        }
        // Rings tell armies without colour.
        let disc = |army| man(Art::Rook, army, sign);
        assert!(differing_in_grey(&disc(Army::Red), &disc(Army::Black)) > 300, "{form:?}");
        assert!(
            form == Form::Tile || differing_in_grey(&disc(Army::Red), &disc(Army::Blue)) > 300,
            "{form:?}"
        );
    }
}

#[test]
fn a_character_without_a_glyph_is_replaced_by_the_sign() {
    let sign = man(Art::Rook, Army::White, PLAIN);
    let unknown = man(Art::Rook, Army::White, Man { character: Some('x'), ..PLAIN });
    assert!(!renderer().has_character('x') && renderer().has_character('飛'));
    assert_eq!(differing(&sign, &unknown), 0);
}

#[test]
fn shields_show_their_letter_and_their_army() {
    let shield = |letter, army| shown(Look::new(Art::Letter(letter), army));
    let [one, other] = [Army::White, Army::Black];
    assert!(differing_in_grey(&shield('Z', one), &shield('X', one)) > 100);
    assert!(differing_in_grey(&shield('Z', one), &shield('Z', other)) > 1000);
    // A letter that no font has leaves the shield empty.
    assert!(differing_in_grey(&shield('\u{e000}', one), &shield('Z', one)) > 100);
}

#[test]
fn texts_of_characters_alone_are_drawn() {
    let label = |text: &str| Label::bold(at(), text, 40, Colour::Text);
    let text = |text: &str| Scene { labels: vec![label(text)], ..empty() };
    assert!(differing(&text("楚河"), &text("漢界")) > 200);
    // A name with another character has boxes for all of them.
    assert_eq!(differing(&text("楚河龜"), &text("漢界龜")), 0);
}

#[test]
fn patterns_and_coordinates_look_different() {
    let board = |pattern: Pattern| {
        let grid = Grid::new((9, 10), 40, (60, 60)).with(pattern.coordinates);
        let boards = vec![Arc::new(grid.patterned(&pattern, Tint::Chess))];
        Scene { width: 480, height: 520, boards, ..Scene::default() }
    };
    let points = Pattern { places: Places::Points, ..Pattern::CHESS };
    let lined = Pattern { places: Places::Lined, ..Pattern::CHESS };
    let patterns = [
        Pattern::CHESS,
        Pattern { zones: &[3], ..Pattern::CHESS },
        lined,
        Pattern { dots: &[(3, 3)], ..lined },
        points,
        Pattern { river: Some(5), ..points },
        Pattern { palaces: &[(4, 1)], ..points },
        Pattern { angles: &[(0, 3)], ..points },
        Pattern { coordinates: Coordinates::Japanese, ..points },
        Pattern { coordinates: Coordinates::Chinese, ..points },
        Pattern { coordinates: Coordinates::Korean, ..points },
    ];
    let scenes: Vec<Scene> = patterns.iter().map(|pattern| board(*pattern)).collect();
    for (index, scene) in scenes.iter().enumerate() {
        for (pattern, other) in patterns.iter().zip(&scenes).skip(index + 1) {
            assert!(differing(scene, other) > 10, "{:?} looks like {pattern:?}", patterns[index]);
        }
    }
    // A pattern that does not fit its board is cut off.
    let wild = Pattern {
        river: Some(200),
        palaces: &[(0, 0), (250, 250)],
        angles: &[(8, 9), (255, 0)],
        dots: &[(0, 255)],
        zones: &[99, 255],
        ..points
    };
    assert!(renderer().png(&board(wild)).is_ok());
}
