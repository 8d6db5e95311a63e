import { z } from "zod";

const unconfirmed = { required_error: "ui:forms.confirmed", invalid_type_error: "ui:forms.confirmed" };

/** The form that places the order: the cart's token, the total that was shown, in smallest units, and the consent. */
export const reviewForm = z.object({
  order_token: z.string().regex(/^[\w-]{22}$/),
  shown_total: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  terms: z.string(unconfirmed).refine((value) => value === "on", "ui:forms.confirmed"),
});
