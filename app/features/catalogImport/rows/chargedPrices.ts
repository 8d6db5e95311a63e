import { z } from "zod";

import { crowns, euros } from "~/features/money/amountFields";
import { locales } from "~/platform/i18n/locale";

import { isInstant } from "~/platform/text/momentFields";

const instant = z
  .string()
  .refine(isInstant, 'must be an instant such as "2026-11-01T09:00:00.000Z"')
  .transform((text) => Date.parse(text));

const bounds = { sale: z.boolean(), from: instant, to: instant.nullable() };

/**
 * Every price that an exported product was charged at, exactly. A shop that has no price log of the product adopts it;
 * a shop that has one keeps its own.
 */
export const chargedPrices = z
  .array(
    z.discriminatedUnion("lang", [
      z.strictObject({ lang: z.literal("cs"), amount: crowns, ...bounds }),
      z.strictObject({ lang: z.literal("sk"), amount: euros, ...bounds }),
    ]),
  )
  .max(5000)
  .superRefine((steps, context) => {
    for (const message of findErrors(steps)) context.addIssue({ code: "custom", message });
  });

type Step = { lang: string; from: number; to: number | null };

/**
 * Returns an error for each language whose steps are not in order. A step must begin when the one before it has ended,
 * or later, and only the last one may be open.
 */
function findErrors(steps: readonly Step[]): string[] {
  return locales.flatMap((locale) => {
    const own = steps.filter(({ lang }) => lang === locale);
    const isInOrder = own.every(({ from, to }, index) => {
      const before = own[index - 1];
      const begins = !before || (before.to !== null && before.to <= from);
      return begins && (to === null || from < to);
    });
    return isInOrder ? [] : [`must follow one another in ${locale}`];
  });
}
