//! The buttons under an animation or a sheet.

use super::ask::Showing;
use std::ops::RangeInclusive;

/// A press of one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayPress {
    /// The table.
    pub table: i64,
    /// Which actions, by the numbers that people are shown.
    pub from: usize,
    /// The last of them.
    pub to: usize,
    /// As what.
    pub showing: Showing,
    /// Whether everybody is to see it.
    pub everybody: bool,
    /// The arrangement of the picture; empty: the usual one.
    pub layout: String,
}

impl ReplayPress {
    /// The actions.
    pub(super) fn range(&self) -> RangeInclusive<usize> {
        self.from..=self.to
    }

    /// The id of the button.
    pub(in crate::chat) fn id(&self) -> String {
        let ReplayPress { table, from, to, .. } = self;
        let showing = match self.showing {
            Showing::Film => "film",
            Showing::Sheet => "sheet",
        };
        let eyes = if self.everybody { "all" } else { "one" };
        format!("replay:{table}:{from}-{to}:{showing}.{eyes}.{}", self.layout)
    }

    /// Reads what stands after the table in such an id.
    pub(in crate::chat) fn read(table: i64, range: &str, rest: &str) -> Option<ReplayPress> {
        let (from, to) = range.split_once('-')?;
        let mut parts = rest.splitn(3, '.');
        let showing = match parts.next()? {
            "film" => Showing::Film,
            "sheet" => Showing::Sheet,
            _ => return None,
        };
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

#[cfg(test)]
mod tests {
    use crate::chat::buttons::Press;
    use crate::chat::{Showing, replay::ReplayPress};

    #[test]
    fn ids_read_back() {
        for (showing, everybody, layout) in
            [(Showing::Film, false, ""), (Showing::Film, true, "wide"), (Showing::Sheet, true, "")]
        {
            let layout = layout.to_owned();
            let press =
                Press::Replay(ReplayPress { table: 12, from: 1, to: 340, showing, everybody, layout });
            assert_eq!(Press::read(&press.id()), Some(press));
        }
        for id in [
            "replay:1",
            "replay:1:2-3",
            "replay:1:2:film.all.",
            "replay:1:2-3:film.some.",
            "replay:1:2-3:film",
        ] {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }
}
