import { openPanel } from "./suggestionPanel";
import { shortestSuggested } from "./suggestions";

const pauseMs = 150;
const attached = new WeakSet<HTMLInputElement>();

/**
 * Makes a search field a combobox: a list of addresses under it, walked by the arrow keys while the focus stays in the
 * field. Enter without a chosen one sends the form, as ever.
 */
export function attachSuggestions(field: HTMLInputElement): void {
  const form = field.form;
  if (!form || attached.has(field)) return;
  attached.add(field);
  const panel = openPanel(field, form);
  let asked: AbortController | undefined;
  let timer: number | undefined;

  function ask(): void {
    window.clearTimeout(timer);
    asked?.abort();
    const query = field.value.trim();
    if (query.length < shortestSuggested) {
      panel.close();
      return;
    }
    timer = window.setTimeout(() => {
      asked = new AbortController();
      readSuggestions(`${form?.action}/naseptavac`, query, asked.signal)
        .then((suggestions) => document.activeElement === field && panel.show(suggestions))
        // Outdated, or offline: the form works all the same.
        .catch(() => undefined);
    }, pauseMs);
  }

  function leave(): void {
    window.clearTimeout(timer);
    asked?.abort();
    panel.close();
  }

  field.addEventListener("input", ask);
  field.addEventListener("blur", leave);
  form.addEventListener("submit", leave);
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (panel.isOpen()) panel.move(event.key === "ArrowDown" ? 1 : -1);
      else ask();
    }
    if (event.key === "Escape" && panel.isOpen()) {
      event.preventDefault();
      leave();
    }
    if (event.key === "Enter" && panel.choose()) event.preventDefault();
  });
  if (field.value !== field.defaultValue) ask();
}

async function readSuggestions(address: string, query: string, signal: AbortSignal) {
  const response = await fetch(`${address}?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`suggestions: ${response.status}`);
  return response.json();
}
