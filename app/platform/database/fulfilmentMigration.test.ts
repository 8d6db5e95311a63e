import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { dayMs } from "../time/durations";
import { openSqlite } from "./database.server";
import { migrate } from "./migrations.server";

const closedAt = 1_795_000_000_000;

/** Opens a shop from before shipping parcels became a step of its own. */
async function oldShop() {
  const db = openSqlite(":memory:");
  onTestFinished(() => db.destroy());
  await migrate(db, "0027_submissions");
  await sql`insert into store (id, kind, position, street, city, zip, country_code, phone, email)
    values ('praha', 'store', 1, '', '', '', 'CZ', '', '')`.execute(db);
  const place = async (id: string, state: string, storeId: string | null) => {
    await sql`insert into cart (id, locale, is_open, order_token, created_at, used_at)
      values (${id}, 'cs', 0, ${id}, 1, 1)`.execute(db);
    await sql`insert into orders (id, number, summary_hash, cart_id, order_token, locale, currency_code, state, placed_at,
      email, phone, firstname, lastname, billing_json, delivery_json, note, carrier_id, pickup_store_id, payment_id,
      goods_minor, delivery_minor, payment_minor, rounding_minor, value_minor, total_minor)
      values (${id}, ${id}, '', ${id}, ${id}, 'cs', 'CZK', ${state}, 1, '', '', '', '', '{}', '{}', '',
      ${storeId === null ? "ppl" : "pickup"}, ${storeId}, 'cod', 10, 0, 0, 0, 10, 10)`.execute(db);
    await sql`insert into order_event (id, order_id, state, at, actor)
      values (${id}, ${id}, ${state}, ${closedAt}, 'staff Jana')`.execute(db);
  };
  return { db, place };
}

test("orders keep their states, and nobody's period of withdrawal ends before the goods can have arrived", async () => {
  const { db, place } = await oldShop();
  await place("waiting", "accepted", null);
  await place("sent", "closed", null);
  await place("fetched", "closed", "praha");
  await migrate(db);
  expect(await db.selectFrom("orders").select(["id", "state", "delivered_at"]).orderBy("id").execute()).toEqual([
    { id: "fetched", state: "closed", delivered_at: closedAt },
    { id: "sent", state: "closed", delivered_at: closedAt + 14 * dayMs },
    { id: "waiting", state: "accepted", delivered_at: null },
  ]);
  expect(
    (await db.selectFrom("order_event").select("state").orderBy("id").execute()).map(({ state }) => state),
  ).toEqual(["closed", "closed", "accepted"]);
});

test("a state that is none is still refused, and unpaid orders are still found by their index", async () => {
  const { db, place } = await oldShop();
  await place("waiting", "accepted", null);
  await migrate(db);
  await db.updateTable("orders").set({ state: "shipped" }).execute();
  await expect(sql`update orders set state = 'lost'`.execute(db)).rejects.toThrow(/CHECK/);
  await expect(sql`update order_event set state = 'lost'`.execute(db)).rejects.toThrow(/CHECK/);
  const plan = await sql<{
    detail: string;
  }>`explain query plan select id from orders where paid_at is null and state = 'accepted' order by placed_at`.execute(
    db,
  );
  expect(plan.rows.map(({ detail }) => detail).join()).toContain("orders_unpaid");
});
