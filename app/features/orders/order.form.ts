import { z } from "zod";

const anyVisitors = [
  z.object({ intent: z.literal("pay") }),
  z.object({ intent: z.literal("pay-by-transfer") }),
  z.object({ intent: z.literal("cancel") }),
] as const;

/** What a visitor with an order's secret address may ask for. */
export const orderIntents = z.discriminatedUnion("intent", [...anyVisitors]);

/** What the signed-in customer may ask for. The fields of the last are those of `carrierReviewForm`. */
export const ownOrderIntents = z.discriminatedUnion("intent", [
  ...anyVisitors,
  z.object({ intent: z.literal("reorder") }),
  z.object({ intent: z.literal("review-carrier") }),
]);

export type OrderIntent = z.output<typeof ownOrderIntents>["intent"];
