import { expect, test } from "vitest";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { amountDue, type Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { readAwaitedTransfer } from "~/features/orders/payment/readTransfer.server";
import { startPayment } from "~/features/orders/payment/startPayment.server";
import { owedMinor } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { placedOrder } from "../../../tests/support/placedOrder";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { receiveGoods } from "./receiveGoods.server";
import { refundWithdrawal } from "./refundWithdrawal.server";
import { confirmWithdrawal, draftWithdrawal } from "./withdraw.server";

const staff = "staff Jana";

/** Places an unpaid order of two jackets at 1000 Kč and 119 Kč for the delivery, and can withdraw one of them. */
async function shop(payment: "transfer" | "card" = "transfer", locale: "cs" | "sk" = "cs") {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { priceCzk: 1_000, priceEurCents: 4_000, onHand: { "52": 9 } });
  const cartItems = [{ productId: 1001, variantId: 1_001_001, quantity: 2 }];
  const { id, number } = await placedOrder(world, { cartItems, paymentId: payment, locale });
  const order = async () => (await findOrder(db, id)) as Order;
  const withdraw = async () => {
    const who = { locale, orderNumber: number, name: "Eva Nová", email: "eva@seznam.cz", goods: "" };
    const lines = [{ linePosition: 1, quantity: 1 }];
    await confirmWithdrawal(world, await draftWithdrawal(world, { ...who, orderId: id, lines }));
  };
  const settle = async () => {
    await receiveGoods(world, { number: 1, storeId: "eshop" }, staff);
    const asked = { method: "manual", loweredMinor: 0, reason: "", isSentProven: false, isPart: false } as const;
    return refundWithdrawal(world, { number: 1, ...asked }, staff);
  };
  const owed = async () => owedMinor(await order(), await readLedger(db, await order()));
  const mail = (kind: string) =>
    db
      .selectFrom("mail_outbox")
      .where("kind", "=", kind)
      .select(["subject", "body_text as text", "attachments_json as attached"])
      .executeTakeFirst();
  return { world, db, id, order, withdraw, settle, owed, mail };
}

test.each([
  ["cs", 1_119, "1 119 Kč", "Nová částka k úhradě, objednávka 2026000001"],
  ["sk", 4_490, "44,90 €", "Nová suma na úhradu, objednávka 2026000001"],
] as const)(
  "a part that is withdrawn from before a %s transfer is not asked for",
  async (locale, due, written, subject) => {
    const { db, order, withdraw, mail } = await shop("transfer", locale);
    await withdraw();
    expect(amountDue(await order())).toBe(due);
    expect(await readAwaitedTransfer(db, await order())).toMatchObject({ totalMinor: due });
    const lowered = await mail("order-lowered");
    expect(plainSpaces(lowered?.subject)).toBe(subject);
    expect(plainSpaces(lowered?.text)).toContain(written);
    expect(lowered?.attached).toContain(`"hundredths":${locale === "cs" ? due * 100 : due}`);
  },
);

test("the gateway is asked for what is left", async () => {
  const { world, db, id, withdraw } = await shop("card");
  await startPayment(world, id);
  await withdraw();
  await startPayment(world, id);
  const attempts = await db
    .selectFrom("payment_attempt")
    .select("price_hundredths as price")
    .orderBy("attempt")
    .execute();
  expect(attempts).toEqual([{ price: 211_900 }, { price: 111_900 }]);
});

test("it is settled without money, and what is left pays the order", async () => {
  const { world, db, id, order, withdraw, settle, owed, mail } = await shop();
  await withdraw();
  expect(await settle()).toMatchObject({ ok: true, paid: null });
  // No e-mail confirms that the goods came back, as they never left the shop.
  expect(await mail("withdrawal-received")).toBeUndefined();
  const text = plainSpaces((await mail("withdrawal-settled"))?.text);
  expect(text).toContain("Odečteno z částky k úhradě");
  expect(text).toMatch(/Cena objednávky po odečtení:?\s*1 119 Kč/);
  expect(text).not.toContain("Peníze odešleme");
  expect(await payOrder(world, id, staff)).toEqual({ ok: false, reason: "amount-missing", dueMinor: 1_119 });
  expect(await payOrder(world, id, staff, 1_000)).toEqual({ ok: false, reason: "too-little", dueMinor: 1_119 });
  expect(await payOrder(world, id, staff, 1_119)).toEqual({ ok: true, isRefundDue: false });
  expect(await owed()).toBe(0);
  expect((await order()).paidAt).not.toBeNull();
  const paid = await mail("order-paid");
  expect(plainSpaces(paid?.text)).toContain("1 119 Kč");
  const documents = await readOrderDocuments(db, id);
  expect(documents.map(({ content }) => content.total)).toEqual([211_900, -100_000]);
  for (const document of documents) expect(paid?.attached).toContain(document.id);
});

test("who pays the whole price nevertheless gets the rest back", async () => {
  const { world, id, withdraw, owed } = await shop();
  await withdraw();
  await payOrder(world, id, staff, 2_119);
  expect(await owed()).toBe(1_000);
});
