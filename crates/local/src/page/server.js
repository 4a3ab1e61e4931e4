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

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export async function get(path, parameters) {
  const response = await fetch(`${path}?${new URLSearchParams(parameters)}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error ?? response.statusText);
  return answer;
}

export const send = (path, body) => fetch(path, {
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
      if (!response.ok) throw new Error(answer.error ?? response.statusText);
      trouble(false);
      return answer;
    }
    trouble(true);
    await pause(Math.min(10000, 500 * 2 ** attempt));
  }
}
