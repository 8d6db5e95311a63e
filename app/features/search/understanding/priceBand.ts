import type { Locale } from "~/platform/i18n/locale";

import type { QueryToken } from "./queryTokens";

/** Bounds in whole units of the shop's currency, inclusive; null is unbounded. */
export type PriceBand = { from: number | null; to: number | null };

type Amount = { value: number; currency: "CZK" | "EUR" | null; length: number };

const upperWords = new Set(
  "do pod mezi medzi max maximalne maximum nejvyse najviac za under levnejsi lacnejsi kolem okolo cca zhruba rozpocet limit".split(
    " ",
  ),
);
const lowerWords = new Set("od nad over min minimalne".split(" "));
const fillers = new Set("cena ceny cenou nez ako castky sumy".split(" "));
// These are maps, as visitors type the keys and an object would also have `constructor`.
const currencies: ReadonlyMap<string, "CZK" | "EUR"> = new Map([
  ...wordsFor("CZK", "kc czk korun koruny korunach kacek"),
  ...wordsFor("EUR", "eur euro eura eurach e"),
]);
const shopCurrency = { cs: "CZK", sk: "EUR" } as const satisfies Record<Locale, "CZK" | "EUR">;
/** Amounts below these are sizes or counts unless a currency follows. */
const leastAmount = { cs: 150, sk: 15 } as const satisfies Record<Locale, number>;
/** Ratio of the prices in both shops (domain 12.5); a visitor's budget need not be more exact. */
const crownsPerEuro = 25;

/** Reads a price at one place of a query: `do 5000`, `od 100 eur`, `3000 kč`. */
export function priceAt(
  tokens: readonly QueryToken[],
  at: number,
  locale: Locale,
): { band: PriceBand; to: number } | undefined {
  const lead = tokens[at]?.folded ?? "";
  const isLower = lowerWords.has(lead);
  const hasLead = isLower || upperWords.has(lead);
  let start = hasLead ? at + 1 : at;
  while (hasLead && fillers.has(tokens[start]?.folded ?? "")) start += 1;
  const range = rangeAt(tokens, start, locale);
  if (range && !isLower) return range;
  const amount = amountAt(tokens, start);
  if (!amount || !(hasLead || amount.currency)) return undefined;
  if (!amount.currency && amount.value < leastAmount[locale]) return undefined;
  const value = convert(amount, locale);
  return { band: isLower ? { from: value, to: null } : { from: null, to: value }, to: start + amount.length };
}

const rangeWords = new Set("a az do".split(" "));

/** Reads two amounts in a row: `5000-10000`, `1000 až 2000 Kč`. Numbers that are sizes or counts are not a range. */
function rangeAt(tokens: readonly QueryToken[], at: number, locale: Locale) {
  const from = wholeAmountAt(tokens, at) ?? amountAt(tokens, at);
  if (!from) return undefined;
  const isJoined = rangeWords.has(tokens[at + from.length]?.folded ?? "");
  const start = at + from.length + (isJoined ? 1 : 0);
  const to = amountAt(tokens, start);
  if (!to) return undefined;
  const currency = to.currency ?? from.currency;
  const [low, high] = [from.value, to.value];
  if (high <= low || (!currency && low < leastAmount[locale])) return undefined;
  const band = { from: convert({ ...from, currency }, locale), to: convert({ ...to, currency }, locale) };
  return { band, to: start + to.length };
}

/** Reads a number of four or more digits as an amount by itself, even before three more digits. */
function wholeAmountAt(tokens: readonly QueryToken[], at: number): Amount | undefined {
  const first = tokens[at]?.folded ?? "";
  return /^\d{4,6}$/.test(first) ? amountAt(tokens.slice(0, at + 1), at) : undefined;
}

export function combineBands(bands: readonly PriceBand[]): PriceBand | null {
  if (bands.length === 0) return null;
  const from = bands.find((band) => band.from !== null)?.from ?? null;
  const to = bands.find((band) => band.to !== null)?.to ?? null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Thousands in words, in the case that follows a preposition: `do dvou tisíc`. */
const thousands: ReadonlyMap<string, number> = new Map([
  ...wordsFor(1, "tisic tisice tisicky"),
  ...wordsFor(2, "dva dvou dvoch"),
  ...wordsFor(3, "tri trech troch"),
  ...wordsFor(4, "ctyri ctyr styri styroch"),
  ...wordsFor(5, "pet peti pat piatich"),
  ...wordsFor(6, "sest sesti"),
  ...wordsFor(10, "deset deseti desat desiatich"),
  ...wordsFor(15, "patnact patnacti"),
  ...wordsFor(20, "dvacet dvaceti dvadsat"),
]);

function wordsFor<const Value>(value: Value, words: string): [string, Value][] {
  return words.split(" ").map((word) => [word, value]);
}

/** Reads a number. A budget with decimals is rounded up, so that everything it can pay for is included. */
function amountAt(tokens: readonly QueryToken[], at: number): Amount | undefined {
  const first = tokens[at]?.folded ?? "";
  const spelled = spelledThousands(tokens, at);
  if (spelled) return spelled;
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(first)) return undefined;
  let [value, length] = [Math.ceil(Number(first)), 1];
  const next = tokens[at + 1]?.folded ?? "";
  if (/^\d{3}$/.test(next) && /^\d{1,3}$/.test(first)) [value, length] = [value * 1_000 + Number(next), 2];
  else if (/^(tis|tisic|tisice|tisicky|k)$/.test(next)) [value, length] = [Math.ceil(Number(first) * 1_000), 2];
  return withCurrency(tokens, at, { value, length });
}

function spelledThousands(tokens: readonly QueryToken[], at: number): Amount | undefined {
  const [first = "", next = ""] = [tokens[at]?.folded, tokens[at + 1]?.folded];
  const isAlone = first.startsWith("tisic");
  const count = thousands.get(first);
  if (count === undefined || !(isAlone || next.startsWith("tisic"))) return undefined;
  return withCurrency(tokens, at, { value: count * 1_000, length: isAlone ? 1 : 2 });
}

function withCurrency(tokens: readonly QueryToken[], at: number, { value, length }: Omit<Amount, "currency">): Amount {
  const currency = currencies.get(tokens[at + length]?.folded ?? "") ?? null;
  return { value, currency, length: currency ? length + 1 : length };
}

function convert({ value, currency }: Amount, locale: Locale): number {
  if (!currency || currency === shopCurrency[locale]) return value;
  return currency === "EUR" ? value * crownsPerEuro : Math.round(value / crownsPerEuro);
}
