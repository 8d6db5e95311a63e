import { z } from "zod";

/** A gift voucher that an e-mail carries; it is drawn when the e-mail is sent. */
export const giftAttachment = z.object({ kind: z.literal("gift-voucher"), voucherId: z.string() });
