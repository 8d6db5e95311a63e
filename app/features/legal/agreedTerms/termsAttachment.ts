import { z } from "zod";

import type { Locale } from "~/platform/i18n/locale";

/** An e-mail's attachment: the texts of law that its order was placed under. */
export const termsAttachment = z.object({ kind: z.literal("terms"), id: z.string() });

/** Stands where other documents of an order have their number. */
export const termsNumber = "obchodni-podminky";
export const termsFile = `${termsNumber}.pdf`;

/** Under which the file is kept by whom it is sent to. */
export const termsFileNames = {
  cs: "obchodni-podminky.pdf",
  sk: "obchodne-podmienky.pdf",
} as const satisfies Record<Locale, string>;
