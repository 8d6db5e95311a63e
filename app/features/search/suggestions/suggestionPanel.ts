import { visuallyHidden } from "styles/global.css";

import * as styles from "./suggestionPanel.css";
import type { Suggestion, SuggestionGroup, Suggestions } from "./suggestions";

export type Panel = {
  show: (suggestions: Suggestions) => void;
  close: () => void;
  isOpen: () => boolean;
  /** Marks the next (1) or the previous (-1) option; before the first and after the last, none is marked. */
  move: (by: 1 | -1) => void;
  /** Follows the marked option; returns false when no option is marked. */
  choose: () => boolean;
};

let panelCount = 0;

/** Creates a list box for a field, in the field's form. */
export function openPanel(field: HTMLInputElement, form: HTMLFormElement): Panel {
  panelCount += 1;
  const list = createElement("div", styles.list, { id: `suggestions-${panelCount}`, role: "listbox" });
  const status = createElement("div", visuallyHidden, { role: "status" });
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
      list.replaceChildren(...renderContent(suggestions, list.id));
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

function renderContent({ groups, all }: Suggestions, id: string): HTMLElement[] {
  let count = 0;
  const renderNumbered = (suggestion: Suggestion) => {
    count += 1;
    return renderOption(suggestion, `${id}-${count}`);
  };
  return [...groups.map((group) => renderGroup(group, renderNumbered)), renderNumbered(all)];
}

function renderGroup(
  { label, options }: SuggestionGroup,
  renderNumbered: (suggestion: Suggestion) => HTMLElement,
): HTMLElement {
  const group = createElement("div", styles.group, { role: "group", "aria-label": label });
  const heading = createElement("div", styles.heading, { "aria-hidden": "true" });
  heading.textContent = label;
  group.append(heading, ...options.map(renderNumbered));
  return group;
}

function renderOption({ text, address, note, picture }: Suggestion, id: string): HTMLElement {
  const attributes = { id, role: "option", "aria-selected": "false", href: address, tabindex: "-1" };
  const option = createElement("a", styles.option, attributes);
  if (picture)
    option.append(createElement("img", styles.picture, { src: picture, alt: "", width: "44", height: "55" }));
  const name = createElement("span", styles.name, {});
  name.textContent = text;
  option.append(name);
  if (!note) return option;
  const aside = createElement("span", styles.note, {});
  aside.textContent = note;
  option.append(aside);
  return option;
}

function createElement(tag: string, style: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag);
  made.className = style;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
