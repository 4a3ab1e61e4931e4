//! The reason why a server could not be reached, for people.

use super::error::ServerError;
use sqlx::Error;
use sqlx::postgres::PgConnectOptions;
use std::io::ErrorKind;

/// The beginning of an error about a certificate.
const REFUSED: &str = "invalid peer certificate: ";

/// Errors about certificates: the text of the error, and its meaning with a remedy.
const COMPLAINTS: [(&str, &str); 5] = [
    (
        "UnknownIssuer",
        "it is signed by no authority that is known here; sslrootcert=FILE in `[store] url` names one of your own, with its \
         certificate (PEM) in FILE",
    ),
    (
        "BadSignature",
        "it is signed by another authority of the same name than the one whose certificate sslrootcert=FILE in `[store] url` \
         names",
    ),
    (
        "not valid for",
        "it is for other names than the one in `[store] url`: write one of those that its subjectAltName has, or have one \
         made for this name",
    ),
    (
        "UnsupportedCertVersion",
        "it is of an old kind that names no server (X.509 version 1, as `openssl x509 -req` makes them without -extfile): have \
         one made with a subjectAltName",
    ),
    (
        "CaUsedAsEndEntity",
        "it is the authority’s own; have the authority sign another one for the server (CA:FALSE), and name the \
         authority’s with sslrootcert=FILE",
    ),
];

/// The meaning of a failed connection.
pub(super) fn unreached(error: Error, options: &PgConnectOptions) -> ServerError {
    let host = options.get_host().to_owned();
    let said = error.to_string();
    if let Some((_, complaint)) = said.split_once(REFUSED) {
        let known = COMPLAINTS.iter().find(|(what, _)| complaint.contains(what));
        let why = known.map_or(complaint, |(_, why)| why).to_owned();
        return ServerError::Certificate { host, why };
    }
    match error {
        Error::Tls(_) if said.contains("does not support TLS") => ServerError::NoTls { host },
        Error::Io(source) if source.kind() == ErrorKind::NotFound => ServerError::NoFile,
        Error::Io(source) => ServerError::Unreachable { host, port: options.get_port(), source },
        error => ServerError::Database(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_a_certificate_is_said_with_what_would_be_right() {
        let options = PgConnectOptions::new_without_pgpass().host("db.example");
        let said = |what: &str| {
            let source = std::io::Error::new(ErrorKind::InvalidData, format!("{REFUSED}{what}"));
            unreached(Error::Io(source), &options).to_string()
        };
        for (what, part) in [
            ("UnknownIssuer", "sslrootcert=FILE"),
            ("BadSignature", "another authority"),
            ("certificate not valid for name \"db.example\"", "subjectAltName"),
            ("Other(OtherError(CaUsedAsEndEntity))", "CA:FALSE"),
            ("certificate expired", "certificate expired"),
        ] {
            let said = said(what);
            assert!(said.contains("db.example") && said.contains(part), "{what}: {said}");
        }
        let gone = std::io::Error::from(ErrorKind::NotFound);
        assert!(unreached(Error::Io(gone), &options).to_string().contains("sslrootcert"));
        let closed = std::io::Error::from(ErrorKind::ConnectionRefused);
        assert!(unreached(Error::Io(closed), &options).to_string().contains("db.example:5432"));
    }
}
