import { openPanel } from "./suggestionPanel";
import { minSuggestedLength } from "./suggestions";

const pauseMs = 150;
const attached = new WeakSet<HTMLInputElement>();

/**
 * Turns a search field into a combobox with a list of links under it, navigated by the arrow keys while the focus stays
 * in the field. Enter without a marked option submits the form as usual.
 */
export function attachSuggestions(field: HTMLInputElement): void {
  const form = field.form;
  if (!form || attached.has(field)) return;
  attached.add(field);
  const panel = openPanel(field, form);
  let request: AbortController | undefined;
  let timer: number | undefined;

  function requestSuggestions(): void {
    window.clearTimeout(timer);
    request?.abort();
    const query = field.value.trim();
    if (query.length < minSuggestedLength) {
      panel.close();
      return;
    }
    timer = window.setTimeout(() => {
      request = new AbortController();
      readSuggestions(`${form?.action}/naseptavac`, query, request.signal)
        .then((suggestions) => document.activeElement === field && panel.show(suggestions))
        // The request was aborted or failed offline; the form works without suggestions.
        .catch(() => undefined);
    }, pauseMs);
  }

  function close(): void {
    window.clearTimeout(timer);
    request?.abort();
    panel.close();
  }

  field.addEventListener("input", requestSuggestions);
  field.addEventListener("blur", close);
  form.addEventListener("submit", close);
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (panel.isOpen()) panel.move(event.key === "ArrowDown" ? 1 : -1);
      else requestSuggestions();
    }
    if (event.key === "Escape" && panel.isOpen()) {
      event.preventDefault();
      close();
    }
    if (event.key === "Enter" && panel.choose()) event.preventDefault();
  });
  if (field.value !== field.defaultValue) requestSuggestions();
}

async function readSuggestions(address: string, query: string, signal: AbortSignal) {
  const response = await fetch(`${address}?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`suggestions: ${response.status}`);
  return response.json();
}
