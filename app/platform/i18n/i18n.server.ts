import i18next, { type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";

import { type Locale, locales } from "./locale";
import { i18nOptions } from "./options";
import { resources } from "./resources.server";

/** There is one instance per language for the life of the process: creating one costs more than rendering a page. */
const instances = new Map<Locale, i18n>(locales.map((locale) => [locale, instanceOf(locale)]));

export function i18nFor(locale: Locale): i18n {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`no texts for ${locale}`);
  return instance;
}

/** Returns a function that translates keys such as `orders:mail.subject`. */
export function translatorFor(locale: Locale): Translate {
  return i18nFor(locale).getFixedT<Namespaces>(locale, namespaces);
}

/** Every namespace; a key that names none is looked up in the first. */
const namespaces = [
  "ui",
  "shell",
  "home",
  "catalog",
  "listing",
  "product",
  "search",
  "content",
  "newsletter",
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
] as const;
type Namespaces = typeof namespaces;
export type Translate = TFunction<Namespaces>;

function instanceOf(locale: Locale): i18n {
  const instance = i18next.createInstance();
  instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: locale, resources, ns: Object.keys(resources.cs), initImmediate: false });
  return rememberPlainTexts(instance);
}

/**
 * Caches texts without placeholders. Looking them up in i18next again and again, for hundreds of labels, took a tenth
 * of the time that rendering a page takes.
 */
function rememberPlainTexts(instance: i18n): i18n {
  const known = new Map<string, TFunction>();
  const getFixedT = new Proxy(instance.getFixedT, {
    apply(target, _self, scope) {
      const name = scope.join(" ");
      const translate = known.get(name) ?? remembering(Reflect.apply(target, instance, scope));
      known.set(name, translate);
      return translate;
    },
  });
  return Object.assign(instance, { getFixedT });
}

function remembering(translate: TFunction): TFunction {
  const texts = new Map<unknown, unknown>();
  return new Proxy(translate, {
    apply(target, self, args) {
      if (args.length > 1) return Reflect.apply(target, self, args);
      const [key] = args;
      if (!texts.has(key)) texts.set(key, Reflect.apply(target, self, args));
      return texts.get(key);
    },
  });
}
