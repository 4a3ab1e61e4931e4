//! The chat: everything that people type or press, and the answers, without a transport.
//!
//! A transport turns a message into an [`Incoming`], gives it to [`handle`] and shows the [`Answer`]s at once
//! to the person who asked. News for everybody are *not* among the answers: they are queued in the store in
//! the same transaction as the action, and the delivery worker ([`deliver`]) hands them as
//! [`OutboundMessage`]s to the [`Transport`].
#![cfg_attr(not(test), forbid(unsafe_code))]

#[cfg(test)]
liege_testing::install!(liege_games::house());

mod announce;
mod board;
pub mod clock;
pub mod command;
mod commands;
mod complete;
mod desk;
mod dispatch;
mod errand;
mod form;
mod help;
mod incoming;
mod listed;
mod obey;
mod post;
mod presence;
mod public_url;
mod registry;
mod seen;
mod signs;
pub mod spectator;
mod theirs;
mod transport;
mod upkeep;
mod wording;

#[cfg(test)]
mod tests;

pub use announce::announcement::invitation;
pub use board::{
    Areas, BoardSeen, Lit, LitChoice, Looking, MOST_TRIED, On, Pointing, board_picture, board_seen,
    clickable, lit,
};
pub use command::{Call, Command, Given};
pub use commands::record::export::file_name;
pub use commands::record::import::guests;
pub use commands::record::replay::{ReplayError, Stretch, contact_sheet, film};
pub use commands::record::review::told::{
    ReviewError, Told, ToldMoment, pictures as review_pictures, told as review_told,
};
pub use commands::table::catalogue::{CatalogueEntry, catalogue, catalogue_entry, first_game};
pub use complete::complete;
pub use desk::downtime::Listening;
pub use desk::draw::Legend;
pub use desk::draw::{DrawError, Look, picture};
pub use desk::limits::Limits;
pub use desk::limits::admit::{admits_look, admits_request, takes_files};
pub use desk::listening::deaf;
pub use desk::listening::{listens, listens_by, turn_to_introduce};
pub use desk::parts::replay_press::Showing;
pub use desk::reviews::begin as begin_review;
pub use desk::reviews::not_reviewed;
pub use desk::{
    Answer, Choice, Deferred, Desk, Errand, ErrandRefused, ErrandWords, Field, Link, Person, Place, Rights,
    Settings,
};
pub use desk::{Fault, private};
pub use dispatch::{handle, personal, wants_file};
pub use form::{FieldShown, FormShown, Input, asks_first, form, form_for};
pub use help::{TableSetting, command_help, section_heading, table_settings};
pub use incoming::{Entered, Incoming, Said, TypedText, heard_as};
pub use liege_store::shown::{Button, ButtonStyle, File, Media, Menu, MenuOption, Picture};
pub use listed::{Listed, listed};
pub use post::hook::told_of_hook;
pub use presence::presence;
pub use public_url::PublicUrl;
pub use registry::{
    Parsed, button_ids, command, commands, is_confirmation, is_for_programs, of_word, parse, stays_in_place,
};
pub use seen::{
    ActionSeen, AwaySeen, ByeSeen, ClockSeen, ContestFound, ContestLineSeen, ContestSeen, EntrantSeen,
    EntrySeen, Face, FaceMove, FaceOffer, FaceSeat, GameSeen, LogSeen, MovesSeen, OfferSeen, PartSeen,
    PersonSeen, PlaceSeen, PlayerSeen, PositionSeen, RoundSeen, SeatSeen, StockSeen, TableLineSeen,
    TableSeen, TieBreakSeen, Viewer, viewer,
};
pub use seen::{
    contest_found, contest_told, contests_seen, face, open_seen, place_seen, position_seen, table_seen,
    tables_seen, text_seen,
};
pub use signs::{scene_of_start, sign_of, sign_pictures, signs};
pub use theirs::theirs;
pub use transport::{
    ForumPost, Need, OutboundMessage, PostError, Posted, Refused, Right, Tags, Target, ThreadChange,
    ThreadRequest, Transport,
};
pub use upkeep::deliver::{deliver, deliver_due};
pub use upkeep::lost_channels::{
    PlaceNews, direct_channels, hear_of, last_watermark, note_direct, note_watermark, plays_in, threads_on,
};
pub use wording::game_help::{kind_moves, kind_name};
pub use wording::plain;
pub use wording::quoted;

/// Returns the Fluent source of this crate's sentences in a language.
#[must_use]
pub fn sentences(language: liege_words::Language) -> &'static str {
    liege_words::in_language!(
        language,
        "commands",
        "limits",
        "server",
        "finding",
        "herald",
        "dice",
        "games",
        "standing",
        "challenge",
        "contest",
        "replay",
        "learn",
        "puzzle",
        "life",
        "review",
        "web"
    )
}
