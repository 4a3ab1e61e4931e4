//! Plates and ties of three-player chess: the relations between the players.

use super::super::action::Object;
use super::super::notation::notation;
use super::super::position::{BondState, ORDERED_PAIRS, PAIRS, Position, SEATS, TruceMode, parties};
use super::figures::army_of;
use super::hexagon::{BOTTOM, Corner, Hexagon};
use super::marks::moves_in;
use liege_game::scene::{Align, Caption, Chain, Chip, Frame, Icon, Plate, Prize, Tie, View, WIDTH, Wax};
use liege_game::{Event, News, Outcome, Points, Seat, Turn};
use liege_words::Message;

const MARGIN: i32 = 16;
/// The size of a plate: as wide as the corners beside the board permit.
const PLATE: (i32, i32) = (396, 100);
/// The top of the things in the lower corners.
const LOWER: i32 = BOTTOM - 33;
/// The lower edge of the things in the lower corners.
pub const FLOOR: i32 = LOWER + PLATE.1;

/// The message of the event that a binding truce left no other move.
const DISSOLVED: &str = "tpc-truce-dissolved";

/// Makes the plates and ties around the board for the reader of a view.
pub struct Surroundings<'a> {
    position: &'a Position,
    /// The position without the ties and offers that the reader may not know of.
    known: Position,
    view: &'a View<'a>,
    hexagon: Hexagon,
    outcome: Option<Outcome>,
}

impl<'a> Surroundings<'a> {
    /// The surroundings of a position.
    pub fn new(position: &'a Position, hexagon: Hexagon, view: &'a View<'a>) -> Surroundings<'a> {
        let known = without(position, view.hidden);
        Surroundings { position, known, view, hexagon, outcome: position.outcome() }
    }

    /// The name of a seat in the reader's language.
    fn seat(&self, seat: Seat) -> String {
        self.view.tell(match seat.index() {
            0 => "tpc-plate-seat-red",
            1 => "tpc-plate-seat-white",
            _ => "tpc-plate-seat-black",
        })
    }

    /// The name of the player; the seat's name if nobody holds it or the name has no readable character.
    fn name(&self, seat: Seat) -> String {
        self.view.name(seat).unwrap_or_else(|| self.seat(seat))
    }

    /// The plates, each at its player's corner.
    pub fn plates(&self) -> Vec<Plate> {
        SEATS.into_iter().map(|seat| self.plate(seat)).collect()
    }

    fn plate(&self, seat: Seat) -> Plate {
        let (width, height) = PLATE;
        let (x, y) = match self.hexagon.corner(seat) {
            Corner::Bottom => (MARGIN, LOWER),
            Corner::Left => (MARGIN, MARGIN),
            Corner::Right => (WIDTH - MARGIN - width, MARGIN),
        };
        let (icons, status) = self.status(seat);
        Plate {
            frame: Frame::new(x, y, width, height),
            army: army_of(seat),
            name: self.name(seat),
            seat: self.seat(seat),
            lit: self.outcome.is_none() && self.position.turn == seat,
            out: !self.position.is_living(seat)
                && self.outcome.as_ref().and_then(|outcome| Prize::of(outcome, seat)).is_none(),
            icons,
            status,
            prize: self.outcome.as_ref().and_then(|outcome| Prize::of(outcome, seat)),
        }
    }

    fn points(&self, points: Points) -> String {
        let halves = i64::from(points.in_halves());
        if halves % 2 == 0 {
            self.view.say(&Message::new("tpc-plate-points").with("points", halves / 2))
        } else {
            self.view.say(&Message::new("tpc-plate-points-half").with("whole", halves / 2))
        }
    }

    /// The icons of a seat's plate, and the words for the most urgent of them.
    fn status(&self, seat: Seat) -> (Vec<Icon>, String) {
        let position = self.position;
        if let Some(outcome) = &self.outcome {
            let points = outcome.points.get(seat.index()).copied().unwrap_or_default();
            // A crown now means the winner only.
            let icons = self.bond_icons(seat).into_iter().filter(|icon| *icon != Icon::Crown).collect();
            return (icons, self.points(points));
        }
        if !position.is_living(seat) {
            return match position.commander[seat.index()] {
                Some(captor) => {
                    (vec![Icon::Fallen, Icon::Shield(army_of(captor))], self.view.tell("tpc-plate-captured"))
                }
                None => (vec![Icon::Fallen], self.view.tell("tpc-plate-out")),
            };
        }
        let mut icons = Vec::new();
        let mut status = None;
        if position.turn == seat {
            let claims = self.known.effective_claims();
            match self.known.mover() {
                Some(lord) if lord != seat => {
                    icons.push(Icon::Shield(army_of(lord)));
                    status = Some("tpc-plate-ordered");
                }
                None if !claims.is_empty() => {
                    icons.extend(claims.iter().map(|lord| Icon::Shield(army_of(lord))));
                    status = Some("tpc-plate-chooses");
                }
                _ => {}
            }
            icons.push(Icon::Pennon);
        }
        if position.in_check(seat) {
            icons.push(Icon::Burst);
            status = status.or(Some("sqr-plate-check"));
        }
        // An order already tells of the bond.
        if status.is_none() || position.in_check(seat) {
            icons.extend(self.bond_icons(seat));
        }
        if self.known.is_vassal(seat) {
            status = status.or(Some("tpc-plate-vassal"));
        } else if icons.contains(&Icon::Crown) {
            status = status.or(Some("tpc-plate-lord"));
        }
        if position.turn == seat {
            status = status.or(Some("sqr-plate-turn"));
        }
        (icons, status.map(|id| self.view.tell(id)).unwrap_or_default())
    }

    /// Crown for a lord, links for a vassal, broken ones while the bond is suspended.
    fn bond_icons(&self, seat: Seat) -> Vec<Icon> {
        let mut icons = Vec::new();
        let mut add = |icon| {
            if !icons.contains(&icon) {
                icons.push(icon);
            }
        };
        for tie in self.known.ties() {
            let active = tie.bond.state == BondState::Active;
            if tie.lord == seat && active {
                add(Icon::Crown);
            } else if tie.vassal == seat {
                add(if active { Icon::Links } else { Icon::BrokenLinks });
            }
        }
        icons
    }

    /// The ties and open offers, the most important first.
    pub fn ties(&self) -> Vec<Chip> {
        let mut ties = Vec::new();
        ties.extend(self.view.news.iter().filter_map(|event| self.ended_truce(event)));
        ties.extend(self.bonds());
        ties.extend(self.truces());
        // Nobody can answer an offer after the end.
        if self.outcome.is_none() {
            ties.extend(self.draw_offer());
            ties.extend(self.offers());
        }
        ties
    }

    /// A line of a chip with a name; a long name is cut to its first word, because the plates have all of it.
    fn named(&self, id: &'static str, seat: Seat) -> String {
        let name = self.name(seat);
        let first = name.split_whitespace().next().filter(|_| name.chars().count() > 14);
        let name = first.unwrap_or(&name);
        self.view.say(&Message::new(id).with("name", name))
    }

    fn bonds(&self) -> Vec<Chip> {
        let lines = self.known.ties().map(|tie| {
            let suspended_by = match tie.bond.state {
                BondState::Active => None,
                BondState::ByLord => Some(tie.lord),
                BondState::ByVassal => Some(tie.vassal),
            };
            let (head, line) = match suspended_by {
                Some(seat) => (self.view.tell("tpc-tie-suspended"), self.named("tpc-tie-by-check", seat)),
                None if tie.bond.claimed => {
                    (self.view.tell("tpc-tie-claimed"), self.named("tpc-tie-lord", tie.lord))
                }
                None => (self.named("tpc-tie-lord", tie.lord), self.named("tpc-tie-vassal", tie.vassal)),
            };
            let chain = if suspended_by.is_some() { Chain::Suspended } else { Chain::Whole };
            let (lord, vassal) = (army_of(tie.lord), army_of(tie.vassal));
            Chip::new(Tie::Bond { lord, vassal, chain, claimed: tie.bond.claimed }, head, line)
        });
        lines.collect()
    }

    fn seal(&self, pair: usize, turns: u8, wax: Wax) -> Tie {
        let [one, other] = parties(pair).map(army_of);
        Tie::Truce { one, other, turns, bound: self.position.mode == TruceMode::Bound, wax }
    }

    fn truces(&self) -> Vec<Chip> {
        let mut lines = Vec::new();
        for pair in 0..PAIRS.len() {
            let Some([one, other]) = self.known.truces[pair] else { continue };
            let turns = one.max(other);
            let bound = self.position.mode == TruceMode::Bound;
            let head = self.view.tell(if bound { "tpc-tie-truce-bound" } else { "tpc-tie-truce" });
            let line = self.view.say(&Message::new("tpc-tie-turns").with("turns", i64::from(turns)));
            lines.push(Chip::new(self.seal(pair, turns, Wax::Whole), head, line));
        }
        lines
    }

    /// A truce that the last action has broken or dissolved: shown in this picture only.
    fn ended_truce(&self, event: &Event) -> Option<Chip> {
        let News { key, turn, .. } = event.news.as_ref()?;
        let pair = (0..PAIRS.len()).find(|pair| Object::Truce { pair: *pair, turns: None }.key() == *key)?;
        if self.view.hidden.contains(key) {
            return None;
        }
        Some(match turn {
            Turn::Broken { by } => {
                let seal = self.seal(pair, 0, Wax::Broken { by: army_of(*by) });
                Chip::new(seal, self.view.tell("tpc-tie-broken"), self.named("tpc-tie-broken-by", *by))
            }
            Turn::Ended if event.message.id() == DISSOLVED => {
                let seal = self.seal(pair, 0, Wax::Dissolved);
                Chip::new(seal, self.view.tell("tpc-tie-dissolved"), self.view.tell("tpc-tie-no-choice"))
            }
            _ => return None,
        })
    }

    fn offer(&self, tie: Tie, what: &'static str, by: Seat) -> Chip {
        Chip::new(tie, self.view.tell(what), self.named("tpc-tie-offered", by)).offered(army_of(by))
    }

    fn draw_offer(&self) -> Option<Chip> {
        let (by, accepted) = self.known.draw_offer?;
        let others = self.position.living().filter(|seat| *seat != by);
        let others = others.map(|seat| (army_of(seat), accepted[seat.index()])).collect();
        let tie = Tie::Draw { by: army_of(by), others };
        Some(self.offer(tie, "tpc-tie-draw", by))
    }

    fn offers(&self) -> Vec<Chip> {
        let mut lines = Vec::new();
        for (lord, vassal) in ORDERED_PAIRS {
            let Some(by) = self.known.bond_offers[lord.index()][vassal.index()] else { continue };
            let (lord, vassal) = (army_of(lord), army_of(vassal));
            let tie = Tie::Bond { lord, vassal, chain: Chain::Whole, claimed: false };
            lines.push(self.offer(tie, "tpc-tie-bond-offer", by));
        }
        for pair in 0..PAIRS.len() {
            let Some((turns, by)) = self.known.truce_offers[pair] else { continue };
            let tie = self.seal(pair, turns, Wax::Whole);
            lines.push(self.offer(tie, "tpc-tie-truce-offer", by));
        }
        lines
    }

    /// The last move, in the corner that has no plate.
    pub fn caption(&self) -> Caption {
        let (width, height) = PLATE;
        let below = match self.view.number {
            0 => self.view.tell("tpc-caption-start"),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.view.say(&Message::new("tpc-caption").with("number", number))
            }
        };
        Caption {
            frame: Frame::new(WIDTH - MARGIN - width, LOWER, width, height),
            align: Align::Right,
            army: self.view.last_seat.filter(|_| !self.view.last_text.is_empty()).map(army_of),
            text: self.ordered().unwrap_or_else(|| self.view.last_text.to_owned()),
            below,
        }
    }

    /// The last move if a lord ordered it, with both seats in words: the letters of an order (`W>R:`) are for
    /// the log.
    fn ordered(&self) -> Option<String> {
        let (lord, mv) = moves_in(self.view.last).next()?;
        let piece = self.position.piece(mv.target())?;
        let vassal = self.position.commander_of(piece)?;
        if vassal == lord || self.view.last_text.is_empty() {
            return None;
        }
        let ends = |sign: &&&str| self.view.last_text.ends_with(**sign);
        let mark = ["+", "#"].iter().find(ends).copied().unwrap_or_default();
        let message = Message::new("tpc-caption-order").with("lord", self.name(lord));
        let message = message.with("vassal", self.seat(vassal));
        Some(self.view.say(&message.with("move", notation(&mv, piece.kind, None, mark))))
    }
}

/// The position without the ties and offers of these keys.
fn without(position: &Position, hidden: &[String]) -> Position {
    let mut known = *position;
    let hides = |object: Object| !hidden.is_empty() && hidden.contains(&object.key());
    for (lord, vassal) in ORDERED_PAIRS {
        if hides(Object::Bond { lord, vassal }) {
            known.bonds[lord.index()][vassal.index()] = None;
            known.bond_offers[lord.index()][vassal.index()] = None;
        }
    }
    for pair in 0..PAIRS.len() {
        if hides(Object::Truce { pair, turns: None }) {
            known.truces[pair] = None;
            known.truce_offers[pair] = None;
        }
    }
    if hides(Object::Draw) {
        known.draw_offer = None;
    }
    known
}
