//! The buttons about what is one's own.

use crate::chat::buttons::Press;
use crate::chat::io::{Button, ButtonStyle};

/// What such a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanPress {
    /// The board after so many actions, as people are shown the number.
    Past {
        /// The table.
        table: i64,
        /// The number.
        at: usize,
        /// The arrangement of the picture; empty: the usual one.
        layout: String,
    },
    /// What happened while one was away.
    Recap {
        /// The table.
        table: i64,
        /// Since so many actions, as people are shown the number; none: since one last looked.
        since: Option<usize>,
    },
    /// One's plan.
    Plan {
        /// The table.
        table: i64,
    },
    /// Take a plan back, if it is still the one that was shown.
    Off {
        /// The table.
        table: i64,
        /// [`crate::table::Plan::mark`] of the plan that was shown.
        mark: u32,
        /// The line, counted from 1; none: all of them.
        line: Option<usize>,
    },
    /// One's notes, from the one of that number downwards.
    Notes {
        /// The table.
        table: i64,
        /// The number.
        below: i64,
    },
}

impl PlanPress {
    /// The table it is about.
    #[must_use]
    pub fn table(&self) -> i64 {
        match self {
            PlanPress::Past { table, .. }
            | PlanPress::Recap { table, .. }
            | PlanPress::Plan { table }
            | PlanPress::Off { table, .. }
            | PlanPress::Notes { table, .. } => *table,
        }
    }

    /// The id of the button.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            PlanPress::Past { table, at, layout } if layout.is_empty() => format!("past:{table}:{at}"),
            PlanPress::Past { table, at, layout } => format!("past:{table}:{at}:{layout}"),
            PlanPress::Recap { table, since: None } => format!("recap:{table}"),
            PlanPress::Recap { table, since: Some(since) } => format!("recap:{table}:{since}"),
            PlanPress::Plan { table } => format!("plan:{table}"),
            PlanPress::Off { table, mark, line: None } => format!("unplan:{table}:{mark}"),
            PlanPress::Off { table, mark, line: Some(line) } => format!("unplan:{table}:{mark}:{line}"),
            PlanPress::Notes { table, below } => format!("notes:{table}:{below}"),
        }
    }

    /// Reads an id; `None` for one that is none of these.
    #[must_use]
    pub fn read(id: &str) -> Option<PlanPress> {
        let mut parts = id.splitn(4, ':');
        let what = parts.next()?;
        let table: i64 = parts.next()?.parse().ok()?;
        let (number, rest) = (parts.next(), parts.next());
        Some(match what {
            "past" => {
                let layout = rest.unwrap_or_default().to_owned();
                PlanPress::Past { table, at: number?.parse().ok()?, layout }
            }
            "recap" => PlanPress::Recap { table, since: number.map(str::parse).transpose().ok()? },
            "plan" => PlanPress::Plan { table },
            "unplan" => {
                let line = rest.map(str::parse).transpose().ok()?;
                PlanPress::Off { table, mark: number?.parse().ok()?, line }
            }
            "notes" => PlanPress::Notes { table, below: number?.parse().ok()? },
            _ => return None,
        })
    }

    /// A button for this press.
    #[must_use]
    pub fn button(self, label: impl Into<String>, style: ButtonStyle) -> Option<Button> {
        Press::Plan(self).button(label, style)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back() {
        for press in [
            PlanPress::Past { table: 3, at: 17, layout: String::new() },
            PlanPress::Past { table: 3, at: 17, layout: "wide".into() },
            PlanPress::Recap { table: 3, since: None },
            PlanPress::Recap { table: 3, since: Some(4) },
            PlanPress::Plan { table: 3 },
            PlanPress::Off { table: 3, mark: 9, line: None },
            PlanPress::Off { table: 3, mark: 9, line: Some(2) },
            PlanPress::Notes { table: 3, below: 12 },
        ] {
            let press = Press::Plan(press);
            assert_eq!(Press::read(&press.id()), Some(press));
        }
        for id in ["past:3", "past:3:x", "unplan:3", "unplan:3:1:x", "notes:3", "plan:x"] {
            assert_eq!(Press::read(id), None, "{id}");
        }
    }
}
