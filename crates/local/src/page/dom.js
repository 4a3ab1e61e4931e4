// Elements of the page, found and made.

export const $ = (id) => document.getElementById(id);

export const element = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};
