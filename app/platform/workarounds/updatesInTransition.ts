import { startTransition, useInsertionEffect } from "react";

/**
 * Lets React finish hydrating when the address changes in the meantime, even if only the part behind its `#` does. The
 * framework's root handles the new address as an urgent update, for which React 18 discards the parts of the page that
 * it has not hydrated yet and renders them again (error 421). Runs before the framework listens to its router.
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
