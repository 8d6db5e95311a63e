import { z } from "zod";

import type { Locale } from "~/platform/i18n/locale";

/** An e-mail's attachment with the texts of law that its order was placed under. */
export const termsAttachment = z.object({ kind: z.literal("terms"), id: z.string() });

/** Is used where other documents of an order have their number. */
export const termsNumber = "obchodni-podminky";
export const termsFile = `${termsNumber}.pdf`;

/** Names under which recipients get the file. */
export const termsFileNames = {
  cs: "obchodni-podminky.pdf",
  sk: "obchodne-podmienky.pdf",
} as const satisfies Record<Locale, string>;
