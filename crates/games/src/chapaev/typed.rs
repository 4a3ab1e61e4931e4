//! Shots as people type them (rules page, section 6): `w3 37 80`, `3,90,5,70%`, `c1 90° 50`, `w3 >b5 100`.

use super::formation::{Disc, DiscId, Side, cell_name};
use super::physics::{FULL_TURN, POWERS, Shot, direction};
use super::rounds::Position;
use liege_game::{Refusal, RefusalKind};
use liege_squares::file_letter;
use liege_words::{Arg, Message};

/// The longest text of a shot, in characters.
const MOST: usize = 60;
/// The powers offered if it is missing.
const OFFERED: [u8; 4] = [25, 50, 75, 100];

/// An item's place in the text.
#[derive(Clone, Debug, PartialEq)]
struct Item {
    text: String,
    /// Whether only a comma is before it: it may be the decimals of the item before.
    after_comma: bool,
}

impl Item {
    fn is_number(&self) -> bool {
        !self.text.is_empty() && self.text.chars().all(|c| c.is_ascii_digit())
    }

    /// Whether it may be the one decimal of an angle.
    fn is_decimal(&self) -> bool {
        let digits = self.text.strip_suffix('°').unwrap_or(&self.text);
        self.after_comma && digits.len() == 1 && digits.chars().all(|c| c.is_ascii_digit())
    }
}

/// Reads a side's shot as a person typed it.
///
/// # Errors
/// The refusal says what is wrong and what would be right, with the possible shots.
pub fn read(position: &Position, side: Side, text: &str) -> Result<Shot, Refusal> {
    Reader { position, side }.read(text)
}

/// Checks whether a shot in canonical notation may be made by its side.
///
/// # Errors
/// Its disc has fallen, or the direction is not permitted.
pub fn legal(position: &Position, shot: Shot) -> Result<(), Refusal> {
    Reader { position, side: shot.disc.side }.legal(shot).map(|_| ())
}

/// The discs of a side that a text means: one, unless a cell holds several or the name is also a cell's.
///
/// # Errors
/// The refusal says that there is no such disc, and lists the discs.
pub fn discs(position: &Position, side: Side, text: &str) -> Result<Vec<Disc>, Refusal> {
    let reader = Reader { position, side };
    let items = items(&prepared(text));
    match &items[..] {
        [] => Err(unreadable(reader.say("chp-read-nothing"))),
        [first, ..] => reader.disc(&first.text).map(|meant| meant.discs),
    }
}

struct Reader<'a> {
    position: &'a Position,
    side: Side,
}

fn unreadable(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Unreadable, message)
}

fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

/// A text in the reader's letters and signs.
fn prepared(text: &str) -> String {
    let text = text.trim().trim_matches('`').to_lowercase();
    let text = text.replace("->", ">").replace('→', ">").replace('º', "°").replace('>', " > ");
    let mut out = String::new();
    for word in text.split_whitespace() {
        // A sign belongs to the number before it, an arrow to its target.
        let joined = word.starts_with(['°', '%']) || out.ends_with('>');
        if !out.is_empty() && !joined {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// The items of a text: between spaces, commas and colons.
fn items(text: &str) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut between = String::new();
    let mut open = false;
    for c in text.chars() {
        if matches!(c, ' ' | ',' | ':') {
            between.push(c);
            open = false;
            continue;
        }
        if !open {
            items.push(Item { text: String::new(), after_comma: between == "," });
            between.clear();
            open = true;
        }
        if let Some(item) = items.last_mut() {
            item.text.push(c);
        }
    }
    items
}

/// The file, from 0, of a letter of either alphabet.
fn file(letter: char) -> Option<u8> {
    let latin = file_letter(letter, true);
    ('a'..='h').contains(&latin).then(|| latin as u8 - b'a')
}

/// A cell, with or without the sign `>`.
fn cell(text: &str) -> Option<(u8, u8)> {
    let mut letters = text.strip_prefix('@').unwrap_or(text).chars();
    let file = file(letters.next()?)?;
    let rank = letters.next()?.to_digit(10).filter(|rank| (1..=8).contains(rank))?;
    letters.next().is_none().then_some((file, rank as u8 - 1))
}

/// Degrees with at most one decimal, in tenths. Angles of a full turn and more are not reduced.
fn angle(text: &str) -> Option<u32> {
    let digits = text.strip_suffix('°').unwrap_or(text);
    let (whole, decimal) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    Some(u32::from(number(whole, 4)?) * 10 + u32::from(number(decimal, 1)?))
}

/// A number of at most this many digits, and nothing else.
fn number(text: &str, most: usize) -> Option<u16> {
    let fits = (1..=most).contains(&text.len()) && text.chars().all(|c| c.is_ascii_digit());
    if fits { text.parse().ok() } else { None }
}

/// Discs with their places: `w3 (2.50, 0.50)`.
fn placed<'a>(discs: impl IntoIterator<Item = &'a Disc>) -> String {
    let each = discs.into_iter().map(|disc| {
        let (x, y) = disc.place();
        format!("{} ({x:.2}, {y:.2})", disc.id)
    });
    each.collect::<Vec<_>>().join(", ")
}

/// The player's own discs that may be meant, and the question if they are several.
struct Meant {
    discs: Vec<Disc>,
    message: Message,
}

impl Reader<'_> {
    fn own(&self) -> impl Iterator<Item = &Disc> {
        self.position.of(self.side)
    }

    fn names(&self) -> String {
        self.own().map(|disc| disc.id.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// A sentence with an example of how a shot is typed.
    fn say(&self, id: &'static str) -> Message {
        let disc = self.own().next().map_or_else(|| "1".to_owned(), |disc| disc.id.to_string());
        let straight = if self.side == Side::White { "90" } else { "270" };
        Message::new(id).with("example", format!("{disc} {straight} 50"))
    }

    fn read(&self, text: &str) -> Result<Shot, Refusal> {
        if text.chars().count() > MOST {
            return Err(unreadable(self.say("chp-read-long").with("most", MOST as i64)));
        }
        let text = prepared(text);
        if let Some(shot) = self.canonical(&text) {
            return self.legal(shot?);
        }
        let mut items = items(&text);
        // `3,90,5,70%` and `w3 90,5°`: a comma within the angle.
        let decimal = items.get(2).is_some_and(Item::is_decimal) && items[1].is_number();
        if decimal && (items.len() == 4 || items.len() == 3 && items[2].text.ends_with('°')) {
            let part = items.remove(2);
            items[1].text = format!("{},{}", items[1].text, part.text);
        } else if decimal && items.len() == 3 && !items[1].after_comma {
            return Err(self.decimal_or_power(&items));
        }
        let texts: Vec<&str> = items.iter().map(|item| item.text.as_str()).collect();
        match texts[..] {
            [] => Err(unreadable(self.say("chp-read-nothing"))),
            [disc] => {
                let meant = self.disc(disc)?;
                let name = meant.discs.first().map_or_else(String::new, |disc| disc.id.to_string());
                Err(unreadable(self.say("chp-read-no-aim").with("disc", name)))
            }
            [disc, aim] => {
                let shots = self.shots(disc, aim, &OFFERED)?;
                if let Some(first) = shots.first() {
                    self.legal(*first)?;
                }
                let message = self.say("chp-read-no-power");
                Err(Refusal::new(RefusalKind::Undecided, message).with(self.playable(shots)))
            }
            [disc, aim, power] => {
                let power = self.power(power)?;
                let meant = self.disc(disc)?;
                let shots = self.shots(disc, aim, &[power])?;
                match shots[..] {
                    [shot] => self.legal(shot),
                    _ => Err(Refusal::new(RefusalKind::Ambiguous, meant.message).with(self.playable(shots))),
                }
            }
            _ => Err(unreadable(self.say("chp-read-many").with("count", texts.len() as i64))),
        }
    }

    /// Reads the canonical form, with colons and without spaces: the only one in tenths of a degree. Leading
    /// zeros are accepted.
    fn canonical(&self, text: &str) -> Option<Result<Shot, Refusal>> {
        let parts: Vec<&str> = text.split(':').collect();
        let [disc, angle, power] = parts[..] else { return None };
        let disc = DiscId::read(disc).filter(|disc| disc.side == self.side)?;
        let angle = number(angle, 4)?;
        if angle > FULL_TURN {
            return Some(Err(unreadable(self.say("chp-read-tenths").with("text", i64::from(angle)))));
        }
        Some(self.power(power).map(|power| Shot { disc, angle: angle % FULL_TURN, power }))
    }

    /// The refusal for `w3 90,5`: an angle without a power, or an angle and a power.
    fn decimal_or_power(&self, items: &[Item]) -> Refusal {
        let [disc, whole, part] = items else { return unreadable(self.say("chp-read-nothing")) };
        let as_angle = format!("{},{}", whole.text, part.text);
        let both = self.shots(&disc.text, &as_angle, &OFFERED[1..2]).and_then(|mut shots| {
            shots.extend(self.shots(&disc.text, &whole.text, &[self.power(&part.text)?])?);
            Ok(shots)
        });
        match both {
            Ok(shots) => {
                let message = self.say("chp-read-comma").with("text", as_angle);
                Refusal::new(RefusalKind::Ambiguous, message).with(self.playable(shots))
            }
            Err(refusal) => refusal,
        }
    }

    /// The legal ones of some shots, in canonical notation.
    fn playable(&self, shots: Vec<Shot>) -> Vec<String> {
        let legal = shots.into_iter().filter(|shot| self.position.allows(*shot));
        legal.map(|shot| shot.to_string()).collect()
    }

    /// A recognised shot, if it is legal.
    fn legal(&self, shot: Shot) -> Result<Shot, Refusal> {
        if !self.own().any(|disc| disc.id == shot.disc) {
            return Err(self.fallen(shot.disc));
        }
        if !self.position.terms.permits(self.side, shot.angle) {
            let id = if self.side == Side::White { "chp-read-half-white" } else { "chp-read-half-black" };
            return Err(illegal(Message::new(id).with("angle", angle_said(shot.angle))));
        }
        Ok(shot)
    }

    fn fallen(&self, disc: DiscId) -> Refusal {
        illegal(Message::new("chp-read-fallen").with("disc", disc.to_string()).with("discs", self.names()))
    }

    /// All shots that an item for a disc, one for a direction and these powers may mean.
    fn shots(&self, disc: &str, aim: &str, powers: &[u8]) -> Result<Vec<Shot>, Refusal> {
        let mut shots = Vec::new();
        for disc in self.disc(disc)?.discs {
            let angle = match aim.strip_prefix('>') {
                Some(target) => self.toward(&disc, target)?,
                None => self.angle(disc, aim, powers)?,
            };
            shots.extend(powers.iter().map(|power| Shot { disc: disc.id, angle, power: *power }));
        }
        Ok(shots)
    }

    /// The player's own disc that an item names; several if it is both a name and a cell, or a cell with
    /// several discs.
    fn disc(&self, text: &str) -> Result<Meant, Refusal> {
        let one = |disc: &Disc| Meant { discs: vec![*disc], message: Message::new("chp-read-nothing") };
        let named = |id: DiscId| self.own().find(|disc| disc.id == id);
        let number = match text.chars().next().and_then(|c| c.to_digit(10)) {
            Some(number) if text.len() == 1 => Some(DiscId { side: self.side, number: number as u8 }),
            _ => DiscId::read(text),
        };
        let Some(place) = cell(text) else {
            return match number {
                Some(id) if id.side != self.side => {
                    let message = Message::new("chp-read-foreign").with("owner", id.side.seat());
                    let message = message.with("disc", id.to_string()).with("discs", self.names());
                    Err(Refusal::new(RefusalKind::NotYours, message))
                }
                Some(id) => named(id).map(one).ok_or_else(|| self.fallen(id)),
                None => {
                    Err(unreadable(self.say("chp-read-disc").with("text", text).with("discs", self.names())))
                }
            };
        };
        let there: Vec<Disc> = self.own().filter(|disc| disc.cell() == Some(place)).copied().collect();
        // For Black, `b3` is a disc before it is a cell.
        let own = number.filter(|id| id.side == self.side).and_then(named);
        match (own, &there[..]) {
            (Some(own), others) if others.iter().all(|disc| disc.id == own.id) => Ok(one(own)),
            (Some(own), others) => {
                let others = others.iter().filter(|disc| disc.id != own.id);
                let discs: Vec<Disc> = std::iter::once(own).chain(others).copied().collect();
                let message = Message::new("chp-read-both").with("text", text).with("discs", placed(&discs));
                Ok(Meant { discs, message })
            }
            (None, [disc]) => Ok(one(disc)),
            (None, []) => {
                let message = Message::new("chp-read-cell-empty").with("cell", cell_name(place));
                Err(illegal(message.with("discs", placed(self.own()))))
            }
            (None, several) => {
                let message = Message::new("chp-read-cell-several").with("cell", cell_name(place));
                Ok(Meant { discs: several.to_vec(), message: message.with("discs", placed(several)) })
            }
        }
    }

    /// A direction in degrees. A number that is too large, but possible in tenths, is offered as that.
    fn angle(&self, disc: Disc, text: &str, powers: &[u8]) -> Result<u16, Refusal> {
        let Some(tenths) = angle(text) else {
            return Err(unreadable(self.say("chp-read-angle").with("text", text)));
        };
        if let Some(fits) = u16::try_from(tenths).ok().filter(|tenths| *tenths <= FULL_TURN) {
            return Ok(fits % FULL_TURN);
        }
        let meant =
            u16::try_from(tenths / 10).ok().filter(|angle| tenths.is_multiple_of(10) && *angle < FULL_TURN);
        let near = meant
            .into_iter()
            .flat_map(|angle| powers.iter().map(move |power| Shot { disc: disc.id, angle, power: *power }));
        let message = self.say("chp-read-turn").with("text", text);
        Err(unreadable(message).with(self.playable(near.collect())))
    }

    /// The direction to a disc, or to the middle of a cell.
    fn toward(&self, from: &Disc, text: &str) -> Result<u16, Refusal> {
        let named = DiscId::read(text);
        let disc = named.and_then(|id| self.position.discs.iter().find(|disc| disc.id == id));
        let to = match (disc, cell(text)) {
            (Some(disc), _) => disc.place(),
            (None, Some((file, rank))) => (f64::from(file) + 0.5, f64::from(rank) + 0.5),
            (None, None) => {
                let id = if named.is_some() { "chp-read-target-fallen" } else { "chp-read-target" };
                return Err(unreadable(self.say(id).with("text", text)));
            }
        };
        if to == from.place() {
            return Err(illegal(Message::new("chp-read-target-self").with("disc", from.id.to_string())));
        }
        Ok(direction(from.place(), to))
    }

    fn power(&self, text: &str) -> Result<u8, Refusal> {
        let power = number(text.strip_suffix('%').unwrap_or(text), 3);
        let power = power.and_then(|power| u8::try_from(power).ok()).filter(|power| POWERS.contains(power));
        power.ok_or_else(|| unreadable(self.say("chp-read-power").with("text", text)))
    }
}

/// An angle in degrees, as it is typed: `90`, `90.5`.
pub fn degrees(tenths: u16) -> String {
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (whole, part) => format!("{whole}.{part}"),
    }
}

/// A shot as people read it, and may type it: `w3 90.5° 80%`.
pub fn shown(shot: Shot) -> String {
    format!("{} {}° {}%", shot.disc, degrees(shot.angle), shot.power)
}

/// A legal pattern as people read it: `w3 0–359.9° 1–100%`.
pub fn shown_pattern(pattern: &str) -> Option<String> {
    let mut parts = pattern.split(':');
    let (disc, angles, powers) = (parts.next()?, parts.next()?, parts.next()?);
    let (first, last) = angles.split_once('-')?;
    let (first, last) = (degrees(first.parse().ok()?), degrees(last.parse().ok()?));
    Some(format!("{disc} {first}–{last}° {}%", powers.replace('-', "–")))
}

/// An angle in degrees inside a sentence: `90,5` in some languages.
fn angle_said(tenths: u16) -> Message {
    Message::new("chp-degrees").with("whole", i64::from(tenths / 10)).with("tenths", i64::from(tenths % 10))
}

/// A shot as arguments of a sentence.
pub fn spoken(message: Message, shot: Shot) -> Message {
    let message = message.with("disc", shot.disc.to_string()).with("angle", angle_said(shot.angle));
    message.with("power", Arg::Number(i64::from(shot.power)))
}

#[cfg(test)]
mod tests {
    use super::super::formation::UNITS;
    use super::super::terms::{OPTIONS, Terms};
    use super::*;
    use liege_game::Options;
    use proptest::prelude::*;
    use std::sync::Arc;

    fn start(given: &[(&str, &str)]) -> Position {
        Position::start(Arc::new(Terms::of(&Options::check(&OPTIONS, given.iter().copied()).unwrap())))
    }

    fn turned(mut position: Position) -> Position {
        position.phase = super::super::rounds::Phase::ToMove(Side::Black);
        position
    }

    /// The shot that a text means, or the id of the refusal's message and its candidates.
    fn said(position: &Position, text: &str) -> String {
        match read(position, position.turn().unwrap(), text) {
            Ok(shot) => shot.to_string(),
            Err(refusal) => {
                format!("{} {}", refusal.message.id(), refusal.candidates.join(" ")).trim().to_owned()
            }
        }
    }

    #[test]
    fn shots_are_read_as_people_type_them() {
        let position = start(&[]);
        for (text, read) in [
            ("w3:905:80", "w3:905:80"),
            ("W3:0905:80", "w3:905:80"),
            ("w3:3600:80", "w3:0:80"),
            ("w3 37 80", "w3:370:80"),
            ("3 90.5 70%", "w3:905:70"),
            ("3,90,5,70%", "w3:905:70"),
            ("w3 90,5 70", "w3:905:70"),
            ("3, 90, 70", "w3:900:70"),
            ("3,90,5", "w3:900:5"),
            ("w3 : 90 : 7", "w3:900:7"),
            ("3:90:80", "w3:900:80"),
            ("c1 90° 50 %", "w3:900:50"),
            ("@c1 90 ° 50", "w3:900:50"),
            ("b1 90 50", "w2:900:50"),
            ("б1 90 50", "w2:900:50"),
            ("с1 90,0° 50", "w3:900:50"),
            ("х1 360 1", "w8:0:1"),
            ("w3 >b5 100", "w3:741:100"),
            ("w3>c8 100", "w3:900:100"),
            ("w3 -> @b5 100", "w3:1040:100"),
            ("w1 → w8 20%", "w1:0:20"),
            ("w2 > б8 20", "w2:900:20"),
        ] {
            assert_eq!(said(&position, text), read, "{text}");
        }
    }

    #[test]
    fn what_is_missing_is_asked_for_and_what_is_wrong_is_named() {
        let position = start(&[]);
        for (text, answer) in [
            ("", "chp-read-nothing"),
            (" , : ", "chp-read-nothing"),
            ("w3", "chp-read-no-aim"),
            ("w3 90", "chp-read-no-power w3:900:25 w3:900:50 w3:900:75 w3:900:100"),
            ("w3 90,5°", "chp-read-no-power w3:905:25 w3:905:50 w3:905:75 w3:905:100"),
            ("w3 90,5", "chp-read-comma w3:905:50 w3:900:5"),
            ("w3 90 80 70", "chp-read-many"),
            ("w9 90 80", "chp-read-fallen"),
            ("b9 90 80", "chp-read-foreign"),
            ("e2 e4 e5", "chp-read-power"),
            ("e2 e4 5", "chp-read-cell-empty"),
            ("ш3 90 80", "chp-read-disc"),
            ("ч3 90 80", "chp-read-disc"),
            ("w3 up 80", "chp-read-angle"),
            ("w3 90.55 80", "chp-read-angle"),
            ("w3 905 80", "chp-read-turn w3:905:80"),
            ("w3 4000 80", "chp-read-turn"),
            ("w3:9999:80", "chp-read-tenths"),
            ("w3 90 0", "chp-read-power"),
            ("w3 90 101", "chp-read-power"),
            ("w3 >i9 50", "chp-read-target"),
            ("w3 > 50", "chp-read-target"),
            ("w3 >w9 50", "chp-read-target-fallen"),
            ("w3 >w3 50", "chp-read-target-self"),
            ("w3 >@c1 50", "chp-read-target-self"),
        ] {
            assert_eq!(said(&position, text), answer, "{text}");
        }
        assert_eq!(said(&position, &"9".repeat(MOST + 1)), "chp-read-long");
        let fixed = start(&[("earth_turns", "no")]);
        assert_eq!(said(&fixed, "w3 270 50"), "chp-read-half-white");
        assert_eq!(said(&fixed, "w3 270"), "chp-read-half-white");
        assert_eq!(said(&turned(fixed), "3 90 50"), "chp-read-half-black");
    }

    #[test]
    fn black_discs_are_named_like_cells() {
        let mut position = turned(start(&[]));
        assert_eq!(said(&position, "b3 270 50"), "b3:2700:50");
        assert_eq!(said(&position, "b8 270 50"), "chp-read-both b8:2700:50 b2:2700:50");
        assert_eq!(said(&position, "@b8 270 50"), "b2:2700:50");
        assert_eq!(said(&position, "б8 270 50"), "b2:2700:50");
        assert_eq!(said(&position, "b8:2700:50"), "b8:2700:50", "canonical notation names discs alone");
        assert_eq!(said(&position, "w3 90 50"), "chp-read-foreign");
        position.discs.retain(|disc| disc.id.to_string() != "b8");
        assert_eq!(said(&position, "b8 270 50"), "b2:2700:50");
        // `>b5` means the disc as long as it exists.
        let disc = said(&position, "b3 >b5 50");
        position.discs.retain(|disc| disc.id.to_string() != "b5");
        assert_eq!((disc.as_str(), said(&position, "b3 >b5 50")), ("b3:0:50", said(&position, "b3 >@b5 50")));
    }

    #[test]
    fn several_discs_on_a_cell_are_told_apart_by_their_places() {
        let mut position = start(&[]);
        for disc in position.discs.iter_mut().filter(|disc| disc.id.side == Side::White && disc.id.number < 3)
        {
            (disc.x, disc.y) = (3 * UNITS + i32::from(disc.id.number) * UNITS / 3, 4 * UNITS);
        }
        let refusal = read(&position, Side::White, "d5 90 50").unwrap_err();
        assert_eq!(refusal.candidates, ["w1:900:50", "w2:900:50"]);
        let named = ("discs", Arg::Text("w1 (3.33, 4.00), w2 (3.67, 4.00)".to_owned()));
        assert!(refusal.message.args().contains(&named), "{:?}", refusal.message);
    }

    proptest! {
        #[test]
        fn any_text_is_answered(text in r"([wbWB]?[0-9a-hа-я]{0,3}[ ,:.>°%@-]{0,2}){0,6}|.{0,30}", black: bool) {
            let position = start(&[("arms", "tanks")]);
            let position = if black { turned(position) } else { position };
            let side = position.turn().unwrap();
            match read(&position, side, &text) {
                Ok(shot) => prop_assert!(position.allows(shot)),
                Err(refusal) => for candidate in refusal.candidates {
                    prop_assert!(position.allows(Shot::read(&candidate).unwrap()), "{}", candidate);
                }
            }
        }

        #[test]
        fn every_shot_is_read_back(number in 1u8..=8, angle in 0..FULL_TURN, power in POWERS, black: bool) {
            let position = if black { turned(start(&[])) } else { start(&[]) };
            let shot = Shot { disc: DiscId { side: position.turn().unwrap(), number }, angle, power };
            let canonical = shot.to_string();
            prop_assert_eq!(said(&position, &canonical), canonical.clone());
            let spaced = format!("{} {} {power}", shot.disc, degrees(angle));
            for text in [spaced, shown(shot)] {
                let said = said(&position, &text);
                prop_assert!(said == canonical || said.starts_with("chp-read-both") && said.contains(&canonical));
            }
        }
    }
}
