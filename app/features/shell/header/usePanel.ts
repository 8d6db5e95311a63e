import { useLocation } from "@remix-run/react";
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";

import { addressOf } from "~/addresses";
import { safePath } from "~/platform/http/safePath";

import { useLocale } from "~/platform/i18n/LocaleContext";
import { opensCart } from "../notices/opensCart";
import type { ShellData } from "../shellData";

export type PanelName = "account" | "cart";

export type PanelState = {
  root: RefObject<HTMLDivElement>;
  /** The name of the open panel; undefined until hydration. */
  open: PanelName | null | undefined;
  /** Why the panel is open: a panel that shows an added product closes by itself. */
  reason: "asked" | "added";
  /** The protected page that redirected the visitor to sign in; null otherwise (decision 23). */
  redirect: string | null;
  /** The current path with its query. */
  path: string;
  show: (name: PanelName) => void;
  close: () => void;
  /** Closes the panel and returns the focus to its link. */
  leave: () => void;
  /** Returns true on the link's own page, where a panel would only repeat the page. */
  isOn: (href: string) => boolean;
};

type Opened = Pick<PanelState, "open" | "reason">;

/**
 * State of the header's panels, of which at most one is open. The window events `show-cart` and `hide-cart` also
 * control it.
 */
export function usePanel({ notice, account }: Pick<ShellData, "notice" | "account">): PanelState {
  const { pathname, search } = useLocation();
  const redirect = account ? null : safePath(new URLSearchParams(search).get("redirect"));
  const root = useRef<HTMLDivElement>(null);
  const [opened, set] = useState<Opened>({ open: redirect ? "account" : undefined, reason: "asked" });
  const isCart = pathname === addressOf("cart", useLocale());
  // The cart page must not show the cart's panel even for the moment until the effect below closes it.
  const open = isCart && opened.open === "cart" ? null : opened.open;
  const show = useCallback((open: PanelName | null, reason: PanelState["reason"] = "asked") => {
    // A server-rendered panel is hydrated first; an update without a change must not interrupt that.
    const next = (last: Opened) => (last.open === open && last.reason === reason ? last : { open, reason });
    startTransition(() => set(next));
  }, []);
  const close = useCallback(() => show(null), [show]);
  const leave = useCallback(() => {
    focusLink(root.current, open);
    close();
  }, [open, close]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what was open on the one before
  useEffect(() => show(redirect ? "account" : null), [redirect, pathname, search, show]);
  useEffect(() => {
    if (opensCart(notice) && !isCart) show("cart", "added");
  }, [notice, isCart, show]);
  useHoverTakeover(root, show, close);
  useCartEvents(show, close);
  useDismiss(root, open, close);
  return {
    root,
    open,
    reason: opened.reason,
    redirect,
    path: `${pathname}${search}`,
    show,
    close,
    leave,
    isOn: (href) => pathname.startsWith(href),
  };
}

/** Keeps a customer's menu that CSS shows on hover during hydration open until the pointer leaves it. */
function useHoverTakeover(root: PanelState["root"], show: PanelState["show"], close: PanelState["close"]) {
  useEffect(() => {
    const bareHeader = root.current?.closest("header:not([data-enhanced])");
    const menu = bareHeader?.querySelector("#panel-account")?.parentElement;
    if (!menu?.matches(":hover, :focus-within")) return;
    const cleanup = new AbortController();
    menu.addEventListener("pointerleave", close, { once: true, signal: cleanup.signal });
    show("account");
    return () => cleanup.abort();
  }, [root, show, close]);
}

function useCartEvents(show: (name: PanelName) => void, close: () => void) {
  useEffect(() => {
    const cleanup = new AbortController();
    window.addEventListener("show-cart", () => show("cart"), cleanup);
    window.addEventListener("hide-cart", close, cleanup);
    return () => cleanup.abort();
  }, [show, close]);
}

/**
 * Closes the panel on Escape, on a click outside, when it loses the focus, and when something below it gets the focus.
 * Escape returns the focus to the panel's link.
 */
function useDismiss(root: PanelState["root"], open: PanelState["open"], close: () => void) {
  useEffect(() => {
    const { current } = root;
    if (!open || !current) return;
    const cleanup = new AbortController();
    const isOutside = (target: EventTarget | null) => target instanceof Node && !current.contains(target);
    const closeOutside = (target: EventTarget | null) => isOutside(target) && close();
    document.addEventListener("pointerdown", ({ target }) => closeOutside(target), cleanup);
    const panel = () => document.getElementById(`panel-${open}`);
    const onFocus = ({ target }: Event) => isOutside(target) && isCovered(target, panel()) && close();
    document.addEventListener("focusin", onFocus, cleanup);
    current.addEventListener("focusout", ({ relatedTarget }) => closeOutside(relatedTarget), cleanup);
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (current.contains(document.activeElement)) focusLink(current, open);
        close();
      },
      cleanup,
    );
    return () => cleanup.abort();
  }, [root, open, close]);
}

function focusLink(root: HTMLElement | null, name: PanelState["open"]): void {
  root?.querySelector<HTMLElement>(`[data-panel="${name}"]`)?.focus();
}

function isCovered(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element) || !panel) return false;
  const [part, cover] = [target.getBoundingClientRect(), panel.getBoundingClientRect()];
  return part.right > cover.left && part.left < cover.right && part.bottom > cover.top && part.top < cover.bottom;
}
