//! The surroundings of the board: the players' plates at their corners, the title, the last move, open
//! offers.

use super::board::place;
use super::colours::{art, colours, livery};
use crate::enochian_chess::act::{Topic, seat_name};
use crate::enochian_chess::army::Army;
use crate::enochian_chess::board::Kind;
use crate::enochian_chess::position::{Offer, Position, SEATS, ally};
use liege_game::scene::{Align, Caption, Chip, Corners, Grid, Icon, Look, Plate, Prize, Tie, Title, View};
use liege_game::{Outcome, Seat};
use liege_words::Message;

/// The gap between the plates and the chips.
pub(super) const GAP: i32 = 10;

/// Makes the texts and plates around the board for the reader of a view.
pub(super) struct Surroundings<'a> {
    position: &'a Position,
    arrangement: Option<&'a str>,
    view: &'a View<'a>,
    grid: Grid,
    corners: Corners,
    outcome: Option<Outcome>,
}

impl<'a> Surroundings<'a> {
    /// The surroundings of a position.
    pub fn new(
        position: &'a Position,
        arrangement: Option<&'a str>,
        grid: Grid,
        view: &'a View<'a>,
    ) -> Surroundings<'a> {
        let corners = Corners::new(grid.squares().bottom());
        Surroundings { position, arrangement, view, grid, corners, outcome: position.outcome() }
    }

    /// The lower end of the plates below the board.
    pub fn floor(&self) -> i32 {
        self.corners.below.bottom()
    }

    /// The name of a seat in the reader's language.
    fn seat(&self, seat: Seat) -> String {
        self.view.say(&Message::new(format!("eno-seat-{}", seat_name(seat))))
    }

    /// The name of the player; the seat's name if nobody holds it or the name has no readable character.
    fn name(&self, seat: Seat) -> String {
        self.view.name(seat).unwrap_or_else(|| self.seat(seat))
    }

    /// The name of the player in at most this many letters: the first word of a long name, or the colour; the
    /// plate has the full name.
    fn short_name(&self, seat: Seat, most: usize) -> String {
        let name = self.name(seat);
        let first = name.split([' ', '-', '_', '.']).find(|word| !word.is_empty()).unwrap_or_default();
        let fits = |text: &str| text.chars().count() <= most;
        if fits(&name) {
            name
        } else if fits(first) && first.chars().any(char::is_alphabetic) {
            first.to_owned()
        } else {
            self.seat(seat)
        }
    }

    /// The plates, each at its player's corner.
    pub fn plates(&self) -> Vec<Plate> {
        SEATS.into_iter().filter_map(|seat| Some(self.plate(seat, Army::of(seat)?))).collect()
    }

    fn plate(&self, seat: Seat, army: Army) -> Plate {
        let squares = self.grid.squares();
        let throne = self.grid.centre(place(army.throne()));
        let left = throne.x() < f64::from(squares.x + squares.width / 2);
        let upper = throne.y() < f64::from(squares.y + squares.height / 2);
        let [lower_left, upper_left, upper_right, lower_right] = self.corners.plates;
        let frame = match (left, upper) {
            (true, false) => lower_left,
            (true, true) => upper_left,
            (false, true) => upper_right,
            (false, false) => lower_right,
        };
        let (icons, status) = self.status(seat, army);
        let prize = self.outcome.as_ref().and_then(|outcome| Prize::of(outcome, seat));
        Plate {
            frame,
            army: livery(army),
            name: self.name(seat),
            seat: self.seat(seat),
            lit: self.position.turn() == Some(army),
            out: !self.position.is_active(seat) && prize.is_none(),
            icons,
            status,
            prize,
        }
    }

    /// The icons of a plate, and the words for the most urgent fact; otherwise the name of the ally.
    fn status(&self, seat: Seat, army: Army) -> (Vec<Icon>, String) {
        let position = self.position;
        let ally = ally(seat);
        let allied = [Icon::Plus, Icon::Shield(colours(ally))];
        let on_turn = position.turn() == Some(army);
        let commander = position.commander(army);
        let led = !position.is_over() && !position.is_frozen(army) && commander != seat;
        let checked = position.in_check(army);
        let mut icons = Vec::new();
        if on_turn {
            icons.push(Icon::Pennon);
        }
        if led {
            icons.push(Icon::Shield(colours(commander)));
        } else if !(on_turn && checked) {
            icons.extend(allied);
        }
        if position.is_frozen(army) {
            icons.push(Icon::Snowflake);
            return (icons, self.view.tell("eno-plate-frozen"));
        }
        if checked {
            icons.push(Icon::Burst);
            let mated = on_turn && position.is_mated();
            return (icons, self.view.tell(if mated { "eno-plate-mated" } else { "eno-plate-check" }));
        }
        if led && !on_turn {
            let message = Message::new("eno-plate-led").with("name", self.short_name(commander, 9));
            return (icons, self.view.say(&message));
        }
        // The lit plate is bold and has the pennon beside.
        (icons, self.short_name(if led { commander } else { ally }, if on_turn { 8 } else { 10 }))
    }

    /// The name of the game and of its arrangement, between the upper plates.
    pub fn title(&self) -> Title {
        let below = self.arrangement.and_then(|name| arrangement_name(name, self));
        Title {
            frame: self.corners.above,
            align: Align::Centre,
            name: self.view.tell("eno-name"),
            below: below.unwrap_or_default(),
        }
    }

    /// The last move, between the lower plates.
    pub fn caption(&self) -> Caption {
        let below = match self.view.number {
            0 => self.view.tell("eno-caption-start"),
            number => {
                let number = i64::try_from(number).unwrap_or(i64::MAX);
                self.view.say(&Message::new("eno-caption-move").with("number", number))
            }
        };
        Caption {
            frame: self.corners.below,
            align: Align::Centre,
            army: self.view.last_seat.filter(|_| !self.view.last_text.is_empty()).map(colours),
            text: self.view.last_text.to_owned(),
            below,
        }
    }

    /// The open offers.
    pub fn ties(&self) -> Vec<Chip> {
        let shown = |topic: &Topic| !self.view.hidden.iter().any(|key| key == topic.word());
        let topics = [Topic::Draw, Topic::Exchange].into_iter().filter(shown);
        let offers = topics.filter_map(|topic| self.position.offer(topic));
        offers.filter_map(|offer| Some(self.chip(offer)?.offered(colours(offer.by())))).collect()
    }

    fn chip(&self, offer: Offer) -> Option<Chip> {
        match offer {
            Offer::Draw(draw) => {
                let others = self.position.active().iter().filter(|seat| *seat != draw.by);
                let others: Vec<_> = others.map(|seat| (colours(seat), draw.agreed.contains(seat))).collect();
                // With four shields there is room for little more than a name.
                let crowded = others.len() > 2;
                let tie = Tie::Draw { by: colours(draw.by), others };
                let name = self.short_name(draw.by, 12);
                let line = Message::new("eno-tie-offered").with("name", name.as_str());
                let line = if crowded { name } else { self.view.say(&line) };
                Some(Chip::new(tie, self.view.tell("eno-tie-draw"), line))
            }
            Offer::Exchange(exchange) => {
                let king = |army: Army| Look::new(art(Kind::King), livery(army));
                let (_, returned) = self.position.prisoners()?.from(exchange.to)?;
                let tie = Tie::Exchange {
                    one: colours(exchange.by),
                    given: king(exchange.captive),
                    other: colours(exchange.to),
                    returned: king(returned),
                };
                let line = Message::new("eno-tie-king-to").with("square", exchange.square.to_string());
                Some(Chip::new(tie, self.view.tell("eno-tie-exchange"), self.view.say(&line)))
            }
        }
    }
}

/// The name of an arrangement in the reader's language.
fn arrangement_name(name: &str, surroundings: &Surroundings<'_>) -> Option<String> {
    let (sub, board) = name.split_once("-of-")?;
    let (sub, board) = (element(sub)?[0], element(board)?[1]);
    let message = Message::new("eno-arrangement").with("sub", Message::new(sub));
    Some(surroundings.view.say(&message.with("board", Message::new(board))))
}

/// The messages for an element, alone and as the owner of a board.
fn element(name: &str) -> Option<[&'static str; 2]> {
    Some(match name {
        "air" => ["eno-element-air", "eno-element-air-gen"],
        "water" => ["eno-element-water", "eno-element-water-gen"],
        "fire" => ["eno-element-fire", "eno-element-fire-gen"],
        "earth" => ["eno-element-earth", "eno-element-earth-gen"],
        _ => return None,
    })
}
