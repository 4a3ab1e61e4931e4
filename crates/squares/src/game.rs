//! The one [`Game`] of all games on squares.

use super::{Sitting, Spec, fen, pgn, picture};
use liege_game::{
    Family, Foreign, Game, KindInfo, OptionSpec, Options, Refusal, Scene, Score, SeatInfo, State,
};
use liege_words::Language;
use std::sync::OnceLock;

/// A game on squares, made from its [`Spec`].
#[derive(Debug)]
pub struct OnSquares {
    spec: &'static Spec,
    kinds: OnceLock<Vec<KindInfo>>,
    layouts: OnceLock<Vec<&'static str>>,
}

impl OnSquares {
    /// The game of a spec.
    pub const fn new(spec: &'static Spec) -> OnSquares {
        OnSquares { spec, kinds: OnceLock::new(), layouts: OnceLock::new() }
    }
}

impl liege_words::Cast for OnSquares {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}

impl Game for OnSquares {
    fn id(&self) -> &'static str {
        self.spec.id
    }

    fn rules(&self) -> u32 {
        self.spec.version
    }

    fn text(&self) -> Option<&'static str> {
        self.spec.text
    }

    fn seats(&self) -> &'static [SeatInfo] {
        self.spec.seats
    }

    fn options(&self) -> &'static [OptionSpec] {
        self.spec.options
    }

    fn words(&self, language: Language) -> &'static str {
        self.spec.source(language)
    }

    fn prefix(&self) -> &'static str {
        self.spec.prefix
    }

    fn seat_prefix(&self) -> &'static str {
        self.spec.seat_words
    }

    fn needs_letters(&self) -> bool {
        self.spec.needs_letters
    }

    fn cell_in(&self, cell: &str, _: Language) -> String {
        self.spec.made.map_or_else(|| cell.to_owned(), |made| made.square(cell))
    }

    fn kinds(&self) -> &[KindInfo] {
        let told = || {
            let kinds = self.spec.all_kinds().without(self.spec.absent);
            kinds.iter().map(|kind| self.spec.kind(kind).info()).collect()
        };
        self.kinds.get_or_init(told)
    }

    fn reach(&self, kind: &str, language: Language) -> Option<Scene> {
        picture::reach(self.spec, kind, language)
    }

    fn layouts(&self) -> &[&'static str] {
        self.layouts.get_or_init(|| match self.spec.boards {
            [] => Vec::new(),
            // Two boards are side by side already.
            boards if boards.len() < 3 => boards.to_vec(),
            boards => ["wide"].iter().chain(boards.iter().rev()).copied().collect(),
        })
    }

    fn family(&self) -> Family {
        self.spec.family
    }

    fn usual_moves(&self) -> u32 {
        self.spec.usual_moves
    }

    fn is_to_start_with(&self) -> bool {
        self.spec.to_start_with
    }

    fn setups(&self) -> Option<&'static str> {
        self.spec.setups
    }

    fn uci(&self) -> Option<&'static str> {
        self.spec.uci
    }

    fn uses_chance(&self, _: &Options) -> bool {
        self.spec.dice
    }

    fn takes_seeds(&self, _: &Options) -> bool {
        self.spec.dice
    }

    fn named_in(&self, notation: Foreign) -> Option<&'static str> {
        match notation {
            Foreign::Pgn => self.spec.pgn,
            Foreign::Pdn => self.spec.pdn,
            Foreign::Kif => self.spec.kif,
            Foreign::Csa => self.spec.csa,
        }
    }

    fn foreign(&self, notation: Foreign, score: &Score<'_>) -> Option<String> {
        match notation {
            Foreign::Pgn => pgn::written(self.spec, score),
            Foreign::Pdn => pgn::written_in_pdn(self.spec, score),
            Foreign::Kif | Foreign::Csa => pgn::written_in_japanese(self.spec, score, notation),
        }
    }

    fn start(&self, options: &Options, position: Option<&str>) -> Result<Box<dyn State>, Refusal> {
        let rules = self.spec.begin(options, position).or_else(|refusal| {
            // Perhaps it is in the form of a file.
            let bare = position.map(fen::unwrapped).filter(|bare| Some(bare.as_str()) != position);
            self.spec
                .begin(options, Some(bare.as_deref().ok_or_else(|| refusal.clone())?))
                .map_err(|_| refusal)
        })?;
        Ok(Box::new(Sitting::new(rules).under(self.spec)))
    }
}
