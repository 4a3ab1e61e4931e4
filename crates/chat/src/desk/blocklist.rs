//! Blocks between members: who has blocked whom, and who cannot be named for seats.
//!
//! A member who has blocked somebody is told so plainly; the blocked one gets the usual refusals. At an
//! anonymous table, blocks keep nobody from sitting down: a refusal would show who sits there.

use super::{Desk, Fault};
use crate::desk::Asker;
use crate::wording::{masked, of_table, person};
use liege_game::Seat;
use liege_store::WhichPlayers;
use liege_table::{Chair, Player, Table, TableError};
use liege_words::Message;
use std::collections::HashSet;

/// The members who do not get a seat beside a member.
pub struct Blocklist {
    /// The members that this member has blocked.
    mine: HashSet<String>,
    /// Those, and the members who have blocked this member.
    all: HashSet<String>,
}

impl Blocklist {
    /// Whether the list is empty.
    pub fn is_nobody(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether the member has blocked somebody.
    pub fn has_blocked(&self, member: &str) -> bool {
        self.mine.contains(member)
    }

    /// Whether one of the two has blocked the other.
    pub fn contains(&self, member: &str) -> bool {
        self.all.contains(member)
    }

    /// Returns the reason why the member may not sit down at a table, if there is one. `but`: a seat whose
    /// holder leaves it to them.
    ///
    /// If two invited members have a block between them, the blocked one may sit down: they must not learn of
    /// it. The other is told, and can choose.
    pub fn refuses(&self, table: &Table, member: &str, but: Option<Seat>) -> Option<Message> {
        if self.is_nobody() || masked(table) || !table.seats_of(member).is_empty() {
            return None;
        }
        let chairs = || {
            let chairs = table.chairs().iter().zip((0u8..).map(Seat));
            chairs.filter(|(_, seat)| Some(*seat) != but).map(|(chair, _)| chair)
        };
        let mut blocked: Vec<&str> = Vec::new();
        for player in chairs().filter_map(Chair::person).filter(|player| self.mine.contains(&player.id)) {
            if !blocked.contains(&player.id.as_str()) {
                blocked.push(&player.id);
            }
        }
        if let Some(first) = blocked.first() {
            let who: Vec<String> = blocked.iter().map(|id| person(id)).collect();
            let message = of_table("block-sits-there", table.id())
                .with("who", who.join(", "))
                .with("first", person(first));
            return Some(message);
        }
        let invited = !table.invitations_of(member).is_empty() || but.is_some();
        let against = |chair: &Chair| match chair {
            Chair::Held(player) => self.all.contains(&player.id),
            Chair::Invited(player) => !invited && self.all.contains(&player.id),
            Chair::Open => false,
        };
        chairs().any(against).then(|| TableError::NoSeatFree.message())
    }
}

/// Loads the members who do not get a seat beside a member.
pub(crate) async fn blocklist(desk: &Desk, member: &str) -> Result<Blocklist, Fault> {
    let all = desk.store.blocked_either_way(member).await?;
    let mine = match all.is_empty() {
        true => HashSet::new(),
        false => desk
            .store
            .players(WhichPlayers::BlockedBy(member))
            .await?
            .into_iter()
            .map(|player| player.id)
            .collect(),
    };
    Ok(Blocklist { mine, all })
}

/// Returns the reason why the asker cannot invite or challenge these people, if there is one: the asker has
/// blocked one; or one takes no invitations, or none of the asker's, which reads the same.
pub(crate) async fn unwilling(
    desk: &Desk,
    asker: &Asker<'_>,
    people: impl IntoIterator<Item = &Player>,
) -> Result<Option<Message>, Fault> {
    let blocklist = self::blocklist(desk, &asker.who.id).await?;
    let people: Vec<&Player> = people.into_iter().filter(|player| player.id != asker.who.id).collect();
    let ids: Vec<&str> = people.iter().map(|player| player.id.as_str()).collect();
    let members = desk.store.members(&ids).await?;
    for player in people {
        let who = || person(&player.id);
        if blocklist.has_blocked(&player.id) {
            return Ok(Some(Message::new("block-yours").with("who", who())));
        }
        let closed = members.get(&player.id).is_some_and(|member| !member.takes_challenges);
        if closed || blocklist.contains(&player.id) {
            return Ok(Some(Message::new("challenge-door-closed").with("who", who())));
        }
    }
    Ok(None)
}
