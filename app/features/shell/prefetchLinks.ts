import { matchRoutes } from "@remix-run/react";

import { isSparing } from "./isSparing";

const idleWithinMs = 2_000;
/** The framework asks the server which routes a marked link leads to; meanwhile there is nothing to fetch. */
const discoveryMs = 600;

/**
 * Fetches the code of the page that a link under the pointer or focus leads to, once the browser is idle or two seconds
 * have passed; nothing where the visitor pays for each byte. Data is not fetched ahead: it is the visitor's own.
 */
export function prefetchLinks(signal: AbortSignal): void {
  if (isSparing("connection" in navigator ? navigator.connection : undefined)) return;
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
  setTimeout(() => preloadModules(link.pathname), discoveryMs);
}

function preloadModules(pathname: string) {
  for (const { route } of matchRoutes(window.__remixRouter.routes, pathname) ?? []) {
    const module = window.__remixManifest.routes[route.id ?? ""]?.module;
    if (!module || (route.id ?? "") in window.__remixRouteModules) continue;
    const preload = document.createElement("link");
    preload.rel = "modulepreload";
    preload.href = module;
    document.head.append(preload);
  }
}
