import i18next, { type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";

import { type Locale, locales } from "./locale";
import { i18nOptions } from "./options";
import { resources } from "./resources.server";

/** One instance per language for the life of the process: creating one costs more than rendering a page. */
const instances = new Map<Locale, i18n>(locales.map((locale) => [locale, instanceOf(locale)]));

export function i18nFor(locale: Locale): i18n {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`no texts for ${locale}`);
  return instance;
}

/** Translates keys such as `orders:mail.subject`. */
export function translatorFor(locale: Locale): Translate {
  return i18nFor(locale).getFixedT<Namespaces>(locale, namespaces);
}

/** Every namespace; a key without one is looked up in the first. */
const namespaces = [
  ...(["ui", "shell", "home", "catalog", "listing", "product", "search", "content", "newsletter"] as const),
  ...([
    "account",
    "wishlist",
    "vouchers",
    "cart",
    "delivery",
    "documents",
    "checkout",
    "orders",
    "payments",
    "reservations",
    "services",
    "warrantyClaims",
    "legal",
    "contact",
    "consent",
    "typography",
  ] as const),
] as const;
type Namespaces = typeof namespaces;
export type Translate = TFunction<Namespaces>;

function instanceOf(locale: Locale): i18n {
  const instance = i18next.createInstance();
  instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: locale, resources, ns: Object.keys(resources.cs), initImmediate: false });
  return instance;
}
