import { z } from "zod";

import type { Locale } from "~/platform/i18n/locale";

import { formatDecimalAmount, parseAmount } from "./money";

/** Decimals of the amounts with VAT in an operator's rows: whole crowns, and cents. */
export const rowDecimals = { cs: 0, sk: 2 } as const satisfies Record<Locale, number>;

/** Formats an amount as in an operator's rows: `12990` crowns, `519.90` euros. */
export function formatRowAmount(amountMinor: number, locale: Locale): string {
  return formatDecimalAmount(amountMinor, rowDecimals[locale]);
}

/** An amount that is written as text and parsed as whole crowns. */
export const crowns = amount(
  rowDecimals.cs,
  1,
  9_999_999,
  'an amount such as "12990", in whole crowns, from 1 to 9999999',
);

/** An amount that is written as text and parsed as cents. */
export const euros = amount(rowDecimals.sk, 0, 99_999_999, 'an amount such as "519.90", in euros, from 0 to 999999.99');

export const surchargeCrowns = amount(
  rowDecimals.cs,
  0,
  9_999_999,
  'an amount such as "500", in whole crowns, from 0 to 9999999',
);

function amount(decimals: number, lowest: number, highest: number, description: string) {
  const read = (text: string) => {
    const minor = parseAmount(text, decimals);
    return minor !== undefined && minor >= lowest && minor <= highest ? minor : undefined;
  };
  return z
    .string()
    .refine((text) => read(text) !== undefined, `must be ${description}`)
    .transform((text) => read(text) ?? 0);
}
