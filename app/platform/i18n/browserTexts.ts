import type { BackendModule } from "i18next";

/** Address of every text file, hashed and immutable: `../../../locales/cs/ui.json` → `/assets/ui-….json`. */
const addresses = import.meta.glob<string>("../../../locales/*/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export function textAddress(locale: string, namespace: string): string | undefined {
  return addresses[`../../../locales/${locale}/${namespace}.json`];
}

/** Lets i18next fetch a namespace when a page first needs it. */
export const textFetcher: BackendModule = {
  type: "backend",
  init() {},
  read(locale, namespace, done) {
    const address = textAddress(locale, namespace);
    if (!address) return done(new Error(`no texts ${locale}/${namespace}`), false);
    fetch(address)
      .then((response) => response.json())
      .then((texts) => done(null, texts))
      .catch((error) => done(error, false));
  },
};
