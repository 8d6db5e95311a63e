import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

/** Messages are translation keys as `useFieldMessages` reads them. */
export const stockAlertSchema = z.object({
  email: z
    .string()
    .transform((typed) => typed.replace(/\s+/gu, "").toLowerCase())
    .pipe(z.string().min(1, "ui:forms.required").max(254, "ui:forms.longest|254").email("ui:forms.email")),
  /** The variant's id; empty for any variant. */
  variant: z
    .string()
    .regex(/^(?:|[1-9]\d{0,9})$/, "product:stockAlert.unknown")
    .transform((typed) => (typed === "" ? null : Number(typed))),
});

/** A rejected form: the typed values, and the errors by field, as `useFieldMessages` reads them. */
export type StockAlertErrors = {
  email: string;
  variant: string;
  errors: { email?: string; variant?: string; form?: string };
  /** Time of the response, which tells two refusals with the same errors apart. */
  refusedAt: number;
};

/** Returns the first error of each field. */
export function fieldErrors({ issues }: z.ZodError): StockAlertErrors["errors"] {
  const byField = issues.map(({ path: [field], message }) => [String(field), message] as const);
  return Object.fromEntries(byField.reverse());
}

/** The actions on stock alerts. The fields of the first one are validated by `stockAlertSchema`. */
export const stockAlertIntents = [
  z.object({ intent: z.literal("request-alert"), email: typedText, variant: typedText }),
  z.object({ intent: z.literal("cancel-alerts"), id: typedText }),
] as const;

export type StockAlertForms = z.output<(typeof stockAlertIntents)[number]>;
export type StockAlertIntent = StockAlertForms["intent"];
