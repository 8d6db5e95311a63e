import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

/** The form that adds to the cart, on a card, in the quick view and on the product page. */
export const addToCartIntent = z.object({
  intent: z.literal("add-to-cart"),
  /** The id of the colour. */
  barva: typedText,
  velikost: typedText,
  /** Only the product page has fields for quantity and note. */
  quantity: z.string().default("1"),
  note: typedText,
});

export type AddToCartForm = z.output<typeof addToCartIntent>;
export type AddToCartIntent = AddToCartForm["intent"];
