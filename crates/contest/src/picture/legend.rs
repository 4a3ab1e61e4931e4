//! The explanation of the signs that a picture has, below it.

use super::paper::{Ground, MARGIN, Paper, breadth};
use super::view::View;
use crate::entrant::Status;
use crate::facts::Bye;
use crate::state::Contest;
use liege_game::scene::{Align, Colour, Weight};
use std::collections::BTreeSet;

/// A sign that needs an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    /// The disc of the first mover.
    First,
    /// The disc of the second mover.
    Second,
    /// A place at a table with the number of the seat.
    Seat,
    /// A game without a result.
    Open,
    /// A game won without play.
    ForfeitWon,
    /// A game lost without play.
    ForfeitLost,
    /// An annulled game.
    Struck,
    /// A round without a game.
    Bye(Bye),
    /// A machine.
    Machine,
    /// An entrant who plays no more.
    Out,
    /// An open challenge.
    Challenge,
}

impl Sign {
    fn sentence(self) -> &'static str {
        match self {
            Sign::First => "contest-cross-first",
            Sign::Second => "contest-cross-second",
            Sign::Seat => "contest-cross-seat",
            Sign::Open => "contest-cross-open",
            Sign::ForfeitWon => "contest-cross-forfeit-won",
            Sign::ForfeitLost => "contest-cross-forfeit-lost",
            Sign::Struck => "contest-cross-struck",
            Sign::Bye(Bye::Allocated) => "contest-cross-bye-allocated",
            Sign::Bye(Bye::Full) => "contest-cross-bye-full",
            Sign::Bye(Bye::Half) => "contest-cross-bye-half",
            Sign::Bye(Bye::None) => "contest-cross-bye-none",
            Sign::Machine => "contest-cross-machine",
            Sign::Out => "contest-cross-out",
            Sign::Challenge => "contest-cross-challenge",
        }
    }

    /// Draws it round a place, on this ground.
    pub fn put(self, paper: &mut Paper, at: [f64; 2], ground: Ground) {
        let [x, y] = at;
        let scale = paper.scale;
        let (unit, size) = (scale.disc, (scale.text, Weight::Bold));
        let mut write = |text: &str| paper.text(text, at, size, ground.text(), Align::Centre, None);
        match self {
            Sign::First => paper.disc(at, true, ground),
            Sign::Second => paper.disc(at, false, ground),
            Sign::Seat => seat(paper, at, "1", 3, ground),
            Sign::Open => paper.circle(at, unit * 0.42, ground.dim()),
            Sign::ForfeitWon => write("+"),
            Sign::ForfeitLost => write("−"),
            Sign::Struck => {
                write("1");
                strike(paper, at, unit * 1.5, ground);
            }
            Sign::Bye(bye) => write(letter(bye)),
            Sign::Machine => {
                // A head with two eyes and an antenna.
                let colour = ground.dim();
                paper.line(&[[x, y - unit * 1.3], [x, y - unit * 0.6]], unit * 0.28, colour);
                paper.fill([x - unit * 1.1, y - unit * 0.75, unit * 2.2, unit * 1.75], colour);
                let eye = if ground == Ground::Lit { Colour::PlateLit } else { Colour::Ink };
                for side in [-0.5, 0.5] {
                    paper.circle([x + side * unit, y + unit * 0.1], unit * 0.27, eye);
                }
            }
            Sign::Out => {
                let arm = unit * 0.85;
                for turn in [-1.0, 1.0] {
                    paper.line(
                        &[[x - arm, y - turn * arm], [x + arm, y + turn * arm]],
                        unit * 0.32,
                        ground.dim(),
                    );
                }
            }
            Sign::Challenge => {
                let arm = unit * 1.1;
                paper.line(&[[x - arm, y], [x + arm, y]], unit * 0.28, ground.text());
                let head = [[x + unit * 0.3, y - unit * 0.7], [x + arm, y], [x + unit * 0.3, y + unit * 0.7]];
                paper.line(&head, unit * 0.28, ground.text());
            }
        }
    }
}

/// The signs beside an entrant's name.
pub fn flags(contest: &Contest, number: u32) -> Vec<Sign> {
    let Some(entrant) = contest.entrant(number) else { return Vec::new() };
    let is_out = matches!(entrant.status, Status::Out(_));
    let signs = [(entrant.machine, Sign::Machine), (is_out, Sign::Out)];
    signs.into_iter().filter(|(shown, _)| *shown).map(|(_, sign)| sign).collect()
}

/// The letter of a bye, as tournament files have it.
pub fn letter(bye: Bye) -> &'static str {
    match bye {
        Bye::Allocated => "U",
        Bye::Full => "F",
        Bye::Half => "H",
        Bye::None => "Z",
    }
}

/// Writes a place at a table with the number of the seat small beside it.
pub fn seat(paper: &mut Paper, [x, y]: [f64; 2], place: &str, seat: usize, ground: Ground) {
    let scale = paper.scale;
    let aside = f64::from(scale.text) * 0.3;
    paper.text(place, [x - aside * 0.4, y], (scale.text, Weight::Bold), ground.text(), Align::Centre, None);
    let at = [x + aside * 0.9, y + f64::from(scale.text) * 0.22];
    paper.text(&seat.to_string(), at, (scale.tiny, Weight::Regular), ground.dim(), Align::Left, None);
}

/// Strikes something of that half width through.
pub fn strike(paper: &mut Paper, [x, y]: [f64; 2], half: f64, ground: Ground) {
    let pen = paper.scale.disc * 0.26;
    paper.line(&[[x - half, y + half * 0.18], [x + half, y - half * 0.18]], pen, ground.text());
}

/// The signs of a picture.
#[derive(Default)]
pub struct Legend(BTreeSet<Sign>);

impl Legend {
    /// Draws a sign, and remembers it.
    pub fn sign(&mut self, sign: Sign, paper: &mut Paper, at: [f64; 2], ground: Ground) {
        self.note(sign);
        sign.put(paper, at, ground);
    }

    /// Remembers a sign.
    pub fn note(&mut self, sign: Sign) {
        self.0.insert(sign);
    }

    /// Draws the explanations below all that is there, and the lower margin.
    pub fn explain(&self, view: &View<'_>, paper: &mut Paper) {
        let scale = paper.scale;
        let step = f64::from(scale.small) * 1.5;
        let (sign_room, gap) = (scale.disc * 3.4, f64::from(scale.small));
        let mut at = [MARGIN, paper.height + step * 0.75];
        for sign in &self.0 {
            let text = view.tell(sign.sentence());
            let sign_room = if *sign == Sign::Seat { sign_room * 1.5 } else { sign_room };
            let wide = sign_room + breadth(&text, scale.small) * 0.95;
            if at[0] > MARGIN && at[0] + wide > paper.width - MARGIN {
                at = [MARGIN, at[1] + step];
            }
            sign.put(paper, [at[0] + sign_room / 2.0 - scale.disc * 0.2, at[1]], Ground::Plain);
            let room = paper.width - MARGIN - at[0] - sign_room;
            let kind = (scale.small, Weight::Regular);
            paper.text(&text, [at[0] + sign_room, at[1]], kind, Colour::Dim, Align::Left, Some(room));
            at[0] += wide + gap;
        }
        paper.height = if self.0.is_empty() { paper.height } else { at[1] + step * 0.4 } + MARGIN;
    }
}
