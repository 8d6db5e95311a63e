import { z } from "zod";

import { locales } from "~/platform/i18n/locale";

/**
 * The texts of law that a customer agreed to with an order, as they were then. `bodyHtml` is the validated text of a
 * page.
 */
export const termsContent = z.object({
  locale: z.enum(locales),
  brand: z.string(),
  /** The seller, in one sentence. */
  seller: z.string(),
  /** Scheme and host to which the texts' links are relative. */
  origin: z.string(),
  texts: z.array(z.object({ title: z.string(), lead: z.string(), bodyHtml: z.string() })),
});

export type TermsContent = z.output<typeof termsContent>;
export type AgreedTerms = { id: string; content: TermsContent };
