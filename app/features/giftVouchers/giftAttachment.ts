import { z } from "zod";

/** A gift voucher attached to an e-mail; its PDF is drawn when the e-mail is sent. */
export const giftAttachment = z.object({ kind: z.literal("gift-voucher"), voucherId: z.string() });
