//! Pictures compared with those stored in `tests/pictures/`.
//!
//! `LIEGE_BLESS=1` writes the stored ones anew: look at them before you commit them. With
//! `LIEGE_PICTURES=<folder>` all of them are also drawn there at full size. `LIEGE_GAME=<id>` leaves the
//! pictures of all other games alone.

#![allow(dead_code, reason = "not every test needs all of it")]

use image::RgbImage;
use liege_game::Scene;
use liege_render::{MOST_BYTES, Renderer};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The width of a picture on a phone, in pixels.
pub const PHONE: u32 = 400;
/// Rounding differs between machines by a few pixels of an edge; a moved pawn is 300 pixels.
const TOLERANCE: f64 = 0.0005;

/// The share of pixels that differ visibly; 1 for pictures of different sizes.
pub fn difference(one: &RgbImage, other: &RgbImage) -> f64 {
    if one.dimensions() != other.dimensions() {
        return 1.0;
    }
    let visible = one
        .pixels()
        .zip(other.pixels())
        .filter(|(one, other)| one.0.iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > 24));
    visible.count() as f64 / f64::from(one.width() * one.height())
}

/// A picture's file, as soon as it is drawn.
type Drawn = Arc<OnceLock<Arc<Vec<u8>>>>;

/// The scene with this name at full size, drawn once for all tests.
pub fn large(renderer: &Renderer, name: &'static str, scene: &Scene) -> Arc<Vec<u8>> {
    static ALL: Mutex<BTreeMap<&str, Drawn>> = Mutex::new(BTreeMap::new());
    let drawn = Arc::clone(ALL.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default());
    Arc::clone(drawn.get_or_init(|| Arc::new(renderer.png(scene).unwrap())))
}

/// Whether pictures of a game are tested.
fn is_wanted(game: &str) -> bool {
    std::env::var("LIEGE_GAME").map_or(true, |only| only == game)
}

/// A picture: its game (empty for none), its name, its width, its scene.
pub type Shown = (&'static str, &'static str, u32, Scene);

/// Compares each scene, drawn with this width in pixels, with the stored picture of its name. A different
/// picture is kept, so that you can look at it.
pub fn compare(renderer: &Renderer, shown: impl IntoIterator<Item = Shown>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let bless = std::env::var_os("LIEGE_BLESS").is_some();
    let full = std::env::var_os("LIEGE_PICTURES").map(PathBuf::from);
    let mut wrong = Vec::new();
    for (_, name, width, scene) in shown.into_iter().filter(|(game, ..)| is_wanted(game)) {
        let file = format!("{name}.png");
        let large = large(renderer, name, &scene);
        assert!(large.len() <= MOST_BYTES, "{name}: {} bytes", large.len());
        if let Some(full) = &full {
            std::fs::create_dir_all(full).unwrap();
            std::fs::write(full.join(&file), &*large).unwrap();
        }
        let bytes = renderer.png_at(&scene, width).unwrap();
        let path = folder.join(&file);
        if bless {
            std::fs::write(&path, &bytes).unwrap();
            continue;
        }
        let drawn = image::load_from_memory(&bytes).unwrap().to_rgb8();
        let known = image::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let share = difference(&known.to_rgb8(), &drawn);
        if share > TOLERANCE {
            let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&file);
            std::fs::write(&kept, &bytes).unwrap();
            wrong.push(format!("{name}: {:.2} % of it differ, see {}", share * 100.0, kept.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Compares a finished picture of a game with the stored one of its name.
pub fn compare_file(game: &str, name: &str, bytes: &[u8]) {
    if !is_wanted(game) {
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(format!("{name}.png"));
    if std::env::var_os("LIEGE_BLESS").is_some() {
        std::fs::write(path, bytes).unwrap();
        return;
    }
    let drawn = image::load_from_memory(bytes).unwrap().to_rgb8();
    let known = image::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let share = difference(&known.to_rgb8(), &drawn);
    if share > TOLERANCE {
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        std::fs::write(&kept, bytes).unwrap();
        panic!("{name}: {:.2} % of it differ, see {}", share * 100.0, kept.display());
    }
}
