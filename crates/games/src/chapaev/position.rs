//! Position strings both ways (rules page, section 6). The reader is strict: there is one canonical form.

use super::formation::{BORDER, Disc, DiscId, Side, UNITS};
use super::rounds::{Phase, Position};
use super::terms::Terms;
use liege_game::Refusal;
use liege_squares::fen::{Fault, Fields};
use liege_words::Message;
use std::sync::Arc;

/// The names of the fields in refusals.
const FIELDS: [&str; 12] = [
    "side to move",
    "shots",
    "shots in a row",
    "starter",
    "wl",
    "bl",
    "arm of White",
    "arm of Black",
    "tours of White",
    "tours of Black",
    "discs",
    "options",
];
/// The indices of the fields; of lines, arms and tours that of White's, which Black's follows.
const PHASE: usize = 0;
const SHOTS: usize = 1;
const CHAIN: usize = 2;
const STARTER: usize = 3;
const LINES: usize = 4;
const ARMS: usize = 6;
const TOURS: usize = 8;
const DISCS: usize = 10;
const TERMS: usize = 11;

/// The side to move, or the end of the match.
const PHASES: [(&str, Phase); 5] = [
    ("w", Phase::ToMove(Side::White)),
    ("b", Phase::ToMove(Side::Black)),
    ("1-0", Phase::Over(Some(Side::White))),
    ("0-1", Phase::Over(Some(Side::Black))),
    ("1/2", Phase::Over(None)),
];

impl Position {
    /// The position string.
    pub fn write(&self) -> String {
        let phase = PHASES.iter().find(|(_, phase)| *phase == self.phase).map_or("", |(text, _)| text);
        let discs: Vec<String> =
            self.discs.iter().map(|disc| format!("{}@{},{}", disc.id, disc.x, disc.y)).collect();
        let discs = if discs.is_empty() { "-".to_owned() } else { discs.join(";") };
        let Position { shots, chain, starter, lines, arms, tours, terms, .. } = self;
        let [[wl, bl], [wa, ba], [wt, bt]] = [lines.map(u32::from), arms.map(|arm| arm as u32), *tours];
        let starter = starter.letter();
        format!("{phase} {shots} {chain} {starter} {wl} {bl} {wa} {ba} {wt} {bt} {discs} {}", terms.write())
    }

    /// Reads a position string.
    ///
    /// # Errors
    /// The refusal names the first wrong field and the fault.
    pub fn read(text: &str) -> Result<Position, Refusal> {
        Position::parse(text).map_err(|fault| fault.named(&FIELDS))
    }

    fn parse(text: &str) -> Result<Position, Fault> {
        let fields = Fields::of(text, FIELDS.len())?;
        let number = |field: usize| fields.number(field);
        let terms = fields.read(TERMS, Terms::read)?;
        let phase = fields.one_of(PHASE, &PHASES.map(|(text, _)| text), "chp-position-phase")?;
        let starter = fields.one_of(STARTER, &["w", "b"], "sqr-position-side")?;
        let within = |field: usize, least: u32, most: u32| {
            let number = number(field)?;
            let wrong = || {
                let Fault { field, message } = fields.fault(field, "chp-position-range");
                let message = message.with("least", i64::from(least)).with("most", i64::from(most));
                Fault { field, message }
            };
            if (least..=most).contains(&number) { Ok(number) } else { Err(wrong()) }
        };
        let last = terms.last_arm() as u32;
        let arms = [within(ARMS, 0, last)? as usize, within(ARMS + 1, 0, last)? as usize];
        let position = Position {
            phase: PHASES[phase].1,
            shots: number(SHOTS)?,
            chain: number(CHAIN)?,
            starter: Side::ALL[starter],
            lines: [within(LINES, 1, 8)? as u8, within(LINES + 1, 1, 8)? as u8],
            arms,
            tours: [number(TOURS)?, number(TOURS + 1)?],
            discs: fields.read(DISCS, |text| read_discs(text, &arms.map(|arm| terms.arm(arm).weights())))?,
            terms: Arc::new(terms),
        };
        position.check()?;
        Ok(position)
    }

    /// Checks the fields against each other.
    fn check(&self) -> Result<(), Fault> {
        let fault = |field: usize, id: &'static str| Err(Fault::at(field, Message::new(id)));
        if self.gap() < 0 {
            return fault(LINES + 1, "chp-position-gap");
        }
        if self.chain > self.shots {
            return fault(CHAIN, "chp-position-chain");
        }
        if self.turn().is_none() {
            return Ok(());
        }
        let Terms { shot_limit, chain_limit, .. } = *self.terms;
        if shot_limit > 0 && self.shots >= shot_limit {
            return fault(SHOTS, "chp-position-shots-over");
        }
        if chain_limit > 0 && self.chain >= chain_limit {
            return fault(CHAIN, "chp-position-chain-over");
        }
        match Side::ALL.into_iter().find(|side| self.of(*side).next().is_none()) {
            Some(side) => {
                Err(Fault::at(DISCS, Message::new("chp-position-none-left").with("side", side.seat())))
            }
            None => Ok(()),
        }
    }
}

/// Reads the discs on the table; `weights` are the weights of the formations, by side.
fn read_discs(text: &str, weights: &[Vec<u8>; 2]) -> Result<Vec<Disc>, Message> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let mut discs: Vec<Disc> = Vec::new();
    for item in text.split(';') {
        let form = || Message::new("chp-position-disc").with("text", item);
        let (name, place) = item.split_once('@').ok_or_else(form)?;
        let (x, y) = place.split_once(',').ok_or_else(form)?;
        let id = DiscId::read(name).ok_or_else(form)?;
        let of_side = &weights[id.side.index()];
        let weight =
            usize::from(id.number).checked_sub(1).and_then(|index| of_side.get(index)).ok_or_else(|| {
                let message = Message::new("chp-position-no-disc").with("disc", name);
                message.with("most", of_side.len() as i64).with("side", id.side.seat())
            })?;
        let coordinate = |text: &str| {
            let number =
                text.parse::<i32>().ok().filter(|number| number.to_string() == text).ok_or_else(form)?;
            let (least, most) = (-BORDER, 8 * UNITS + BORDER);
            let off = Message::new("chp-position-off").with("disc", name).with("text", text);
            let off = off.with("least", i64::from(least)).with("most", i64::from(most));
            if (least..=most).contains(&number) { Ok(number) } else { Err(off) }
        };
        let disc = Disc { id, weight: *weight, x: coordinate(x)?, y: coordinate(y)? };
        if discs.last().is_some_and(|before| before.id >= id) {
            return Err(Message::new("chp-position-order").with("disc", name));
        }
        discs.push(disc);
    }
    Ok(discs)
}

#[cfg(test)]
mod tests {
    use super::super::terms::OPTIONS;
    use super::*;
    use liege_game::Options;
    use liege_words::Arg;

    fn start() -> String {
        let options = Options::check(&OPTIONS, [("arms", "infantry")]).unwrap();
        Position::start(Arc::new(Terms::of(&options))).write()
    }

    #[test]
    fn the_start_of_the_page_reads_back() {
        let text = start();
        assert!(text.starts_with("w 0 0 w 1 8 0 0 0 0 w1@524288,524288;w2@1572864,524288;"), "{text}");
        assert!(text.ends_with(
            "b8@7864320,7864320 arm_changes=winner;arms=infantry;chain_limit=0;earth_turns=yes;length=match;\
             round_start=white;shot_limit=60"
        ));
        assert_eq!(Position::read(&text).unwrap().write(), text);
        for over in ["1-0", "0-1", "1/2"] {
            let text = text.replacen("w 0", &format!("{over} 0"), 1);
            assert_eq!(Position::read(&text).unwrap().write(), text);
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let fields: Vec<String> = start().split(' ').map(str::to_owned).collect();
        for (field, text, id) in [
            (1, "x", "chp-position-phase"),
            (2, "-1", "sqr-position-number"),
            (2, "60", "chp-position-shots-over"),
            (3, "1", "chp-position-chain"),
            (4, "x", "sqr-position-side"),
            (5, "0", "chp-position-range"),
            (6, "1", "chp-position-gap"),
            (7, "1", "chp-position-range"),
            (9, "01", "sqr-position-number"),
            (11, "-", "chp-position-none-left"),
            (11, "w1@1,1", "chp-position-none-left"),
            (11, "w1@1,1;b9@1,1", "chp-position-no-disc"),
            (11, "w0@1,1", "chp-position-no-disc"),
            (11, "w1@1,1;w1@1,1", "chp-position-order"),
            (11, "w1@-524289,1", "chp-position-off"),
            (11, "w1@1,+1", "chp-position-disc"),
            (11, "w1@1", "chp-position-disc"),
            (12, "arms=infantry", "chp-position-options"),
        ] {
            let mut fields = fields.clone();
            text.clone_into(&mut fields[field - 1]);
            let refusal = Position::read(&fields.join(" ")).unwrap_err();
            assert!(
                refusal.message.args().contains(&("number", Arg::Number(field as i64))),
                "{field} {text}"
            );
            let named = refusal
                .message
                .args()
                .iter()
                .any(|(_, arg)| matches!(arg, Arg::Say(said) if said.id() == id));
            assert!(named, "{field} {text}: {:?}", refusal.message);
        }
        for wrong in ["", "w", &format!("{} x", start()), &start().replace(' ', "  ")] {
            assert_eq!(Position::read(wrong).unwrap_err().message.id(), "sqr-position-fields");
        }
    }
}
