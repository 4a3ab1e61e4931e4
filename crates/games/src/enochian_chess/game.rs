//! The game, for code that needs its seats.

/// The game.
pub struct EnochianChess;

impl liege_words::Cast for EnochianChess {
    fn seat_words(&self, place: u8) -> Option<(&'static str, String)> {
        liege_game::seat_words(self, place)
    }
}
