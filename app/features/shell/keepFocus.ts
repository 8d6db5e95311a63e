/** Where the focus was: the element and its ancestors, each with the elements it then stood among. */
type Place = { element: HTMLElement; steps: { element: Element; siblings: Element[] }[] };

/** A part that may be removed names in it, by a selector, what takes the focus then. */
const nextFocusAttribute = "data-next-focus";

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/**
 * Moves the focus on when the element that has it is removed, as a browser would drop it to the top of the page. It
 * goes to the element that replaces it under the same id, to the one that a removed part names, to the nearest box that
 * may take it (`tabIndex={-1}`), to the controls that follow the removed part, or to those before it. Returns a function
 * that stops it.
 */
export function keepFocus(): () => void {
  let place = placeOf(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    place = placeOf(document.activeElement);
  };
  // A visitor who has left a control, as by a tap beside it, gets no focus when it is removed later.
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
    // A component may give the focus a place of its own in the same step.
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

/** First what stands in the removed element's place now, then what followed it, then what was before it. */
function controlNear({ element, siblings }: Place["steps"][number], parent: Element): HTMLElement | null {
  const index = siblings.indexOf(element);
  const now = [...parent.children];
  // What comes beside the parts of the shell, such as a pop-up, replaces none of them.
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
