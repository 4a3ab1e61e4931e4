//! The structure of the program, read from the sources: no two rooms (modules or crates) use each other, nor
//! do two files of a room. One file uses another by a `use` line, by a path, or by a call of a method that
//! the other defines.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A place of sources: the program's, or a crate's, which are one room.
struct Sources {
    /// Their folder, below the workspace's.
    folder: String,
    /// The room of all of them; empty if each folder and file is a room.
    room: String,
    /// The beginning of paths in other crates that lead here.
    called: String,
}

static SOURCES: LazyLock<Vec<Sources>> =
    LazyLock::new(|| {
        let own = Sources { folder: "src".to_owned(), room: String::new(), called: "liege".to_owned() };
        let crates = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("crates")).unwrap();
        let named = crates.map(|entry| entry.unwrap().file_name().into_string().unwrap()).map(|name| {
            Sources { folder: format!("crates/{name}/src"), called: format!("liege_{name}"), room: name }
        });
        std::iter::once(own).chain(named).collect()
    });

/// Methods that types of Rust and of the libraries have too: their names do not say where they are defined.
const OF_OTHERS: &[&str] = &[
    "all", "and", "any", "append", "begin", "bytes", "chars", "clear", "count", "create", "cut", "drop",
    "end", "entry", "extend", "filter", "find", "first", "fold", "get", "insert", "is_empty", "iter", "join",
    "keys", "last", "len", "lines", "lock", "map", "max", "metadata", "min", "name", "next", "now", "of",
    "parse", "path", "pop", "position", "push", "read", "remove", "rest", "retain", "round", "set", "start",
    "status", "store", "stroke", "take", "text", "then", "time", "to_owned", "url", "with", "write",
];

/// The uses between modules, by their paths without the folder of the sources (`chat/limits/budget`).
type Uses = BTreeMap<String, BTreeSet<String>>;
/// A type: the module that defines it, and its name.
type Type = (String, String);

/// A file, with its uses and definitions.
#[derive(Default)]
struct Module {
    /// Whether it is the `mod.rs` of a folder.
    contents: bool,
    /// Its `use` lines: whether it is a `pub use`, the path, and the local name.
    uses: Vec<(bool, Vec<String>, String)>,
    /// The paths in its code.
    paths: BTreeSet<Vec<String>>,
    /// The types that it defines.
    types: BTreeSet<String>,
    /// The methods that it defines, with the path of their type.
    methods: BTreeSet<(Vec<String>, String)>,
    /// Names of methods that belong to a trait.
    of_traits: BTreeSet<String>,
    /// The methods that it calls, with the path of their type if that is the caller's own (`self.look()`).
    calls: BTreeSet<(Option<Vec<String>>, String)>,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() && name != "tests" {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && name != "tests.rs" {
            found.push(path);
        }
    }
}

/// The tokens of a source, without comments, texts and its tests.
fn tokens(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let letters: Vec<char> = source.chars().collect();
    let at = |index: usize| letters.get(index).copied().unwrap_or('\0');
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let (mut found, mut index) = (Vec::new(), 0);
    while index < letters.len() {
        let begun = index;
        match at(index) {
            '/' if at(index + 1) == '/' => {
                while index < letters.len() && at(index) != '\n' {
                    index += 1;
                }
            }
            '/' if at(index + 1) == '*' => {
                while index < letters.len() && !(at(index) == '*' && at(index + 1) == '/') {
                    index += 1;
                }
                index += 2;
            }
            // A raw string ends with as many signs as it begins with.
            'r' | 'b'
                if {
                    let mut next = index + 1;
                    while at(next) == 'r' || at(next) == '#' {
                        next += 1;
                    }
                    at(next) == '"' && letters[index..next].contains(&'r')
                } =>
            {
                let signs = letters[index..].iter().take_while(|letter| **letter != '"');
                let signs = signs.filter(|letter| **letter == '#').count();
                while at(index) != '"' {
                    index += 1;
                }
                index += 1;
                let ends = |index: usize| (1..=signs).all(|sign| at(index + sign) == '#');
                while index < letters.len() && !(at(index) == '"' && ends(index)) {
                    index += 1;
                }
                index += 1 + signs;
            }
            '"' => {
                index += 1;
                while index < letters.len() && at(index) != '"' {
                    index += if at(index) == '\\' { 2 } else { 1 };
                }
                index += 1;
            }
            // A letter, or the name of a lifetime.
            '\'' if at(index + 1) == '\\' || at(index + 2) == '\'' => {
                index += if at(index + 1) == '\\' { 3 } else { 2 };
                while index < letters.len() && at(index) != '\'' {
                    index += 1;
                }
                index += 1;
            }
            ':' if at(index + 1) == ':' => {
                found.push("::".to_owned());
                index += 2;
            }
            '-' | '=' if at(index + 1) == '>' => {
                found.push("->".to_owned());
                index += 2;
            }
            letter if in_word(letter) => {
                while in_word(at(index)) {
                    index += 1;
                }
                found.push(letters[begun..index].iter().collect());
            }
            letter => {
                if !letter.is_whitespace() {
                    found.push(letter.to_string());
                }
                index += 1;
            }
        }
    }
    found
}

fn room(module: &str) -> &str {
    module.split('/').next().unwrap_or_default()
}

fn is_name(token: &str) -> bool {
    token.chars().next().is_some_and(|first| first.is_alphabetic() || first == '_')
}

/// The single paths of a `use` tree, with their local names: `a::{b, c as d}` is `a::b` and `a::c`.
fn leaves(tree: &[String], before: &[String], found: &mut Vec<(Vec<String>, String)>) {
    let mut path = before.to_vec();
    let mut index = 0;
    while index < tree.len() {
        match tree[index].as_str() {
            "::" => {}
            "{" => {
                let inside = &tree[index + 1..tree.len() - 1];
                let (mut depth, mut begun) = (0, 0);
                for (at, token) in inside.iter().enumerate() {
                    match token.as_str() {
                        "{" => depth += 1,
                        "}" => depth -= 1,
                        "," if depth == 0 => {
                            leaves(&inside[begun..at], &path, found);
                            begun = at + 1;
                        }
                        _ => {}
                    }
                }
                leaves(&inside[begun..], &path, found);
                return;
            }
            "as" => {
                found.push((path, tree[index + 1].clone()));
                return;
            }
            "self" if !path.is_empty() => {}
            name => path.push(name.to_owned()),
        }
        index += 1;
    }
    if let Some(last) = path.last().filter(|_| path.len() > before.len() || tree.len() == 1) {
        let last = last.clone();
        found.push((path, last));
    }
}

/// The index after the closing bracket of this kind.
fn behind(tokens: &[String], begin: usize, open: &str, close: &str) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(begin) {
        if token == open {
            depth += 1;
        } else if token == close {
            depth -= 1;
        }
        if depth == 0 {
            return index + 1;
        }
    }
    tokens.len()
}

/// The path that begins at an index, and the index after it.
fn path_at(tokens: &[String], begin: usize) -> (Vec<String>, usize) {
    let mut path = vec![tokens[begin].clone()];
    let mut index = begin + 1;
    while index + 1 < tokens.len() && tokens[index] == "::" && is_name(&tokens[index + 1]) {
        path.push(tokens[index + 1].clone());
        index += 2;
    }
    (path, index)
}

/// An `impl` that begins at an index: the path of its type, whether it is of a trait, and the index of its
/// brace.
fn implemented(tokens: &[String], begin: usize) -> (Vec<String>, bool, usize) {
    let mut index = begin + 1;
    if tokens[index] == "<" {
        index = behind(tokens, index, "<", ">");
    }
    let (mut path, mut of_trait) = (Vec::new(), false);
    while tokens[index] != "{" && tokens[index] != "where" {
        if tokens[index] == "for" {
            (path, of_trait) = (Vec::new(), true);
            index += 1;
        } else if tokens[index] == "<" {
            index = behind(tokens, index, "<", ">");
        } else if is_name(&tokens[index])
            && path.is_empty()
            && !matches!(tokens[index].as_str(), "dyn" | "mut")
        {
            (path, index) = path_at(tokens, index);
        } else {
            index += 1;
        }
    }
    while tokens[index] != "{" {
        index += 1;
    }
    (path, of_trait, index)
}

fn read(source: &str) -> Module {
    let tokens = tokens(source);
    let mut module = Module::default();
    // The block of a type or a trait that is being read: the path of the type, whether it is of a trait, and
    // its end.
    let mut block: Option<(Vec<String>, bool, usize)> = None;
    let mut index = 0;
    while index < tokens.len() {
        if block.as_ref().is_some_and(|(.., end)| index >= *end) {
            block = None;
        }
        let before = index.checked_sub(1).map_or("", |before| tokens[before].as_str());
        let next = tokens.get(index + 1).map_or("", String::as_str);
        match tokens[index].as_str() {
            // `use<'a>` is a capture list of a type.
            "use" if next != "<" => {
                let end = (index..tokens.len()).find(|end| tokens[*end] == ";").unwrap_or(tokens.len());
                let mut found = Vec::new();
                leaves(&tokens[index + 1..end], &[], &mut found);
                let handed_on = matches!(before, "pub" | ")");
                module.uses.extend(found.into_iter().map(|(path, name)| (handed_on, path, name)));
                index = end;
            }
            "impl" if block.is_none() && matches!(before, "" | "}" | ";" | "]" | "unsafe") => {
                let (path, of_trait, begin) = implemented(&tokens, index);
                block = Some((path, of_trait, behind(&tokens, begin, "{", "}")));
                index = begin;
            }
            "trait" if block.is_none() && is_name(next) => {
                module.types.insert(next.to_owned());
                let begin =
                    (index..tokens.len()).find(|at| tokens[*at] == "{" || tokens[*at] == ";").unwrap();
                block = Some((Vec::new(), true, behind(&tokens, begin, "{", "}")));
                index = begin;
            }
            "struct" | "enum" | "union" | "type" if block.is_none() && is_name(next) => {
                module.types.insert(next.to_owned());
                index += 1;
            }
            "fn" if is_name(next) => {
                match &block {
                    Some((_, true, _)) => drop(module.of_traits.insert(next.to_owned())),
                    Some((path, ..)) => drop(module.methods.insert((path.clone(), next.to_owned()))),
                    None => {}
                }
                index += 1;
            }
            "." if is_name(next) && matches!(tokens.get(index + 2).map(String::as_str), Some("(" | "::")) => {
                let own = before == "self" && index.checked_sub(2).is_none_or(|at| tokens[at] != ".");
                let own = block.as_ref().filter(|_| own).map(|(path, ..)| path.clone());
                module.calls.insert((own, next.to_owned()));
                index += 1;
            }
            token if is_name(token) && next == "::" => {
                let (mut path, end) = path_at(&tokens, index);
                if let Some((own, ..)) = block.as_ref().filter(|_| path[0] == "Self") {
                    path.splice(0..1, own.iter().cloned());
                }
                module.paths.insert(path);
                index = end - 1;
            }
            _ => {}
        }
        index += 1;
    }
    module
}

/// The present structure of the sources.
static HOUSE: LazyLock<House> = LazyLock::new(House::read);

/// The modules by their paths.
struct House(BTreeMap<String, Module>);

impl House {
    fn read() -> House {
        let base = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut modules = BTreeMap::new();
        for sources in SOURCES.iter() {
            let root = base.join(&sources.folder);
            let mut found = Vec::new();
            files(&root, &mut found);
            for path in found {
                let name = path.strip_prefix(&root).unwrap().with_extension("");
                let name = name.to_str().unwrap().replace('\\', "/");
                let name = name.strip_suffix("/mod").unwrap_or(&name);
                let name = match (sources.room.as_str(), name) {
                    ("", name) => name.to_owned(),
                    (room, "lib") => room.to_owned(),
                    (room, name) => format!("{room}/{name}"),
                };
                let contents =
                    path.ends_with("mod.rs") || !sources.room.is_empty() && path.ends_with("lib.rs");
                modules.insert(name, Module { contents, ..read(&fs::read_to_string(&path).unwrap()) });
            }
        }
        House(modules)
    }

    /// The parts of the path to which a path in a module leads.
    fn parts(&self, module: &str, path: &[String]) -> Option<Vec<String>> {
        let own: Vec<String> = module.split('/').map(str::to_owned).collect();
        let (first, rest) = path.split_first()?;
        let of_room = SOURCES.iter().any(|sources| !sources.room.is_empty() && sources.room == own[0]);
        let sources = SOURCES.iter().find(|sources| sources.called == *first);
        match (first.as_str(), sources) {
            // A crate may name itself by an alias, as it names others.
            ("crate", _) if of_room && rest.first() == own.first() => Some(rest.to_vec()),
            ("crate", _) if of_room => Some([&own[..1], rest].concat()),
            ("crate", _) => Some(rest.to_vec()),
            ("self", _) => Some([&own[..], rest].concat()),
            ("super", _) => {
                let ups = path.iter().take_while(|part| *part == "super").count();
                Some([&own[..own.len().checked_sub(ups)?], &path[ups..]].concat())
            }
            (_, Some(sources)) if sources.room.is_empty() => Some(rest.to_vec()),
            (_, Some(sources)) => Some([std::slice::from_ref(&sources.room), rest].concat()),
            // A module below this one, or a name imported from elsewhere.
            _ if self.0.contains_key(&format!("{module}/{first}")) => Some([&own[..], path].concat()),
            _ => {
                let (_, from, _) =
                    self.0[module].uses.iter().find(|(_, from, name)| name == first && from != path)?;
                (from[0] != *first).then_some(())?;
                Some([&self.parts(module, from)?[..], rest].concat())
            }
        }
    }

    /// The module to which a path leads from another, and the rest of the path. A `mod.rs` only re-exports:
    /// its names belong to the files that they come from.
    fn leads(&self, module: &str, path: &[String]) -> Option<(String, Vec<String>)> {
        let mut parts = self.parts(module, path)?;
        for _ in 0..8 {
            let end = (1..=parts.len()).rev().find(|end| self.0.contains_key(&parts[..*end].join("/")))?;
            let (to, rest) = (parts[..end].join("/"), &parts[end..]);
            // A module also sees the private imports of those above it.
            let seen = module == to || module.starts_with(&format!("{to}/"));
            let handed = rest.first().and_then(|name| {
                let uses = &self.0[&to].uses;
                uses.iter().find(|(handed_on, _, called)| (*handed_on || seen) && called == name)
            });
            let Some((_, from, _)) = handed else { return Some((to, rest.to_vec())) };
            match self.parts(&to, from) {
                Some(from) => parts = [&from[..], &rest[1..]].concat(),
                None => return Some((to, rest.to_vec())),
            }
        }
        None
    }

    /// The type that a path means in a module.
    fn named(&self, module: &str, path: &[String]) -> Option<Type> {
        if let [name] = path
            && self.0[module].types.contains(name)
        {
            return Some((module.to_owned(), name.clone()));
        }
        let (to, rest) = self.leads(module, path)?;
        Some((to, rest.first()?.clone()))
    }

    /// The uses between modules. With `calls`, paths and method calls count too, and not only `use` lines.
    fn uses(&self, calls: bool) -> Uses {
        let mut defined: BTreeMap<(Type, &str), BTreeSet<&str>> = BTreeMap::new();
        let mut by_name: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut of_traits: BTreeSet<&str> = OF_OTHERS.iter().copied().collect();
        for (module, read) in &self.0 {
            of_traits.extend(read.of_traits.iter().map(String::as_str));
            for (path, name) in &read.methods {
                by_name.entry(name).or_default().insert(module);
                if let Some(of) = self.named(module, path) {
                    defined.entry((of, name)).or_default().insert(module);
                }
            }
        }
        let only = |found: Option<&BTreeSet<&str>>| match found.map(|found| found.iter().collect::<Vec<_>>())
        {
            Some(found) if found.len() == 1 => Some((*found[0]).to_owned()),
            _ => None,
        };
        let mut found = Uses::new();
        for (module, read) in &self.0 {
            let mut to = BTreeSet::new();
            for (_, path, _) in read.uses.iter().filter(|(handed_on, ..)| !(read.contents && *handed_on)) {
                to.extend(self.leads(module, path).map(|(to, _)| to));
            }
            for path in read.paths.iter().filter(|_| calls) {
                to.extend(self.leads(module, path).map(|(to, _)| to));
                if let [of @ .., name] = &path[..]
                    && !of.is_empty()
                {
                    let of = self.named(module, of);
                    to.extend(of.and_then(|of| only(defined.get(&(of, name.as_str())))));
                }
            }
            for (own, name) in read.calls.iter().filter(|_| calls) {
                let own = own.as_ref().and_then(|path| self.named(module, path));
                to.extend(match own {
                    Some(own) => only(defined.get(&(own, name.as_str()))),
                    None if of_traits.contains(name.as_str()) => None,
                    // Only within its own room: between rooms `use` lines and paths are enough.
                    None => only(by_name.get(name.as_str())).filter(|to| room(to) == room(module)),
                });
            }
            to.remove(module);
            found.insert(module.clone(), to);
        }
        found
    }
}

/// The modules that can be reached from themselves, in circles.
fn in_circles(uses: &Uses) -> Vec<Vec<&str>> {
    let reached = |start: &str| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![start]);
        while let Some(at) = open.pop() {
            for next in uses.get(at).into_iter().flatten() {
                if seen.insert(next.as_str()) {
                    open.push(next);
                }
            }
        }
        seen
    };
    let reach: BTreeMap<&str, BTreeSet<&str>> = uses.keys().map(|at| (at.as_str(), reached(at))).collect();
    let mut circles: Vec<Vec<&str>> = Vec::new();
    for (at, seen) in &reach {
        if seen.contains(at) && !circles.iter().flatten().any(|known| known == at) {
            let both = seen.iter().filter(|other| reach.get(**other).is_some_and(|back| back.contains(at)));
            circles.push(both.copied().collect());
        }
    }
    circles
}

/// The circles, with the uses in them.
fn told(uses: &Uses) -> String {
    let mut lines = Vec::new();
    for circle in in_circles(uses) {
        lines.push(format!("a circle of {}", circle.len()));
        for at in &circle {
            let to: Vec<&str> =
                uses[*at].iter().map(String::as_str).filter(|to| circle.contains(to)).collect();
            lines.push(format!("  {at} uses {}", to.join(", ")));
        }
    }
    lines.join("\n")
}

/// The uses between groups of modules.
fn grouped(uses: &Uses, group: impl Fn(&str) -> Option<String>) -> Uses {
    let mut groups = Uses::new();
    for (from, to) in uses {
        let Some(from) = group(from) else { continue };
        let others = to.iter().filter_map(|to| group(to)).filter(|to| *to != from);
        groups.entry(from.clone()).or_default().extend(others.collect::<Vec<_>>());
    }
    groups
}

#[test]
fn no_rooms_use_each_other() {
    let rooms =
        grouped(&HOUSE.uses(true), |module| Some(module.split('/').next().unwrap_or_default().to_owned()));
    assert!(rooms.len() > 10 && rooms["chat"].contains("store"), "{rooms:?}");
    assert_eq!(told(&rooms), "");
}

/// Only the program installs the games; all other code asks for the installed ones.
#[test]
fn nobody_else_knows_the_games() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifests = SOURCES.iter().map(|sources| base.join(sources.folder.trim_end_matches("src")));
    let knows = |manifest: &PathBuf| {
        let text = fs::read_to_string(manifest.join("Cargo.toml")).unwrap();
        let needed = text.split("\n[dependencies]\n").nth(1).unwrap_or_default();
        needed.split("\n[").next().unwrap_or_default().contains("liege-games")
    };
    let knowing: Vec<PathBuf> = manifests.filter(knows).collect();
    assert_eq!(knowing, [base.join("")]);
}

#[test]
fn no_rooms_of_chat_use_each_other() {
    // `chat/post/turn` belongs to the room `post`; `chat/mod.rs` belongs to none.
    let room = |module: &str| module.strip_prefix("chat/")?.split('/').next().map(str::to_owned);
    let rooms = grouped(&HOUSE.uses(true), room);
    assert!(rooms["commands"].contains("desk"), "{rooms:?}");
    assert_eq!(told(&rooms), "");
}

#[test]
fn no_group_of_commands_uses_another() {
    let group = |module: &str| module.strip_prefix("chat/commands/")?.split('/').next().map(str::to_owned);
    let groups = grouped(&HOUSE.uses(true), group);
    assert!(groups.len() > 8, "{groups:?}");
    let others: Uses = groups.into_iter().filter(|(_, to)| !to.is_empty()).collect();
    assert!(others.is_empty(), "{others:#?}");
}

#[test]
fn no_files_of_a_room_use_each_other() {
    let uses = HOUSE.uses(true);
    assert!(uses["chat/registry"].contains("chat/commands/play"), "{:?}", uses["chat/registry"]);
    let mut circles = String::new();
    for room in SOURCES.iter().map(|sources| &sources.room).filter(|room| !room.is_empty()) {
        let file = |module: &str| {
            (module.split('/').next() == Some(room) && module != *room).then(|| module.to_owned())
        };
        circles.push_str(&told(&grouped(&uses, file)));
    }
    assert_eq!(circles, "");
}

#[test]
fn calls_are_read() {
    let read = read(
        "use a::{b, c::{self, d as e}};\nimpl<T> Hut<T> { fn look(&self) { self.find(b'x', \"y.z()\"); other.seek::<u8>(); } }\n// x.y()\nfn free() { crate::f::g(); }",
    );
    let path = |path: &str| path.split("::").map(str::to_owned).collect::<Vec<_>>();
    let uses: Vec<_> =
        read.uses.iter().map(|(_, path, name)| format!("{} {name}", path.join("::"))).collect();
    assert_eq!(uses, ["a::b b", "a::c c", "a::c::d e"]);
    assert_eq!(read.methods, [(path("Hut"), "look".to_owned())].into());
    assert_eq!(read.calls, [(None, "seek".to_owned()), (Some(path("Hut")), "find".to_owned())].into());
    assert_eq!(read.paths, [path("crate::f::g")].into());
}
