import { spoken } from "styles/global.css";

import * as styles from "./suggestionPanel.css";
import type { Suggestion, SuggestionGroup, Suggestions } from "./suggestions";

export type Panel = {
  show: (suggestions: Suggestions) => void;
  close: () => void;
  isOpen: () => boolean;
  /** Marks the next (1) or the previous (-1) option; before the first and after the last is none. */
  move: (by: 1 | -1) => void;
  /** Goes where the marked option leads; false where none is marked. */
  choose: () => boolean;
};

let panels = 0;

/** A list box that belongs to a field and hangs under its form. */
export function openPanel(field: HTMLInputElement, form: HTMLFormElement): Panel {
  panels += 1;
  const list = element("div", styles.list, { id: `suggestions-${panels}`, role: "listbox" });
  const status = element("div", spoken, { role: "status" });
  form.append(list, status);
  // The focus stays in the field while an option is pressed.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.hidden = true;
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": list.id,
  }))
    field.setAttribute(name, value);
  let marked = -1;

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function mark(next: number): void {
    marked = next;
    for (const [index, option] of options().entries()) option.setAttribute("aria-selected", String(index === marked));
    const option = options()[marked];
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function setOpen(isOpen: boolean): void {
    list.hidden = !isOpen;
    field.setAttribute("aria-expanded", String(isOpen));
    mark(-1);
  }

  setOpen(false);
  list.addEventListener("click", () => setOpen(false));
  return {
    show(suggestions) {
      list.setAttribute("aria-label", suggestions.label);
      list.replaceChildren(...contentOf(suggestions, list.id));
      status.textContent = suggestions.status;
      setOpen(suggestions.groups.length > 0);
      const { left } = form.getBoundingClientRect();
      list.dataset.side = left + list.offsetWidth > document.documentElement.clientWidth ? "end" : "start";
    },
    close: () => setOpen(false),
    isOpen: () => !list.hidden,
    move(by) {
      const count = options().length + 1;
      mark(((marked + 1 + by + count) % count) - 1);
    },
    choose() {
      const option = list.hidden ? undefined : options()[marked];
      option?.click();
      return option !== undefined;
    },
  };
}

function contentOf({ groups, all }: Suggestions, id: string): HTMLElement[] {
  let count = 0;
  const numbered = (suggestion: Suggestion) => {
    count += 1;
    return optionOf(suggestion, `${id}-${count}`);
  };
  return [...groups.map((group) => groupOf(group, numbered)), numbered(all)];
}

function groupOf({ label, options }: SuggestionGroup, numbered: (suggestion: Suggestion) => HTMLElement): HTMLElement {
  const group = element("div", styles.group, { role: "group", "aria-label": label });
  const heading = element("div", styles.heading, { "aria-hidden": "true" });
  heading.textContent = label;
  group.append(heading, ...options.map(numbered));
  return group;
}

function optionOf({ text, address, note, picture }: Suggestion, id: string): HTMLElement {
  const attributes = { id, role: "option", "aria-selected": "false", href: address, tabindex: "-1" };
  const option = element("a", styles.option, attributes);
  if (picture) option.append(element("img", styles.picture, { src: picture, alt: "", width: "44", height: "55" }));
  const name = element("span", styles.name, {});
  name.textContent = text;
  option.append(name);
  if (!note) return option;
  const aside = element("span", styles.note, {});
  aside.textContent = note;
  option.append(aside);
  return option;
}

function element(tag: string, style: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag);
  made.className = style;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
