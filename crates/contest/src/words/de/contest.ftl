# What a contest says when it refuses.
