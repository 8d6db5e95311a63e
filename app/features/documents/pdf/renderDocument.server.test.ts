import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";

import { readCurrency } from "~/features/money/currency.queries.server";
import { creditContent, creditedLines, everythingLeft } from "~/features/orders/invoicing/creditContent";
import { invoiceContent } from "~/features/orders/invoicing/invoiceContent";
import type { Order } from "~/features/orders/orders";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";

import { evasOrder } from "../../../../tests/support/orders";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import type { StoredDocument } from "../document.queries.server";
import type { DocumentContent } from "../documentContent";
import { renderDocument } from "./renderDocument.server";

const at = Date.UTC(2026, 10, 23, 11);

async function invoiceOf(order: Order): Promise<DocumentContent> {
  const db = await freshDb();
  const { locale } = order;
  const currency = await readCurrency(db, locale);
  const context = { t: translatorFor(locale), currency, settings: await readSettings(db, locale) };
  return invoiceContent(order, { at, isPaid: order.paidAt !== null, isHandedOver: false }, context);
}

const stored = (
  content: DocumentContent,
  number: string,
  kind: StoredDocument["kind"] = "invoice",
): StoredDocument => ({
  id: "id",
  orderId: "order",
  issuedAt: at,
  number,
  kind,
  content,
});

/** Returns the text of the pages in reading order, with ordinary spaces. */
async function textOf(document: StoredDocument) {
  const { pdf } = await renderDocument(document);
  const read = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { pages: read.totalPages, text: read.text.replaceAll("\u00a0", " ").replace(/\s+/g, " ") };
}

const [line] = evasOrder().lines;
if (!line) throw new Error("no line");

test("a Czech invoice states parties, dates and VAT in hellers", async () => {
  const order = evasOrder({ paidAt: at, lines: [{ ...line, lineMinor: 25_980, discountMinor: 2_598 }] });
  const discounts = [
    { kind: "percent" as const, voucherId: "x", code: "DESET", basisPoints: 1000, amountMinor: 2_598 },
  ];
  const totals = { ...order.totals, discounts, totalMinor: 23_501 };
  const { text, pages } = await textOf(stored(await invoiceOf({ ...order, totals }), "FV26000001"));
  expect(pages).toBe(1);
  for (const part of [
    "Faktura FV26000001 Daňový doklad",
    "Dodavatel KARA – ukázkový obchod Koželužská 128 503 99 Testov Česko IČO 99000016 · DIČ CZ99000016",
    "Odběratel Eva Nová Dlouhá 12 110 00 Praha Česko",
    "Datum přijetí platby 23. 11. 2026",
    "Variabilní symbol 2026000123",
    "Bunda <Matěj>, černá, 52 Kód KA-1001-52 · Sleva −2 598,00 Kč 2 10 735,54 Kč 21 % 23 382,00 Kč",
    "Doprava (PPL – doručení na adresu) 1 98,35 Kč 21 % 119,00 Kč",
    "21 % 19 422,31 Kč 4 078,69 Kč 23 501,00 Kč",
    "Zaplaceno 23 501,00 Kč",
    "Strana 1 z 1",
    "oddíl B, vložka 1676",
  ]) {
    expect(text).toContain(part);
  }
});

test("a Slovak company's invoice has its three numbers, cents and what is to be paid until when", async () => {
  const { billing, totals } = evasOrder();
  const company = { company: "Ukážková kožiarska s. r. o.", companyId: "99000024", taxId: "2029000006" };
  const fees = { goodsMinor: 51_990, deliveryMinor: 0, roundingMinor: 0, totalMinor: 51_990 };
  const order = evasOrder({
    locale: "sk",
    currencyCode: "EUR",
    placedAt: at,
    totals: { ...totals, ...fees },
    billing: { ...billing, ...company, vatId: "SK2029000006", country: "SK" },
    lines: [{ ...line, quantity: 1, unitMinor: 51_990, lineMinor: 51_990, taxBasisPoints: 2300 }],
  });
  const { text } = await textOf(stored(await invoiceOf(order), "FS26000001"));
  for (const part of [
    "Odberateľ Ukážková kožiarska s. r. o. Dlouhá 12 110 00 Praha Slovensko IČO 99000024 · DIČ 2029000006 IČ DPH SK2029000006",
    "Splatnosť 30. 11. 2026",
    "IBAN SK9799990000192600123468",
    "23 % 422,68 € 97,22 € 519,90 €",
    "Na úhradu 519,90 €",
  ]) {
    expect(text).toContain(part);
  }
});

test("a credit note names the invoice, and its amounts are negative", async () => {
  const invoice = await invoiceOf(evasOrder({ paidAt: at }));
  const found = creditedLines(invoice, [], everythingLeft);
  if (!found.ok) throw new Error(found.reason);
  const head = { issuedOn: "2026-11-25", number: "FV26000001", reason: "Zrušení objednávky" };
  const content = creditContent(invoice, found.credited, head);
  const { text } = await textOf(stored(content, "DB26000001", "credit"));
  expect(text).toContain("Dobropis DB26000001 Opravný daňový doklad");
  expect(text).toContain("Opravuje fakturu FV26000001");
  expect(text).toContain("Celkem −26 099,00 Kč");
  expect(text).not.toContain("neplaťte");
});

test("many lines go over pages, each with the table's head and its number", async () => {
  const invoice = await invoiceOf(evasOrder({ paidAt: at, lines: Array.from({ length: 40 }, () => line) }));
  const { text, pages } = await textOf(stored(invoice, "FV26000001"));
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Položka Ks/g)?.length).toBeGreaterThanOrEqual(pages - 1);
  expect(text).toContain(`Strana ${pages} z ${pages}`);
});

test("an invoice of gift vouchers alone is no tax document", async () => {
  const gift = { ...line, name: "Dárkový poukaz", taxBasisPoints: 0 };
  const totals = { ...evasOrder().totals, deliveryMinor: 0, totalMinor: 25_980 };
  const invoice = await invoiceOf(evasOrder({ paidAt: at, lines: [gift], totals }));
  const { text } = await textOf(stored(invoice, "FV26000001"));
  expect(text).toContain("Faktura FV26000001 Dodavatel");
  expect(text).not.toMatch(/daňový doklad/i);
});

test("a document of a trial payment says so", async () => {
  const { text } = await textOf(
    stored(await invoiceOf(evasOrder({ paidAt: at, isTrialPayment: true })), "TFV26000001"),
  );
  expect(text).toContain("Zkušební doklad");
});

test("the same document makes the same bytes, tagged and in Jost", async () => {
  const document = stored(await invoiceOf(evasOrder({ paidAt: at })), "FV26000001");
  const [first, second] = [await renderDocument(document), await renderDocument(document)];
  expect(first.pdf.equals(second.pdf)).toBe(true);
  expect(first.fileName).toBe("faktura-FV26000001.pdf");
  const raw = first.pdf.toString("latin1");
  for (const part of ["/MarkInfo", "Jost-Regular", "/Lang", "/StructTreeRoot"]) expect(raw).toContain(part);
});
