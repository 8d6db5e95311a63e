import { useEffect, useState } from "react";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import type { CartGlance } from "./miniCart";

/** A busy state, once shown, stays so long (specification 9). */
const busyAtLeastMs = 200;

type Glancing = { state: "loading" | "ready" | "failed"; glance: CartGlance | null };

/** Fetches the cart when its panel opens, and again whenever `version` changes; what is shown stays meanwhile. */
export function useGlance(version: unknown): Glancing {
  const locale = useLocale();
  const [glancing, setGlancing] = useState<Glancing>({ state: "loading", glance: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to ask again
  useEffect(() => {
    const leaving = new AbortController();
    setGlancing(({ glance }) => ({ state: "loading", glance }));
    fetchGlance(addressOf("cartPanel", locale), leaving.signal).then(
      (glance) => setGlancing({ state: "ready", glance }),
      () => leaving.signal.aborted || setGlancing({ state: "failed", glance: null }),
    );
    return () => leaving.abort();
  }, [locale, version]);
  return glancing;
}

async function fetchGlance(address: string, signal: AbortSignal): Promise<CartGlance> {
  const [answer] = await Promise.all([fetch(address, { signal }), pause(busyAtLeastMs)]);
  if (!answer.ok) throw new Error(`the cart's panel answered ${answer.status}`);
  const glance: CartGlance = await answer.json();
  signal.throwIfAborted();
  return glance;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
