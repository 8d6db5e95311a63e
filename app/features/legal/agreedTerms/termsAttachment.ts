import { z } from "zod";

/** An e-mail's attachment: the texts of law that its order was placed under. */
export const termsAttachment = z.object({ kind: z.literal("terms"), id: z.string() });

/** Stands where other documents of an order have their number. */
export const termsNumber = "obchodni-podminky";
export const termsFile = `${termsNumber}.pdf`;
