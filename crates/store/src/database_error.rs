//! The meaning of database errors.

use sqlx::Error;

/// Advice about errors of a server: the error's code, and the remedy.
const ADVICE: [(&str, &str); 5] = [
    ("3D000", "make it there (`CREATE DATABASE`), or write the name of another one in `[store] url`"),
    ("28P01", "write the right one in `[store] url`"),
    ("28000", "the server's pg_hba.conf says who may come from where"),
    ("42501", "make the role in `[store] url` the owner of the database"),
    ("53300", "the server lets no more connect: a process of Liege takes up to fourteen (`max_connections`)"),
];

/// The kind of an error of `SQLite`: the low byte of its extended code.
pub(super) fn code(error: &Error) -> Option<u32> {
    let Error::Database(error) = error else { return None };
    let error = error.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    sqlx::error::DatabaseError::code(error)?.parse::<u32>().ok().map(|code| code & 0xff)
}

/// Whether nothing can be stored because a disk is full, has failed, or must not be written to.
pub(super) fn is_of_disk(error: &Error) -> bool {
    match of_server(error) {
        // Read-only, full, failed.
        Some(code) => matches!(code.as_str(), "25006" | "53100" | "58030"),
        // Read-only, failed, full, not to be opened.
        None => matches!(code(error), Some(8 | 10 | 13 | 14)),
    }
}

/// Whether the disk is full, or a file must not grow.
pub(super) fn is_full(error: &Error) -> bool {
    code(error) == Some(13)
}

/// The code of an error of a server.
fn of_server(error: &Error) -> Option<String> {
    let Error::Database(error) = error else { return None };
    let of_file = error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some();
    error.code().filter(|_| !of_file).map(Into::into)
}

/// A server's error message, with advice if there is any.
pub(super) fn plainly(error: &Error) -> String {
    let Error::Database(said) = error else { return error.to_string() };
    let code = of_server(error);
    let advice = ADVICE.iter().find(|(of, _)| code.as_deref() == Some(of));
    let advice = advice.map_or_else(String::new, |(_, advice)| format!("; {advice}"));
    format!("it says: {}{advice}", said.message())
}
