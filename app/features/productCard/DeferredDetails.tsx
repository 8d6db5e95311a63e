import { useIsLight } from "~/platform/http/liteMode";
import { useNonce } from "~/platform/http/nonce";

type MarkupWhenOpenedProps = { markup: string; className: string };

/**
 * What lies in a closed `<details>`, as markup that is safe to show. Where scripts run, elements are made of it when the
 * details is opened: the closed forms of thirty cards were a third of a listing's elements, and Chromium laid out each
 * form by itself in search of fields to fill. Without scripts they stand there from the start.
 */
export function MarkupWhenOpened({ markup, className }: MarkupWhenOpenedProps) {
  const html = useIsLight() ? markup : `<noscript>${markup}</noscript>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever hands it over has made it safe
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Stands once in every page with scripts, and works before any other is fetched. */
export function MarkupOpener() {
  const script = `(${openMarkup})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Runs in the browser as its own text, so it may name nothing outside itself. */
function openMarkup() {
  addEventListener("click", ({ target }) => {
    const closed = target instanceof Element ? target.closest("details")?.querySelector("noscript") : null;
    if (closed) closed.outerHTML = closed.textContent ?? "";
  });
}
