/** URL of every text file, hashed and immutable: `../../../locales/cs/ui.json` → `/assets/ui-….json`. */
const addresses = import.meta.glob<string>("../../../locales/*/*.json", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

export function textAddress(locale: string, namespace: string): string | undefined {
  return addresses[`../../../locales/${locale}/${namespace}.json`];
}
