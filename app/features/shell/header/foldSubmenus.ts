import { visuallyHidden } from "styles/global.css";
import { opener } from "./MenuTree.css";
import { closeOnEscape, setOpen } from "./openEntry";

/** Folds the submenus of the whole menu and gives each a button. */
export function foldSubmenus(menu: HTMLElement, signal: AbortSignal): void {
  const entries = [...menu.querySelectorAll<HTMLElement>("[data-entry]:has(> [data-submenu])")];
  for (const entry of entries) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = opener;
    button.dataset.opener = "";
    button.innerHTML = `<span class="${visuallyHidden}"></span>`;
    if (button.firstElementChild) button.firstElementChild.textContent = entry.dataset.openerText ?? "";
    entry.querySelector("[data-submenu]")?.before(button);
    setOpen(entry, false);
    button.addEventListener("click", () => setOpen(entry, !("open" in entry.dataset)), { signal });
    signal.addEventListener("abort", () => button.remove());
  }
  const closeAll = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) for (const entry of entries) setOpen(entry, false);
  };
  menu.addEventListener("click", closeAll, { signal });
  closeOnEscape(entries, signal);
}
