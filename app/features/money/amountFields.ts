import { z } from "zod";

import { parseAmount } from "./money";

/** Amounts with VAT in an operator's rows. */

/** An amount that is written as text and parsed as whole crowns. */
export const crowns = amount(0, 1, 9_999_999, 'an amount such as "12990", in whole crowns, from 1 to 9999999');

/** An amount that is written as text and parsed as cents. */
export const euros = amount(2, 0, 99_999_999, 'an amount such as "519.90", in euros, from 0 to 999999.99');

export const surchargeCrowns = amount(0, 0, 9_999_999, 'an amount such as "500", in whole crowns, from 0 to 9999999');

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
