import type { i18n } from "i18next";

import { textAddress } from "../i18n/browserTexts";
import { i18nOptions } from "../i18n/options";

type Texts = { [key: string]: string | Texts };
export type Values = Record<string, unknown>;
/** Texts keyed by namespace. */
export type Loaded = ReadonlyMap<string, Texts>;

const fallbackNamespace = "ui";

/**
 * Replaces i18next in the browser, at a twelfth of its size: it loads texts, interpolates values and selects plurals,
 * which is all that the shop's texts need. A test compares it with the real one, key by key.
 */
export async function createBrowserI18n(locale: string, namespaces: readonly string[]): Promise<i18n> {
  const textsByLocale = new Map<string, Map<string, Texts>>();
  const listeners = new Set<(locale: string) => void>();
  let language = locale;
  let wanted = [...new Set(namespaces)];

  async function load(locale: string, names: readonly string[]) {
    const texts = textsByLocale.get(locale) ?? new Map<string, Texts>();
    textsByLocale.set(locale, texts);
    const missing = names.filter((name) => !texts.has(name));
    await Promise.all(missing.map(async (name) => texts.set(name, await fetchTexts(locale, name))));
  }

  await load(language, wanted);
  const instance = {
    isInitialized: true,
    options: i18nOptions,
    get language() {
      return language;
    },
    get languages() {
      return [language];
    },
    hasLoadedNamespace: (name: string) => textsByLocale.get(language)?.has(name) === true,
    async loadNamespaces(names: string | readonly string[], done?: () => void) {
      wanted = [...new Set([...wanted, ...[names].flat()])];
      await load(language, wanted);
      done?.();
    },
    async changeLanguage(target: string) {
      await load(target, wanted);
      language = target;
      for (const listener of listeners) listener(target);
    },
    getFixedT: (_locale: string | null, names: string | readonly string[] | null) => {
      const [name = fallbackNamespace] = [names ?? fallbackNamespace].flat();
      return (key: string, values?: Values) =>
        translate(textsByLocale.get(language) ?? new Map(), language, name, key, values);
    },
    on: (_event: string, listener: (locale: string) => void) => listeners.add(listener),
    off: (_event: string, listener: (locale: string) => void) => listeners.delete(listener),
  };
  // react-i18next uses no more of an i18next instance than these members.
  return instance as unknown as i18n;
}

/** Returns the text of a key such as `title` or `namespace:part.name`; the key itself when there is no text. */
export function translate(texts: Loaded, locale: string, namespace: string, key: string, values: Values = {}): string {
  const [, prefix = namespace, path = key] = /^(\w+):(.*)$/s.exec(key) ?? [];
  const keys = [...pluralForms(locale, values.count).map((form) => `${path}_${form}`), path];
  for (const name of [prefix, fallbackNamespace]) {
    const text = keys.map((each) => textAt(texts.get(name), each)).find((found) => found !== undefined);
    if (text !== undefined) return interpolate(text, values);
  }
  return path;
}

/** Returns the plural forms of a count, the best first: 0 uses `zero` where a text has it. */
function pluralForms(locale: string, count: unknown): string[] {
  if (typeof count !== "number") return [];
  return [...(count === 0 ? ["zero"] : []), new Intl.PluralRules(locale).select(count), "other"];
}

function textAt(texts: Texts | undefined, path: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const step of path.split(".")) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : undefined;
}

function interpolate(text: string, values: Values): string {
  return text.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ""));
}

async function fetchTexts(locale: string, namespace: string): Promise<Texts> {
  const address = textAddress(locale, namespace);
  if (!address) throw new Error(`no texts ${locale}/${namespace}`);
  return (await fetch(address)).json();
}
