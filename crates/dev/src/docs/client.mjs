/**
 * Liege's interface for programs, as one file without dependencies (Node 18 or newer, browsers, Deno).
 *
 * Made by `liege-dev docs` from the description of the interface. docs/programs/api.md tells how to use it:
 *
 *     const liege = new Liege("http://127.0.0.1:8180", "liege_…");
 *     for (const line of await liege.tables()) console.log(line.id, line.name, line.urgency);
 */

/** A refusal. `kind` is the word of the table in docs/programs/api.md, `message` the reason in words. */
export class Problem extends Error {
  constructor(status, told) {
    super(told.detail || `status ${status}`);
    this.status = status;
    this.kind = (told.type || "").split(":").pop();
    this.choices = told.choices || [];
  }
}

const part = (value) => encodeURIComponent(String(value));
const keyOf = (key) => key || crypto.randomUUID();
const given = (fields) => Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

/**
 * A member's program. Without a token it sees what is on the web. A request that finds too many before it, or no data, is sent
 * again when the bot says, `patience` times at most.
 */
export class Liege {
  #kept = new Map();

  constructor(address, token = null, patience = 5) {
    this.address = address.replace(/\/+$/, "");
    this.token = token;
    this.patience = patience;
  }

  async #ask(method, path, { query = {}, body, key } = {}) {
    const asked = new URLSearchParams(given(query)).toString();
    if (asked) path += `?${asked}`;
    const headers = { Accept: "*/*" };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (key) headers["Idempotency-Key"] = key;
    if (body) headers["Content-Type"] = "application/json";
    // What has not changed is not sent again.
    const kept = method === "GET" ? this.#kept.get(path) : undefined;
    if (kept) headers["If-None-Match"] = kept.mark;
    const sent = body && JSON.stringify(Object.fromEntries(given(body)));
    for (let more = this.patience; ; more -= 1) {
      const answer = await fetch(this.address + path, { method, headers, body: sent, signal: AbortSignal.timeout(60_000) });
      if (answer.status === 304) return kept.value;
      const wait = answer.headers.get("Retry-After");
      if (more > 0 && wait && (answer.status === 429 || answer.status === 503)) {
        await new Promise((resume) => { setTimeout(resume, 1000 * Number(wait)); });
        continue;
      }
      if (!answer.ok) throw new Problem(answer.status, await answer.json().catch(() => ({})));
      const kind = answer.headers.get("Content-Type") || "";
      if (answer.status === 204) return null;
      let value;
      if (kind.startsWith("application/json")) value = await answer.json();
      else value = kind.startsWith("text/") ? await answer.text() : new Uint8Array(await answer.arrayBuffer());
      const mark = answer.headers.get("ETag");
      if (method === "GET" && mark) this.#kept.set(path, { mark, value });
      return value;
    }
  }

{methods}
}
