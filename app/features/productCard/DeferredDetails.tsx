import type { ReactNode } from "react";
import { useNonce } from "~/platform/http/nonce";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

/**
 * The content of a closed `<details>`, in markup that is rendered only on the server. When scripts run, the elements
 * are created when the details element is opened: the closed forms of thirty cards were a third of a listing's
 * elements, and Chromium laid out each form to look for fields to autofill. Without scripts the elements are there from
 * the start.
 */
export function DeferredDetails({ children }: { children: ReactNode }) {
  return useLiteMode() ? children : <noscript>{children}</noscript>;
}

/** A script that is rendered once in every page with scripts and works before any other script has loaded. */
export function DeferredDetailsScript() {
  const script = `(${renderOnOpen})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The function is serialized to text and run in the browser, so it must not refer to anything outside itself. */
function renderOnOpen() {
  const create = ({ target }: MouseEvent) => {
    const closed = target instanceof Element ? target.closest("details")?.querySelector("noscript") : null;
    if (closed) closed.outerHTML = closed.textContent ?? "";
  };
  addEventListener("click", create, true);
}
