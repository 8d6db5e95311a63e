import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentMethods } from "~/features/delivery/paymentMethods";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { confirmWithdrawal, draftWithdrawal } from "~/features/withdrawals/withdraw.server";
import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";
import { placedOrder, stockOf } from "../../../../tests/support/placedOrder";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { changeOrderState, payOrder } from "../changeOrderState.server";
import { expireUnpaid } from "../expireUnpaid.server";
import type { Order } from "../orders";
import { findOrder } from "../orders.queries.server";
import { shipOrder } from "../shipping/shipOrder.server";
import { readAwaitedTransfer, readTransfer } from "./readTransfer.server";

/**
 * The shop has no payment method with payment after the delivery yet. In these tests, transfers are due two weeks after
 * the delivery.
 */
const { paidWhen } = paymentMethods.transfer;
beforeAll(
  () =>
    void Object.assign(paymentMethods.transfer, { paidWhen: { moment: "afterDelivery", days: 14, remindedDays: 3 } }),
);
afterAll(() => void Object.assign(paymentMethods.transfer, { paidWhen }));

const staff = "staff Jana";

async function shop(choice: Parameters<typeof placedOrder>[1] = {}) {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db);
  const { id, number } = await placedOrder(world, choice);
  const order = async () => (await findOrder(db, id)) as Order;
  const placedAt = world.now();
  const after = (days: number) => ({ ...world, now: () => placedAt + days * dayMs });
  const ship = () => shipOrder(world, id, { trackingNumber: "80012345678" }, staff);
  const mail = async (kind: string) =>
    db
      .selectFrom("mail_outbox")
      .where("kind", "=", `order-${kind}`)
      .select(["body_text as text", "attachments_json as attached"])
      .executeTakeFirstOrThrow();
  return { world, db, id, number, order, after, ship, mail };
}

async function kinds(db: Db): Promise<string[]> {
  return (await db.selectFrom("mail_outbox").select("kind").execute()).map(({ kind }) => kind);
}

async function withdrawFrom(world: ReturnType<typeof testWorld>, { id, number }: { id: string; number: string }) {
  const who = { locale: "cs" as const, orderNumber: number, name: "Eva Nová", email: "eva@seznam.cz", goods: "" };
  const lines = [{ linePosition: 1, quantity: 1 }];
  await confirmWithdrawal(world, await draftWithdrawal(world, { ...who, orderId: id, lines }));
}

test.each([
  ["cs", "14 dnů od převzetí zboží"],
  ["sk", "14 dní od prevzatia tovaru"],
] as const)("the %s confirmation and the page name the account, and the days after receipt", async (locale, days) => {
  const { db, order, mail } = await shop({ locale });
  const { text, attached } = await mail("confirmation");
  expect(text.replaceAll("\u00a0", " ")).toContain(days);
  expect(text).toContain("IBAN");
  expect(JSON.parse(attached)[0]).toMatchObject({ kind: "payment-code", code: { dueOn: null } });
  const shown = await readTransfer(db, await order());
  expect(shown).toMatchObject({ due: { moment: "afterDelivery", day: null, days: 14 }, picture: expect.any(String) });
});

test("it is never reminded of nor cancelled as unpaid, and leaves the shop without its money", async () => {
  const { world, db, id, order, after, ship } = await shop();
  await expireUnpaid(after(100), world.log);
  expect(await order()).toMatchObject({ state: "accepted" });
  expect(await stockOf(db)).toEqual({ "eshop 1001001": 4 });
  expect(await changeOrderState(world, id, "pending", staff)).toEqual({ ok: true });
  expect(await ship()).toMatchObject({ ok: true });
});

test("the invoice in the parcel is due two weeks after the promised day, and so say the e-mail and the page", async () => {
  const { world, db, id, order, ship, mail } = await shop();
  await changeOrderState(world, id, "pending", staff);
  await ship();
  const { shipment } = await order();
  expect(shipment?.promisedOn).toBe("2026-11-23");
  const [invoice] = await readOrderDocuments(db, id);
  expect(invoice?.content).toMatchObject({ isPaid: false, dueOn: "2026-12-07", account: { iban: expect.any(String) } });
  expect(await readAwaitedTransfer(db, await order())).toMatchObject({ due: { day: "2026-12-07" } });
  const { text, attached } = await mail("shipped");
  expect(text.replaceAll("\u00a0", " ")).toContain("7. 12. 2026");
  expect(text).toContain("IBAN");
  expect(attached).toContain("2026-12-07");
});

test("a late parcel moves the day, past a weekend, and a payment ends the request", async () => {
  const { world, db, id, order, after, ship, mail } = await shop();
  await changeOrderState(world, id, "pending", staff);
  await ship();
  // Ten days later is Saturday the 28th of November.
  const late = after(10);
  await changeOrderState(late, id, "closed", staff);
  expect(await readAwaitedTransfer(db, await order())).toMatchObject({ due: { day: "2026-12-14" } });
  expect((await mail("closed")).text).toContain("IBAN");
  await payOrder(late, id, staff);
  expect(await readTransfer(db, await order())).toBeNull();
});

test("money that is late is asked for once, three days after its last day", async () => {
  const { world, id, order, after, ship, mail, db } = await shop();
  await changeOrderState(world, id, "pending", staff);
  await ship();
  const received = after(3);
  await changeOrderState(received, id, "closed", staff);
  expect(await readAwaitedTransfer(db, await order())).toMatchObject({ due: { day: "2026-12-07" } });
  await expireUnpaid(after(20), world.log);
  expect((await kinds(db)).filter((kind) => kind === "order-overdue")).toEqual([]);
  await expireUnpaid(after(21), world.log);
  await expireUnpaid(after(30), world.log);
  expect((await kinds(db)).filter((kind) => kind === "order-overdue")).toHaveLength(1);
  const { text, attached } = await mail("overdue");
  expect(text).toContain("IBAN");
  expect(attached).toContain("payment-code");
  expect(await order()).toMatchObject({ state: "closed", paidAt: null });
});

test("money that came, or for goods that were all given back, is not asked for", async () => {
  const { world, id, number, after, ship, db } = await shop();
  await changeOrderState(world, id, "pending", staff);
  await ship();
  await changeOrderState(after(3), id, "closed", staff);
  await withdrawFrom(after(4), { id, number });
  await expireUnpaid(after(90), world.log);
  expect(await kinds(db)).not.toContain("order-overdue");
});

test("no request is left when the order is cancelled", async () => {
  const { world, db, id, order } = await shop();
  await changeOrderState(world, id, "cancelled", staff);
  expect(await readTransfer(db, await order())).toBeNull();
});
