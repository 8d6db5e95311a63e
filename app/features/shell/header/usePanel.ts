import { useLocation } from "@remix-run/react";
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";

import { safePath } from "~/platform/http/safePath";

import type { ShellFacts } from "../shellFacts";

export type PanelName = "account" | "cart";

export type PanelState = {
  root: RefObject<HTMLDivElement>;
  /** Undefined until the page's script runs. */
  open: PanelName | null | undefined;
  /** Why it is open: one that shows what was just added goes by itself. */
  reason: "asked" | "added";
  /** Where a protected page sent the visitor from; null on all other pages (decision 23). */
  redirect: string | null;
  /** Where the visitor is. */
  path: string;
  show: (name: PanelName) => void;
  close: () => void;
  /** True where a link's own page is being shown, so that a panel would only repeat it. */
  isOn: (href: string) => boolean;
};

type Opened = Pick<PanelState, "open" | "reason">;

/** Which panel of the header is open; at most one is. The window's events `show-cart` and `hide-cart` reach it, too. */
export function usePanel({ notice, account }: Pick<ShellFacts, "notice" | "account">): PanelState {
  const { pathname, search } = useLocation();
  const redirect = account ? null : safePath(new URLSearchParams(search).get("redirect"));
  const root = useRef<HTMLDivElement>(null);
  const [{ open, reason }, set] = useState<Opened>({ open: redirect ? "account" : undefined, reason: "asked" });
  const show = useCallback((open: PanelName | null, reason: PanelState["reason"] = "asked") => {
    // A panel that came as HTML is taken over first, and what changes nothing must not come between.
    const next = (last: Opened) => (last.open === open && last.reason === reason ? last : { open, reason });
    startTransition(() => set(next));
  }, []);
  const close = useCallback(() => show(null), [show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what was open on the one before
  useEffect(() => show(redirect ? "account" : null), [redirect, pathname, search, show]);
  useEffect(() => {
    if (notice?.tone === "good" && (notice.key === "added" || notice.key === "clamped")) show("cart", "added");
  }, [notice, show]);
  useHandover(root, show, close);
  useCartEvents(show, close);
  useWaysOut(root, open, close);
  return {
    root,
    open,
    reason,
    redirect,
    path: `${pathname}${search}`,
    show,
    close,
    isOn: (href) => pathname.startsWith(href),
  };
}

/** A customer's menu that the style sheet shows as the script comes stays until the pointer leaves it. */
function useHandover(root: PanelState["root"], show: PanelState["show"], close: PanelState["close"]) {
  useEffect(() => {
    const bareHeader = root.current?.closest("header:not([data-lively])");
    const menu = bareHeader?.querySelector("#panel-account")?.parentElement;
    if (!menu?.matches(":hover, :focus-within")) return;
    const leaving = new AbortController();
    menu.addEventListener("pointerleave", close, { once: true, signal: leaving.signal });
    show("account");
    return () => leaving.abort();
  }, [root, show, close]);
}

function useCartEvents(show: (name: PanelName) => void, close: () => void) {
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener("show-cart", () => show("cart"), leaving);
    window.addEventListener("hide-cart", close, leaving);
    return () => leaving.abort();
  }, [show, close]);
}

/** Closes on Escape, on a press elsewhere and when the focus leaves; Escape gives the focus back to the panel's link. */
function useWaysOut(root: PanelState["root"], open: PanelState["open"], close: () => void) {
  useEffect(() => {
    const { current } = root;
    if (!open || !current) return;
    const leaving = new AbortController();
    const isOutside = (target: EventTarget | null) => target instanceof Node && !current.contains(target);
    const closeOutside = (target: EventTarget | null) => isOutside(target) && close();
    document.addEventListener("pointerdown", ({ target }) => closeOutside(target), leaving);
    current.addEventListener("focusout", ({ relatedTarget }) => closeOutside(relatedTarget), leaving);
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (current.contains(document.activeElement)) {
          current.querySelector<HTMLElement>(`[data-panel="${open}"]`)?.focus();
        }
        close();
      },
      leaving,
    );
    return () => leaving.abort();
  }, [root, open, close]);
}
