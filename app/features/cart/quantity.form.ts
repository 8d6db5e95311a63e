import { z } from "zod";

import { maxQuantity } from "./cart";

/** A cart line's form: its id and the new quantity; 0 removes the line. */
export const quantityForm = z.object({
  line: z.string().min(1).max(64),
  quantity: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((quantity) => quantity <= maxQuantity),
});
