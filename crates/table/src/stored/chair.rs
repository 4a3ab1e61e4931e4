//! Players and chairs.

/// The beginning of the ids of machines. No transport has such ids, and the guests of records have others.
pub(crate) const MACHINE: &str = "~machine~";

/// A member at or around the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The transport's id of the member.
    pub id: String,
    /// The name to show.
    pub name: String,
}

/// The state of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Open to anyone.
    Open,
    /// Reserved for this member, who has not sat down yet.
    Invited(Player),
    /// Held by this member.
    Held(Player),
}

/// Whether this is the id of a machine.
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
    /// The player who holds it.
    pub fn holder(&self) -> Option<&Player> {
        match self {
            Chair::Held(player) => Some(player),
            Chair::Open | Chair::Invited(_) => None,
        }
    }

    /// The player who holds it, or for whom it is reserved.
    pub fn person(&self) -> Option<&Player> {
        match self {
            Chair::Held(player) | Chair::Invited(player) => Some(player),
            Chair::Open => None,
        }
    }

    /// Whether a machine holds it, or it is reserved for one.
    pub fn is_machines(&self) -> bool {
        self.person().is_some_and(Player::is_machine)
    }
}
