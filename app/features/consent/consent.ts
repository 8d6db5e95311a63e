/** What a visitor may allow or not; technical cookies are always there. */
export const optionalCategories = ["analytical", "marketing", "advertisement"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export const categories = ["technical", ...optionalCategories] as const;
export type Category = (typeof categories)[number];

/** A visitor's answer: whether cookies of each category may be set. */
export type Consent = Record<Category, boolean>;

export const noConsent: Consent = { technical: true, analytical: false, marketing: false, advertisement: false };

/**
 * Cookies that belong to a category, here and nowhere else; they go when it is refused or withdrawn. A `*` at the end
 * stands for anything. Cart, sign-in, language, recently seen products and what was closed are technical.
 */
export const cookiesOf: Record<OptionalCategory, readonly string[]> = {
  analytical: ["analytics.*", "_ga", "_ga_*", "_gid"],
  marketing: ["marketing.*", "_fbp", "_fbc"],
  advertisement: ["advertisement.*", "_gcl_*"],
};

export function consentTo(allowed: readonly OptionalCategory[]): Consent {
  return {
    technical: true,
    analytical: allowed.includes("analytical"),
    marketing: allowed.includes("marketing"),
    advertisement: allowed.includes("advertisement"),
  };
}

/** `technical.analytical`: the allowed categories, as the cookie holds them. */
export function writeConsent(consent: Consent): string {
  return categories.filter((category) => consent[category]).join(".");
}

/** Null for what is no written consent. */
export function parseConsent(written: string | undefined): Consent | null {
  const [first, ...rest] = (written ?? "").split(".");
  const allowed = optionalCategories.filter((category) => rest.includes(category));
  return first === "technical" && allowed.length === rest.length ? consentTo(allowed) : null;
}

/** Which of the cookies that a visitor carries are not covered by the consent. */
export function withdrawnCookies(consent: Consent, carried: readonly string[]): string[] {
  const refused = optionalCategories
    .filter((category) => !consent[category])
    .flatMap((category) => cookiesOf[category]);
  return carried.filter((name) => refused.some((pattern) => isNamedBy(pattern, name)));
}

function isNamedBy(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
