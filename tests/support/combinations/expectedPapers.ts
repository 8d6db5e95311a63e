import { expect } from "vitest";

import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import type { Order } from "~/features/orders/orders";
import type { OrderState } from "~/platform/database/schema";
import type { World } from "~/platform/process/world.server";
import { pathOf } from "./carryOut";
import type { Combination, Pair } from "./combination";
import { companyName, companyNumbers, emailOf } from "./orderOf";

const series = { cs: "FV26", sk: "FS26" } as const;

/** The one invoice of an order that has come to its end. Amounts are hundredths. */
export async function expectInvoice({ db }: World, order: Order, { locale, isCompany }: Combination): Promise<string> {
  const documents = await readOrderDocuments(db, order.id);
  expect(documents.map(({ kind }) => kind)).toEqual(["invoice"]);
  const [{ id, number, content }] = documents as [(typeof documents)[number]];
  const { decimals } = await readCurrency(db, locale);
  // What the test gateway takes is no money, so those invoices have a series of their own.
  const isTrial = order.paymentId === "card";
  expect(number.startsWith(`${isTrial ? "T" : ""}${series[locale]}`), number).toBe(true);
  expect(content).toMatchObject({ locale, isTrial, order: { number: order.number }, corrects: null });
  const sum = (parts: readonly { gross: number }[]) => parts.reduce((total, { gross }) => total + gross, 0);
  expect(sum(content.lines), "the lines").toBe(content.total - content.rounding);
  expect(sum(content.taxes), "the VAT recapitulation").toBe(content.total - content.rounding);
  for (const { net, tax, gross } of content.taxes) expect(net + tax).toBe(gross);
  expect(content.total).toBe(inHundredths(order.totals.totalMinor, decimals));
  expect(content.payable).toBe(content.total);
  expect(content.isPaid).toBe(order.paymentId !== "cod");
  expect(content.account !== null).toBe(order.paymentId === "transfer");
  const { company_id, tax_id, vat_id } = companyNumbers[locale];
  expect(content.buyer).toMatchObject(
    isCompany
      ? { name: companyName, companyId: company_id, taxId: tax_id, vatId: vat_id }
      : { name: "Eva Nová", companyId: "", taxId: "", vatId: "" },
  );
  return id;
}

/** What was bought as a gift has its code and its whole value once the order is at its end; goods bring none. */
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

/** A word that every e-mail of the language begins with, and the other language writes otherwise. */
const greetings = { cs: "Dobrý den,", sk: "Dobrý deň," } as const;

/** Exactly one e-mail about each step, in the order's language, with the invoice in that of the step that issued it. */
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
    if (kind !== "order-confirmation") continue;
    expect(body_text.includes("IBAN"), "payment data").toBe(order.paymentId === "transfer");
    expect(attachments_json.includes("payment-code"), "a code to scan").toBe(order.paymentId === "transfer");
    expect(body_text.includes("#platba"), "a link to the gateway").toBe(order.paymentId === "card");
  }
}

function emailKinds(pair: Pair): string[] {
  return ["order-confirmation", "order-paid", ...pathOf(pair).map((state) => `order-${state}`)].sort();
}
