//! The plan of the house, read from the `use` lines: no two rooms use each other, and no files of a room that is in order.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Which module uses which, by their paths under `src/` (`chat/limits/budget`).
type Uses = BTreeMap<String, BTreeSet<String>>;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() && name != "tests" {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && name != "tests.rs" {
            found.push(path);
        }
    }
}

/// The single paths of a `use` tree: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, inside)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).trim().to_owned()];
    };
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, letter) in inside.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inside[start..]);
    let parts = parts.into_iter().map(str::trim).filter(|part| !part.is_empty());
    parts.flat_map(|part| paths(&format!("{before}{part}"))).collect()
}

/// What is used in a source outside its tests: whether it is only handed on (`pub use`), and the path.
fn used(source: &str) -> Vec<(bool, String)> {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code: String =
        source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for statement in code.split(';') {
        let line = statement.trim_start().rsplit("\n\n").next().unwrap_or_default().trim();
        let line = line.rsplit_once("]\n").map_or(line, |(_, line)| line);
        let (handed_on, tree) = match (line.strip_prefix("use "), line.split_once(" use ")) {
            (Some(tree), _) => (false, tree),
            (None, Some((visible, tree))) if visible.starts_with("pub") => (true, tree),
            _ => continue,
        };
        found.extend(paths(&tree.replace('\n', " ")).into_iter().map(|path| (handed_on, path)));
    }
    found
}

fn uses() -> Uses {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let module = |path: &PathBuf| {
        let name = path.strip_prefix(&root).unwrap().with_extension("");
        let name = name.to_str().unwrap().replace('\\', "/");
        name.strip_suffix("/mod").unwrap_or(&name).to_owned()
    };
    let texts: BTreeMap<String, (bool, String)> = files
        .iter()
        .map(|path| (module(path), (path.ends_with("mod.rs"), fs::read_to_string(path).unwrap())))
        .collect();
    // Where a path leads from a module: the parts below `src/`.
    let parts = |module: &str, path: &str| -> Option<Vec<String>> {
        let mut own: Vec<String> = module.split('/').map(str::to_owned).collect();
        let mut rest: Vec<String> = path.split("::").map(|part| part.trim().to_owned()).collect();
        match rest[0].as_str() {
            "crate" => Some(rest.split_off(1)),
            "super" => {
                while rest.first().is_some_and(|part| part == "super") {
                    own.pop();
                    rest.remove(0);
                }
                Some([own, rest].concat())
            }
            _ => {
                own.extend(rest);
                (1..=own.len())
                    .any(|end| end > module.split('/').count() && texts.contains_key(&own[..end].join("/")))
                    .then_some(own)
            }
        }
    };
    let longest = |parts: &[String]| {
        let end = (1..=parts.len()).rev().find(|end| texts.contains_key(&parts[..*end].join("/")))?;
        Some((parts[..end].join("/"), parts[end..].to_vec()))
    };
    // A folder's `mod.rs` is its table of contents: what it hands on belongs to the file it comes from.
    let mut handed: BTreeMap<(String, String), String> = BTreeMap::new();
    for (module, (_, text)) in &texts {
        for (_, path) in used(text).into_iter().filter(|(handed_on, _)| *handed_on) {
            if let Some((from, name)) = parts(module, &path).as_deref().and_then(longest)
                && let [name] = &name[..]
            {
                handed.insert((module.clone(), name.clone()), from);
            }
        }
    }
    let mut found = Uses::new();
    for (module, (contents, text)) in &texts {
        for (_, path) in used(text).into_iter().filter(|(handed_on, _)| !(*contents && *handed_on)) {
            let Some((mut to, name)) = parts(module, &path).as_deref().and_then(longest) else { continue };
            while let Some(from) = name.first().and_then(|name| handed.get(&(to.clone(), name.clone()))) {
                to.clone_from(from);
            }
            if to != *module {
                found.entry(module.clone()).or_default().insert(to);
            }
        }
    }
    found
}

/// Those that can be reached from themselves.
fn in_circles(uses: &Uses) -> Vec<&str> {
    let reaches = |start: &String| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![start]);
        while let Some(at) = open.pop() {
            for next in uses.get(at).into_iter().flatten() {
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        seen.contains(start)
    };
    uses.keys().filter(|module| reaches(module)).map(String::as_str).collect()
}

#[test]
fn no_rooms_use_each_other() {
    let room = |module: &str| module.split('/').next().unwrap_or_default().to_owned();
    let mut rooms = Uses::new();
    for (from, to) in uses() {
        // The registry alone knows the games.
        if from == "game/registry" {
            continue;
        }
        let others = to.iter().map(|to| room(to)).filter(|to| *to != room(&from));
        rooms.entry(room(&from)).or_default().extend(others.collect::<Vec<_>>());
    }
    assert!(rooms.len() > 10 && rooms["chat"].contains("store"), "{rooms:?}");
    assert_eq!(in_circles(&rooms), Vec::<&str>::new(), "{rooms:?}");
}

#[test]
fn no_rooms_of_chat_use_each_other() {
    // `chat/post/turn` is of the room `post`; `chat/mod.rs` is the table of contents and uses none.
    let room = |module: &str| module.strip_prefix("chat/")?.split('/').next().map(str::to_owned);
    let mut rooms = Uses::new();
    for (from, to) in uses() {
        let Some(from) = room(&from) else { continue };
        let others = to.iter().filter_map(|to| room(to)).filter(|to| *to != from);
        rooms.entry(from.clone()).or_default().extend(others.collect::<Vec<_>>());
    }
    assert!(rooms["commands"].contains("desk"), "{rooms:?}");
    assert_eq!(in_circles(&rooms), Vec::<&str>::new(), "{rooms:?}");
}

#[test]
fn no_files_of_a_room_use_each_other() {
    let uses = uses();
    assert!(uses["chat/registry"].contains("chat/commands/play"), "{:?}", uses["chat/registry"]);
    for room in ["chat", "table", "store", "discord", "words", "record", "reminding", "rating"] {
        let inside: Uses = uses
            .iter()
            .filter(|(from, _)| from.split('/').next() == Some(room))
            .map(|(from, to)| {
                let to = to.iter().filter(|to| to.split('/').next() == Some(room));
                (from.clone(), to.cloned().collect())
            })
            .collect();
        assert_eq!(in_circles(&inside), Vec::<&str>::new(), "{inside:#?}");
    }
}
