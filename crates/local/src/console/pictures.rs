//! Pictures as files.

use std::io;
use std::path::{Path, PathBuf};

/// Writes a picture to `<folder>/<message>-<name>`, whose folder is made if need be.
pub(super) fn write(folder: &Path, message: i64, name: &str, png: &[u8]) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    let path = folder.join(format!("{message}-{}", safe(name)));
    std::fs::write(&path, png)?;
    Ok(path)
}

/// The name with nothing in it that means something to a file system.
fn safe(name: &str) -> String {
    let good = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') { c } else { '_' };
    let name: String = name.chars().take(100).map(good).collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "picture.png".to_owned() } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_the_folder() {
        assert_eq!(safe("table-12-34.png"), "table-12-34.png");
        assert_eq!(safe("../../etc/passwd"), "_.._etc_passwd");
        assert_eq!(safe("..."), "picture.png");
    }
}
