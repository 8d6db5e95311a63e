/** Where the focus was: the element and its ancestors, each with the siblings that it had then. */
type Place = { element: HTMLElement; steps: { element: Element; siblings: Element[] }[] };

/** Attribute of a part that may be removed; its value is a selector of the element that then gets the focus. */
const nextFocusAttribute = "data-next-focus";

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/**
 * Moves the focus when the element that has it is removed, as a browser would move it to the top of the page. The focus
 * goes to the element that replaces the removed one under the same id, to the one that a removed part names, to the
 * nearest box that may be focused (`tabIndex={-1}`), to the controls after the removed part, or to those before it.
 * Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let place = placeOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    place = placeOf(document.activeElement);
  };
  // When a visitor has left a control, for example by a tap beside it, removing it later moves no focus.
  const forget = () =>
    setTimeout(() => {
      if (place?.element.isConnected && document.activeElement === document.body) place = null;
    });
  const restore = () => {
    if (!place || !isLost(place)) return;
    const next = nextAfter(place);
    if (next) next.focus();
    else document.querySelector("main")?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    if (!place || !isLost(place)) return;
    clearTimeout(timer);
    // The restore waits, as a component may set the focus itself in the same step.
    timer = setTimeout(restore);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  document.addEventListener("focusout", forget);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("focusout", forget);
  };
}

function placeOf(focused: Element | null): Place | null {
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const steps: Place["steps"] = [];
  for (let element: Element = focused; element.parentElement; element = element.parentElement) {
    if (element === document.body) break;
    steps.push({ element, siblings: [...element.parentElement.children] });
  }
  return { element: focused, steps };
}

function isLost({ element }: Place): boolean {
  return !element.isConnected && (document.activeElement === null || document.activeElement === document.body);
}

function nextAfter({ element, steps }: Place): HTMLElement | null {
  const replacement = element.id ? document.getElementById(element.id) : null;
  if (replacement) return replacement;
  const kept = steps.findIndex((step) => step.element.isConnected);
  const removedSteps = kept < 0 ? steps : steps.slice(0, kept);
  const named = removedSteps.find((step) => step.element.hasAttribute(nextFocusAttribute));
  if (named) return document.querySelector<HTMLElement>(named.element.getAttribute(nextFocusAttribute) ?? "");
  const box = steps.slice(Math.max(kept, 0)).find((step) => isBox(step.element));
  if (kept >= 0 && box) return box.element instanceof HTMLElement ? box.element : null;
  const removed = removedSteps.at(-1);
  const parent = kept < 0 ? document.body : steps[kept]?.element;
  return removed && parent ? controlNear(removed, parent) : null;
}

function isBox(element: Element): boolean {
  return element.getAttribute("tabindex") === "-1" && element.tagName !== "MAIN";
}

/**
 * Returns the nearest control: first in what now stands in the removed element's place, then in what followed it, then
 * in what preceded it.
 */
function controlNear({ element, siblings }: Place["steps"][number], parent: Element): HTMLElement | null {
  const index = siblings.indexOf(element);
  const now = [...parent.children];
  // New elements beside the parts of the shell, such as a pop-up, do not replace any of them.
  const added = parent === document.body ? [] : now.filter((child) => !siblings.includes(child));
  const followers = siblings.slice(index + 1).filter((child) => now.includes(child));
  const leaders = siblings.slice(0, index).filter((child) => now.includes(child));
  for (const child of [...added, ...followers, ...leaders.reverse()]) {
    const control = firstControl(child);
    if (control) return control;
  }
  return null;
}

function firstControl(part: Element): HTMLElement | null {
  const all = [part, ...part.querySelectorAll(controls)];
  for (const element of all) {
    if (!(element instanceof HTMLElement) || !element.matches(controls)) continue;
    if (element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled")) return element;
  }
  return null;
}
