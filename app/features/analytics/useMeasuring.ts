import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import type { Money } from "./events";
import type { Measured, PageFacts, Report } from "./pageFacts";

/** What the page now shown is about; a page's own effects run before those of the shell around it. */
let facts: PageFacts | null = null;

/** A page says what it is about. Without the visitor's consent nobody listens. */
export function usePageFacts(given: PageFacts | null): void {
  useEffect(() => {
    facts = given;
    return () => {
      facts = null;
    };
  });
}

/** Tells each page, and what a form has done, to the measuring, which is fetched only with consent. */
export function useMeasuring(measured: Measured, { currency, reports }: { currency: Money; reports: Report[] | null }) {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of what the loader gave change together
  useEffect(() => {
    const page = facts;
    if (measured) import("./measure").then(({ measure }) => measure({ measured, currency, reports, facts: page }));
    else if (isMeasuring()) import("./measure").then(({ halt }) => halt());
  }, [pathname, search, measured, reports]);
}

/** True once something has been measured in this page's life. */
function isMeasuring(): boolean {
  return "dataLayer" in window;
}
