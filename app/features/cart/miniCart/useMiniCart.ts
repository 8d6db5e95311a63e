import { useEffect, useState } from "react";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import type { MiniCart } from "./miniCart";

/** A busy state, once shown, stays at least this long (specification 9). */
const busyAtLeastMs = 200;

type MiniCartState = { state: "loading" | "ready" | "failed"; miniCart: MiniCart | null };

/** Fetches the cart when its panel opens and whenever `version` changes; the previous contents stay meanwhile. */
export function useMiniCart(version: unknown): MiniCartState {
  const locale = useLocale();
  const [state, setState] = useState<MiniCartState>({ state: "loading", miniCart: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to ask again
  useEffect(() => {
    const controller = new AbortController();
    setState(({ miniCart }) => ({ state: "loading", miniCart }));
    fetchMiniCart(addressOf("cartPanel", locale), controller.signal).then(
      (miniCart) => setState({ state: "ready", miniCart }),
      () => controller.signal.aborted || setState({ state: "failed", miniCart: null }),
    );
    return () => controller.abort();
  }, [locale, version]);
  return state;
}

async function fetchMiniCart(address: string, signal: AbortSignal): Promise<MiniCart> {
  const [response] = await Promise.all([fetch(address, { signal }), pause(busyAtLeastMs)]);
  if (!response.ok) throw new Error(`the cart's panel answered ${response.status}`);
  const miniCart: MiniCart = await response.json();
  signal.throwIfAborted();
  return miniCart;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
