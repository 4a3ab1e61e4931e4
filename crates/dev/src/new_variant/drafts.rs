//! The drafts: each file of the new game, copied from the family's model, and a line in the family's list of
//! games.

use super::family::Family;
use super::files::{read, write};
use super::name::Names;
use crate::Failure;

/// Writes the drafts of a game.
pub fn write_all(id: &str, family: Family) -> Result<Vec<String>, Failure> {
    if liege_game::by_id(id).is_some() {
        return Err(format!("there is a game `{id}` already; --data makes its vectors, corpus and picture"));
    }
    let taken: Vec<&str> = liege_game::all().iter().map(|game| game.prefix()).chain(["sqr", "drt"]).collect();
    let names = Names::of(id, &taken)?;
    let folder = format!("crates/games/src/{}", family.folder());
    let mut written = Vec::new();
    let mut put = |name: String, text: String| -> Result<(), Failure> {
        write(&name, text)?;
        written.push(name);
        Ok(())
    };
    match family {
        Family::Chess => put(format!("{folder}/{}.rs", names.module), rust(&names))?,
        Family::Draughts => {
            let name = format!("{folder}/games.rs");
            let text = read(&name)?;
            put(name, inserted_before(&text, "/// A piece in the middle", &parameters(&names))?)?;
        }
    }
    let (model, prefix) = family.model();
    for language in liege_words::Language::CODES {
        let text = read(&format!("{folder}/words/{language}/{model}.ftl"))?;
        put(format!("{folder}/words/{language}/{id}.ftl"), sentences(&text, &names, model, prefix))?;
    }
    let lesson = read(&format!("{folder}/lessons/{model}.toml"))?;
    put(
        format!("{folder}/lessons/{id}.toml"),
        lesson.replacen(first_line(&lesson), &format!("# {}.", names.title), 1),
    )?;
    put(format!("{folder}/puzzles/{id}.jsonl"), String::new())?;
    let name = format!("{folder}/mod.rs");
    let text = read(&name)?;
    put(name, listed(&text, &names, family)?)?;
    Ok(written)
}

/// Writes the drafts, and prints the remaining work.
pub fn write_and_tell(id: &str, family: Family) -> Result<(), Failure> {
    for name in write_all(id, family)? {
        println!("{name}");
    }
    println!(
        "
These are drafts, and they compile. What is left:
1. Say the rules in the Rust file, and what the game is called, is about and needs help with in each .ftl file.
   Try it: cargo run -- console, then: new {id}
2. Change the lesson (lessons/{id}.toml and the sentences below `## The lesson.`): its steps are those of another game.
3. cargo run -p liege-dev -- new-variant {id} --data
   makes vectors, corpus, pictures and the page of the handbook by these rules. Hold the vectors against another program
   before you trust them.
4. cargo run --release -p liege-dev -- puzzles --game {id} >crates/games/src/{folder}/puzzles/{id}.jsonl
5. A line in CHANGELOG.md. docs/develop/add-a-game.md has the rest.
   Test it: LIEGE_GAME={id} cargo test -p liege-games",
        folder = family.folder()
    );
    Ok(())
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// Inserts a text before the line with this beginning.
fn inserted_before(text: &str, line: &str, new: &str) -> Result<String, Failure> {
    let at = text.find(line).ok_or_else(|| format!("no line begins with `{line}`"))?;
    Ok(format!("{}{new}{}", &text[..at], &text[at..]))
}

/// The `mod.rs` of a family with the game added: its module, and its line among the games.
fn listed(text: &str, names: &Names, family: Family) -> Result<String, Failure> {
    let Names { id, module, constant, .. } = names;
    let spec = match family {
        Family::Chess => format!("{module}::SPEC"),
        Family::Draughts => format!("games::{constant}.spec"),
    };
    let at = text.find("games! {").ok_or("there is no list of games")?;
    let end = at + text[at..].find("\n}").ok_or("the list of games has no end")? + 1;
    let text = format!("{}    \"{id}\" => {constant} of {spec};\n{}", &text[..end], &text[end..]);
    if family == Family::Draughts {
        return Ok(text);
    }
    // Modules are sorted.
    let modules: Vec<&str> = text.lines().filter(|line| line.starts_with("mod ")).collect();
    let new = format!("mod {module};");
    let next = modules.iter().find(|line| ***line > *new).ok_or("no module comes after it")?;
    let next = if *next == "mod tests;" { "#[cfg(test)]\nmod tests;" } else { next };
    inserted_before(&text, next, &format!("{new}\n"))
}

/// The sentences of the model as those of the game: without its options, and under the new name.
fn sentences(text: &str, names: &Names, model: &str, prefix: &str) -> String {
    let Names { id, title, prefix: own, .. } = names;
    let options = format!("{prefix}-option-");
    let name = format!("{prefix}-name =");
    let mut kept = format!("# {title}.\n");
    let mut is_kept = true;
    for line in text.lines().skip(1) {
        let begins = !line.starts_with([' ', '.']) && !line.is_empty();
        is_kept = if begins { !line.starts_with(&options) } else { is_kept };
        let line = if line.starts_with(&name) { format!("{own}-name = {title}") } else { line.to_owned() };
        if is_kept {
            kept.push_str(&line);
            kept.push('\n');
        }
    }
    kept.replace(&format!("{prefix}-"), &format!("{own}-"))
        .replace(&format!("lesson-{model}-"), &format!("lesson-{id}-"))
}

/// The rules of a game of the chess family without any differences yet.
fn rust(names: &Names) -> String {
    let Names { id, kind, title, prefix, .. } = names;
    format!(
        "//! {title} (rules page `{id}`): chess, so far.

use super::game::Game;
use super::orthodox::BASE;
use super::variant::Variant;
use liege_game::Options;
use liege_squares::Spec;

/// {title}. What a position holds beside the board is a field of it.
#[derive(Clone, Copy, Debug)]
pub struct {kind};

/// The description of the game.
pub static SPEC: Spec = Spec {{
    id: \"{id}\",
    prefix: \"{prefix}\",
    start: Game::<{kind}>::start,
    words: super::words!(\"{id}\"),
    ..BASE
}};

/// Every method that is not written here is as in chess; `variant.rs` lists them.
impl Variant for {kind} {{
    fn spec(&self) -> &'static Spec {{
        &SPEC
    }}

    fn new(_: &Options) -> Self {{
        {kind}
    }}
}}
"
    )
}

/// The parameters of a game of draughts.
fn parameters(names: &Names) -> String {
    let Names { id, constant, title, prefix, .. } = names;
    format!(
        "/// {title}.
pub static {constant}: Variant = Variant::new(
    &Spec {{
        id: \"{id}\",
        prefix: \"{prefix}\",
        words: words!(\"{id}\"),
        pdn: None,
        start: |options, position| Game::start(&{constant}, options, position),
        ..BASE
    }},
    // Every field that is not written here has its value from `Laws::new`.
    &Laws {{ begins: BLACK, ..Laws::new(board(8, Playing::Dark, false, true), 3, BLACK) }},
);

"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names::of("three-check", &[]).unwrap()
    }

    #[test]
    fn the_family_lists_the_game() {
        let text = read("crates/games/src/chess/mod.rs").unwrap();
        let listed = listed(&text, &names(), Family::Chess).unwrap();
        assert!(listed.contains("mod three_check;\nmod transformations;"), "{listed}");
        let line = "    \"three-check\" => THREE_CHECK of three_check::SPEC;\n}\n";
        assert!(listed.contains(line), "it is the last of the list: {listed}");
        let late = Names::of("zugzwang", &[]).unwrap();
        assert!(super::listed(&text, &late, Family::Chess).is_err_and(|why| why.contains("comes after")));
    }

    #[test]
    fn sentences_are_those_of_the_model_under_another_name() {
        let text = read("crates/games/src/chess/words/en/chess.ftl").unwrap();
        let drafted = sentences(&text, &names(), "chess", "chs");
        for part in
            ["tch-name = Three check", "tch-help =", "tch-help-notation =", "lesson-three-check-pawn ="]
        {
            assert!(drafted.contains(part), "{part}: {drafted}");
        }
        assert!(!drafted.contains("chs-") && !drafted.contains("-option-"), "{drafted}");
    }
}
