import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

const unconfirmed = { required_error: "ui:forms.confirmed", invalid_type_error: "ui:forms.confirmed" };

/**
 * The schema of the form that places the order: the cart's token, the total that was shown, in smallest units, and the
 * consent.
 */
export const reviewForm = z.object({
  order_token: z.string().regex(/^[\w-]{22}$/),
  shown_total: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  /** The version of the texts of law that were shown; empty when the shop has none. */
  terms_version: z
    .string()
    .regex(/^([0-9a-f]{32})?$/)
    .optional(),
  terms: z.string(unconfirmed).refine((value) => value === "on", "ui:forms.confirmed"),
});

/** The intents of the review's forms; the first one has the fields of `reviewForm`. */
export const reviewIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("place-order") }),
  /** Reduces a line to what is in stock, or removes it with a quantity of 0. */
  z.object({ intent: z.literal("resolve-line"), line: typedText, quantity: typedText }),
]);

export type ReviewForms = z.output<typeof reviewIntents>;
export type ReviewIntent = ReviewForms["intent"];
