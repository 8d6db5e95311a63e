/** The two shop versions. Each has its own texts, currency, country and carts. */
export const locales = ["cs", "sk"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "cs";

type LocaleRow = {
  id: number;
  /** The first path segment of the version's addresses, and the name of the folder with its texts. */
  code: Locale;
  /** The language's name in that language. */
  name: string;
  /** BCP 47 tag for Intl and hreflang. */
  iso: string;
  /** ISO 3166 code of the country that the shop version delivers to (decision 65). */
  country: string;
};

/** Everything that the two shop versions differ in (specification 3). */
export const localeTable = {
  cs: { id: 1, code: "cs", name: "Čeština", iso: "cs-CZ", country: "CZ" },
  sk: { id: 2, code: "sk", name: "Slovenčina", iso: "sk-SK", country: "SK" },
} as const satisfies Record<Locale, LocaleRow>;

export const isoOf = { cs: localeTable.cs.iso, sk: localeTable.sk.iso };
export const countryOf = { cs: localeTable.cs.country, sk: localeTable.sk.country };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Returns the language of a path. Only the path decides the language of a page (decision 27): /sk and everything below
 * it is Slovak.
 */
export function localeOfPath(pathname: string): Locale {
  return /^\/sk(?:[/.]|$)/.test(pathname) ? "sk" : defaultLocale;
}

export function otherLocale(locale: Locale): Locale {
  return locale === "cs" ? "sk" : "cs";
}

/** Returns the shop version that a request's address belongs to. */
export function requestLocale(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname);
}
