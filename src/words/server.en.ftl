# A server’s settings, the powers of hosts, privacy.
