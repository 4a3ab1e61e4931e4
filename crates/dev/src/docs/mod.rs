//! `liege-dev docs`: the parts of the handbook that follow from declarations, as text. Commands come from the
//! chat's registry, settings from the configuration, the pages of games from their help, the clients for other languages from the
//! description of the API.
//! `docs/develop/handbook.md` lists them.

mod clients;
mod commands;
mod games;
mod markdown;
mod part;
mod settings;

use liege_game::Game;
use liege_render::Renderer;
use liege_words::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The message of a command that failed.
type Failure = String;

/// The width of the picture of a start position, in pixels: a page shows it unscaled.
const START_WIDTH: u32 = 480;
/// The folder of the games' pages.
const GAMES: &str = "docs/games";

/// The arguments of `docs`.
#[derive(Debug, Default, clap::Args)]
pub struct Asked {
    /// Write nothing, but fail and name each file that would change
    #[arg(long)]
    check: bool,
    /// Draw the start positions of all games again, not only the missing ones
    #[arg(long, conflicts_with = "check")]
    pictures: bool,
}

/// A file of the handbook: its present text, if it exists, and the generated one.
struct Page {
    name: String,
    stored: Option<String>,
    made: String,
}

/// Runs the command.
///
/// # Errors
/// Returns an error if a file can't be read or written or has lost its marks, or (with `--check`) the
/// handbook is out of date.
pub fn run(asked: &Asked) -> Result<(), Failure> {
    let root = workspace();
    if asked.check {
        let drifted = drifted(&root)?;
        return if drifted.is_empty() {
            Ok(())
        } else {
            Err(format!("{}\nrun: cargo run -p liege-dev -- docs", drifted.join("\n")))
        };
    }
    for name in write(&root, asked.pictures)? {
        println!("{name}");
    }
    Ok(())
}

/// Writes every part and every missing picture (or all pictures) below a folder, and returns the names of the
/// changed files.
///
/// # Errors
/// Returns an error if a file can't be read, drawn or written, or has lost its marks.
pub fn write(root: &Path, pictures: bool) -> Result<Vec<String>, Failure> {
    let mut written = Vec::new();
    for page in pages(root)? {
        if page.stored.as_ref() != Some(&page.made) {
            let text = page.made;
            fs::write(root.join(&page.name), text).map_err(|error| format!("{}: {error}", page.name))?;
            written.push(page.name);
        }
    }
    let mut renderer = None;
    for game in liege_game::all() {
        let name = start_picture(*game);
        if !pictures && root.join(&name).is_file() {
            continue;
        }
        let renderer = match &renderer {
            Some(renderer) => renderer,
            None => {
                renderer.insert(Renderer::new().map_err(|error| format!("nothing can be drawn: {error}"))?)
            }
        };
        let scene = liege_chat::scene_of_start(*game, Language::ENGLISH)
            .ok_or_else(|| format!("{name}: the game does not start"))?;
        let drawn = renderer.png_at(&scene, START_WIDTH).map_err(|error| format!("{name}: {error}"))?;
        fs::write(root.join(&name), drawn).map_err(|error| format!("{name}: {error}"))?;
        written.push(name);
    }
    Ok(written)
}

/// A line for each file below a folder that is out of date.
///
/// # Errors
/// Returns an error if a file can't be read, or has lost its marks.
pub fn drifted(root: &Path) -> Result<Vec<String>, Failure> {
    let pages = pages(root)?.into_iter().filter(|page| page.stored.as_ref() != Some(&page.made));
    let mut drifted: Vec<String> = pages
        .map(|page| match page.stored {
            Some(stored) => format!("{}: line {} has drifted", page.name, differs_at(&stored, &page.made)),
            None => format!("{} is missing", page.name),
        })
        .collect();
    let pictures = liege_game::all().iter().map(|game| start_picture(*game));
    drifted
        .extend(pictures.filter(|name| !root.join(name).is_file()).map(|name| format!("{name} is missing")));
    let known: BTreeSet<String> = liege_game::all().iter().map(|game| game.id().to_owned()).collect();
    let folder = fs::read_dir(root.join(GAMES)).map_err(|error| format!("{GAMES}: {error}"))?;
    let names = folder.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let pages = names.filter_map(|name| Some(name.strip_suffix(".md")?.to_owned()));
    let strange = pages.filter(|page| page != "index" && !known.contains(page));
    drifted.extend(strange.map(|page| format!("{GAMES}/{page}.md is the page of no game")));
    drifted.sort();
    Ok(drifted)
}

/// The folder of the workspace.
#[must_use]
pub fn workspace() -> PathBuf {
    let root = liege_testing::workspace();
    root.canonicalize().unwrap_or(root)
}

/// All files with generated parts.
fn pages(root: &Path) -> Result<Vec<Page>, Failure> {
    let mut pages = vec![
        filled(root, "README.md", "games", &games::grid())?,
        filled(root, "docs/play/commands.md", "commands", &commands::all())?,
        filled(root, "docs/host/configuration.md", "settings", &settings::all())?,
        filled(root, "docs/games/index.md", "index", &games::index())?,
        summary(root)?,
        whole(root, "examples/clients/liege.py", clients::python(liege_local::api::description())),
        whole(root, "examples/clients/liege.mjs", clients::javascript(liege_local::api::description())),
    ];
    for game in liege_game::all() {
        let name = format!("{GAMES}/{}.md", game.id());
        let stored = fs::read_to_string(root.join(&name)).ok();
        let text = stored.clone().unwrap_or_else(|| part::empty("game"));
        let made =
            part::filled(&text, "game", &games::page(*game)).map_err(|why| format!("{name}: {why}"))?;
        pages.push(Page { name, stored, made });
    }
    Ok(pages)
}

/// A file with one part filled in.
fn filled(root: &Path, name: &str, part: &str, made: &str) -> Result<Page, Failure> {
    let stored = read(root, name)?;
    let made = part::filled(&stored, part, made).map_err(|why| format!("{name}: {why}"))?;
    Ok(Page { name: name.to_owned(), stored: Some(stored), made })
}

/// A file that is made as a whole.
fn whole(root: &Path, name: &str, made: String) -> Page {
    Page { name: name.to_owned(), stored: fs::read_to_string(root.join(name)).ok(), made }
}

/// The table of contents. It can have no marks, because mdBook accepts only lists there: the games are the
/// items below their index.
fn summary(root: &Path) -> Result<Page, Failure> {
    const INDEX: &str = "- [The games](games/index.md)";
    let name = "docs/SUMMARY.md";
    let stored = read(root, name)?;
    let mut made = String::new();
    let mut below = false;
    let mut found = false;
    for line in stored.lines() {
        below &= line.starts_with(' ');
        if below {
            continue;
        }
        made.push_str(line);
        made.push('\n');
        if line == INDEX {
            (below, found) = (true, true);
            made.push_str(&games::contents());
        }
    }
    if !found {
        return Err(format!("{name} has no line `{INDEX}`"));
    }
    Ok(Page { name: name.to_owned(), stored: Some(stored), made })
}

fn read(root: &Path, name: &str) -> Result<String, Failure> {
    fs::read_to_string(root.join(name)).map_err(|error| format!("{name} can't be read: {error}"))
}

fn start_picture(game: &dyn Game) -> String {
    format!("{GAMES}/{}-start.png", game.id())
}

/// The number of the first line that differs.
fn differs_at(one: &str, other: &str) -> usize {
    1 + one.lines().zip(other.lines()).take_while(|(one, other)| one == other).count()
}
