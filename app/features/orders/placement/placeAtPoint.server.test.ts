import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { readyToOrder } from "../../../../tests/support/checkout";
import { closePoint, openPoints } from "../../../../tests/support/points";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { findOrder } from "../orders.queries.server";
import { placeOrder } from "./placeOrder.server";

const shopOf = (db: Db) => testWorld(db, { now: Date.UTC(2026, 10, 20, 12) });

async function readyForPoint(db: Db) {
  await stockJacket(db, { onHand: { "52": 5 } });
  await openPoints(db);
  return readyToOrder(db, { carrierId: "packeta", paymentId: "cod", pickupPointId: "packeta-9001" });
}

test("an order keeps the point as it was, and its e-mail names it", async () => {
  const db = await freshDb();
  const { owner, agreement } = await readyForPoint(db);
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  await db.updateTable("pickup_point").set({ name: "Jinde", is_open: 0 }).execute();
  const order = await findOrder(db, placed.order.id);
  expect(order).toMatchObject({
    carrierId: "packeta",
    destination: { kind: "point", point: { code: "9001", name: "Trafika U Beránka", zip: "110 00", takesCard: true } },
  });
  const { pickup_point_id } = await db.selectFrom("orders").select("pickup_point_id").executeTakeFirstOrThrow();
  expect(pickup_point_id).toBe("packeta-9001");
  const mail = await db.selectFrom("mail_outbox").select("body_text").executeTakeFirstOrThrow();
  expect(mail.body_text).toContain(
    "Trafika U Beránka\nKoželužská 12, 110 00 Praha\npo–pá 8:00–18:00\nvýdejna · platba kartou · zásilky do 10\u00a0kg",
  );
});

test("a point that has closed since it was chosen is refused", async () => {
  const db = await freshDb();
  const { owner, agreement } = await readyForPoint(db);
  await closePoint(db, "packeta-9001");
  expect(await placeOrder(shopOf(db), owner, agreement)).toEqual({ ok: false, reason: "incomplete" });
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("a point that closes while the order is being placed is refused, too", async () => {
  const db = await freshDb();
  const { owner, agreement } = await readyForPoint(db);
  const closing = { ...shopOf(db), db: closingBeforeTransaction(db) };
  expect(await placeOrder(closing, owner, agreement)).toEqual({ ok: false, reason: "incomplete" });
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
});

/** Wraps the database so that the pickup point closes right before the first transaction begins. */
function closingBeforeTransaction(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== "transaction") return typeof value === "function" ? value.bind(target) : value;
      return () => ({
        execute: async (work: Parameters<ReturnType<Db["transaction"]>["execute"]>[0]) => {
          await closePoint(target, "packeta-9001");
          return target.transaction().execute(work);
        },
      });
    },
  });
}
