import { z } from "zod";
import { isIban } from "~/features/settings/iban";
import { locales } from "~/platform/i18n/locale";

/** What a bank's app reads from the picture of a transfer. Texts are as the customer sees them. */
export const paymentCode = z.object({
  /** The shop version, which decides the format: QR Platba in Czechia, PAY by square in Slovakia. */
  locale: z.enum(locales),
  iban: z.string(),
  holder: z.string(),
  hundredths: z.number().int(),
  /** The order's number. */
  symbol: z.string(),
  /** YYYY-MM-DD; null while the day is not known. */
  dueOn: z.string().nullable(),
  message: z.string(),
});

export type PaymentCode = z.output<typeof paymentCode>;

/** The name by which an e-mail's HTML shows the attached picture. */
export const paymentCodeCid = "payment-code";

/** Width and height of the code on a page and in an e-mail. */
export const paymentPicturePx = 208;

/** The most that QR Platba can say (domain 2.2). */
const mostHundredths = 999_999_999;

/** False where no picture can be made, so that the page and the e-mail show only the text beside it. */
export function isDrawable({ iban, holder, hundredths }: Pick<PaymentCode, "iban" | "holder" | "hundredths">): boolean {
  return isIban(iban) && holder.trim() !== "" && hundredths > 0 && hundredths <= mostHundredths;
}
