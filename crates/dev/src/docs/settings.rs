//! The settings of the program, from the configuration's declarations.

use super::markdown::cell;
use liege::config::SETTINGS;
use std::fmt::Write as _;

/// A table for each section, in the order of the example file.
pub(super) fn all() -> String {
    let mut text = String::new();
    let mut section = None;
    for setting in SETTINGS {
        if section != Some(setting.section) {
            section = Some(setting.section);
            let heading = match setting.section {
                "" => "Above all sections".to_owned(),
                section => format!("`[{section}]`"),
            };
            let lead = if text.is_empty() { "" } else { "\n" };
            let _ = writeln!(
                text,
                "{lead}### {heading}\n\n| key | default | variable | what it is for |\n|---|---|---|---|"
            );
        }
        let _ = writeln!(
            text,
            "| `{}` | `{}` | `{}` | {} |",
            setting.key,
            setting.default,
            setting.variable(),
            cell(setting.doc)
        );
    }
    text
}
