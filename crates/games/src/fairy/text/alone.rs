//! The text of one game alone: with all that it is built on, and nothing else. The same game follows from it wherever
//! and whenever it is read, whatever becomes of the other games of its file, and of those that Liege brings.

use super::bases;
use super::lines::{NOTE, Section};
use std::fmt::Write as _;

/// The text of a section, after the texts of those on which it is built. `above`: the sections before it.
pub fn alone(section: &Section<'_>, above: &[Section<'_>]) -> String {
    let mut text = String::new();
    write(section, above, &mut text);
    text
}

/// The section that is the base of another one, and the sections before it.
fn base_of<'s, 't>(
    section: &Section<'_>,
    above: &'s [Section<'t>],
) -> Option<(&'s Section<'t>, &'s [Section<'t>])> {
    let at = above.iter().position(|known| Some(known.id) == section.base)?;
    Some((&above[at], &above[..at]))
}

fn write(section: &Section<'_>, above: &[Section<'_>], into: &mut String) {
    let mut head = section.id.to_owned();
    if let Some((base, above)) = base_of(section, above) {
        write(base, above, into);
        let _ = write!(head, ":{}", base.id);
    } else if let Some(base) = section.base.and_then(bases::section) {
        // The games that Liege brings are built on each other alone.
        write(base, &[], into);
        let _ = write!(head, ":{}", base.id);
    }
    let _ = writeln!(into, "[{head}]");
    let mut line = |line: String| {
        // Other formats drop blanks at the end.
        let _ = writeln!(into, "{}", line.trim_end());
    };
    for note in &section.notes {
        line(format!("{NOTE} {} = {}", note.key, note.value));
    }
    for entry in &section.entries {
        line(format!("{} = {}", entry.key, entry.value));
    }
}
