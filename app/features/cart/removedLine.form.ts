import { z } from "zod";

import { maxQuantity, type RemovedLine } from "./cart";

const shape = z.object({
  id: z.string().regex(/^[\w-]{22}$/),
  productId: z.number().int().positive().max(999_999_999),
  variantId: z.number().int().positive().max(2_147_483_647),
  quantity: z.number().int().min(1).max(maxQuantity),
  note: z.string().max(200),
  addedAt: z.number().int().nonnegative(),
});

/** Parses the removed line that the Undo form carries as JSON; null for anything else. */
export function parseRemovedLine(json: string): RemovedLine | null {
  try {
    return shape.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
