import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import type { Money } from "./ecommerce";
import type { ConsentedAnalytics, TrackedEvent, TrackedPage } from "./trackedPage";

/** The current page. It is set by effects of the page, which run before those of the shell around it. */
let currentPage: TrackedPage | null = null;

/** Sets what is tracked for the page. Without the visitor's consent it has no effect. */
export function useTrackedPage(given: TrackedPage | null): void {
  useEffect(() => {
    currentPage = given;
    return () => {
      currentPage = null;
    };
  });
}

/** Tracks each page and the events of forms. The tracking code is loaded only with consent. */
export function useTracking(
  consentedAnalytics: ConsentedAnalytics,
  { currency, reports }: { currency: Money; reports: TrackedEvent[] | null },
) {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the loader data change together
  useEffect(() => {
    const page = currentPage;
    if (consentedAnalytics)
      import("./track").then(({ track }) => track({ consentedAnalytics, currency, reports, page }));
    else if (isTracking()) import("./track").then(({ stopTracking }) => stopTracking());
  }, [pathname, search, consentedAnalytics, reports]);
}

/** True once something has been tracked since the page was loaded. */
function isTracking(): boolean {
  return "dataLayer" in window;
}
