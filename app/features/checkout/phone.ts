import { parsePhoneNumberFromString } from "libphonenumber-js/max";

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

/** Spaces, and the marks that people write between groups of digits, gone; a leading 00 written as +. */
export function phoneDigits(typed: string): string {
  return typed.replace(/[\s\u00a0().\-/]/g, "").replace(/^00/, "+");
}

/** The number as E.164; undefined when no such number can exist (decision 73). `digits` as from `phoneDigits`. */
export function internationalPhone(prefix: PhonePrefix, digits: string): string | undefined {
  const whole = digits.startsWith("+") ? digits : `${prefix}${digits}`;
  if (!/^\+\d{7,15}$/.test(whole)) return undefined;
  const number = parsePhoneNumberFromString(whole);
  return number?.isValid() ? number.number : undefined;
}

/** What stands behind the prefix, as the form shows it again; the whole number when its prefix is another. */
export function nationalDigits(prefix: PhonePrefix, e164: string): string {
  return prefix !== "" && e164.startsWith(prefix) ? e164.slice(prefix.length) : e164;
}
