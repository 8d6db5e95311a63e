import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

import { maxQuantity } from "./cart";

/** The schema of a cart line's form: the line's id and its new quantity; 0 removes the line. */
export const quantityForm = z.object({
  line: z.string().min(1).max(64),
  quantity: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .refine((quantity) => quantity <= maxQuantity),
});

/** The intents of the forms that change the cart's lines; `line` is a line's id. */
export const lineIntents = [
  z.object({ intent: z.literal("set-quantity"), line: typedText, quantity: typedText }),
  z.object({ intent: z.literal("add-piece"), line: typedText }),
  z.object({ intent: z.literal("take-piece"), line: typedText }),
  z.object({ intent: z.literal("remove-line"), line: typedText }),
  z.object({ intent: z.literal("reduce-to-stock"), line: typedText }),
  z.object({ intent: z.literal("save-for-later"), line: typedText }),
  z.object({ intent: z.literal("write-message"), line: typedText, note: typedText }),
  /** `removed` is JSON that `parseRemovedLine` reads. */
  z.object({ intent: z.literal("undo-removal"), removed: typedText }),
  z.object({ intent: z.literal("acknowledge-changes") }),
] as const;

export type LineIntent = z.output<(typeof lineIntents)[number]>["intent"];
