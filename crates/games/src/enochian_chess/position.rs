//! A position: the pieces, the state of each army, and the agreements and offers of the players.

use super::act::Topic;
pub use super::army::{SEATS, ally};

use super::army::{Army, Team};
use super::arrangement;
use super::attacks::{self, PAWN};
use super::board::{Board, Kind};
use super::square::{Bits, Square};
use liege_game::{Outcome, Points, Seat, SeatSet};

/// The state of an army.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Status {
    /// Its king is on the board.
    #[default]
    King,
    /// Its king is captured: it can't move.
    Frozen,
    /// It has no king, but its ally's king brought it back into play.
    Revived,
}

impl Status {
    /// The letter in position strings.
    pub fn letter(self) -> char {
        ['K', 'f', 'r'][self as usize]
    }
}

/// An open offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawOffer {
    /// The seat that made it. (A position string only stores the seats that have agreed: then it is the first
    /// of them.)
    pub by: Seat,
    /// The seats that have agreed, with the proposer.
    pub agreed: SeatSet,
}

/// An open offer to exchange the captured kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExchangeOffer {
    /// The seat that made it.
    pub by: Seat,
    /// The seat that has to answer.
    pub to: Seat,
    /// The army whose king the proposer gives back.
    pub captive: Army,
    /// The square where it would be put.
    pub square: Square,
}

/// An open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// The offer of a draw.
    Draw(DrawOffer),
    /// The offer of an exchange.
    Exchange(ExchangeOffer),
}

impl Offer {
    /// The topic.
    pub fn topic(self) -> Topic {
        match self {
            Offer::Draw(_) => Topic::Draw,
            Offer::Exchange(_) => Topic::Exchange,
        }
    }

    /// The seat that made it.
    pub fn by(self) -> Seat {
        match self {
            Offer::Draw(offer) => offer.by,
            Offer::Exchange(offer) => offer.by,
        }
    }

    /// The seat it was made to, if not to all.
    pub fn partner(self) -> Option<Seat> {
        match self {
            Offer::Draw(_) => None,
            Offer::Exchange(offer) => Some(offer.to),
        }
    }

    /// The parties: for a draw, the seats that have agreed.
    pub fn parties(self) -> SeatSet {
        match self {
            Offer::Draw(offer) => offer.agreed,
            Offer::Exchange(offer) => [offer.by, offer.to].into_iter().collect(),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Nobody has won.
    Draw,
    /// A team has won.
    Won(Team),
}

/// A position with everything that the rules look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) statuses: [Status; 4],
    /// The armies that have lost a pawn by capture, as bits.
    pub(super) lost: u8,
    /// The army on turn.
    pub(super) turn: Army,
    /// The seats that handed over their armies.
    pub(super) left: SeatSet,
    pub(super) draw: Option<DrawOffer>,
    pub(super) exchange: Option<ExchangeOffer>,
    pub(super) result: Option<GameResult>,
}

impl Position {
    /// The start of an arrangement; of the default one if the name is unknown.
    pub fn start(name: &str) -> Position {
        let set_up = arrangement::set_up(name).or_else(|| arrangement::set_up(arrangement::USUAL));
        let (board, turn) = set_up.unwrap_or((Board::default(), Army::BLACK));
        Position {
            board,
            statuses: [Status::King; 4],
            lost: 0,
            turn,
            left: SeatSet::EMPTY,
            draw: None,
            exchange: None,
            result: None,
        }
    }

    /// The state of an army.
    #[inline]
    pub fn status(&self, army: Army) -> Status {
        self.statuses[army.index()]
    }

    /// Whether an army is frozen.
    #[inline]
    pub fn is_frozen(&self, army: Army) -> bool {
        self.status(army) == Status::Frozen
    }

    /// Whether an army has lost a pawn by capture.
    #[inline]
    pub fn has_lost(&self, army: Army) -> bool {
        self.lost & army.bit() != 0
    }

    /// The army on turn; `None` when the game is over.
    pub fn turn(&self) -> Option<Army> {
        self.result.is_none().then_some(self.turn)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// The open offer of that kind.
    pub fn offer(&self, topic: Topic) -> Option<Offer> {
        match topic {
            Topic::Draw => self.draw.map(Offer::Draw),
            Topic::Exchange => self.exchange.map(Offer::Exchange),
        }
    }

    /// The seat that plays an army (rules page, 4.9).
    pub fn commander(&self, army: Army) -> Seat {
        let own = army.seat();
        let seat = if self.status(army) == Status::Revived { ally(own) } else { own };
        if self.left.contains(seat) { ally(seat) } else { seat }
    }

    /// The unfrozen armies that a seat plays.
    pub fn commanded(&self, seat: Seat) -> impl Iterator<Item = Army> {
        Army::ALL.into_iter().filter(move |army| !self.is_frozen(*army) && self.commander(*army) == seat)
    }

    /// Whether a seat plays an unfrozen army.
    pub fn is_active(&self, seat: Seat) -> bool {
        self.commanded(seat).next().is_some()
    }

    /// The seats that play an unfrozen army.
    pub fn active(&self) -> SeatSet {
        SEATS.into_iter().filter(|seat| self.is_active(*seat)).collect()
    }

    /// The seat that plays the army on turn.
    pub fn mover(&self) -> Option<Seat> {
        self.turn().map(|army| self.commander(army))
    }

    /// The pieces of an army's enemies that are not frozen: only these can attack it.
    #[inline]
    pub(super) fn foes(&self, army: Army) -> Bits {
        let live = |army: Army| if self.is_frozen(army) { 0 } else { self.board.of(army) };
        let [one, other] = army.enemies();
        live(one) | live(other)
    }

    /// The attackers of a square against an army, with the board occupied in this way.
    #[inline]
    pub(super) fn attackers(&self, army: Army, square: Square, occupied: Bits) -> Bits {
        let board = &self.board;
        let near =
            |enemy: Army| PAWN[enemy.index()].takes.map(|step| step.origins(square.bit()) & board.of(enemy));
        let pawns = army.enemies().into_iter().flat_map(near).fold(0, |all, pawns| all | pawns);
        let seen = |kind: Kind| attacks::reach(kind, square, occupied) & board.all(kind);
        let men = Kind::PIECES.into_iter().fold(seen(Kind::King), |all, kind| all | seen(kind));
        (men | pawns & board.pawns()) & self.foes(army)
    }

    /// The pieces that attack an army's king.
    pub fn checkers(&self, army: Army) -> Bits {
        self.board.king(army).map_or(0, |king| self.attackers(army, king, self.board.occupied()))
    }

    /// Whether an army's king is attacked.
    pub fn in_check(&self, army: Army) -> bool {
        self.checkers(army) != 0
    }

    /// The team that has lost both kings.
    pub(super) fn beaten(&self) -> Option<Team> {
        let captured = |army: Army| self.status(army) != Status::King;
        Team::ALL.into_iter().find(|team| team.armies().into_iter().all(captured))
    }

    /// Whether the material left is a draw: kings alone, or two bare kings of one team.
    pub(super) fn is_bare(&self) -> bool {
        let commoners = self.board.commoners();
        commoners == 0
            || Team::ALL.into_iter().any(|team| {
                commoners & self.men_of(team) == 0
                    && team.armies().into_iter().all(|army| self.status(army) == Status::King)
            })
    }

    /// For a drawn position: the team that has only its two kings, if the other has more.
    pub(super) fn bare_team(&self) -> Option<Team> {
        let commoners = self.board.commoners();
        Team::ALL.into_iter().find(|team| commoners != 0 && commoners & self.men_of(*team) == 0)
    }

    fn men_of(&self, team: Team) -> Bits {
        team.armies().into_iter().fold(0, |bits, army| bits | self.board.of(army))
    }

    /// The points at the end of the game.
    pub fn outcome(&self) -> Option<Outcome> {
        let result = self.result?;
        let points = Army::ALL.into_iter().map(|army| match result {
            GameResult::Draw => Points::halves(1),
            GameResult::Won(team) if team == army.team() => Points::whole(1),
            GameResult::Won(_) => Points::whole(0),
        });
        Some(Outcome { points: points.collect(), drawn: result == GameResult::Draw })
    }
}
