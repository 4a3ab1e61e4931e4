//! Tests that every relative link of every page leads to an existing file and heading.

use liege_testing::handbook::{Page, pages};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path};

/// A path without `..`; `None` if it leaves the repository.
fn plain(path: &Path) -> Option<String> {
    let mut parts = Vec::new();
    for part in path.components() {
        match part {
            Component::Normal(part) => parts.push(part.to_str()?),
            Component::ParentDir => drop(parts.pop()?),
            Component::CurDir => {}
            _ => return None,
        }
    }
    Some(parts.join("/"))
}

/// The broken links of these pages.
fn broken(pages: &[Page]) -> Vec<String> {
    let root = liege_testing::workspace();
    let anchors: BTreeMap<&str, BTreeSet<String>> =
        pages.iter().map(|page| (page.name.as_str(), page.anchors())).collect();
    let mut broken = Vec::new();
    for page in pages {
        for link in page.links() {
            let (path, heading) = link.target.split_once('#').unwrap_or((&link.target, ""));
            let from = Path::new(&page.name).parent().unwrap_or(Path::new(""));
            let name = if path.is_empty() { Some(page.name.clone()) } else { plain(&from.join(path)) };
            let known = name.as_deref().and_then(|name| anchors.get(name));
            let is_there = known.is_some() || name.is_some_and(|name| root.join(name).exists());
            let has_heading = heading.is_empty() || known.is_some_and(|known| known.contains(heading));
            if !is_there || !has_heading {
                broken.push(format!("{}:{}: {}", page.name, link.line, link.target));
            }
        }
    }
    broken
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    let links: usize = pages.iter().map(|page| page.links().len()).sum();
    assert!(pages.len() > 60 && links > 300, "only {} pages and {links} links were found", pages.len());
    let broken = broken(&pages);
    assert!(broken.is_empty(), "these links lead nowhere:\n{}", broken.join("\n"));
}

#[test]
fn a_link_that_leads_nowhere_is_told_with_its_line() {
    let page = |text: &str| Page { name: "docs/host/x.md".to_owned(), text: text.to_owned() };
    let told = |text: &str| broken(&[page(text)]);
    assert_eq!(told("# A\n\n[a](#a), [root](../../Cargo.toml), [web](https://example.org/x#y)\n"), [""; 0]);
    for (text, target) in [
        ("# A\n\n[b](#b)\n", "#b"),
        ("# A\n\n[gone](gone.md)\n", "gone.md"),
        ("# A\n\n[out](../../../Cargo.toml)\n", "../../../Cargo.toml"),
        ("# A\n\n<img src=\"gone.png\">\n", "gone.png"),
        ("# A\n\n| ![gone](gone.png) |\n|---|\n", "gone.png"),
    ] {
        assert_eq!(told(text), [format!("docs/host/x.md:3: {target}")], "{text}");
    }
}

#[test]
fn the_table_of_contents_names_every_page_of_the_handbook_once() {
    let pages = pages();
    let summary = pages.iter().find(|page| page.name == "docs/SUMMARY.md").expect("a table of contents");
    let mut listed: Vec<String> =
        summary.links().into_iter().map(|link| format!("docs/{}", link.target)).collect();
    listed.sort();
    let handbook = pages.iter().map(|page| page.name.clone());
    let mut handbook: Vec<String> =
        handbook.filter(|name| name.starts_with("docs/") && *name != summary.name).collect();
    handbook.sort();
    assert_eq!(listed, handbook);
}

#[test]
fn the_readme_is_short() {
    let pages = pages();
    let readme = pages.iter().find(|page| page.name == "README.md").expect("README");
    let lines = readme.text.lines().count();
    assert!(lines <= 200, "README has {lines} lines; its long parts belong in docs/");
}
