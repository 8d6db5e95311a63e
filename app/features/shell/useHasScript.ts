import { useSyncExternalStore } from "react";

/** False on the server and while its HTML is taken over, true ever after. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe() {
  return () => {};
}
