//! Pictures saved as files.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes a picture to `<folder>/<message>-<name>`, and creates the folder if necessary.
pub(super) fn write(folder: &Path, message: i64, name: &str, png: &[u8]) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    let path = folder.join(format!("{message}-{}", safe(name)));
    write_own(&path, png)?;
    Ok(path)
}

/// Writes a file whose name the program chose. It never follows a link: somebody may have put one there to
/// make the program overwrite another file.
pub fn write_own(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = std::fs::File::options();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits().cast_signed());
    }
    options.write(true).create(true).truncate(true).open(path)?.write_all(bytes)
}

/// The name without characters that are special to a file system.
fn safe(name: &str) -> String {
    let good = |c: char| if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') { c } else { '_' };
    let name: String = name.chars().take(100).map(good).collect();
    let name = name.trim_start_matches('.');
    if name.is_empty() { "picture.png".to_owned() } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn nothing_is_written_by_a_link() {
        let dir = tempfile::tempdir().unwrap();
        let (theirs, picture) = (dir.path().join("theirs"), dir.path().join("7-a.png"));
        std::fs::write(&theirs, "poems").unwrap();
        std::os::unix::fs::symlink(&theirs, &picture).unwrap();
        write(dir.path(), 7, "a.png", b"png").unwrap_err();
        assert_eq!(std::fs::read(&theirs).unwrap(), b"poems");
        std::fs::remove_file(&picture).unwrap();
        for bytes in [&b"longer"[..], b"png"] {
            write(dir.path(), 7, "a.png", bytes).unwrap();
        }
        assert_eq!(std::fs::read(&picture).unwrap(), b"png");
    }

    #[test]
    fn a_name_cannot_leave_the_folder() {
        assert_eq!(safe("table-12-34.png"), "table-12-34.png");
        assert_eq!(safe("../../etc/passwd"), "_.._etc_passwd");
        assert_eq!(safe("..."), "picture.png");
    }
}
