//! Tests of the surroundings of a board: plates, ties, captions, trays, labels.

use super::*;

#[test]
fn plates_show_what_they_say() {
    let scene = |plate| Scene { plates: vec![plate], ..empty() };
    let mut others = vec![
        Plate { lit: true, ..plate() },
        Plate { out: true, ..plate() },
        Plate { status: "під шахом".to_owned(), ..plate() },
        Plate { prize: Some(Prize::Crown), ..plate() },
        Plate { prize: Some(Prize::Half), ..plate() },
        Plate { name: "Костянтин Іванович Сковорода".to_owned(), ..plate() },
    ];
    let icons = [
        Icon::Pennon,
        Icon::Burst,
        Icon::Crown,
        Icon::Links,
        Icon::BrokenLinks,
        Icon::Fallen,
        Icon::Half,
        Icon::Plus,
        Icon::Snowflake,
        Icon::Question,
        Icon::Tick,
        Icon::Team(0),
        Icon::Team(1),
    ];
    let shields = Army::ALL.map(Icon::Shield);
    others.extend(icons.into_iter().chain(shields).map(|icon| Plate { icons: vec![icon], ..plate() }));
    for (index, one) in others.iter().enumerate() {
        assert!(differing(&scene(one.clone()), &scene(plate())) > 60, "{one:?}");
        for other in &others[index + 1..] {
            assert!(
                differing(&scene(one.clone()), &scene(other.clone())) > 30,
                "{one:?} looks like {other:?}"
            );
        }
    }
    // A name without a readable character is replaced by the seat's.
    let emoji = Plate { name: "🐉🐉".to_owned(), ..plate() };
    let seat = Plate { name: "Білі".to_owned(), ..plate() };
    assert_eq!(differing(&scene(emoji), &scene(seat)), 0);
}

#[test]
fn ties_look_different() {
    let bond = |chain, claimed| Tie::Bond { lord: Army::Red, vassal: Army::White, chain, claimed };
    let truce = |bound, wax| Tie::Truce { one: Army::Red, other: Army::White, turns: 3, bound, wax };
    let draw =
        |accepted| Tie::Draw { by: Army::Red, others: vec![(Army::White, accepted), (Army::Black, false)] };
    let ties = [
        bond(Chain::Whole, false),
        bond(Chain::Whole, true),
        bond(Chain::Suspended, false),
        truce(false, Wax::Whole),
        truce(true, Wax::Whole),
        truce(false, Wax::Broken { by: Army::Red }),
        truce(false, Wax::Broken { by: Army::White }),
        truce(false, Wax::Dissolved),
        draw(false),
        draw(true),
        Tie::Exchange {
            one: Army::Red,
            given: Look::new(Art::King, Army::Blue),
            other: Army::White,
            returned: Look::new(Art::King, Army::Yellow),
        },
    ];
    // All have equal words, so that only the signs differ; in a row alone and in one of two.
    for height in [90, 62] {
        let scene = |tie: &Tie, offered| {
            let chip = Chip {
                frame: Frame::new(8, 10, 484, height),
                tie: tie.clone(),
                offered,
                head: "Truce".to_owned(),
                line: "3 turns left".to_owned(),
            };
            Scene { chips: vec![chip], ..empty() }
        };
        for (index, tie) in ties.iter().enumerate() {
            let [none, red, white] = [None, Some(Army::Red), Some(Army::White)].map(|by| scene(tie, by));
            assert!(differing_in_grey(&none, &red) > 300, "{tie:?}: an offer is no tie");
            if !matches!(tie, Tie::Draw { .. }) {
                assert!(differing_in_grey(&white, &red) > 200, "{tie:?}: who offers it?");
            }
            for other in &ties[index + 1..] {
                let other_scene = scene(other, None);
                assert!(differing_in_grey(&none, &other_scene) > 80, "{tie:?} looks like {other:?}");
            }
        }
    }
}

#[test]
fn captions_trays_and_labels_are_drawn() {
    let caption = Caption {
        frame: Frame::new(100, 10, 390, 96),
        align: Align::Right,
        army: Some(Army::Black),
        text: "Nrv12-rc7+".to_owned(),
        below: "14".to_owned(),
    };
    assert!(differing(&Scene { caption: Some(caption), ..empty() }, &empty()) > 1500);
    let title = |align, below: &str| {
        let frame = Frame::new(20, 10, 460, 96);
        let title = Title { frame, align, name: "Dragonchess".to_owned(), below: below.to_owned() };
        Scene { title: Some(title), ..empty() }
    };
    assert!(differing(&title(Align::Left, "move 6"), &empty()) > 1500);
    assert!(differing(&title(Align::Left, "move 6"), &title(Align::Centre, "move 6")) > 1500);
    assert!(differing(&title(Align::Left, ""), &title(Align::Left, "move 6")) > 1500, "in the middle");
    let tab = |text: &str, number: &str| {
        let (text, number) = (text.to_owned(), number.to_owned());
        let frame = Frame::new(10, 0, 40, 300);
        let tab = Tab { frame, colour: Colour::Dark(Tint::Land), text, number };
        Scene { height: 300, tabs: vec![tab], ..empty() }
    };
    assert!(differing(&tab("Land", "2"), &tab("Land", "")) > 600, "a number on a disc");
    assert!(differing(&tab("Land", "2"), &tab("", "2")) > 300, "a name");
    // It is read upwards: the foot of an L is at its end, which is the right edge of the name.
    let image = renderer().image(&tab("LLLL", "")).unwrap();
    let inked = |x: u32| (0..300).filter(|y| image.get_pixel(x, *y).0 == theme::INK).count();
    assert!((31..41).any(|x| inked(x) > 30) && (12..30).all(|x| inked(x) < 30));
    let look = Look::new(Art::Disc, Army::Black);
    let tray = |count| {
        let tiles = vec![Some((look, count)), None];
        Scene { trays: vec![Tray { frame: Frame::new(10, 10, 200, 90), tiles }], ..empty() }
    };
    assert!(differing(&tray(1), &empty()) > 10_000);
    assert!(differing(&tray(1), &tray(7)) > 100, "a count");
    let label = Label::bold(at(), "12", 25, Colour::Text);
    let edged = Label { edge: Some(Colour::Move), ..label.clone() };
    let text = |label| Scene { labels: vec![label], ..empty() };
    assert!(differing(&text(label.clone()), &text(edged)) > 100);
    let named = |name: &str| {
        let instead = Some("No. 11".to_owned());
        text(Label { text: name.to_owned(), instead, room: Some(100), ..label.clone() })
    };
    assert_eq!(differing(&named("李小龍"), &named("No. 11")), 0, "no font has these letters");
    assert!(differing(&named("Zoë"), &named("No. 11")) > 100);
    let short = Label { room: Some(20), text: "a long text".to_owned(), ..label };
    let image = renderer().image(&text(short)).unwrap();
    assert_eq!(image.get_pixel(90, 60).0, theme::GROUND, "it keeps to its room");
}
