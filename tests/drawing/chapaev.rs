//! Chapaev: pictures against stored ones, and shots in real time.

use crate::replay::decode;
use crate::stored::{self, PHONE};
use gif::Repeat;
use liege_game::scene::{Motion, Scene, View};
use liege_game::{self as game, Game, Options, Seat, State};
use liege_render::{MOST_MOTION_BYTES, MOTION_WIDTH, Renderer};
use liege_words::Language;
use std::time::Instant;

const GAME: &str = "chapaev";

fn game() -> &'static dyn Game {
    game::by_id(GAME).unwrap()
}

/// The match after some shots.
fn after(arms: &str, shots: &str) -> Box<dyn State> {
    let options = Options::check(game().options(), [("arms", arms)]).unwrap();
    let mut state = game().start(&options, None).unwrap();
    for shot in shots.split_whitespace() {
        state.play(shot).unwrap();
    }
    state
}

/// The view of the last of some shots.
fn shown<R>(arms: &str, shots: &str, view: &View<'_>, of: impl Fn(&dyn State, &View<'_>) -> R) -> R {
    let state = after(arms, shots);
    let last: Vec<String> = shots.split_whitespace().last().map(str::to_owned).into_iter().collect();
    let text = last.first().map(|shot| state.display(shot)).unwrap_or_default();
    let seat = last.first().and_then(|shot| state.actor(shot));
    let number = shots.split_whitespace().count();
    of(&*state, &View { last: &last, last_text: &text, last_seat: seat, number, ..*view })
}

fn scenes() -> Vec<(&'static str, u32, Scene)> {
    let names = ["Ilse", "Тарас"].map(str::to_owned);
    let long = ["Олександра-Вікторія Сковорода", "Костянтин Всеволод-Мирослав"].map(str::to_owned);
    let short = View { names: &names, ..View::plain(Language::ENGLISH) };
    let turned = View { names: &long, bottom: Some(Seat(1)), ..View::plain(Language::UKRAINIAN) };
    let aim = ["w2:850:80".to_owned()];
    let aiming = View { targets: &aim, ..short };
    let draw = |arms, shots, view| shown(arms, shots, view, |state, view| state.scene(view));
    vec![
        ("chapaev-shot", PHONE, draw("infantry", "w4:873:80", &short)),
        ("chapaev-middle", PHONE, draw("infantry", MIDDLE, &turned)),
        ("chapaev-aim", PHONE, draw("heavy", "", &aiming)),
        ("chapaev-heavy", PHONE, draw("heavy", "w2:850:100", &short)),
        ("chapaev-artillery", PHONE, game().reach("artillery", Language::RUSSIAN).unwrap()),
    ]
}

const MIDDLE: &str = "w3:2128:68 b4:1146:79 w8:1513:33 b3:1909:90 w6:2624:67 b5:34:26 w7:329:25 b2:41:80 w4:3063:40 b3:2070:95";

#[test]
fn pictures_are_as_stored() {
    stored::compare(
        &Renderer::new().unwrap(),
        scenes().into_iter().map(|(name, width, scene)| (GAME, name, width, scene)),
    );
}

/// A shot is shown in real time, ends like its still picture, and takes neither too much time nor too many
/// bytes.
#[test]
fn a_shot_is_seen_in_real_time() {
    let renderer = Renderer::new().unwrap();
    for (name, arms, shots) in [
        ("chapaev-shot", "infantry", "w4:873:80"),
        ("chapaev-long", "infantry", "w8:1234:77"),
        ("chapaev-tanks", "tanks", "w4:900:100"),
        ("chapaev-middle", "infantry", MIDDLE),
        (
            "chapaev-round",
            "infantry",
            "w1:900:50 w2:900:50 w3:900:50 w4:900:50 w5:900:50 w6:900:50 w7:900:50 w8:900:50",
        ),
    ] {
        let view = View::plain(Language::ENGLISH);
        let motion: Motion = shown(arms, shots, &view, |state, view| state.motion(view).unwrap());
        let still = shown(arms, shots, &view, |state, view| state.scene(view));
        assert_eq!(motion.end, still, "{name}");
        let before = Instant::now();
        let film = renderer.motion(&motion, MOTION_WIDTH, MOST_MOTION_BYTES).unwrap();
        let spent = before.elapsed();
        let seen = decode::decode(&film.bytes, Repeat::Finite(0));
        let hundredths: u32 = seen.iter().map(|picture| u32::from(picture.hold)).sum();
        assert!(seen.len() <= 60, "{name}: {} pictures", seen.len());
        println!("{name}: {} pictures, {hundredths} cs, {} bytes, {spent:?}", seen.len(), film.bytes.len());
        assert!((80..=400).contains(&hundredths) && seen.len() > 3, "{name}: {hundredths}");
        // The palette is that of the whole film: shades may differ from the still picture, shapes may not.
        let end = renderer.image_at(&still, MOTION_WIDTH).unwrap();
        let last = &seen.last().unwrap().screen;
        assert!(stored::difference(&end, last) < 0.02, "{name}");
        if let Some(folder) = std::env::var_os("LIEGE_PICTURES") {
            let folder = std::path::PathBuf::from(folder);
            std::fs::write(folder.join(format!("{name}.gif")), &film.bytes).unwrap();
            seen[seen.len() / 2].screen.save(folder.join(format!("{name}-mid.png"))).unwrap();
            seen[0].screen.save(folder.join(format!("{name}-first.png"))).unwrap();
            last.save(folder.join(format!("{name}-last.png"))).unwrap();
        }
    }
}
