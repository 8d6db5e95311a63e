import { z } from "zod";

import { locales } from "~/platform/i18n/locale";

/**
 * The content of an invoice or a credit note, which is stored when it is issued and never changed. Amounts are
 * hundredths of the currency's unit, because VAT is stated in hellers and cents; those of a credit note are negative.
 */

const amount = z.number().int();
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const party = z.object({
  name: z.string(),
  /** The lines of the address after the name. */
  address: z.array(z.string()),
  companyId: z.string(),
  taxId: z.string(),
  vatId: z.string(),
});

const line = z.object({
  /** `reduction` is a part of the price of goods that the customer keeps; it is only on credit notes. */
  kind: z.enum(["goods", "reduction", "delivery", "payment"]),
  /** Position of the order's line; null for a fee. */
  position: z.number().int().nullable(),
  name: z.string(),
  code: z.string(),
  quantity: z.number().int(),
  taxBasisPoints: z.number().int(),
  /** Price of one piece before discounts, without VAT. */
  unitNet: amount,
  /** Discount on the line, which `gross` includes; 0 or negative on an invoice. */
  discount: amount,
  /** Price of all pieces after discounts, with VAT. */
  gross: amount,
});

const tax = z.object({ taxBasisPoints: z.number().int(), net: amount, tax: amount, gross: amount });

export const documentContent = z.object({
  locale: z.enum(locales),
  brand: z.string(),
  currency: z.object({ code: z.string(), symbolBefore: z.string(), symbolAfter: z.string() }),
  isTrial: z.boolean(),
  issuedOn: day,
  /** The day on which VAT becomes due: that of the delivery, or of the payment if it came first. */
  suppliedOn: day,
  isPaidBefore: z.boolean(),
  dueOn: day.nullable(),
  order: z.object({ number: z.string(), placedOn: day }),
  /** Name of the payment in the document's language. */
  payment: z.string(),
  seller: party.extend({ register: z.string(), email: z.string() }),
  /** Account for a transfer; null for other payments. */
  account: z.object({ account: z.string(), iban: z.string() }).nullable(),
  buyer: party,
  lines: z.array(line),
  /** VAT by rate, the highest first. */
  taxes: z.array(tax),
  /** Cash rounding, which is not part of the VAT. */
  rounding: amount,
  /** Amounts that gift vouchers have paid. */
  gifts: z.array(z.object({ code: z.string(), amount })),
  total: amount,
  /** The total minus gift vouchers, whether it has been paid already or not. */
  payable: amount,
  isPaid: z.boolean(),
  /** The invoice that a credit note corrects. */
  corrects: z.object({ number: z.string(), issuedOn: day, reason: z.string() }).nullable(),
});

export type DocumentContent = z.output<typeof documentContent>;
export type DocumentLine = z.output<typeof line>;
export type DocumentTax = z.output<typeof tax>;
export type DocumentParty = z.output<typeof party>;
