import type { Locale } from "~/platform/i18n/locale";

/** The prefixes of the specification. With the empty prefix, the number itself starts with + or 00. */
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

/** The default prefix of each shop version. */
export const defaultPhonePrefix = { cs: "+420", sk: "+421" } as const satisfies Record<Locale, PhonePrefix>;

/** Returns the number without its prefix, as the form shows it; the whole number when it has another prefix. */
export function nationalDigits(prefix: PhonePrefix, e164: string): string {
  return prefix !== "" && e164.startsWith(prefix) ? e164.slice(prefix.length) : e164;
}
