//! Tests of the handbook: generated parts are up to date, links lead somewhere, and the tools are called
//! correctly.

mod lines;
mod links;

use liege_dev::docs;

#[test]
fn the_parts_that_are_made_are_as_they_would_be_made_now() {
    liege::install();
    let drifted = docs::drifted(&docs::workspace()).expect("the handbook");
    assert!(drifted.is_empty(), "run `cargo run -p liege-dev -- docs`:\n{}", drifted.join("\n"));
}

/// A copy of the handbook's generated pages, in which something can be changed.
fn copied() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for page in liege_testing::handbook::pages() {
        let path = folder.path().join(&page.name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, page.text).expect("a page is written");
    }
    for name in ["examples/clients/liege.py", "examples/clients/liege.mjs"] {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::copy(docs::workspace().join(name), path).expect("a client is copied");
    }
    for game in liege_game::all() {
        std::fs::write(folder.path().join(format!("docs/games/{}-start.png", game.id())), "")
            .expect("a picture");
    }
    folder
}

#[test]
fn a_changed_page_a_missing_page_and_a_page_of_no_game_are_named() {
    liege::install();
    let folder = copied();
    assert_eq!(docs::drifted(folder.path()), Ok(Vec::new()));
    let path = |name: &str| folder.path().join(name);
    for (name, before, after) in [
        ("docs/play/commands.md", "### `board`", "### `bored`"),
        ("docs/host/configuration.md", "`LIEGE_DATA` |", "`LIEGE_DATEN` |"),
        ("docs/games/chess.md", "Checkmate wins.", "Checkmate loses."),
        ("docs/games/index.md", "| `reversi` |", "| `reverse` |"),
        ("README.md", "docs/games/ugolki.md", "docs/games/corners.md"),
        ("docs/SUMMARY.md", "games/chapaev.md", "games/chapayev.md"),
        ("examples/clients/liege.py", "def legal(self, table)", "def legals(self, table)"),
    ] {
        let text = std::fs::read_to_string(path(name)).expect(name);
        assert!(text.contains(before), "{name}: {before}");
        std::fs::write(path(name), text.replacen(before, after, 1)).expect(name);
        let drifted = docs::drifted(folder.path()).expect("readable");
        assert!(drifted.len() == 1 && drifted[0].starts_with(&format!("{name}: line ")), "{drifted:?}");
        std::fs::write(path(name), text).expect(name);
    }
    // Text that people write around a part is not changed.
    let name = path("docs/games/chess.md");
    let text = std::fs::read_to_string(&name).expect("a page");
    std::fs::write(&name, format!("{text}\nSomebody's own words.\n")).expect("written");
    assert_eq!(docs::drifted(folder.path()), Ok(Vec::new()));
    std::fs::remove_file(&name).expect("removed");
    std::fs::write(path("docs/games/checkers.md"), "").expect("written");
    std::fs::remove_file(path("docs/games/reversi-start.png")).expect("removed");
    assert_eq!(
        docs::drifted(folder.path()).expect("readable"),
        [
            "docs/games/checkers.md is the page of no game",
            "docs/games/chess.md is missing",
            "docs/games/reversi-start.png is missing"
        ]
    );
    std::fs::write(path("docs/play/commands.md"), "no marks").expect("written");
    assert!(docs::drifted(folder.path()).is_err_and(|why| why.starts_with("docs/play/commands.md: ")));
}

#[test]
fn what_drifted_is_written_again() {
    liege::install();
    let folder = copied();
    let name = folder.path().join("docs/games/chess.md");
    let text = std::fs::read_to_string(&name).expect("a page");
    std::fs::write(&name, text.replacen("Checkmate wins.", "Checkmate loses.", 1)).expect("written");
    assert_eq!(docs::write(folder.path(), false), Ok(vec!["docs/games/chess.md".to_owned()]));
    assert_eq!(std::fs::read_to_string(&name).expect("a page"), text);
    assert_eq!(docs::write(folder.path(), false), Ok(Vec::new()));
}
