import { expect, test } from "vitest";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { receiveGoods } from "~/features/withdrawals/receiveGoods.server";
import { refundWithdrawal } from "~/features/withdrawals/refundWithdrawal.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import { deliverOrder, placedOrder } from "../../../../tests/support/placedOrder";
import { plainSpaces } from "../../../../tests/support/plainSpaces";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { changeOrderState, payOrder } from "../changeOrderState.server";
import { deliverDueMail } from "../email/deliverMail.server";
import { findOrder } from "../orders.queries.server";
import { owedMinor } from "./refund";
import { readLedger, readRefunds } from "./refund.queries.server";
import { refundPayment } from "./refundPayment.server";

const staff = "staff Jana";

/** Opens a shop with a paid order of two jackets at 1000 Kč, with 119 Kč for delivery, or the same in euros. */
async function shop(locale: "cs" | "sk" = "cs") {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { priceCzk: 1_000, priceEurCents: 4_333, onHand: { "52": 9 } });
  await stockJacket(db, { id: 1002, priceCzk: 500, priceEurCents: 2_001, onHand: { "52": 9 } });
  const cartItems = [1001, 1002].map((productId) => ({ productId, variantId: productId * 1000 + 1, quantity: 1 }));
  const { id, number } = await placedOrder(world, { locale, cartItems });
  await payOrder(world, id, staff);
  const giveBack = (amountMinor: number) =>
    refundPayment(world, { orderId: id, amountMinor, method: "manual", reason: "a scratch" }, staff);
  const notes = async () => (await readOrderDocuments(db, id)).slice(1).map(({ content }) => content);
  const owed = async () => {
    const order = await findOrder(db, id);
    return order ? owedMinor(order, await readLedger(db, order)) : undefined;
  };
  return { world, db, id, number, giveBack, notes, owed };
}

test("a part of the price that is given back has a credit note, shared among the goods, in the e-mail", async () => {
  const { world, db, id, giveBack, notes, owed } = await shop();
  expect(await giveBack(100)).toMatchObject({ ok: true, refund: { amountMinor: 100, goodwillMinor: 100 } });
  const [note, ...others] = await notes();
  expect(others).toEqual([]);
  expect(note).toMatchObject({ total: -10_000, payable: -10_000 });
  expect(plainSpaces(note?.corrects?.reason)).toBe("Dodatečná sleva z ceny");
  expect(note?.lines.map(({ kind, position, gross }) => [kind, position, gross])).toEqual([
    ["reduction", 1, -6_600],
    ["reduction", 2, -3_400],
  ]);
  expect(note?.taxes).toEqual([{ taxBasisPoints: 2100, net: -8_264, tax: -1_736, gross: -10_000 }]);
  expect(await owed()).toBe(0);
  await deliverDueMail(world);
  const mail = world.emails.find(({ subject }) => subject.includes("jsme vrátili"));
  expect(mail?.attachments).toMatchObject([{ filename: "dobropis-DB26000001.pdf" }]);
  expect(plainSpaces(mail?.text)).toContain("Dobropis najdete v příloze.");
  expect(await readRefunds(db, id)).toMatchObject([{ goodwillMinor: 100, state: "done" }]);
});

test("the Slovak one is in cents and in Slovak", async () => {
  const { world, giveBack, notes } = await shop("sk");
  await giveBack(1_001);
  const [note] = await notes();
  expect(note?.total).toBe(-1_001);
  expect(plainSpaces(note?.corrects?.reason)).toBe("Dodatočná zľava z ceny");
  expect(note?.lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(-1_001);
  await deliverDueMail(world);
  const mail = world.emails.find(({ subject }) => subject.includes("sme vrátili"));
  expect(plainSpaces(mail?.text)).toContain("Dobropis nájdete v prílohe.");
});

test("a withdrawal after it gives back the lower price, and the credit notes add up to the invoice", async () => {
  const { world, db, id, number, giveBack, notes, owed } = await shop();
  await deliverOrder(world, id);
  await giveBack(300);
  const withdraw = async (linePosition: number) => {
    const statement = {
      locale: "cs" as const,
      orderNumber: number,
      name: "Eva Nová",
      email: "eva@seznam.cz",
      goods: "",
    };
    const lines = [{ linePosition, quantity: 1 }];
    await confirmWithdrawal(world, await draftWithdrawal(world, { ...statement, orderId: id, lines }));
    const newest = await db.selectFrom("withdrawal").select("number").orderBy("number", "desc").executeTakeFirst();
    const of = { number: newest?.number ?? 0 };
    await receiveGoods(world, { ...of, storeId: "eshop", pieces: undefined }, staff);
    const asked = { ...of, method: "manual" as const, loweredMinor: 0, reason: "", isSentProven: false, isPart: false };
    return refundWithdrawal(world, asked, staff);
  };
  expect(await withdraw(1)).toMatchObject({ ok: true, paid: { refund: { amountMinor: 800, goodwillMinor: 0 } } });
  expect(await withdraw(2)).toMatchObject({ ok: true, paid: { refund: { amountMinor: 400 + 119, goodwillMinor: 0 } } });
  expect((await notes()).map(({ total }) => total)).toEqual([-30_000, -80_000, -40_000 - 11_900]);
  expect(await owed()).toBe(0);
});

test("a cancelled order gets back what is left, and its credit notes are the invoice", async () => {
  const { world, db, id, giveBack, notes, owed } = await shop();
  await giveBack(300);
  await changeOrderState(world, id, "cancelled", staff);
  const [invoice] = await readOrderDocuments(db, id);
  const total = invoice?.content.total ?? 0;
  expect((await notes()).map((note) => note.total)).toEqual([-30_000, 30_000 - total]);
  expect(await owed()).toBe(total / 100 - 300);
  expect(await giveBack(total / 100 - 300)).toMatchObject({ ok: true, refund: { goodwillMinor: 0 } });
  expect(await notes()).toHaveLength(2);
});

test("what is more than the goods is taken off the delivery", async () => {
  const { giveBack, notes } = await shop();
  expect(await giveBack(1_500)).toMatchObject({ ok: true });
  expect((await notes())[0]).toMatchObject({ total: -150_000 });
  const rest = await giveBack(100_000);
  expect(rest).toMatchObject({ ok: false, reason: "too-much" });
});
