import type { Locale } from "~/platform/i18n/locale";

/** Formats an amount as in catalog files: `12990` crowns, `519.90` euros. */
export function amountText(minor: number, locale: Locale): string {
  if (locale === "cs") return String(minor);
  const digits = String(minor).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
