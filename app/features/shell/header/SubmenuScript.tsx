import { useNonce } from "~/platform/http/nonce";

/**
 * A script that is rendered once, in the head of every page with scripts, and works before any other script has loaded.
 */
export function SubmenuScript() {
  const script = `(${showSubmenus})()`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Copies a submenu of the whole menu into the row of the header as soon as a pointer or the focus comes to its entry.
 * It does so each time, as the mark of the current page changes. The mark on the root element shows CSS that the
 * submenus open, so that wide screens need no button for the whole menu. The function is serialized to text and run in
 * the browser, so it must not refer to anything outside itself.
 */
function showSubmenus() {
  document.documentElement.dataset.submenus = "";
  const fill = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>("header [data-entry]") : null;
    const slot = entry?.querySelector("[data-submenu]");
    const whole = document.getElementById(entry?.dataset.entry ?? "")?.querySelector("[data-submenu]");
    if (!entry || !slot || !whole || !(target instanceof Node) || slot.contains(target)) return;
    if (slot.firstChild && relatedTarget instanceof Node && entry.contains(relatedTarget)) return;
    slot.replaceChildren(...whole.cloneNode(true).childNodes);
  };
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("header [data-opener]")) event.preventDefault();
  };
  addEventListener("click", stay, true);
  addEventListener("pointerover", fill, true);
  addEventListener("focusin", fill, true);
}
