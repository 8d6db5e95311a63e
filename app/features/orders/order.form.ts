import { z } from "zod";

const anyVisitors = [
  z.object({ intent: z.literal("pay") }),
  z.object({ intent: z.literal("pay-by-transfer") }),
  z.object({ intent: z.literal("cancel") }),
] as const;

/** The intents that are open to any visitor with the order's secret address. */
export const orderIntents = z.discriminatedUnion("intent", [...anyVisitors]);

/** The intents that are open to the signed-in customer. The last one has the fields of `carrierReviewForm`. */
export const ownOrderIntents = z.discriminatedUnion("intent", [
  ...anyVisitors,
  z.object({ intent: z.literal("reorder") }),
  z.object({ intent: z.literal("review-carrier") }),
]);

export type OrderIntent = z.output<typeof ownOrderIntents>["intent"];
