import { type RefObject, useEffect, useLayoutEffect } from "react";

import type { SelectedOptions } from "~/features/products/product";

/** React warns on the server about layout effects, which run only in the browser. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Takes over what was selected before hydration, or what the browser restored from an earlier visit. It does so before
 * React renders the form again: until then React holds the radio buttons for unchecked and would uncheck them, and a form
 * sent in between would lack the size that the visitor sees selected.
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
