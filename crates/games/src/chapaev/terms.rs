//! The options of a match (rules page, sections 3 to 5).

use super::formation::{Arm, Side};
use liege_game::{Allowed, OptionSpec, Options, Preset};
use liege_words::Message;

/// The largest number of arms that are listed: a match of all of them is long enough.
const MOST_ARMS: usize = 20;
/// The highest limit of shots.
const MOST_SHOTS: u32 = 1000;

/// The largest tremor.
pub const MOST_TREMOR: u32 = 45;
/// The option for trembling hands, which concerns only the table.
pub const TREMOR: &str = "tremor";
/// All options, in alphabetical order.
pub static OPTIONS: [OptionSpec; 8] = [
    OptionSpec {
        name: "arm_changes",
        values: Allowed::OneOf(&["winner", "loser", "both"]),
        default: "winner",
    },
    OptionSpec {
        name: "arms",
        values: Allowed::Series { of: &Arm::NAMES, most: MOST_ARMS },
        default: "infantry+cavalry+artillery+tanks+heavy",
    },
    OptionSpec {
        name: "chain_limit",
        values: Allowed::Count { most: MOST_SHOTS, except: &[] },
        default: "0",
    },
    OptionSpec { name: "earth_turns", values: Allowed::OneOf(&["yes", "no"]), default: "yes" },
    OptionSpec { name: "length", values: Allowed::OneOf(&["match", "tour", "round"]), default: "match" },
    OptionSpec {
        name: "round_start",
        values: Allowed::OneOf(&["white", "winner", "loser", "alternate"]),
        default: "white",
    },
    OptionSpec {
        name: "shot_limit",
        values: Allowed::Count { most: MOST_SHOTS, except: &[] },
        default: "60",
    },
    OptionSpec { name: TREMOR, values: Allowed::Count { most: MOST_TREMOR, except: &[] }, default: "20" },
];

/// The named ways to play it; the first is the default (ruling R2).
pub static PRESETS: [Preset; 5] = [
    Preset { id: "fair", settings: "" },
    Preset { id: "steady", settings: "tremor=0" },
    Preset { id: "turns", settings: "chain_limit=1" },
    Preset { id: "loser", settings: "round_start=loser" },
    Preset { id: "round", settings: "length=round" },
];

/// The options of the rules: all but the tremor.
fn of_rules() -> &'static [OptionSpec] {
    OPTIONS.split_last().map_or(&[], |(_, rest)| rest)
}

/// The player who takes the next arm after a tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArmChanges {
    /// The winner of the tour.
    Winner,
    /// The loser of the tour.
    Loser,
    /// Both.
    Both,
}

/// The length of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// As many tours as there are arms.
    Match,
    /// One tour.
    Tour,
    /// One round.
    Round,
}

/// The player who starts the next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundStart {
    /// Always White.
    White,
    /// The winner of the last round; after a drawn one, the player who started it.
    Winner,
    /// The loser of the last round; after a drawn one, the player who started it.
    Loser,
    /// The player who did not start the last round.
    Alternate,
}

/// The options as the rules use them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The options themselves, for the position string.
    options: Options,
    /// The player who takes the next arm.
    pub arm_changes: ArmChanges,
    /// The arms in use, in order; never empty.
    pub arms: Vec<Arm>,
    /// How many shots in a row a player may make; 0: any number.
    pub chain_limit: u32,
    /// Whether players may walk round the table, and shoot in any direction.
    pub earth_turns: bool,
    /// The length of the game.
    pub length: Length,
    /// The player who starts a round.
    pub round_start: RoundStart,
    /// The number of shots in a round, of both players together; 0: any number.
    pub shot_limit: u32,
}

impl Terms {
    /// The terms for options that are already checked against [`OPTIONS`].
    pub fn of(options: &Options) -> Terms {
        let number = |name: &str| options.get(name).parse().unwrap_or(0);
        let mut arms: Vec<Arm> = options.get("arms").split('+').filter_map(Arm::named).collect();
        if arms.is_empty() {
            arms.push(Arm::Infantry);
        }
        let known = options.iter().filter(|(name, _)| *name != TREMOR);
        Terms {
            options: Options::check(of_rules(), known).unwrap_or_default(),
            arm_changes: match options.get("arm_changes") {
                "loser" => ArmChanges::Loser,
                "both" => ArmChanges::Both,
                _ => ArmChanges::Winner,
            },
            arms,
            chain_limit: number("chain_limit"),
            earth_turns: options.get("earth_turns") != "no",
            length: match options.get("length") {
                "tour" => Length::Tour,
                "round" => Length::Round,
                _ => Length::Match,
            },
            round_start: match options.get("round_start") {
                "winner" => RoundStart::Winner,
                "loser" => RoundStart::Loser,
                "alternate" => RoundStart::Alternate,
                _ => RoundStart::White,
            },
            shot_limit: number("shot_limit"),
        }
    }

    /// The index of the last arm.
    pub fn last_arm(&self) -> usize {
        self.arms.len() - 1
    }

    /// The arm of an index; the last one beyond it.
    pub fn arm(&self, index: usize) -> Arm {
        self.arms.get(index).or(self.arms.last()).copied().unwrap_or(Arm::Infantry)
    }

    /// Whether a side may shoot in a direction, in tenths of a degree (section 3): if the earth does not
    /// turn, only away from its own edge.
    pub fn permits(&self, side: Side, angle: u16) -> bool {
        self.earth_turns
            || match side {
                Side::White => angle <= 1800,
                Side::Black => angle >= 1800 || angle == 0,
            }
    }

    /// The permitted directions of a side, in the form of legal patterns (section 6).
    pub fn angles(&self, side: Side) -> &'static str {
        match side {
            _ if self.earth_turns => "0-3599",
            Side::White => "0-1800",
            Side::Black => "1800-3600",
        }
    }

    /// The twelfth field of position strings.
    pub fn write(&self) -> String {
        let pairs: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join(";")
    }

    /// Reads the twelfth field of a position string.
    ///
    /// # Errors
    /// The message names an option that is missing, out of order or impossible.
    pub fn read(text: &str) -> Result<Terms, Message> {
        let pairs: Vec<(&str, &str)> =
            text.split(';').map(|pair| pair.split_once('=').unwrap_or((pair, ""))).collect();
        if !pairs.iter().map(|(name, _)| *name).eq(of_rules().iter().map(|spec| spec.name)) {
            let names: Vec<&str> = of_rules().iter().map(|spec| spec.name).collect();
            return Err(Message::new("chp-position-options").with("names", names.join(", ")));
        }
        if let Some((spec, (name, value))) =
            of_rules().iter().zip(&pairs).find(|(spec, (_, value))| !spec.values.contains(value))
        {
            let message = Message::new("chp-position-option").with("name", *name).with("value", *value);
            return Err(message.with("allowed", spec.values.to_string()));
        }
        Options::check(of_rules(), pairs)
            .map(|options| Terms::of(&options))
            .map_err(|error| Message::new("sqr-text").with("text", error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_read_and_written() {
        let given = [
            ("arm_changes", "both"),
            ("arms", "heavy+heavy+tanks"),
            ("chain_limit", "1"),
            ("earth_turns", "no"),
            ("length", "tour"),
            ("round_start", "loser"),
            ("shot_limit", "0"),
        ];
        let terms = Terms::of(&Options::check(&OPTIONS, given).unwrap());
        assert_eq!(terms.arms, [Arm::Heavy, Arm::Heavy, Arm::Tanks]);
        assert_eq!((terms.arm_changes, terms.length), (ArmChanges::Both, Length::Tour));
        assert_eq!((terms.round_start, terms.earth_turns), (RoundStart::Loser, false));
        assert_eq!((terms.chain_limit, terms.shot_limit, terms.last_arm()), (1, 0, 2));
        assert_eq!(Terms::read(&terms.write()), Ok(terms));
        for (wrong, id) in [
            ("", "chp-position-options"),
            ("arms=heavy", "chp-position-options"),
            (
                "arm_changes=both;arms=horse;chain_limit=1;earth_turns=no;length=tour;round_start=loser;shot_limit=0",
                "chp-position-option",
            ),
        ] {
            assert_eq!(Terms::read(wrong).unwrap_err().id(), id, "{wrong}");
        }
    }

    #[test]
    fn the_earth_does_not_turn() {
        let terms = Terms::of(&Options::check(&OPTIONS, [("earth_turns", "no")]).unwrap());
        for (angle, white, black) in
            [(0, true, true), (1, true, false), (1800, true, true), (1801, false, true), (3599, false, true)]
        {
            assert_eq!(terms.permits(Side::White, angle), white, "{angle}");
            assert_eq!(terms.permits(Side::Black, angle), black, "{angle}");
        }
    }
}
