import { z } from "@hono/zod-openapi";

import { type GiftDetails, giftForms } from "~/features/cart/gift/gift";
import { idsIn } from "~/platform/closedSets";

/** The fields that the buyer of a gift voucher fills in. */
export const giftFields = {
  form: z.enum(idsIn(giftForms)),
  recipient_name: z.string(),
  recipient_email: z.string().openapi({ description: "Empty: it is sent to the buyer" }),
  message: z.string(),
  send_on: z.string().date().nullable().openapi({ description: "Null: as soon as it is paid" }),
};

export function toApiGift({ form, recipientName, recipientEmail, message, sendOn }: GiftDetails) {
  return { form, recipient_name: recipientName, recipient_email: recipientEmail, message, send_on: sendOn };
}
