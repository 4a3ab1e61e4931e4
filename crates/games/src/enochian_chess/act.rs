//! Acts in canonical notation (rules page, 6.2).

use super::army::Army;
use super::position::SEATS;
use super::square::Square;
use liege_game::Seat;
use std::fmt;
use std::str::FromStr;

/// The deed of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Something is offered.
    Offer,
    /// An offer is accepted.
    Accept,
    /// An offer is refused, which ends it.
    Decline,
    /// An offer, or the seat's own consent, is withdrawn, which ends the offer.
    Withdraw,
    /// The army is given over to the ally, and the seat leaves.
    HandOver,
    /// The game is given up for the team.
    Resign,
}

/// The topic of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    Draw,
    /// An exchange of the captured kings.
    Exchange,
}

/// An action of a seat that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Act {
    /// The acting seat.
    pub by: Seat,
    /// The deed.
    pub deed: Deed,
    /// The topic, if the deed has one.
    pub topic: Option<Topic>,
    /// The other seat of an exchange or a hand-over.
    pub partner: Option<Seat>,
    /// The square for the king that the actor gives back.
    pub square: Option<Square>,
}

/// The error for a text that is not in the notation of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAct;

/// The name of a seat in notation.
pub fn seat_name(seat: Seat) -> &'static str {
    Army::of(seat).map_or("nobody", Army::name)
}

fn seat_of_name(name: &str) -> Option<Seat> {
    SEATS.into_iter().find(|seat| seat_name(*seat) == name)
}

impl Deed {
    const ALL: [Deed; 6] =
        [Deed::Offer, Deed::Accept, Deed::Decline, Deed::Withdraw, Deed::HandOver, Deed::Resign];

    /// The deed's word in the notation.
    pub fn word(self) -> &'static str {
        ["offer", "accept", "decline", "withdraw", "handover", "resign"][self as usize]
    }
}

impl Topic {
    /// The topic's word in the notation. At most one exchange is offered at a time, so it needs no names.
    pub fn word(self) -> &'static str {
        ["draw", "exchange"][self as usize]
    }
}

impl Act {
    /// Makes an act that names no other seat.
    pub fn new(by: Seat, deed: Deed, topic: Option<Topic>) -> Act {
        Act { by, deed, topic, partner: None, square: None }
    }

    /// Makes an act between two seats.
    pub fn with(by: Seat, deed: Deed, topic: Option<Topic>, partner: Seat) -> Act {
        Act { partner: Some(partner), ..Act::new(by, deed, topic) }
    }

    /// Adds the square of a king.
    pub fn at(self, square: Square) -> Act {
        Act { square: Some(square), ..self }
    }

    /// Whether the acts are equal apart from the names and the square.
    pub fn is_like(self, other: Act) -> bool {
        (self.by, self.deed, self.topic) == (other.by, other.deed, other.topic)
    }

    /// Whether it has the parts that such an act needs, and no others.
    fn is_whole(self) -> bool {
        let (names, places) = match (self.deed, self.topic) {
            (Deed::HandOver, None) => (true, false),
            (Deed::Resign, None) => (false, false),
            (Deed::HandOver | Deed::Resign, Some(_)) | (_, None) => return false,
            (_, Some(Topic::Draw)) => (false, false),
            (Deed::Offer | Deed::Accept, Some(Topic::Exchange)) => (true, true),
            (_, Some(Topic::Exchange)) => (true, false),
        };
        (self.partner.is_some(), self.square.is_some()) == (names, places)
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.deed.word())?;
        if let Some(topic) = self.topic {
            write!(f, " {}", topic.word())?;
        }
        write!(f, " {}", seat_name(self.by))?;
        if let Some(partner) = self.partner {
            write!(f, ">{}", seat_name(partner))?;
        }
        match self.square {
            Some(square) => write!(f, " {square}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Act {
    type Err = NotAnAct;

    fn from_str(text: &str) -> Result<Act, NotAnAct> {
        let mut words = text.split(' ').peekable();
        let first = words.next();
        let deed = Deed::ALL.into_iter().find(|deed| Some(deed.word()) == first).ok_or(NotAnAct)?;
        let about = |topic: &Topic| words.peek() == Some(&topic.word());
        let topic = [Topic::Draw, Topic::Exchange].into_iter().find(about);
        let mut words = words.skip(usize::from(topic.is_some()));
        let names = words.next().ok_or(NotAnAct)?;
        let (by, partner) = names.split_once('>').map_or((names, None), |(by, to)| (by, Some(to)));
        let seat = |name: &str| seat_of_name(name).ok_or(NotAnAct);
        let square = words.next().map(|name| Square::from_name(name).ok_or(NotAnAct)).transpose()?;
        let act = Act { by: seat(by)?, deed, topic, partner: partner.map(seat).transpose()?, square };
        if words.next().is_none() && act.is_whole() { Ok(act) } else { Err(NotAnAct) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_written_as_the_page_writes_them() {
        for text in "offer draw yellow|accept draw black|decline draw red|withdraw draw blue|\
            offer exchange red>blue b1|accept exchange blue>red a8|decline exchange blue>red|\
            withdraw exchange red>blue|handover yellow>red|resign black"
            .split('|')
        {
            assert_eq!(text.parse::<Act>().map(|act| act.to_string()).as_deref(), Ok(text));
        }
        for text in
            "| |Qa3-c1|offer|offer draw|offer draw green|offer  draw red|offer draw Red|offer draw red>blue|\
            offer exchange red>blue|offer exchange red b1|accept exchange blue>red i8|\
            decline exchange blue>red a8|handover yellow|handover draw yellow>red|resign|resign black "
                .split('|')
        {
            assert_eq!(text.parse::<Act>(), Err(NotAnAct), "{text}");
        }
    }
}
