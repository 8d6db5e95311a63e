import { z } from "zod";

import type { HeartIntent } from "~/features/productCard/savedProducts";
import { typedText } from "~/platform/text/typedText";

/** A product's id; null for anything else. */
const product = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .nullable()
  .catch(null);

/** The actions of the wishlist's forms and of the hearts on every page. */
export const wishlistIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-product" satisfies HeartIntent), product }),
  z.object({ intent: z.literal("remove-product" satisfies HeartIntent), product }),
  z.object({ intent: z.literal("write-note"), product, note: typedText }),
  z.object({ intent: z.literal("move-to-cart"), product, barva: typedText, velikost: typedText }),
  z.object({ intent: z.literal("renew-link") }),
]);

export type WishlistIntentForms = z.output<typeof wishlistIntents>;
export type WishlistIntent = WishlistIntentForms["intent"];
