//! Tests of pictures of small scenes, pixel by pixel.

mod men;
mod pieces_and_marks;
mod renderer;
mod surroundings;

use super::renderer::MOST_KEPT;
use super::*;
use image::RgbImage;
use liege_game::scene::{
    Align, Area, Army, Art, Badge, Board, Caption, Chain, Chip, Colour, Coordinates, Figure, Form, Frame,
    Grid, Icon, Label, Look, Man, Mark, Pattern, Places, Plate, Point, Presence, Prize, Px, Scene, Shape,
    Tab, Tie, Tint, Title, Tray, Wax,
};
use std::sync::{Arc, OnceLock};

fn renderer() -> &'static Renderer {
    static RENDERER: OnceLock<Renderer> = OnceLock::new();
    RENDERER.get_or_init(|| Renderer::new().unwrap())
}

fn empty() -> Scene {
    Scene { width: 500, height: 120, ..Scene::default() }
}

/// The number of pixels in which two pictures differ.
fn differing(one: &Scene, other: &Scene) -> usize {
    let (one, other) = (renderer().image(one).unwrap(), renderer().image(other).unwrap());
    one.pixels().zip(other.pixels()).filter(|(one, other)| one != other).count()
}

/// The number of pixels in which two pictures differ clearly in grey.
fn differing_in_grey(one: &Scene, other: &Scene) -> usize {
    unlike(one, other).into_iter().filter(|unlike| *unlike > 24).count()
}

/// The greatest difference of two pixels at the same place.
fn most_unlike(one: &Scene, other: &Scene) -> u8 {
    unlike(one, other).into_iter().max().unwrap_or_default()
}

/// The differences of grey of two pictures, pixel by pixel.
fn unlike(one: &Scene, other: &Scene) -> Vec<u8> {
    let grey = |scene: &Scene| image::DynamicImage::from(renderer().image(scene).unwrap()).to_luma8();
    let (one, other) = (grey(one), grey(other));
    one.pixels().zip(other.pixels()).map(|(one, other)| one.0[0].abs_diff(other.0[0])).collect()
}

fn at() -> Point {
    Point::new(60.0, 60.0)
}

fn area() -> Area {
    Area::rectangle(10.0, 10.0, 100.0, 100.0)
}

fn plate() -> Plate {
    Plate {
        frame: Frame::new(10, 10, 396, 100),
        army: Army::White,
        name: "Ілзе".to_owned(),
        seat: "Білі".to_owned(),
        lit: false,
        out: false,
        icons: vec![],
        status: String::new(),
        prize: None,
    }
}
