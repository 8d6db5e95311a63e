import { type RefObject, useEffect, useLayoutEffect } from "react";

import type { SelectedOptions } from "~/features/products/product";

/** Layout effects run only in the browser, and React warns about them on the server. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Applies what the visitor selected before hydration, or what the browser restored from an earlier visit. It does so
 * before React renders the form again: until then React treats the radio buttons as unchecked and would uncheck them,
 * and a form submitted in between would lack the size that the visitor sees selected.
 */
export function usePreHydrationSelection(
  form: RefObject<HTMLFormElement>,
  shown: SelectedOptions,
  onSelect: (change: Partial<SelectedOptions>) => void,
): void {
  useBrowserLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const [colourId, size] = [typed.get("barva"), typed.get("velikost")].map((value) => value?.toString() ?? null);
    const isUnchanged = (colourId ?? null) === shown.colourId && (size ?? null) === shown.size;
    if (!isUnchanged) onSelect({ colourId: colourId ?? null, size: size ?? null });
  }, []);
}
