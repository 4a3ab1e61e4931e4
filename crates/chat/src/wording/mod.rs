//! Words for things: how people type them, and how the bot says them.

pub(crate) mod around;
pub(crate) mod command_name;
pub(crate) mod facts;
pub(crate) mod game_help;
pub(crate) mod game_search;
pub(crate) mod level;
pub(crate) mod moments;
pub mod plain;
pub(crate) mod puzzle;
pub(crate) mod sanitize;
pub(crate) mod speaker;
pub(crate) mod terms;
pub(crate) mod timing;

pub use around::{behind_greeting, is_courtesy, without_what_is_around};
pub use facts::{
    Reader, asked, free_seats, is_clock, is_kept, is_public, only_places, own_seat, private_news,
    public_seat, shown_now,
};
pub use moments::{distance, limit};
pub use puzzle::{actions_line, puzzle_task};
pub use sanitize::{cited, cut, escaped, quoted, without_mentions};
pub use speaker::{
    Acted, GameOrFamily, NAME_WORDS, Speaker, add_lines, example_move, example_new, example_of, example_seat,
    family_called, game_called, game_exactly, game_of_word, game_or_family, game_text, headline,
    known_holder, layout_called, masked, no_such_game, numbers, of_table, person, players_line, seat_alone,
    seat_called, thread_name, typed_game, typed_seat, unknown_language,
};
pub use terms::{Term, pairs, straight, taken_whole, terms_lines};
pub use timing::{control, time_line, unknown_zone};
