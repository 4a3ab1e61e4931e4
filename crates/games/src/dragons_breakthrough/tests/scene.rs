//! Tests of the pictures.

use super::{CHAIN, FLIGHT, FULL, START, TRIPLE, game};
use liege_game::scene::{Army, Art, Icon, Mark, Presence, Prize, Scene, View, WIDTH};
use liege_game::{Seat, State, by_id};
use liege_squares::Sitting;
use liege_words::Language;

fn after(position: &str, actions: &[&str]) -> Sitting {
    let mut game = game(position);
    for action in actions {
        game.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
    }
    game
}

fn pictured(game: &Sitting, last: &str, change: impl Fn(View<'_>) -> Scene) -> Scene {
    let (names, last) = (["Ольга", "Mirek"].map(str::to_owned), [last.to_owned()]);
    let text = game.display(&last[0]);
    change(View { names: &names, last: &last, last_text: &text, number: 3, ..View::plain(Language::ENGLISH) })
}

fn plain(game: &Sitting, last: &str) -> Scene {
    pictured(game, last, |view| game.scene(&view))
}

fn count(scene: &Scene, wanted: impl Fn(&Mark) -> bool) -> usize {
    scene.marks.iter().filter(|mark| wanted(mark)).count()
}

fn froms(scene: &Scene) -> Vec<Option<u8>> {
    let number = |mark: &Mark| match mark {
        Mark::From { number, .. } => Some(*number),
        _ => None,
    };
    scene.marks.iter().filter_map(number).collect()
}

fn takens(scene: &Scene) -> usize {
    count(scene, |mark| matches!(mark, Mark::Taken { .. }))
}

#[test]
fn a_chain_shows_its_way_and_what_it_took() {
    let game = after(CHAIN, &["23:14:7!CC"]);
    let scene = plain(&game, "23:14:7!CC");
    assert_eq!(froms(&scene), [None]);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::To { .. })), 1);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Way { .. })), 2, "two jumps");
    assert_eq!(takens(&scene), 2);
    let ghosts: Vec<Art> = scene
        .figures
        .iter()
        .filter(|figure| figure.presence == Presence::Ghost)
        .map(|figure| figure.look.art)
        .collect();
    assert_eq!(ghosts, [Art::Disc, Art::CrownedDisc]);
    assert_eq!(takens(&plain(&game, "23-18")), 0, "another action than the last one marks nothing");
    assert!(plain(&game, "").marks.is_empty());
}

#[test]
fn two_pieces_that_move_are_numbered() {
    let game = after(FLIGHT, &["27-23+26-19"]);
    assert_eq!(froms(&plain(&game, "27-23+26-19")), [Some(1), Some(2)]);
    let game = after(TRIPLE, &["K@23+26-19-12-3"]);
    let scene = plain(&game, "K@23+26-19-12-3");
    assert_eq!(froms(&scene), [None], "what is dropped comes from nowhere");
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::To { .. })), 2);
    assert_eq!(count(&scene, |mark| matches!(mark, Mark::Way { .. })), 3);
    assert_eq!(scene.plates[0].prize, Some(Prize::Crown));
    assert!(scene.plates.iter().all(|plate| !plate.lit));
    // The dragon steps, and then flies: one way.
    let game = after("4/2d1/4/3K/2K1/4/4/1D2 L -/- - fs - 0", &["30-26"]);
    assert_eq!(froms(&plain(&game, "30-26")), [None]);
    let game = after("4/2d1/4/4/4/2K1/4/1D2 L -/- - fs - 0", &["30-26+26-19"]);
    let scene = plain(&game, "30-26+26-19");
    assert_eq!((froms(&scene).len(), count(&scene, |mark| matches!(mark, Mark::Way { .. }))), (1, 2));
}

#[test]
fn a_chess_capture_crosses_nothing() {
    let game = after("4/1c1d/K3/4/1c2/2C1/1D2/3r D CKN/R - fs - 0", &["32:23"]);
    assert_eq!(takens(&plain(&game, "32:23")), 0);
}

#[test]
fn plates_tell_who_has_which_colour() {
    let start = game(START);
    let scene = plain(&start, "");
    let plate =
        |scene: &Scene, army: Army| scene.plates.iter().find(|plate| plate.army == army).unwrap().clone();
    assert_eq!(plate(&scene, Army::White).name, "Ольга");
    assert!(plate(&scene, Army::White).lit);
    assert_eq!(plate(&scene, Army::White).icons, [Icon::Pennon]);
    let mut swapped = start.clone();
    swapped.play("32-20").unwrap();
    assert!(plate(&plain(&swapped, "32-20"), Army::Black).status.contains("swap"));
    swapped.play("swap").unwrap();
    let scene = plain(&swapped, "swap");
    assert_eq!(
        (plate(&scene, Army::White).name, plate(&scene, Army::Black).name.as_str()),
        ("Mirek".to_owned(), "Ольга")
    );
    let white = plate(&scene, Army::White).frame;
    assert!(white.y > plate(&scene, Army::Black).frame.y, "Light stays at the bottom");
    assert_eq!(scene.caption.unwrap().army, None);
    // Turned for the player who has Dark now.
    let turned = pictured(&swapped, "swap", |view| swapped.scene(&View { bottom: Some(Seat(0)), ..view }));
    assert!(plate(&turned, Army::White).frame.y < plate(&turned, Army::Black).frame.y);
    assert_ne!(turned.boards[0], scene.boards[0]);
    let nobody = start.scene(&View::plain(Language::UKRAINIAN));
    assert_eq!(plate(&nobody, Army::White).name, "Перший гравець");
}

#[test]
fn reserves_stand_beside_their_owners() {
    let game = after(FULL, &[]);
    let scene = plain(&game, "");
    let arts = |tray: usize| -> Vec<Option<Art>> {
        scene.trays[tray].tiles.iter().map(|tile| tile.map(|(look, _)| look.art)).collect()
    };
    assert_eq!(arts(0), [Some(Art::Disc), Some(Art::CrownedDisc), Some(Art::Knight)]);
    assert_eq!(arts(1), [Some(Art::Rook), None, None]);
    for (tray, plate) in scene.trays.iter().zip(&scene.plates) {
        assert_eq!(tray.frame.y, plate.frame.y);
        assert!(tray.frame.x > plate.frame.right() && tray.frame.right() <= WIDTH);
        assert_eq!(tray.frame.width, 3 * tray.frame.height + 12, "three tiles with their gaps");
    }
    assert!(scene.plates[0].status.contains("capture"), "{}", scene.plates[0].status);
}

#[test]
fn letters_stand_on_all_but_checkers() {
    let game = game(START);
    let scene =
        pictured(&game, "", |view| game.scene(&View { letters: true, language: Language::RUSSIAN, ..view }));
    let badges = |scene: &Scene| -> Vec<String> {
        scene
            .figures
            .iter()
            .filter_map(|figure| figure.badge.as_ref().map(|badge| badge.text.clone()))
            .collect()
    };
    assert_eq!(badges(&scene), ["к", "кш", "кш", "т", "д", "д", "т", "кш", "кш", "к"]);
    assert!(badges(&plain(&game, "")).is_empty());
    assert_eq!(plain(&game, "").labels.iter().filter(|label| label.text.parse::<u8>().is_ok()).count(), 32);
}

#[test]
fn a_mortal_dragon_bears_a_dagger_and_burns_when_it_can_be_taken() {
    let daggers = |scene: &Scene| scene.labels.iter().filter(|label| label.text == "†").count();
    let burns = |scene: &Scene| count(scene, |mark| matches!(mark, Mark::Check { .. }));
    let hunted = plain(&after("C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs t 0", &[]), "");
    assert_eq!((daggers(&hunted), burns(&hunted)), (1, 1));
    let safe = plain(&after("C2R/2dE/4/4/4/4/1D2/4 L -/- - fs t 0", &[]), "");
    assert_eq!((daggers(&safe), burns(&safe)), (1, 0));
    let immortal = plain(&after("C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs - 0", &[]), "");
    assert_eq!((daggers(&immortal), burns(&immortal)), (0, 0));
    let slain = plain(&after("C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs t 0", &["3:7"]), "3:7");
    assert_eq!((daggers(&slain), burns(&slain)), (0, 0));
}

#[test]
fn targets_are_dots_and_rings() {
    let shown = |position: &str, text: &str| {
        let game = after(position, &[]);
        let targets = game.moves_of(Seat(0), text).unwrap();
        let scene = game.scene(&View { targets: &targets, ..View::plain(Language::ENGLISH) });
        let of = |wanted: bool| {
            count(&scene, |mark| matches!(mark, Mark::Target { takes, .. } if *takes == wanted))
        };
        (of(false), of(true), count(&scene, |mark| matches!(mark, Mark::Chosen { .. })))
    };
    let chain = CHAIN;
    assert_eq!(shown(chain, "23"), (2, 2, 1), "two landings, two victims, however the reserve is sorted");
    assert_eq!(shown(TRIPLE, "reserve"), (26, 0, 0));
    assert_eq!(shown(START, "1"), (2, 0, 1), "not its turn");
}

#[test]
fn every_kind_shows_how_it_moves() {
    let rules = by_id("dragons-breakthrough").unwrap();
    let shown = |id: &str| {
        let scene = rules.reach(id, Language::ENGLISH).unwrap();
        let of = |wanted: bool| {
            count(&scene, |mark| matches!(mark, Mark::Target { takes, .. } if *takes == wanted))
        };
        (of(false), of(true), count(&scene, |mark| matches!(mark, Mark::Way { .. })))
    };
    assert_eq!(shown("dragon"), (2, 1, 2), "a step, a jump, two royal jumps");
    assert_eq!(shown("checker"), (3, 2, 0), "a step, two landings");
    assert_eq!(shown("royal"), (4, 2, 0), "two steps, two landings");
    assert_eq!(shown("knight"), (7, 1, 0));
    assert_eq!(shown("rook").1, 2);
    assert_eq!(shown("empress").1, 2);
    let free = 32 - 12 - 3;
    assert_eq!(shown("reserve"), (free, 0, 2), "every free cell but those of the two royal jumps");
    assert!(rules.reach("king", Language::ENGLISH).is_none());
    for kind in rules.kinds() {
        let scene = rules.reach(kind.id, Language::UKRAINIAN).unwrap();
        assert_eq!(count(&scene, |mark| matches!(mark, Mark::Chosen { .. })), 1, "{}", kind.id);
        assert!(!scene.title.unwrap().name.is_empty());
    }
}
