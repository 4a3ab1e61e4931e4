//! Games shown again: how long it takes and how large the files become, for every game at three widths. The
//! moves are random; what is drawn is what a table's players would see.

use liege::game::scene::{Scene, View};
use liege::game::{self, EventKind, Game, Options, State};
use liege::render::{MOST_FILM_BYTES, Reel, Renderer, Sheet, Stamp};
use liege::words::Language;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::sync::OnceLock;
use std::time::Instant;

fn renderer() -> &'static Renderer {
    static RENDERER: OnceLock<Renderer> = OnceLock::new();
    RENDERER.get_or_init(|| Renderer::new().expect("the fonts are fonts"))
}

/// The pictures of the first game of some seed that lasts so many moves (or of the longest of a few).
fn scenes(game: &dyn Game, moves: usize) -> Vec<Scene> {
    (0..40).map(|seed| played(game, moves, seed)).max_by_key(Vec::len).unwrap_or_default()
}

fn played(game: &dyn Game, moves: usize, seed: u64) -> Vec<Scene> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("defaults are allowed");
    let mut state: Box<dyn State> = game.start(&options, None).expect("the start is right");
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let names = ["Тарас", "Ilse", "Mirek", "Bohdan"].map(str::to_owned);
    let view = View { names: &names, ..View::plain(Language::ENGLISH) };
    let mut scenes = vec![state.scene(&view)];
    let mut number = 0;
    while number < moves {
        let mut open = state.legal();
        if open.is_empty() {
            break;
        }
        let action = open.swap_remove((dice.next_u64() % open.len() as u64) as usize);
        let (text, seat) = (state.display(&action), state.actor(&action));
        let Ok(news) = state.play(&action) else { break };
        number += usize::from(news.iter().any(|event| event.kind == EventKind::Move));
        let last = [action];
        let now = View { number, last: &last, last_text: &text, last_seat: seat, news: &news, ..view };
        scenes.push(state.scene(&now));
    }
    scenes
}

fn reel(scenes: &[Scene]) -> Reel {
    let mut reel = Reel::new();
    for scene in scenes {
        reel.push(scene.clone(), 100);
    }
    reel
}

fn sheet(scenes: &[Scene]) -> Sheet {
    let room = Sheet::room(&scenes[0]);
    let stamp = |index: usize| Stamp {
        scene: scenes[index * (scenes.len() - 1) / (room - 1).max(1)].clone(),
        number: index.to_string(),
        text: "Nrv12-rc7+".to_owned(),
        below: "Red is in check.".to_owned(),
        moved: true,
    };
    Sheet {
        title: "Three-player chess, table #12".to_owned(),
        below: "Ilse, Mirek".to_owned(),
        stamps: (0..room).map(stamp).collect(),
    }
}

fn main() {
    println!("game, moves, width: bytes, seconds");
    for game in game::all() {
        for moves in [60, 300] {
            let scenes = scenes(*game, moves);
            let reel = reel(&scenes);
            for width in [720, 480, 320] {
                let started = Instant::now();
                let film = renderer().film(&reel, width, MOST_FILM_BYTES).expect("it can be made");
                let (id, moves) = (game.id(), scenes.len() - 1);
                let took = started.elapsed().as_secs_f64();
                println!("{id}, {moves}, {} × {}: {}, {took:.2}", film.width, film.height, film.bytes.len());
            }
        }
        let scenes = scenes(*game, 60);
        let started = Instant::now();
        let png = renderer().sheet(&sheet(&scenes)).expect("it can be drawn");
        println!("{}, sheet: {}, {:.2}", game.id(), png.len(), started.elapsed().as_secs_f64());
    }
    divan::main();
}

/// A game of 60 moves as a film.
#[divan::bench(args = [720, 400], sample_count = 5, sample_size = 1)]
fn film(bencher: divan::Bencher<'_, '_>, width: u32) {
    let reel = reel(&scenes(game::all()[0], 60));
    bencher.bench(|| renderer().film(&reel, width, MOST_FILM_BYTES));
}

/// Its key positions on one sheet.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn contact_sheet(bencher: divan::Bencher<'_, '_>) {
    let sheet = sheet(&scenes(game::all()[0], 60));
    bencher.bench(|| renderer().sheet(&sheet));
}
