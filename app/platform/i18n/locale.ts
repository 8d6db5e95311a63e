/** The two shop versions. Each has its own texts, currency, country and carts. */
export const locales = ["cs", "sk"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "cs";

/** BCP 47 tags, for Intl and hreflang. */
export const isoOf = { cs: "cs-CZ", sk: "sk-SK" } as const satisfies Record<Locale, string>;

/** ISO 3166 code of the country that a shop version delivers to (decision 65). */
export const countryOf = { cs: "CZ", sk: "SK" } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Only the path decides the language of a page (decision 27): /sk and everything below it is Slovak. */
export function localeOfPath(pathname: string): Locale {
  return /^\/sk(?:[/.]|$)/.test(pathname) ? "sk" : defaultLocale;
}

export function otherLocale(locale: Locale): Locale {
  return locale === "cs" ? "sk" : "cs";
}

/** The shop version that a request's address belongs to. */
export function requestLocale(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname);
}
