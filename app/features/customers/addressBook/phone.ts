import { parsePhoneNumberFromString } from "libphonenumber-js/max";

import type { PhonePrefix } from "./phonePrefixes";

/** Removes spaces and the separators between groups of digits; a leading 00 becomes +. */
export function phoneDigits(typed: string): string {
  return typed.replace(/[\s\u00a0().\-/]/g, "").replace(/^00/, "+");
}

/** Returns the number as E.164; undefined for an impossible number (decision 73). `digits` come from `phoneDigits`. */
export function internationalPhone(prefix: PhonePrefix, digits: string): string | undefined {
  const whole = digits.startsWith("+") ? digits : `${prefix}${digits}`;
  if (!/^\+\d{7,15}$/.test(whole)) return undefined;
  const number = parsePhoneNumberFromString(whole);
  return number?.isValid() ? number.number : undefined;
}

/** Formats a number such as `+420 601 123 456`; anything but a number, such as a masked one, stays as it is. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
