import type { Locale } from "~/platform/i18n/locale";

/** An amount as catalog files write it: `12990` crowns, `519.90` euros. */
export function amountText(minor: number, locale: Locale): string {
  if (locale === "cs") return String(minor);
  const digits = String(minor).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
