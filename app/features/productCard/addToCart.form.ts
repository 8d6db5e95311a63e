import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

/** The form that adds to the cart: of a card, of the quick view and of the product page. */
export const addToCartIntent = z.object({
  intent: z.literal("add-to-cart"),
  /** The id of the colour. */
  barva: typedText,
  velikost: typedText,
  /** Only the product page asks. */
  quantity: z.string().default("1"),
  note: typedText,
});

export type AddToCartForm = z.output<typeof addToCartIntent>;
export type AddToCartIntent = AddToCartForm["intent"];
