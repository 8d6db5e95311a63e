import { isoOf, type Locale } from "./locale";

const joinersOf = (locale: Locale) => ({
  and: new Intl.ListFormat(isoOf[locale], { type: "conjunction" }),
  or: new Intl.ListFormat(isoOf[locale], { type: "disjunction" }),
});

const joiners = { cs: joinersOf("cs"), sk: joinersOf("sk") } as const satisfies Record<Locale, unknown>;

/** Joins names with "and", as in `46, 48 a 50`, for a sentence that is true of all of them. */
export function joinWithAnd(names: readonly string[], locale: Locale): string {
  return joiners[locale].and.format(names);
}

/** Joins names with "or", as in `Apple Pay nebo Google Pay`, for a sentence in which one of them is chosen. */
export function joinWithOr(names: readonly string[], locale: Locale): string {
  return joiners[locale].or.format(names);
}
