import { expect } from "vitest";

import { isPaidAfterDelivery, isPaidInAdvance, paidWhen } from "~/features/delivery/paidWhen";
import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import type { Order } from "~/features/orders/orders";
import type { OrderState } from "~/platform/database/schema";
import { countryOf } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { addDays, pragueClock } from "~/platform/time/pragueClock";
import { workingDayFrom } from "~/platform/time/workingDays";
import { pathOf } from "./carryOut";
import type { Combination, Pair } from "./combination";
import { companyName, companyNumbers, emailOf } from "./orderOf";

const series = { cs: "FV26", sk: "FS26" } as const;

/** Expects exactly one invoice of an order that is finished, and returns its number. Amounts are hundredths. */
export async function expectInvoice({ db }: World, order: Order, { locale, isCompany }: Combination): Promise<string> {
  const documents = await readOrderDocuments(db, order.id);
  expect(documents.map(({ kind }) => kind)).toEqual(["invoice"]);
  const [{ id, number, content }] = documents as [(typeof documents)[number]];
  const { decimals } = await readCurrency(db, locale);
  // The trial gateway takes no real money, so its invoices have a series of their own.
  const { isOnline: isTrial, showsBankAccount } = paymentMethods[order.paymentId];
  expect(number.startsWith(`${isTrial ? "T" : ""}${series[locale]}`), number).toBe(true);
  expect(content).toMatchObject({ locale, isTrial, order: { number: order.number }, corrects: null });
  const sum = (parts: readonly { gross: number }[]) => parts.reduce((total, { gross }) => total + gross, 0);
  expect(sum(content.lines), "the lines").toBe(content.total - content.rounding);
  expect(sum(content.taxes), "the VAT recapitulation").toBe(content.total - content.rounding);
  for (const { net, tax, gross } of content.taxes) expect(net + tax).toBe(gross);
  expect(content.total).toBe(inHundredths(order.totals.totalMinor, decimals));
  expect(content.payable).toBe(content.total);
  expect(content.isPaid).toBe(isPaidInAdvance(order.paymentId));
  expect(content.account !== null).toBe(showsBankAccount);
  expect(content.dueOn, "the last day for the money").toBe(expectedDueOn(order));
  const { company_id, tax_id, vat_id } = companyNumbers[locale];
  expect(content.buyer).toMatchObject(
    isCompany
      ? { name: companyName, companyId: company_id, taxId: tax_id, vatId: vat_id }
      : { name: "Eva Nová", companyId: "", taxId: "", vatId: "" },
  );
  return id;
}

/**
 * Returns the due day where the goods come before the payment: the term is counted from the day on which they are
 * received, and ends on a working day.
 */
function expectedDueOn({ paymentId, shipment, deliveredAt, locale }: Order): string | null {
  const when = paidWhen(paymentId);
  if (when.moment !== "afterDelivery") return null;
  const receivedOn = shipment?.promisedOn ?? pragueClock(deliveredAt ?? 0).date;
  return workingDayFrom(addDays(receivedOn, when.days), countryOf[locale]);
}

/**
 * Expects that gift vouchers that were bought have their code and their whole value once the order is finished, and
 * that other goods issue none.
 */
export async function expectGifts({ db }: World, order: Order): Promise<void> {
  const bought = order.lines.filter(({ gift }) => gift).map(({ lineMinor }) => lineMinor);
  const issued = await db
    .selectFrom("order_gift")
    .innerJoin("voucher", "voucher.id", "order_gift.voucher_id")
    .where("order_gift.order_id", "=", order.id)
    .select("voucher.balance_minor as balanceMinor")
    .execute();
  expect(issued.map(({ balanceMinor }) => balanceMinor)).toEqual(bought);
}

/** A greeting that begins every e-mail in the language and is spelled differently in the other one. */
const greetings = { cs: "Dobrý den,", sk: "Dobrý deň," } as const;

/**
 * Expects exactly one e-mail about each step, in the order's language; that of the step which issued the invoice has it
 * attached.
 */
export async function expectEmails(
  { db }: World,
  order: Order,
  combination: Combination,
  { invoiceId, invoicedBy }: { invoiceId: string; invoicedBy: "paid" | OrderState },
): Promise<void> {
  const emails = await db
    .selectFrom("mail_outbox")
    .where("reference", "=", order.number)
    .select(["kind", "recipient", "body_text", "body_html", "attachments_json"])
    .execute();
  expect(emails.map(({ kind }) => kind).sort()).toEqual(emailKinds(combination));
  for (const { kind, recipient, body_text, body_html, attachments_json } of emails) {
    expect(recipient).toBe(emailOf(combination));
    expect(body_html, kind).toContain(`<html lang="${order.locale}">`);
    expect(body_text, kind).toContain(greetings[order.locale]);
    expect(body_text, kind).toContain(order.number);
    expect(attachments_json.includes(invoiceId), `the invoice with ${kind}`).toBe(kind === `order-${invoicedBy}`);
    const { isOnline, showsBankAccount } = paymentMethods[order.paymentId];
    const namesAccount = showsBankAccount && accountEmails(order.paymentId).includes(kind);
    expect(body_text.includes("IBAN"), `payment data in ${kind}`).toBe(namesAccount);
    expect(attachments_json.includes("payment-code"), `a code to scan in ${kind}`).toBe(namesAccount);
    if (kind !== "order-confirmation") continue;
    expect(body_text.includes("#platba"), "a link to the gateway").toBe(isOnline);
  }
}

/**
 * Returns the kinds of e-mails that name the bank account: the first one, and all about the goods where the payment
 * comes after them.
 */
function accountEmails(paymentId: PaymentId): string[] {
  const ofGoods = ["order-ready", "order-shipped", "order-closed"];
  return ["order-confirmation", ...(isPaidAfterDelivery(paymentId) ? ofGoods : [])];
}

function emailKinds(pair: Pair): string[] {
  return ["order-confirmation", "order-paid", ...pathOf(pair).map((state) => `order-${state}`)].sort();
}
