//! The Markdown pages of the repository for tests: links, headings, blocks of command lines.

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A page.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its path below the workspace, with `/`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A fenced block of a page.
#[derive(Clone, Debug)]
pub struct Block {
    /// The number of the line that opens it.
    pub line: usize,
    /// The text behind the fence: the language, and more.
    pub info: String,
    /// The lines of the block, without the indentation of the fence.
    pub lines: Vec<String>,
}

/// A link of a page that does not lead to the web.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The number of its line.
    pub line: usize,
    /// The path, and behind a `#` the heading.
    pub target: String,
}

/// All pages of the repository, sorted by their names.
///
/// # Panics
/// If a folder or page can't be read.
#[must_use]
pub fn pages() -> Vec<Page> {
    let root = super::workspace();
    let mut found = Vec::new();
    collect(&root, "", &mut found);
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

fn collect(folder: &Path, below: &str, found: &mut Vec<Page>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let Ok(file) = entry.file_name().into_string() else { continue };
        let path = entry.path();
        let name = format!("{below}{file}");
        if path.is_dir() {
            if file != "target" && !file.starts_with('.') {
                collect(&path, &format!("{name}/"), found);
            }
        } else if path.extension().is_some_and(|ending| ending == "md") {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
            found.push(Page { name, text });
        }
    }
}

/// The anchor of a heading, in the form of forges and mdBook, for its first occurrence on a page.
#[must_use]
pub fn anchor(heading: &str) -> String {
    let kept = |c: char| match c {
        c if c.is_alphanumeric() || matches!(c, '-' | '_') => Some(c),
        c if c.is_whitespace() => Some('-'),
        _ => None,
    };
    heading.trim().to_lowercase().chars().filter_map(kept).collect()
}

impl Page {
    /// The events of the page's Markdown, each with the number of its line.
    fn events(&self) -> impl Iterator<Item = (usize, Event<'_>)> {
        let numbered = |at: usize| 1 + self.text[..at].matches('\n').count();
        let events = Parser::new_ext(&self.text, Options::ENABLE_TABLES).into_offset_iter();
        events.map(move |(event, range)| (numbered(range.start), event))
    }

    /// Its fenced blocks.
    #[must_use]
    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        let mut text: Option<String> = None;
        for (line, event) in self.events() {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                    text = Some(String::new());
                    blocks.push(Block { line, info: info.trim().to_owned(), lines: Vec::new() });
                }
                Event::Text(part) => {
                    if let Some(text) = &mut text {
                        text.push_str(&part);
                    }
                }
                Event::End(Tag::CodeBlock(_)) => {
                    if let (Some(text), Some(block)) = (text.take(), blocks.last_mut()) {
                        block.lines = text.lines().map(str::to_owned).collect();
                    }
                }
                _ => {}
            }
        }
        blocks
    }

    /// The anchors of its headings.
    #[must_use]
    pub fn anchors(&self) -> BTreeSet<String> {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        let mut anchors = BTreeSet::new();
        let mut heading: Option<String> = None;
        for (_, event) in self.events() {
            match (event, &mut heading) {
                (Event::Start(Tag::Heading(..)), _) => heading = Some(String::new()),
                (Event::Text(part) | Event::Code(part), Some(heading)) => heading.push_str(&part),
                (Event::End(Tag::Heading(..)), Some(text)) => {
                    let anchor = anchor(text);
                    heading = None;
                    let count = seen.entry(anchor.clone()).or_insert(0);
                    anchors.insert(if *count == 0 { anchor } else { format!("{anchor}-{count}") });
                    *count += 1;
                }
                _ => {}
            }
        }
        anchors
    }

    /// Its links to files and headings.
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        let mut links = Vec::new();
        for (line, event) in self.events() {
            match event {
                Event::Start(Tag::Link(_, target, _) | Tag::Image(_, target, _)) => {
                    links.push(Link { line, target: target.into_string() });
                }
                Event::Html(html) => {
                    for named in ["href=\"", "src=\""] {
                        let targets = html.split(named).skip(1).filter_map(|rest| rest.split_once('"'));
                        links.extend(targets.map(|(target, _)| Link { line, target: target.to_owned() }));
                    }
                }
                _ => {}
            }
        }
        let is_web = |target: &str| target.contains("://") || target.starts_with("mailto:");
        links.retain(|link| !is_web(&link.target));
        links
    }

    /// The texts in code marks within its sentences, each with the number of its line.
    #[must_use]
    pub fn code(&self) -> Vec<(usize, String)> {
        let code = |(line, event)| match event {
            Event::Code(text) => Some((line, text.into_string())),
            _ => None,
        };
        self.events().filter_map(code).collect()
    }
}

impl Block {
    /// Its command lines, each with the number of its line on the page: continued lines joined, comments left out.
    #[must_use]
    pub fn command_lines(&self) -> Vec<(usize, String)> {
        let mut found: Vec<(usize, String)> = Vec::new();
        let mut goes_on = false;
        for (number, line) in (self.line + 1..).zip(&self.lines) {
            // A comment is separated by two blanks, so that `#12` is not one.
            let line = if line.starts_with("# ") { "" } else { line.split("  # ").next().unwrap_or(line) };
            let (text, more) = match line.trim_end().strip_suffix('\\') {
                Some(text) => (text, true),
                None => (line, false),
            };
            match found.last_mut().filter(|_| goes_on) {
                Some((_, before)) => *before = format!("{} {}", before.trim_end(), text.trim()),
                None if text.trim().is_empty() => {}
                None => found.push((number, text.trim().to_owned())),
            }
            goes_on = more;
        }
        found
    }

    /// Whether a test runs it: it is a `console`, and no word behind that forbids it.
    #[must_use]
    pub fn is_run(&self) -> bool {
        self.info == "console"
    }

    /// Whether its lines are command lines.
    #[must_use]
    pub fn is_console(&self) -> bool {
        self.info.split_whitespace().next() == Some("console")
    }
}

/// The words of a command line after those that set variables.
#[must_use]
pub fn words(line: &str) -> Vec<&str> {
    let sets = |word: &&str| {
        word.split_once('=').is_some_and(|(name, _)| {
            !name.is_empty()
                && name.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == b'_')
        })
    };
    line.split_whitespace().skip_while(sets).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_joined_and_have_no_comments() {
        let page = page("```console\n# first\nA=1 cargo run \\\n    -p x  # why\n\nliege log '#12'\n```\n");
        let lines = page.blocks()[0].command_lines();
        assert_eq!(lines, [(3, "A=1 cargo run -p x".to_owned()), (6, "liege log '#12'".to_owned())]);
        assert_eq!(words(&lines[0].1), ["cargo", "run", "-p", "x"]);
        assert_eq!(words("a=b X=1"), ["a=b", "X=1"]);
    }

    fn page(text: &str) -> Page {
        Page { name: "page.md".to_owned(), text: text.to_owned() }
    }

    #[test]
    fn headings_are_linked_as_forges_link_them() {
        let page = page("# The A & B\n## `[log]`\n## Twice\n## Twice\n```\n# no heading\n```\n#12\n");
        let anchors: Vec<String> = page.anchors().into_iter().collect();
        assert_eq!(anchors, ["log", "the-a--b", "twice", "twice-1"]);
    }

    #[test]
    fn links_are_found_and_code_is_none() {
        let page = page(
            "[a](b.md#c) and `[x](y)`\n[`d`](e.md)\n<img src=\"f.png\">\n```\n[g](h)\n```\n[w](https://w.org)\n",
        );
        let found: Vec<(usize, String)> =
            page.links().into_iter().map(|link| (link.line, link.target)).collect();
        let expected =
            [(1, "b.md#c"), (2, "e.md"), (3, "f.png")].map(|(line, target)| (line, target.to_owned()));
        assert_eq!(found, expected);
        assert_eq!(page.code(), [(1, "[x](y)".to_owned()), (2, "d".to_owned())]);
    }

    #[test]
    fn blocks_have_their_line_and_no_indentation() {
        let page = page("1. Do:\n\n   ```console no-run\n   liege\n     x\n   ```\n\n```\ny\n```\n");
        let blocks = page.blocks();
        assert_eq!(blocks.len(), 2);
        assert_eq!((blocks[0].line, blocks[0].info.as_str()), (3, "console no-run"));
        assert_eq!(blocks[0].lines, ["liege", "  x"]);
        assert_eq!((blocks[1].line, blocks[1].lines.join("")), (8, "y".to_owned()));
    }
}
