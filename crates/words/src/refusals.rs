//! How a crate declares the reasons for which it refuses something.

/// Declares each refusal once: its name, its fields, and its sentence. A sentence that is given by its id has
/// all fields as arguments, under their names; a trait with the method `argument` has to be in scope, which
/// makes an [`Arg`](crate::Arg) of a field. Any other sentence is a block that gives a
/// [`Message`](crate::Message). The type gets a method `message` with the sentence.
#[macro_export]
macro_rules! refusals {
    (
        $(#[$attribute:meta])*
        pub enum $type:ident;
        $(
            $(#[$doc:meta])*
            $name:ident
                $(($only:ident: $kind:ty))?
                $({ $($(#[$field_doc:meta])* $field:ident: $field_type:ty),+ $(,)? })?
                => $sentence:tt;
        )*
    ) => {
        $(#[$attribute])*
        pub enum $type {
            $($(#[$doc])* $name $(($kind))? $({ $($(#[$field_doc])* $field: $field_type),+ })?,)*
        }

        impl $type {
            /// The reason in words. Seats among its arguments are those of the game concerned.
            #[allow(unused_variables)] // Not every sentence has all that the refusal carries.
            pub fn message(&self) -> $crate::Message {
                match self {
                    $($type::$name $(($only))? $({ $($field),+ })? => {
                        $crate::refusals!(@sentence $sentence $($($field)+)?)
                    })*
                }
            }
        }
    };
    (@sentence $id:literal $($field:ident)*) => {
        $crate::Message::new($id)$(.with(stringify!($field), $field.argument()))*
    };
    (@sentence $message:block $($field:ident)*) => { $message };
}
