//! The boards of a page, as the onlookers see them in both worlds.

use super::super::*;
use super::world::{World, difference};
use super::{End, Goes, TABLE, Worlds, pick};
use crate::board::{Looking, On, Pointing, board_picture, board_seen, clickable, lit};
use crate::seen::face;
use crate::wording::shown_now;

impl Worlds {
    /// An onlooker looks at the board in some way, points on it, and reads what stands beside it; checks that all of it is
    /// the same in both worlds.
    pub(super) async fn look(&mut self, die: u16) -> Goes {
        let who = self.who(die);
        let table = self.both[1].table().await;
        let (now, seats) = (shown_now(&table), table.game().seats());
        let legal = table.state().legal();
        let action = pick(&legal, die / 3).cloned();
        let mut after = table.state().boxed();
        let answer = action.as_ref().and_then(|action| after.play(action).ok());
        let answer = answer.and_then(|_| pick(&after.legal(), die / 5).cloned());
        let line: Vec<String> = action.into_iter().chain(answer).collect();
        let earlier = now.saturating_sub(usize::from(die / 7) % 4);
        let (number, line) = match die % 5 {
            0 | 1 => (None, None),
            2 => (Some(earlier), None),
            3 => (None, Some(&line[..0])),
            _ => (None, Some(&line[..])),
        };
        let seat = pick(seats, die / 11).filter(|_| die.is_multiple_of(2)).map(|seat| seat.id);
        let looking = Looking { table: TABLE, number, line, seat, letters: None };
        let state = table.state();
        let taps: Vec<_> = state.to_move().iter().flat_map(|seat| state.taps(seat)).collect();
        let spot = pick(&taps, die / 13).map(|tap| tap.from.name().to_owned());
        let spots: Vec<&str> = spot.iter().map(String::as_str).collect();
        let pointing = Pointing { spots: &spots, angle: None };
        let picture = format!("table-{TABLE}-{}.png", number.unwrap_or(now));
        let mut told = Vec::new();
        for world in &self.both {
            let Incoming { who, place, .. } = World::incoming(&who, 0, Said::Press(String::new()));
            let desk = &world.club.chat;
            let seen = board_seen(desk, &who, &place, looking).await;
            let lit = lit(desk, &who, &place, On::Table(looking), pointing).await;
            let areas = clickable(desk, &who, &picture).await;
            let face = face(desk, &who, &place, TABLE, earlier).await;
            let drawn = match die.is_multiple_of(8) {
                true => Some(board_picture(desk, &who, &place, looking).await.map(|drawn| {
                    drawn.map(|drawn| drawn.map(|picture| picture.bytes).map_err(|error| error.to_string()))
                })),
                false => None,
            };
            told.push((
                format!("{seen:?}{lit:?}{areas:?}{face:?}{drawn:?}"),
                (seen, lit, areas, face, drawn),
            ));
        }
        self.asked += 1;
        if told[0].0 == told[1].0 {
            return Ok(());
        }
        let [one, other] = [0, 1].map(|world| format!("{:#?}", told[world].1));
        let differs = difference(&one, &other);
        Err(End::Differs(format!("{who} looks: {looking:?} {spots:?}\n{differs}")))
    }
}
