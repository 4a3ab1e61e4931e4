"""Liege's interface for programs, as one file without dependencies (Python 3.8 or newer).

Made by `liege-dev docs` from the description of the interface. docs/programs/api.md tells how to use it:

    liege = Liege("http://127.0.0.1:8180", "liege_…")
    for line in liege.tables():
        print(line["id"], line["name"], line["urgency"])
"""

import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


class Problem(Exception):
    """A refusal. `kind` is the word of the table in docs/programs/api.md, `detail` the reason in words."""

    def __init__(self, status, told):
        super().__init__(told.get("detail") or "status %s" % status)
        self.status = status
        self.kind = told.get("type", "").rpartition(":")[2]
        self.detail = told.get("detail", "")
        self.choices = told.get("choices", [])


class Liege:
    """A member's program. Without a token it sees what is on the web.

    A request that finds too many before it, or no data, is sent again when the bot says, `patience` times at most.
    """

    def __init__(self, address, token=None, patience=5):
        self.address = address.rstrip("/")
        self.token = token
        self.patience = patience
        self._kept = {}

    def _ask(self, method, path, query=None, body=None, key=None):
        query = {name: value for name, value in (query or {}).items() if value is not None}
        if query:
            path += "?" + urllib.parse.urlencode(query)
        headers = {"Accept": "*/*"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        if key:
            headers["Idempotency-Key"] = key
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps({name: value for name, value in body.items() if value is not None}).encode()
        # What has not changed is not sent again.
        kept = self._kept.get(path) if method == "GET" else None
        if kept:
            headers["If-None-Match"] = kept[0]
        for more in reversed(range(self.patience + 1)):
            request = urllib.request.Request(self.address + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    text, kind = answer.read(), answer.headers.get_content_type()
                    if kind == "application/json":
                        value = json.loads(text)
                    else:
                        value = text.decode() if kind.startswith("text/") else text
                    if method == "GET" and answer.headers.get("ETag"):
                        self._kept[path] = (answer.headers["ETag"], value)
                    return value if text else None
            except urllib.error.HTTPError as refused:
                if refused.code == 304:
                    return kept[1]
                wait = refused.headers.get("Retry-After")
                if more and wait and refused.code in (429, 503):
                    time.sleep(float(wait))
                    continue
                try:
                    told = json.loads(refused.read())
                except ValueError:
                    told = {}
                raise Problem(refused.code, told) from None

    def contests(self, *, server=None, channel=None):
        """Contests"""
        return self._ask("GET", "/v1/contests", query={"server": server, "channel": channel})

    def contest(self, contest):
        """A contest"""
        return self._ask("GET", f"/v1/contests/{_part(contest)}")

    def contest_act(self, contest, *, number=None, press=None, say=None, key=None):
        """Join, withdraw …"""
        return self._ask("POST", f"/v1/contests/{_part(contest)}/acts", body={"number": number, "press": press, "say": say}, key=_key(key))

    def contest_file(self, contest, kind):
        """A contest as a file"""
        return self._ask("GET", f"/v1/contests/{_part(contest)}/files/{_part(kind)}")

    def contest_round(self, contest, round):
        """The pairings of a round"""
        return self._ask("GET", f"/v1/contests/{_part(contest)}/rounds/{_part(round)}")

    def hooks(self):
        """The webhooks"""
        return self._ask("GET", "/v1/hooks")

    def make_hook(self, *, url, events=None):
        """Be told by HTTP"""
        return self._ask("POST", "/v1/hooks", body={"events": events, "url": url})

    def remove_hook(self, hook):
        """Be told no more"""
        return self._ask("DELETE", f"/v1/hooks/{_part(hook)}")

    def me(self):
        """The member and the token"""
        return self._ask("GET", "/v1/me")

    def open_tables(self, *, server, game=None):
        """Tables that wait for players"""
        return self._ask("GET", "/v1/open", query={"server": server, "game": game})

    def tables(self):
        """The member's tables"""
        return self._ask("GET", "/v1/tables")

    def open_table(self, *, channel, server, press=None, say=None, key=None):
        """Open a table, or look for players"""
        return self._ask("POST", "/v1/tables", body={"channel": channel, "press": press, "say": say, "server": server}, key=_key(key))

    def table(self, table):
        """A table"""
        return self._ask("GET", f"/v1/tables/{_part(table)}")

    def act(self, table, *, number=None, press=None, say=None, key=None):
        """Offer, answer, resign, propose, join …"""
        return self._ask("POST", f"/v1/tables/{_part(table)}/acts", body={"number": number, "press": press, "say": say}, key=_key(key))

    def legal(self, table):
        """The member's possible actions"""
        return self._ask("GET", f"/v1/tables/{_part(table)}/legal")

    def log(self, table, *, since=None):
        """The log"""
        return self._ask("GET", f"/v1/tables/{_part(table)}/log", query={"since": since})

    def play(self, table, *, move, number, key=None):
        """Play a move"""
        return self._ask("POST", f"/v1/tables/{_part(table)}/moves", body={"move": move, "number": number}, key=_key(key))

    def picture(self, table, *, at=None, seat=None, layout=None):
        """The board"""
        return self._ask("GET", f"/v1/tables/{_part(table)}/picture.png", query={"at": at, "seat": seat, "layout": layout})

    def position(self, table, *, at=None):
        """The position"""
        return self._ask("GET", f"/v1/tables/{_part(table)}/position", query={"at": at})


def _part(value):
    return urllib.parse.quote(str(value), safe="")


def _key(key):
    return key or uuid.uuid4().hex
