import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

import { buildSelectionQuery, type SelectedOptions } from "~/features/products/product";

/** The id of the form whose fields hold the selection. */
export const productFormId = "koupit";

/**
 * Keeps the selected options: first those of the address, then those the visitor clicks, which are written to the
 * address.
 */
export function useVariantSelection({ colourId, size }: SelectedOptions) {
  const [shown, setShown] = useState<SelectedOptions>({ colourId, size });
  const [isHydrated, setIsHydrated] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setIsHydrated(true), []);
  const requested = useRef({ colourId, size });
  const latest = useRef<SelectedOptions>({ colourId, size });
  useEffect(() => {
    // The first run changes nothing, as it would undo what the visitor clicked before hydration.
    if (requested.current.colourId === colourId && requested.current.size === size) return;
    requested.current = { colourId, size };
    latest.current = { colourId, size };
    setShown({ colourId, size });
  }, [colourId, size]);
  /** Merges the change into the latest selection, which may not have been rendered yet. */
  const select = (change: Partial<SelectedOptions>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setShown(next);
    // After Back, this page is still visible while the address is already another one.
    if (location.pathname !== pathname) return;
    history.replaceState(history.state, "", `${location.pathname}${buildSelectionQuery(next, preservedQuery())}`);
  };
  return { shown, select, isHydrated };
}

/** Keeps the parameter that lists the stores, so that the list stays open when another size is selected. */
function preservedQuery(): Record<string, string> {
  return new URLSearchParams(location.search).has("prodejny") ? { prodejny: "1" } : {};
}
