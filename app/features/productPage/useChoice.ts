import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

import { choiceQuery, type Picked } from "~/features/products/product";

/** What a visitor has picked: what the address says at first, then what is clicked, and the address follows. */
export function useChoice({ colourId, size }: Picked) {
  const [shown, setShown] = useState<Picked>({ colourId, size });
  const [isLive, setIsLive] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setIsLive(true), []);
  const asked = useRef({ colourId, size });
  const latest = useRef<Picked>({ colourId, size });
  useEffect(() => {
    // The first sight changes nothing, or it would undo what was clicked before the page came alive.
    if (asked.current.colourId === colourId && asked.current.size === size) return;
    asked.current = { colourId, size };
    latest.current = { colourId, size };
    setShown({ colourId, size });
  }, [colourId, size]);
  /** Joined to what was picked last, which need not have been drawn yet. */
  const choose = (change: Partial<Picked>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setShown(next);
    // Whoever has just gone back still sees this page, under another's address.
    if (location.pathname !== pathname) return;
    history.replaceState(history.state, "", `${location.pathname}${choiceQuery(next, keptQuery())}`);
  };
  return { shown, choose, isLive };
}

/** The list of branches stays open when another size is picked. */
function keptQuery(): Record<string, string> {
  return new URLSearchParams(location.search).has("prodejny") ? { prodejny: "1" } : {};
}
