//! Common questions about a table: public facts, and the knowledge of a reader.

use liege_game::{Event, Seat, SeatSet};
use liege_table::{Answer, Deal, Dice, Manner, Matter, Motion, Played, Status, Table};

/// Returns the member who is asked to take over a seat.
pub fn asked(deal: &Deal) -> Option<&str> {
    match &deal.matter {
        Matter::Motion(Motion::Hand { to, .. }) => Some(to),
        Matter::Motion(_) | Matter::Game(_) => None,
    }
}

/// Whether everybody may know of an event.
pub fn is_public(event: &Event) -> bool {
    event.audience.includes(SeatSet::EMPTY)
}

/// Returns the events of actions that are not public and that a holder of `seats` learns; a member's own
/// actions are answered at once, so they are left out.
pub fn private_news<'a>(
    played: &'a [Played],
    member: &'a str,
    seats: SeatSet,
) -> impl Iterator<Item = &'a Event> {
    let others = played.iter().filter(move |played| played.entry.player.as_deref() != Some(member));
    others
        .flat_map(|played| &played.events)
        .filter(move |event| !is_public(event) && event.audience.includes(seats))
}

/// Returns the number of seats without a holder.
pub fn free_seats(table: &Table) -> usize {
    table.chairs().iter().filter(|chair| chair.holder().is_none()).count()
}

/// Returns the seat from whose side a member sees the board: one of theirs that is to move, else their first.
pub fn own_seat(table: &Table, member: &str) -> Option<Seat> {
    let mine = table.seats_of(member);
    table.to_move().iter().find(|seat| mine.contains(*seat)).or_else(|| mine.iter().next())
}

/// Returns the seat from whose side everybody sees the board: that of the only person who plays against
/// machines; else `None`, and the game's own side is at the bottom.
pub fn public_seat(table: &Table) -> Option<Seat> {
    let players = table.players();
    let mut people = players.iter().filter(|player| !player.is_machine());
    match (people.next(), people.next()) {
        (Some(alone), None) if players.len() > 1 => table.seats_of(&alone.id).iter().next(),
        _ => None,
    }
}

/// Returns the number of public actions: the number that people see now.
pub fn shown_now(table: &Table) -> usize {
    table.shown(table.log().len())
}

/// Whether the chairs of a table are places without seats: the seats are dealt by dice, and not everybody has
/// chosen.
pub fn only_places(table: &Table) -> bool {
    let dealt = table.dice().is_some_and(Dice::is_done);
    table.terms().by_dice() && !dealt
}

/// Whether an entry is only about the clocks.
pub fn is_clock(action: &str) -> bool {
    let clocks = ["@excuse ", "@away ", "@back ", "@credit ", "@extend "];
    clocks.iter().any(|verb| action.starts_with(verb))
}

/// Whether a finished game was imported: nobody ever sat at the table here.
pub fn is_kept(table: &Table) -> bool {
    let archived = table.origin().is_some_and(|origin| origin.manner == Manner::Archived);
    archived && matches!(table.status(), Status::Over | Status::Abandoned)
}

/// A reader: a member with their seats, or everybody.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The member; `None`: everybody.
    pub member: Option<&'a str>,
    /// The seats they hold.
    pub seats: SeatSet,
}

impl<'a> Reader<'a> {
    /// Makes a reader for the public.
    pub fn public() -> Reader<'static> {
        Reader { member: None, seats: SeatSet::EMPTY }
    }

    /// Makes a reader for a member at a table.
    pub fn of(table: &Table, member: &'a str) -> Reader<'a> {
        Reader { member: Some(member), seats: table.seats_of(member) }
    }

    /// Whether the reader may know of an offer or motion.
    pub fn knows(self, deal: &Deal) -> bool {
        deal.offer_known_to(self.seats) || (self.member.is_some() && self.member == asked(deal))
    }

    /// Whether an open offer or motion waits for the reader.
    pub fn is_asked(self, table: &Table, deal: &Deal) -> bool {
        self.member.is_some_and(|member| table.answers(member, deal).contains(&Answer::Accept))
    }

    /// Whether the reader can answer or withdraw an open offer or motion.
    pub fn has_say(self, table: &Table, deal: &Deal) -> bool {
        self.member.is_some_and(|member| !table.answers(member, deal).is_empty())
    }

    /// Whether an offer or motion is the reader's own.
    pub fn proposed(self, deal: &Deal) -> bool {
        deal.proposer.is_some_and(|seat| self.seats.contains(seat))
    }
}
