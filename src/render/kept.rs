//! Pictures drawn lately: the same board is asked for again by the next reader, a step back, a second attempt
//! to post it.

use crate::game::scene::Scene;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// Pictures kept: some megabytes.
const MOST_KEPT: usize = 48;

/// The pictures drawn lately, the last used last.
#[derive(Debug, Default)]
pub struct Kept {
    pictures: Mutex<VecDeque<(Scene, Arc<[u8]>)>>,
}

impl Kept {
    /// The picture of a scene, if it was drawn lately.
    pub fn get(&self, scene: &Scene) -> Option<Arc<[u8]>> {
        let mut pictures = self.pictures.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |known: &Scene| {
            // What differs most comes first: boards are large and mostly the same.
            known.caption == scene.caption && known.figures == scene.figures && known == scene
        };
        let index = pictures.iter().rposition(|(known, _)| same(known))?;
        let entry = pictures.remove(index)?;
        let picture = Arc::clone(&entry.1);
        pictures.push_back(entry);
        Some(picture)
    }

    /// Keeps a picture.
    pub fn put(&self, scene: &Scene, picture: &Arc<[u8]>) {
        let mut pictures = self.pictures.lock().unwrap_or_else(PoisonError::into_inner);
        if pictures.len() >= MOST_KEPT {
            pictures.pop_front();
        }
        pictures.push_back((scene.clone(), Arc::clone(picture)));
    }
}
