//! The picture of a position.
use super::position::Position;
use crate::game::scene::{Scene, View};
use crate::words::Language;
pub(super) fn scene(_: &Position, _: &View<'_>) -> Scene {
    Scene::default()
}
pub(super) fn reach(kind: &str, _: Language) -> Option<Scene> {
    (kind != "no such piece").then(Scene::default)
}
