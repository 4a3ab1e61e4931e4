//! Games shown again: films against the still pictures that they are made of, within their limits; a sheet of
//! key positions against a stored one.

pub mod decode;
use crate::stored;

use decode::{Seen, change, decode};
use gif::Repeat;
use image::{Rgb, RgbImage};
use liege_chat::clock::SystemClock;
use liege_chat::{self as chat, Answer, Desk, Incoming, Media, Person, Place, Rights, Said, Settings};
use liege_game::scene::{Scene, View};
use liege_game::{self as game, EventKind, Game, Options, State};
use liege_render::{Film, Reel, RenderError, Renderer};
use liege_store::Store;
use liege_words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::{Arc, OnceLock};

/// Narrow, so that a test is quick.
const NARROW: u32 = 240;

fn renderer() -> &'static Renderer {
    static RENDERER: OnceLock<Renderer> = OnceLock::new();
    RENDERER.get_or_init(|| Renderer::new().unwrap())
}

/// The pictures of a random game with its negotiation.
fn scenes(game: &dyn Game, actions: usize, seed: u64) -> Vec<Scene> {
    let none: [(&str, &str); 0] = [];
    let mut state: Box<dyn State> = game.start(&Options::check(game.options(), none).unwrap(), None).unwrap();
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let names = ["Ілзе", "Mirek", "Тарас", "Bohdan"].map(str::to_owned);
    let view = View { names: &names, ..View::plain(Language::ENGLISH) };
    let mut scenes = vec![state.scene(&view)];
    let (mut number, mut last, mut text, mut seat) = (0, Vec::new(), String::new(), None);
    for _ in 0..actions {
        let resigns =
            |act: &String| state.actor(act).is_some_and(|seat| state.resignation(seat).as_ref() == Some(act));
        let acts: Vec<String> = state.acts().into_iter().filter(|act| !resigns(act)).collect();
        let legal = state.samples();
        let open = if dice.next_u64().is_multiple_of(3) && !acts.is_empty() { acts } else { legal };
        if open.is_empty() {
            break;
        }
        let action = open[(dice.next_u64() % open.len() as u64) as usize].clone();
        let (display, actor) = (state.display(&action), state.actor(&action));
        let news = state.play(&action).unwrap();
        if news.iter().any(|event| event.kind == EventKind::Move) {
            number += 1;
            (last, text, seat) = (vec![action], display, actor);
        } else {
            last.truncate(1);
            last.push(action);
        }
        let now = View { number, last: &last, last_text: &text, last_seat: seat, news: &news, ..view };
        scenes.push(state.scene(&now));
    }
    scenes
}

fn reel(scenes: &[Scene]) -> Reel {
    let mut reel = Reel::new();
    for (index, scene) in scenes.iter().enumerate() {
        reel.push(scene.clone(), 100 + index as u16);
    }
    reel
}

fn film(scenes: &[Scene], width: u32, most: usize) -> Film {
    renderer().film(&reel(scenes), width, most).unwrap()
}

/// The share of pixels that look entirely different: pictures that are reduced in two ways differ a little
/// along all edges.
fn unlike(one: &RgbImage, other: &RgbImage) -> f64 {
    assert_eq!(one.dimensions(), other.dimensions());
    let far = |(one, other): &(&Rgb<u8>, &Rgb<u8>)| {
        one.0.iter().zip(other.0).map(|(one, other)| u32::from(one.abs_diff(other))).sum::<u32>() > 180
    };
    one.pixels().zip(other.pixels()).filter(far).count() as f64 / f64::from(one.width() * one.height())
}

#[test]
fn a_film_as_large_as_its_stills_has_their_colours() {
    let scenes = scenes(game::all()[0], 2, 5);
    let seen = decode(&film(&scenes, 1024, 8 << 20).bytes, Repeat::Finite(2));
    assert_eq!(seen.len(), scenes.len());
    for (scene, seen) in scenes.iter().zip(&seen) {
        let still = renderer().image(&Scene { height: seen.screen.height(), ..scene.clone() }).unwrap();
        let difference = stored::difference(&still, &seen.screen);
        assert!(difference < 0.0005, "{difference}");
    }
}

#[test]
fn a_film_of_every_game_is_its_stills() {
    // One of each way of laying out a picture.
    const GAMES: [&str; 5] =
        ["three-player-chess", "dragonchess", "enochian-chess", "dragons-breakthrough", "swedish-bughouse"];
    for (index, game) in GAMES.iter().filter_map(|id| game::by_id(id)).enumerate() {
        let mut scenes = scenes(game, 8, 7 + index as u64);
        scenes.dedup();
        let film = film(&scenes, NARROW, 8 << 20);
        assert_eq!(film.width, NARROW);
        let seen = decode(&film.bytes, Repeat::Finite(2));
        assert!(seen.len() > 6, "{}", game.id());
        assert_eq!(seen[0].written, [0, 0, film.width, film.height]);
        let tallest = scenes.iter().map(|scene| scene.height).max().unwrap();
        let mut shown = 0;
        for (index, seen) in seen.iter().enumerate() {
            let scene = Scene { height: tallest, ..scenes[shown].clone() };
            let still = renderer().image_at(&scene, NARROW).unwrap();
            let difference = unlike(&still, &seen.screen);
            assert!(difference < 0.004, "{} picture {index}: {difference}", game.id());
            // A picture that is shown as long as several equal ones together replaces all of these.
            let mut hold = 0;
            while hold < usize::from(seen.hold) {
                hold += 100 + shown;
                shown += 1;
            }
            assert_eq!(hold, usize::from(seen.hold));
        }
        assert_eq!(shown, scenes.len());
        for pair in seen.windows(2) {
            // Only changes are written.
            assert_eq!(change(&pair[0].screen, &pair[1].screen), Some(pair[1].written), "{}", game.id());
        }
        assert!(seen[0].colours <= 256);
    }
}

#[test]
fn each_picture_of_a_film_is_as_if_it_were_the_first() {
    let mut compared = 0;
    for (seed, game) in game::all().iter().enumerate() {
        let mut scenes = scenes(*game, 3, 40 + seed as u64);
        let tallest = scenes.iter().map(|scene| scene.height).max().unwrap();
        for scene in &mut scenes {
            scene.height = tallest;
        }
        scenes.dedup();
        if scenes.iter().any(|scene| scene.boards != scenes[0].boards) {
            // Other boards have other colours.
            continue;
        }
        let seen = decode(&film(&scenes, NARROW, 8 << 20).bytes, Repeat::Finite(2));
        let mut at = 0;
        for (index, scene) in scenes.iter().enumerate() {
            let alone = decode(&film(std::slice::from_ref(scene), NARROW, 8 << 20).bytes, Repeat::Finite(2));
            // Pictures that look the same are one.
            if index > 0 && seen[at].screen != alone[0].screen {
                at += 1;
            }
            assert!(seen[at].screen == alone[0].screen, "{} picture {index}", game.id());
            compared += 1;
        }
        assert_eq!(at + 1, seen.len());
    }
    assert!(compared > 70, "{compared}");
}

#[test]
fn a_film_keeps_to_its_limit() {
    let scenes = scenes(game::all()[0], 18, 3);
    let free = film(&scenes, 400, 8 << 20);
    assert_eq!(free.width, 400);
    let narrower = film(&scenes, 400, free.bytes.len() * 3 / 4);
    assert!(narrower.bytes.len() <= free.bytes.len() * 3 / 4);
    assert_eq!(narrower.width, 320);
    let (wide, narrow) = (decode(&free.bytes, Repeat::Finite(2)), decode(&narrower.bytes, Repeat::Finite(2)));
    assert_eq!(wide.len(), narrow.len(), "with all pictures");
    let least = renderer().film(&reel(&scenes), 400, 1000);
    assert!(matches!(least, Err(RenderError::Bytes(bytes)) if bytes > 1000), "{least:?}");
    assert!(matches!(renderer().film(&Reel::new(), 400, 1 << 20), Err(RenderError::Size { .. })));
    assert!(matches!(renderer().film(&reel(&scenes), 0, 1 << 20), Err(RenderError::Size { .. })));
}

#[test]
fn what_does_not_change_is_looked_at_longer() {
    let scene = scenes(game::all()[0], 0, 0).remove(0);
    let other = Scene { plates: Vec::new(), ..scene.clone() };
    let seen =
        decode(&film(&[scene.clone(), scene.clone(), other, scene], 200, 1 << 20).bytes, Repeat::Finite(2));
    assert_eq!(seen.iter().map(|seen| seen.hold).collect::<Vec<_>>(), [100 + 101, 102, 103]);
    assert_eq!(seen[0].screen, seen[2].screen);
}

/// A table at which one member plays every seat, in a chat without a transport.
struct Sitting {
    chat: Arc<Desk>,
    _folder: tempfile::TempDir,
}

impl Sitting {
    async fn of(game: &str, actions: &str) -> Sitting {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("liege.sqlite")).await.unwrap();
        let settings = Settings { limits: liege_chat::Limits::default().unhurried(), ..Settings::default() };
        let chat = Desk::new(store, Arc::new(SystemClock::default()), settings).unwrap();
        let sitting = Sitting { chat, _folder: folder };
        let info = game::by_id(game).unwrap();
        let seats: Vec<String> = info.seats().iter().map(|seat| format!("{}=ada", seat.id)).collect();
        let dealt = if info.deals_by_dice() { " dealing=choice" } else { "" };
        sitting.say(&format!("new {game} {}{dealt}", seats.join(" "))).await;
        for action in actions.split_whitespace() {
            let answers = sitting.say(&format!("#1 {action}")).await;
            assert!(answers.iter().all(|answer| !answer.text.contains('?')), "{action}: {answers:?}");
        }
        sitting
    }

    async fn say(&self, text: &str) -> Vec<Answer> {
        let who = Person { id: "ada".into(), name: "Ada".into(), locale: None, rights: Rights::default() };
        let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
        let said = Said::typed(text);
        chat::handle(
            &self.chat,
            Incoming { id: None, who: who.clone(), place, said, known: vec![who], files: vec![] },
        )
        .await
    }
}

/// The page's sample game until red is mated.
const MATED: &str = "Na4-b6 Pa7xb6 Nh5-g3 Ph2xg3 Qa3-c3 Ra8-a3 Pg8-f8 Ne1-c2 Pb3xc2 Pb6-b5 Bh7-g8 Kh1-h2 Qc3xa3 \
    Pb7-b6 Qh6-f4 Kh2-h3";

#[tokio::test]
async fn a_sheet_is_as_stored() {
    let sitting = Sitting::of("enochian-chess", MATED).await;
    let answers = sitting.say("#1 sheet").await;
    assert_eq!(answers.len(), 1, "{answers:?}");
    let [picture] = answers[0].pictures.as_slice() else { panic!("one picture: {answers:?}") };
    assert_eq!((picture.name.as_str(), picture.media()), ("table-1-1-16-black-sheet.png", Media::Png));
    assert!(picture.alt.starts_with("Key positions of actions 1 to 16."), "{}", picture.alt);
    stored::compare_file("enochian-chess", "sheet-enochian", &picture.bytes);
}

/// A film in the form in which it is sent, the text with it, and its pictures.
async fn sent(sitting: &Sitting, typed: &str) -> (Arc<[u8]>, String, Vec<Seen>) {
    let mut answers = sitting.say(typed).await;
    if let Some(later) = answers[0].later.take() {
        answers = later.wait().await;
    }
    let [picture] = answers[0].pictures.as_slice() else { panic!("one picture: {answers:?}") };
    let seen = decode(&picture.bytes, Repeat::Finite(2));
    (Arc::clone(&picture.bytes), answers[0].text.clone(), seen)
}

#[tokio::test]
async fn films_of_any_length_keep_to_what_the_look_allows() {
    let game = game::by_id("ugolki").unwrap();
    let mut state = game.start(&Options::check(game.options(), [("", ""); 0]).unwrap(), None).unwrap();
    let mut actions = Vec::new();
    for turn in 0..80 {
        let legal = state.legal();
        actions.push(legal[(turn * 7) % legal.len()].clone());
        state.play(actions.last().unwrap()).unwrap();
    }
    let sitting = Sitting::of("ugolki", &actions.join(" ")).await;
    let holds = |seen: &[Seen]| seen.iter().map(|seen| seen.hold).collect::<Vec<_>>();
    let held = |count: usize| [vec![90; count - 1], vec![300]].concat();
    let (bytes, text, long) = sent(&sitting, "#1 replay").await;
    assert!(bytes.len() <= 4_000_000 && long[0].screen.width() == 640, "{}", bytes.len());
    assert_eq!(holds(&long), held(60), "of 81 positions those that matter most");
    assert!(text.contains("60 of 81 positions"), "{text}");
    let (_, text, all) = sent(&sitting, "#1 replay last 20").await;
    assert_eq!(holds(&all), held(21));
    assert!(!text.contains("positions"), "{text}");
    let (_, _, short) = sent(&sitting, "#1 replay last 4").await;
    let glide = [90, 5, 5, 5, 5];
    assert_eq!(holds(&short), [glide.repeat(4), vec![300]].concat());
    for (film, what) in [(&all, "cut"), (&short, "gliding")] {
        let end = &film.last().unwrap().screen;
        assert!(long.last().unwrap().screen == *end, "{what}");
    }
}
