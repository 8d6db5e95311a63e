import { z } from "zod";

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
