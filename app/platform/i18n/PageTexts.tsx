import { useLocation, useMatches } from "@remix-run/react";
import { textAddress } from "./browserTexts";
import { localeOfPath } from "./locale";

/** Preloads the page's texts in parallel with its scripts. */
export function PageTexts() {
  const locale = localeOfPath(useLocation().pathname);
  const namespaces = useMatches().flatMap(({ handle }) => namespacesOf(handle));
  return [...new Set(namespaces)].map((namespace) => (
    <link
      key={namespace}
      rel="preload"
      as="fetch"
      crossOrigin="anonymous"
      href={textAddress(locale, namespace)}
      {...{ fetchpriority: "low" }}
      suppressHydrationWarning
    />
  ));
}

function namespacesOf(handle: unknown): string[] {
  if (typeof handle !== "object" || handle === null || !("i18n" in handle)) return [];
  return Array.isArray(handle.i18n) ? handle.i18n.map(String) : [];
}
