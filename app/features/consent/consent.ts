import type { CookieName } from "~/platform/cookieTable";

/** Categories that a visitor may refuse; technical cookies are always allowed. */
export const optionalConsentCategories = ["analytical", "marketing", "advertisement"] as const;
export type OptionalConsentCategory = (typeof optionalConsentCategories)[number];
export const consentCategories = ["technical", ...optionalConsentCategories] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** A visitor's choice: whether cookies of each category may be set. */
export type Consent = Record<ConsentCategory, boolean>;

export const noConsent: Consent = { technical: true, analytical: false, marketing: false, advertisement: false };

/** The cookie that the shop itself sets, only with the consent that `mayRememberViewed` requires. */
const recentlyViewedCookie = "seen" satisfies CookieName;

/**
 * The cookies of each category, listed only here; they are deleted when the category is refused or withdrawn. A `*` at
 * the end is a wildcard. Cart, sign-in, language and closed banners are technical. Recently viewed products are not:
 * the shop works without them, and they reveal something about the visitor (Czech act 127/2005 § 89,
 * Slovak 452/2021 § 109).
 */
export const cookiesByCategory: Record<OptionalConsentCategory, readonly string[]> = {
  analytical: ["analytics.*", "_ga", "_ga_*", "_gid"],
  marketing: [recentlyViewedCookie, "marketing.*", "_fbp", "_fbc"],
  advertisement: ["advertisement.*", "_gcl_*"],
};

export function mayRememberViewed(consent: Consent | null): boolean {
  return consent?.marketing ?? false;
}

export function consentFor(allowed: readonly OptionalConsentCategory[]): Consent {
  return {
    technical: true,
    analytical: allowed.includes("analytical"),
    marketing: allowed.includes("marketing"),
    advertisement: allowed.includes("advertisement"),
  };
}

/** True when cookies other than technical ones may be set. */
export function allowsAnything(consent: Consent): boolean {
  return optionalConsentCategories.some((category) => consent[category]);
}

/** Serializes the allowed categories as the cookie's value: `technical.analytical`. */
export function serializeConsent(consent: Consent): string {
  return consentCategories.filter((category) => consent[category]).join(".");
}

/** Parses a serialized consent; null for any other text. */
export function parseConsent(written: string | undefined): Consent | null {
  const [first, ...rest] = (written ?? "").split(".");
  const allowed = optionalConsentCategories.filter((category) => rest.includes(category));
  return first === "technical" && allowed.length === rest.length ? consentFor(allowed) : null;
}

/** Returns those of the visitor's cookies that the consent does not cover. */
export function withdrawnCookies(consent: Consent, cookieNames: readonly string[]): string[] {
  const refused = optionalConsentCategories
    .filter((category) => !consent[category])
    .flatMap((category) => cookiesByCategory[category]);
  return cookieNames.filter(
    (name) => writableName.test(name) && refused.some((pattern) => matchesPattern(pattern, name)),
  );
}

/** A browser may send names that no Set-Cookie header can contain (RFC 6265, 4.1.1); such cookies cannot be deleted. */
const writableName = /^[!#$%&'*+.^_`|~\w-]+$/;

function matchesPattern(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
