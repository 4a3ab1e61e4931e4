//! The buttons under an animation or a sheet.

use crate::desk::{Press, press};
use std::ops::RangeInclusive;

/// The form of a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Showing {
    /// An animation.
    #[default]
    Film,
    /// A sheet of key positions.
    Sheet,
}

impl Showing {
    /// Returns the word that buttons use, and that selects the variant of a sentence.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Showing::Film => "film",
            Showing::Sheet => "sheet",
        }
    }
}

/// A press of a button of a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayPress {
    pub table: i64,
    /// The first action, by the number that people see.
    pub from: usize,
    /// The last action.
    pub to: usize,
    /// The form.
    pub showing: Showing,
    /// Whether everybody is to see it.
    pub everybody: bool,
    /// The layout of the picture; empty: the usual one.
    pub layout: String,
}

impl ReplayPress {
    /// Returns the numbers of the actions.
    pub(crate) fn range(&self) -> RangeInclusive<usize> {
        self.from..=self.to
    }

    /// Returns the id of its button.
    pub(crate) fn press(&self) -> Press {
        let ReplayPress { table, from, to, .. } = self;
        let showing = self.showing.id();
        let eyes = if self.everybody { "all" } else { "one" };
        press("replay", &[table, &format!("{from}-{to}"), &format!("{showing}.{eyes}.{}", self.layout)])
    }

    /// Reads the parts after the table in such an id.
    pub(crate) fn read(table: i64, range: &str, rest: &str) -> Option<ReplayPress> {
        let (from, to) = range.split_once('-')?;
        let mut parts = rest.splitn(3, '.');
        let showing = parts.next()?;
        let showing = [Showing::Film, Showing::Sheet].into_iter().find(|known| known.id() == showing)?;
        let everybody = match parts.next()? {
            "all" => true,
            "one" => false,
            _ => return None,
        };
        let layout = parts.next()?.to_owned();
        let (from, to) = (from.parse().ok()?, to.parse().ok()?);
        Some(ReplayPress { table, from, to, showing, everybody, layout })
    }
}

pub fn button_press(
    table: i64,
    range: &RangeInclusive<usize>,
    showing: Showing,
    everybody: bool,
    layout: &str,
) -> Press {
    let (from, to) = (*range.start(), *range.end());
    ReplayPress { table, from, to, showing, everybody, layout: layout.to_owned() }.press()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for (showing, everybody, layout) in
            [(Showing::Film, false, ""), (Showing::Film, true, "wide"), (Showing::Sheet, true, "")]
        {
            let layout = layout.to_owned();
            let press = ReplayPress { table: 12, from: 1, to: 340, showing, everybody, layout };
            let range = "1-340";
            let id = press.press().0;
            let how = id.strip_prefix("replay:12:1-340:").unwrap();
            assert_eq!(ReplayPress::read(12, range, how), Some(press));
        }
        for (range, how) in [("2", "film.all."), ("2-3", "film.some."), ("2-3", "film"), ("2-3", "")] {
            assert_eq!(ReplayPress::read(1, range, how), None, "{range} {how}");
        }
    }
}
