import { startTransition, useInsertionEffect } from "react";

/**
 * Lets React finish hydrating when the address changes meanwhile, also only behind its `#`: the framework's root takes the
 * new address as an urgent update, for which React 18 throws away a part of the page that it has not reached yet and draws
 * it again (error 421). Runs before the framework listens to its router.
 */
export function useUpdatesInTransition(): void {
  useInsertionEffect(() => {
    if (import.meta.env.PLAIN_updatesInTransition) return;
    const router = window.__remixRouter;
    const { subscribe } = router;
    router.subscribe = (listener) =>
      subscribe((state, options) => startTransition(() => void listener(state, options)));
  }, []);
}
