import { z } from "zod";
import { isIban } from "~/features/settings/iban";
import { locales } from "~/platform/i18n/locale";

/**
 * The content of the payment code from which a banking app fills in a transfer. Texts are as the customer sees them.
 */
export const paymentCode = z.object({
  /** The shop version, which decides the format: QR Platba in Czechia, PAY by square in Slovakia. */
  locale: z.enum(locales),
  iban: z.string(),
  holder: z.string(),
  hundredths: z.number().int(),
  /** The order's number. */
  symbol: z.string(),
  /** The last day for the payment, as YYYY-MM-DD; null while the day is not known. */
  dueOn: z.string().nullable(),
  message: z.string(),
});

export type PaymentCode = z.output<typeof paymentCode>;

/** The content id by which an e-mail's HTML shows the attached payment code. */
export const paymentCodeCid = "payment-code";

/** Width and height of the payment code on a page and in an e-mail, in CSS pixels. */
export const paymentPicturePx = 208;

/** The largest amount that QR Platba can hold, in hundredths (domain 2.2). */
const mostHundredths = 999_999_999;

/** Returns false when no payment code can be made; the page and the e-mail then show only the text beside it. */
export function isDrawable({ iban, holder, hundredths }: Pick<PaymentCode, "iban" | "holder" | "hundredths">): boolean {
  return isIban(iban) && holder.trim() !== "" && hundredths > 0 && hundredths <= mostHundredths;
}
