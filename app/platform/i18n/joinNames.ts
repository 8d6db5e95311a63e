import { isoOf, type Locale } from "./locale";

const joinersOf = (locale: Locale) => ({
  and: new Intl.ListFormat(isoOf[locale], { type: "conjunction" }),
  or: new Intl.ListFormat(isoOf[locale], { type: "disjunction" }),
});

const joiners = { cs: joinersOf("cs"), sk: joinersOf("sk") } as const satisfies Record<Locale, unknown>;

/** `46, 48 a 50`: names in a sentence that holds for all of them. */
export function joinWithAnd(names: readonly string[], locale: Locale): string {
  return joiners[locale].and.format(names);
}

/** `Apple Pay nebo Google Pay`: names in a sentence, of which one is chosen. */
export function joinWithOr(names: readonly string[], locale: Locale): string {
  return joiners[locale].or.format(names);
}
