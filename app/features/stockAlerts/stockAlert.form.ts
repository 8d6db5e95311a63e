import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

/** Messages are translation keys as `useFieldMessages` reads them. */
export const stockAlertSchema = z.object({
  email: z
    .string()
    .transform((typed) => typed.replace(/\s+/gu, "").toLowerCase())
    .pipe(z.string().min(1, "ui:forms.required").max(254, "ui:forms.longest|254").email("ui:forms.email")),
  /** Empty for any variant. */
  variant: z
    .string()
    .regex(/^(?:|[1-9]\d{0,9})$/)
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .catch(null),
});

/** Returns the validation error of the e-mail; undefined when it is valid. */
export function emailError(parsed: z.SafeParseReturnType<unknown, unknown>): string | undefined {
  return parsed.error?.issues[0]?.message;
}

/** What the forms about stock alerts ask for; the fields of the first are judged by `stockAlertSchema`. */
export const stockAlertIntents = [
  z.object({ intent: z.literal("request-alert"), email: typedText, variant: typedText }),
  z.object({ intent: z.literal("cancel-alerts"), id: typedText }),
] as const;

export type StockAlertForms = z.output<(typeof stockAlertIntents)[number]>;
export type StockAlertIntent = StockAlertForms["intent"];
