import { expect, test } from "vitest";
import { addVoucher } from "~/features/cart/addVoucher.server";
import { listDocuments, readOrderDocuments } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { readyToOrder } from "../../../../tests/support/checkout";
import { placedOrder } from "../../../../tests/support/placedOrder";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { issueVoucher, toGiftVoucher } from "../../../../tests/support/vouchers";
import { cancelShownOrder } from "../cancelOrder.server";
import { changeOrderState, payOrder } from "../changeOrderState.server";
import { deliverDueMail } from "../email/deliverMail.server";
import { inTransaction } from "../orderDeps.server";
import { lockOrder } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { placeOrder } from "../placement/placeOrder.server";
import { exactTax, taxRecap } from "../placement/taxRecap";
import { shipOrder } from "../shipping/shipOrder.server";
import { everythingLeft } from "./creditContent";
import { issueCreditNote } from "./issueCreditNote.server";
import { issueInvoice } from "./issueInvoice.server";

const jacket = { productId: 1001, variantId: 1_001_001 };

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { onHand: { "52": 90 } });
  const numbers = async () =>
    (await listDocuments(db, { series: undefined, limit: 99 })).map(({ number }) => number).sort();
  return { world, db, numbers };
}

test.each(["cs", "sk"] as const)("the %s order's page has the VAT of its invoice, to the hundredth", async (locale) => {
  const { world, db } = await shop();
  const { id } = await placedOrder(world, { locale });
  await payOrder(world, id, "staff Jana");
  const [order, [invoice]] = [await findOrder(db, id), await readOrderDocuments(db, id)];
  const currency = await readCurrency(db, locale);
  const shown = order ? taxRecap(order).map((row) => exactTax(row, currency)) : [];
  const exact = { ...currency, decimals: 2 };
  const money = (hundredths: number) => formatMoney(hundredths, exact);
  expect(shown).toEqual(invoice?.content.taxes.map(({ net, tax }) => ({ net: money(net), tax: money(tax) })));
  expect(shown).toHaveLength(1);
});

test("an order is invoiced when it is paid, once, with VAT in hellers", async () => {
  const { world, db, numbers } = await shop();
  const { id, number } = await placedOrder(world);
  expect(await numbers()).toEqual([]);
  await payOrder(world, id, "staff Jana");
  await changeOrderState(world, id, "pending", "staff Jana");
  await changeOrderState(world, id, "closed", "staff Jana");
  const [invoice, ...others] = await readOrderDocuments(db, id);
  expect(others).toEqual([]);
  expect(invoice?.number).toBe("FV26000001");
  expect(invoice?.content).toMatchObject({
    order: { number },
    isPaid: true,
    isPaidBefore: true,
    dueOn: null,
    seller: { name: "KARA – ukázkový obchod", companyId: "99000016", taxId: "CZ99000016" },
    buyer: { name: "Eva Nová", address: ["Dlouhá 12", "110 00 Praha", "Česko"] },
    taxes: [{ taxBasisPoints: 2100, net: 1_073_554, tax: 225_446, gross: 1_299_000 }],
    rounding: 0,
    total: 1_299_000,
    payable: 1_299_000,
  });
});

test("cash on delivery is invoiced when the goods are handed over, and a Slovak order in the Slovak series", async () => {
  const { world, db, numbers } = await shop();
  const { id } = await placedOrder(world, { paymentId: "cod" });
  await changeOrderState(world, id, "pending", "staff Jana");
  expect(await numbers()).toEqual([]);
  await shipOrder(world, id, { trackingNumber: "80012345678" }, "staff Jana");
  expect(await numbers()).toEqual(["FV26000001"]);
  await changeOrderState(world, id, "closed", "staff Jana");
  await payOrder(world, id, "staff Jana");
  const [invoice] = await readOrderDocuments(db, id);
  expect(invoice).toMatchObject({ number: "FV26000001", content: { isPaid: false, isPaidBefore: false } });
  const slovak = await placedOrder(world, { tempId: "zuzana", locale: "sk" });
  await payOrder(world, slovak.id, "staff Jana");
  expect(await numbers()).toEqual(["FS26000001", "FV26000001"]);
});

test("the paid e-mail carries the invoice as a PDF", async () => {
  const { world } = await shop();
  const { id } = await placedOrder(world);
  await payOrder(world, id, "staff Jana");
  await deliverDueMail(world);
  const mail = world.emails.find(({ subject }) => subject.includes("Platbu"));
  expect(mail?.text).toContain("Fakturu najdete v\u00a0příloze.");
  expect(mail?.attachments).toMatchObject([{ filename: "faktura-FV26000001.pdf", contentType: "application/pdf" }]);
  expect(mail?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe("%PDF-");
});

test("concurrent payments of many orders number their invoices without gaps and doubles", async () => {
  const { world, db, numbers } = await shop();
  const orders = [];
  for (let index = 0; index < 12; index += 1)
    orders.push(await placedOrder(world, { tempId: `visitor-${index}`, email: `e${index}@a.cz` }));
  await Promise.all(orders.flatMap(({ id }) => [payOrder(world, id, "staff Jana"), payOrder(world, id, "staff Petr")]));
  expect(await numbers()).toEqual(orders.map((_, index) => `FV26${String(index + 1).padStart(6, "0")}`));
  expect(await db.selectFrom("document").select("order_id").distinct().execute()).toHaveLength(12);
});

test("a transaction that fails gives its number back", async () => {
  const { world, db, numbers } = await shop();
  const { id } = await placedOrder(world);
  const order = await findOrder(db, id);
  if (!order) throw new Error("no order");
  const failing = inTransaction(world, async (txDeps) => {
    await lockOrder(txDeps.db, id);
    await issueInvoice(txDeps, order, { isPaid: true, isHandedOver: false });
    throw new Error("killed");
  });
  await expect(failing).rejects.toThrow("killed");
  expect(await numbers()).toEqual([]);
  await payOrder(world, id, "staff Jana");
  expect(await numbers()).toEqual(["FV26000001"]);
});

test("trial payments are numbered apart, and each year begins with one", async () => {
  const { world, db, numbers } = await shop();
  const { id } = await placedOrder(world);
  const order = await findOrder(db, id);
  if (!order) throw new Error("no order");
  await issueInvoice(world, { ...order, isTrialPayment: true }, { isPaid: true, isHandedOver: false });
  const next = await placedOrder(world, { tempId: "next" });
  await payOrder({ ...world, now: () => Date.UTC(2026, 11, 31, 23, 30) }, next.id, "staff Jana");
  expect(await numbers()).toEqual(["FV27000001", "TFV26000001"]);
});

test("a cancelled order's invoice is taken back in full, and the e-mail carries the credit note", async () => {
  const { world, db } = await shop();
  const { id } = await placedOrder(world, { cartItems: [{ ...jacket, quantity: 2 }] });
  await payOrder(world, id, "staff Jana");
  expect(await cancelShownOrder(world, { id })).toEqual({ ok: true });
  const [invoice, credit] = await readOrderDocuments(db, id);
  expect(credit?.number).toBe("DB26000001");
  expect(credit?.content).toMatchObject({
    corrects: { number: "FV26000001", reason: "Zrušení objednávky" },
    total: -(invoice?.content.total ?? 0),
    payable: -(invoice?.content.payable ?? 0),
  });
  await deliverDueMail(world);
  const mail = world.emails.find(({ subject }) => subject.includes("byla zrušena"));
  expect(mail?.attachments).toMatchObject([{ filename: "dobropis-DB26000001.pdf" }]);
});

test("an order without an invoice is cancelled without a credit note", async () => {
  const { world, numbers } = await shop();
  const { id } = await placedOrder(world);
  await cancelShownOrder(world, { id });
  expect(await numbers()).toEqual([]);
});

test("pieces are taken back one by one, never more than were invoiced", async () => {
  const { world, db } = await shop();
  const { id } = await placedOrder(world, { cartItems: [{ ...jacket, quantity: 2 }] });
  const request = { pieces: [{ position: 1, quantity: 1 }], delivery: 0, payment: 0, gift: 0 };
  const credit = (wanted: typeof request | typeof everythingLeft = request) =>
    inTransaction(world, async (txDeps) => {
      await lockOrder(txDeps.db, id);
      return issueCreditNote(txDeps, id, { request: wanted, reason: "withdrawn" });
    });
  expect(await credit()).toEqual({ ok: false, reason: "no-invoice" });
  await payOrder(world, id, "staff Jana");
  const outcomes = await Promise.all([credit(), credit(), credit()]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await credit({ ...request, delivery: 100 })).toEqual({ ok: false, reason: "too-much" });
  expect(await credit(everythingLeft)).toEqual({ ok: false, reason: "nothing" });
  expect((await readOrderDocuments(db, id)).map(({ number, content }) => [number, content.total])).toEqual([
    ["FV26000001", 2_598_000],
    ["DB26000001", -1_299_000],
    ["DB26000002", -1_299_000],
  ]);
});

test("an order that a gift voucher pays has neither a fee for cash nor anything about money, but an invoice", async () => {
  const { world, db } = await shop();
  await issueVoucher(db, { code: "DAR", ...toGiftVoucher(20_000) });
  const { owner, agreement } = await readyToOrder(db, { paymentId: "cod" });
  const voucherInput = voucherForm.parse({ voucherCode: "DAR", guestEmail: "eva@seznam.cz" });
  await addVoucher(db, owner, voucherInput, { now: world.now(), callerAddress: "caller" });
  const placed = await placeOrder(world, owner, { ...agreement, shownTotalMinor: 0 });
  if (!placed.ok) throw new Error(placed.reason);
  const { id } = placed.order;
  expect((await findOrder(db, id))?.totals).toMatchObject({ paymentMinor: 0, totalMinor: 0 });
  const [invoice] = await readOrderDocuments(db, id);
  expect(invoice?.content).toMatchObject({
    gifts: [{ code: "DAR", amount: 1_299_000 }],
    total: 1_299_000,
    payable: 0,
    payment: "Dárkový poukaz",
    taxes: [{ gross: 1_299_000 }],
  });
  expect(await cancelShownOrder(world, { id })).toEqual({ ok: true });
  expect(await db.selectFrom("orders").select("refund_due_at").executeTakeFirst()).toEqual({ refund_due_at: null });
  await deliverDueMail(world);
  expect(world.emails.map(({ attachments }) => attachments?.map(({ filename }) => filename))).toEqual([
    ["faktura-FV26000001.pdf"],
    ["dobropis-DB26000001.pdf"],
  ]);
  const cancelled = world.emails[1]?.text ?? "";
  expect(cancelled).toContain("vrátili na poukaz");
  expect(cancelled).not.toMatch(/(?<!\d)0\sKč/);
});
