import Negotiator from "negotiator";

import { isLocale, type Locale } from "./locale";

/**
 * Returns the shop's language that an Accept-Language header (RFC 9110, 12.5.4) prefers; null where it has none of
 * them.
 */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const asked = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } }).languages();
  return asked.map((range) => range.split("-")[0]?.toLowerCase()).find(isLocale) ?? null;
}
