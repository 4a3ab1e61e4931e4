//! The local chat as a web page.
