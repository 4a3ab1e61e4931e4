// Elements of the page, found and made.

export const $ = (id) => document.getElementById(id);

export const element = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** A menu whose choices are [value, label]. */
export const selectOf = (label, choices, act) => {
  const made = element("select", "", ...choices.map(([value, shown]) => new Option(shown, value)));
  made.setAttribute("aria-label", label);
  made.addEventListener("change", act);
  return made;
};
