import type { Locale } from "~/platform/i18n/locale";

/** Those of the specification; with the empty one the number itself starts with + or 00. */
export const phonePrefixes = [
  "+420",
  "+421",
  "+49",
  "+44",
  "+36",
  "+43",
  "+48",
  "+33",
  "+40",
  "+386",
  "+385",
  "",
] as const;
export type PhonePrefix = (typeof phonePrefixes)[number];

/** What most visitors of a shop version need. */
export const homePrefix = { cs: "+420", sk: "+421" } as const satisfies Record<Locale, PhonePrefix>;

/** What stands behind the prefix, as the form shows it again; the whole number when its prefix is another. */
export function nationalDigits(prefix: PhonePrefix, e164: string): string {
  return prefix !== "" && e164.startsWith(prefix) ? e164.slice(prefix.length) : e164;
}
