import type { Locale } from "~/platform/i18n/locale";

import type { QueryToken } from "./queryTokens";

/** Bounds in whole units of the shop's currency, inclusive; null is unbounded. */
export type PriceBand = { from: number | null; to: number | null };

type Amount = { value: number; currency: "CZK" | "EUR" | null; length: number };

const upperWords = new Set(
  "do pod max maximalne maximum nejvyse najviac za under levnejsi lacnejsi kolem okolo cca zhruba rozpocet limit".split(
    " ",
  ),
);
const lowerWords = new Set("od nad over min minimalne".split(" "));
const fillers = new Set("cena ceny cenou nez ako castky sumy".split(" "));
const currencies: Record<string, "CZK" | "EUR"> = {
  ...{ kc: "CZK", czk: "CZK", korun: "CZK", koruny: "CZK", korunach: "CZK", kacek: "CZK" },
  ...{ eur: "EUR", euro: "EUR", eura: "EUR", eurach: "EUR", e: "EUR" },
};
const shopCurrency = { cs: "CZK", sk: "EUR" } as const satisfies Record<Locale, "CZK" | "EUR">;
/** Amounts below these are sizes or counts unless a currency follows. */
const leastAmount = { cs: 150, sk: 15 } as const satisfies Record<Locale, number>;
/** Prices of both shops relate so (domain 12.5); a shopper's budget need not be more exact. */
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
  const amount = amountAt(tokens, start);
  if (!amount || !(hasLead || amount.currency)) return undefined;
  if (!amount.currency && amount.value < leastAmount[locale]) return undefined;
  const value = convert(amount, locale);
  return { band: isLower ? { from: value, to: null } : { from: null, to: value }, to: start + amount.length };
}

export function combineBands(bands: readonly PriceBand[]): PriceBand | null {
  if (bands.length === 0) return null;
  const from = bands.find((band) => band.from !== null)?.from ?? null;
  const to = bands.find((band) => band.to !== null)?.to ?? null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Thousands in words, in the case that follows a preposition: `do dvou tisíc`. */
const thousands: Record<string, number> = {
  ...{
    tisic: 1,
    tisice: 1,
    tisicky: 1,
    dva: 2,
    dvou: 2,
    dvoch: 2,
    tri: 3,
    trech: 3,
    troch: 3,
    ctyri: 4,
    ctyr: 4,
    styri: 4,
  },
  ...{ pet: 5, peti: 5, pat: 5, piatich: 5, sest: 6, sesti: 6, deset: 10, deseti: 10, desat: 10, desiatich: 10 },
  ...{ patnact: 15, patnacti: 15, dvacet: 20, dvaceti: 20, dvadsat: 20 },
};

function amountAt(tokens: readonly QueryToken[], at: number): Amount | undefined {
  const first = tokens[at]?.folded ?? "";
  const spelled = spelledThousands(tokens, at);
  if (spelled) return spelled;
  if (!/^\d{1,6}$/.test(first)) return undefined;
  let [value, length] = [Number(first), 1];
  const next = tokens[at + 1]?.folded ?? "";
  if (/^\d{3}$/.test(next) && first.length <= 3) [value, length] = [value * 1_000 + Number(next), 2];
  else if (/^(tis|tisic|tisice|tisicky|k)$/.test(next)) [value, length] = [value * 1_000, 2];
  const currency = currencies[tokens[at + length]?.folded ?? ""] ?? null;
  return { value, currency, length: currency ? length + 1 : length };
}

function spelledThousands(tokens: readonly QueryToken[], at: number): Amount | undefined {
  const [first = "", next = ""] = [tokens[at]?.folded, tokens[at + 1]?.folded];
  const isAlone = first.startsWith("tisic");
  const count = thousands[first];
  if (count === undefined || !(isAlone || next.startsWith("tisic"))) return undefined;
  const length = isAlone ? 1 : 2;
  const currency = currencies[tokens[at + length]?.folded ?? ""] ?? null;
  return { value: count * 1_000, currency, length: currency ? length + 1 : length };
}

function convert({ value, currency }: Amount, locale: Locale): number {
  if (!currency || currency === shopCurrency[locale]) return value;
  return currency === "EUR" ? value * crownsPerEuro : Math.round(value / crownsPerEuro);
}
