# What stands between seats: offers, agreements, the ledger, private notices.
