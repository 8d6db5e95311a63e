import { z } from "zod";

import { locales } from "~/platform/i18n/locale";

/** The texts of law that a customer agrees to with an order, as they were then. `bodyHtml` is a page's checked text. */
export const termsContent = z.object({
  locale: z.enum(locales),
  brand: z.string(),
  /** Who sells, in one sentence. */
  seller: z.string(),
  /** Scheme and host, to which links of the texts belong. */
  origin: z.string(),
  texts: z.array(z.object({ title: z.string(), lead: z.string(), bodyHtml: z.string() })),
});

export type TermsContent = z.output<typeof termsContent>;
export type AgreedTerms = { id: string; content: TermsContent };
