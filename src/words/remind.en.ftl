# Reminders, digests, quiet hours.
