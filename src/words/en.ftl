# The general sentences. Games have theirs in their own folders.
