import { z } from "zod";

/** What is sent with the last button: which cart, the total that was shown, in smallest units, and the consent. */
export const reviewForm = z.object({
  order_token: z.string().regex(/^[\w-]{22}$/),
  shown_total: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  terms: z.literal("on", { message: "ui:forms.confirmed" }),
});
