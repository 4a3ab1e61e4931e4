// What the page keeps in the browser, and how it asks the server.

export const kept = {
  get(key) {
    try { return JSON.parse(localStorage.getItem(`liege.${key}`)); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(`liege.${key}`, JSON.stringify(value)); } catch { /* private mode */ }
  },
};

/** An id for something that is to be done once, however often it is asked for. */
export const newRequest = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Before the addresses of the server: what is answered is for one table there. */
const base = document.documentElement.dataset.base ?? "";

/** The address of something that the server makes. */
export const addressOf = (path) => `${base}${path}`;

/** The refusal of a request. */
const refusal = (response, answer) => Object.assign(new Error(answer.error ?? response.statusText), { status: response.status });

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export async function get(path, parameters) {
  const response = await fetch(addressOf(`${path}?${new URLSearchParams(parameters)}`));
  const answer = await response.json();
  if (!response.ok) throw refusal(response, answer);
  return answer;
}

export const send = (path, body) => fetch(addressOf(path), {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/**
 * Asks until there is an answer, and tells `trouble` whether it takes more than one attempt. What asks for
 * something to be done has an id in it, so that asking again is not doing again.
 */
export async function ask(path, body, trouble) {
  for (let attempt = 0; ; attempt += 1) {
    let response = null;
    try {
      response = await send(path, body);
    } catch { /* no connection */ }
    if (response && response.status < 500) {
      const answer = await response.json().catch(() => ({}));
      if (!response.ok) throw refusal(response, answer);
      trouble(false);
      return answer;
    }
    trouble(true);
    await pause(Math.min(10000, 500 * 2 ** attempt));
  }
}
