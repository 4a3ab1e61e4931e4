//! Who sits where.

/// What the ids of machines begin with; no transport has such ids, and guests of records have others.
pub(crate) const MACHINE: &str = "~machine~";

/// A member at or around the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The transport's id of the member.
    pub id: String,
    /// The name to show.
    pub name: String,
}

/// What is to be said of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Open to anyone.
    Open,
    /// Kept for this member, who has not sat down yet.
    Invited(Player),
    /// Held by this member.
    Held(Player),
}

/// Whether the member of that id is a machine.
#[must_use]
pub fn is_machine(id: &str) -> bool {
    id.starts_with(MACHINE)
}

impl Player {
    /// Whether it is a machine.
    pub fn is_machine(&self) -> bool {
        is_machine(&self.id)
    }
}

impl Chair {
    /// Who holds it.
    pub fn holder(&self) -> Option<&Player> {
        match self {
            Chair::Held(player) => Some(player),
            Chair::Open | Chair::Invited(_) => None,
        }
    }

    /// Who holds it, or for whom it is kept.
    pub fn person(&self) -> Option<&Player> {
        match self {
            Chair::Held(player) | Chair::Invited(player) => Some(player),
            Chair::Open => None,
        }
    }

    /// Whether a machine holds it, or is to.
    pub fn is_machines(&self) -> bool {
        self.person().is_some_and(Player::is_machine)
    }
}
