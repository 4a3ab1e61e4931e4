// Elements of the page, found and made.

export const $ = (id) => document.getElementById(id);

export const element = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** Does something at every event of a kind. */
export const when = (node, kind, act) => node.addEventListener(kind, act);

/** A button that sends no form. */
export const buttonOf = (className, label, act) => {
  const made = element("button", className, label);
  made.type = "button";
  if (act) when(made, "click", act);
  return made;
};

/** Says every label in the language of the page. */
export function sayLabels(word) {
  for (const labelled of document.querySelectorAll("[data-label]")) {
    labelled.textContent = word(labelled.dataset.label);
  }
  for (const named of document.querySelectorAll("[data-named]")) {
    named.title = word(named.dataset.named);
    named.ariaLabel = named.title;
    if (named.type === "text") named.placeholder = named.title;
  }
}

/** The pennon of whoever is to move. */
export const pennonOf = (label) => {
  const mark = element("span", "pennon", element("span", "unseen", ` ${label}`));
  mark.title = label;
  return mark;
};

/** Sets attributes. */
export const give = (node, attributes) => {
  for (const key in attributes) node.setAttribute(key, attributes[key]);
};

/** Does something for a button or board, unless it is doing something still. */
export async function once(node, act, fail) {
  if (node.ariaDisabled) return;
  node.ariaDisabled = "true";
  try {
    await act();
  } catch (fault) {
    fail(fault);
  } finally {
    node.ariaDisabled = null;
  }
}

/** An element of a drawing. */
export const shape = (name, attributes, ...inside) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  give(made, attributes);
  made.append(...inside);
  return made;
};

/** A menu whose choices are [value, label]. */
export const selectOf = (label, choices, act) => {
  const made = element("select", "", ...choices.map(([value, shown]) => new Option(shown, value)));
  made.ariaLabel = label;
  when(made, "change", act);
  return made;
};
