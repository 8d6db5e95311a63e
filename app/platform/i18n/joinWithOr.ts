import { isoOf, type Locale } from "./locale";

const joiners = {
  cs: new Intl.ListFormat(isoOf.cs, { type: "disjunction" }),
  sk: new Intl.ListFormat(isoOf.sk, { type: "disjunction" }),
} as const satisfies Record<Locale, Intl.ListFormat>;

/** `Apple Pay nebo Google Pay`: names in a sentence, of which one is chosen. */
export function joinWithOr(names: readonly string[], locale: Locale): string {
  return joiners[locale].format(names);
}
