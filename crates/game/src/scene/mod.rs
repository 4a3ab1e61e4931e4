//! A picture in words: shapes, pieces, marks and labels, with no pixels yet.
//!
//! A game names the things to be seen and their places; the renderer knows how each thing looks. All lengths
//! are pixels of a canvas that is 1024 wide. A scene is a value: equal scenes give equal pictures.

mod art;
mod board;
mod colour;
mod coordinates;
mod figure;
mod geometry;
mod grid;
mod mark;
mod motion;
mod pattern;
mod picture;
mod plates;
mod surroundings;
mod text;
mod view;

pub use art::Art;
pub use board::{Board, Shape};
pub use colour::{Army, Colour, Tint};
pub use coordinates::Coordinates;
pub use figure::{Badge, Figure, Form, Look, Man, Presence};
pub use geometry::{Area, Frame, Point, Px, WIDTH};
pub use grid::{Grid, Side, Square};
pub use mark::Mark;
pub use motion::{Moment, Motion};
pub use pattern::{Pattern, Places};
pub use picture::{Cell, Scene};
pub use plates::{BOARD_TOP, Beside, Corners, Facing, MARGIN};
pub use surroundings::{
    Caption, Chain, Chip, Icon, Plate, Prize, Tab, Tie, TiesBar, Title, Tray, Wax, ties_bar,
};
pub use text::{Align, Label, Weight};
pub use view::{Pieces, View};
