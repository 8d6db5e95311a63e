import { matchRoutes } from "@remix-run/react";

import { prefersReducedData } from "../slowConnection/prefersReducedData";

const idleWithinMs = 2_000;
/**
 * The framework first requests the route of a marked link from the server; until it has it, there is nothing to fetch.
 */
const discovery = { everyMs: 600, times: 5 };

/**
 * Prefetches the code of the page behind a hovered or focused link, once the browser is idle or two seconds have
 * passed. It does nothing on connections that save data. Loader data is not prefetched, as it is the visitor's own.
 */
export function prefetchLinks(signal: AbortSignal): void {
  if (prefersReducedData("connection" in navigator ? navigator.connection : undefined)) return;
  const seen = new Set<string>();
  const consider = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    whenIdle(() => prefetch(link));
  };
  document.addEventListener("pointerover", consider, { passive: true, signal });
  document.addEventListener("focusin", consider, { signal });
}

function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: idleWithinMs });
  else setTimeout(run, idleWithinMs);
}

function prefetch(link: HTMLAnchorElement) {
  link.dataset.discover = "true";
  preloadModules(link.pathname, discovery.times);
}

function preloadModules(pathname: string, times: number) {
  const routes = matchRoutes(window.__remixRouter.routes, pathname)?.map(({ route }) => route.id ?? "") ?? [];
  const lacking = routes.filter((id) => !(id in window.__remixRouteModules));
  for (const id of lacking) preload(window.__remixManifest.routes[id]?.module);
  if (routes.length < 2 && times > 0) setTimeout(() => preloadModules(pathname, times - 1), discovery.everyMs);
}

function preload(module: string | undefined) {
  if (!module) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = module;
  document.head.append(link);
}
