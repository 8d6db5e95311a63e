import { expect, test } from "vitest";

import { readyToOrder } from "../../../../tests/support/checkout";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { moveGuestCarts } from "./guestCart.queries.server";

test("a guest's carts of both languages move to new keys, and leave copies with the lines only", async () => {
  const db = await freshDb();
  await stockJacket(db);
  for (const locale of ["cs", "sk"] as const) await readyToOrder(db, { tempId: "old", locale });
  const before = await db.selectFrom("cart").selectAll().execute();
  const lineIds = await db.selectFrom("cart_line").select("id").orderBy("id").execute();

  await db.transaction().execute((tx) => moveGuestCarts(tx, "old", "new"));

  const keysOf = (carts: { id: string; order_token: string }[]) => carts.flatMap((cart) => [cart.id, cart.order_token]);
  const moved = await db.selectFrom("cart").selectAll().where("temp_id", "=", "new").orderBy("locale").execute();
  expect(moved.map(({ locale, carrier_id, contact_json }) => [locale, carrier_id, contact_json])).toEqual([
    ["cs", "ppl", expect.stringContaining("eva@seznam.cz")],
    ["sk", "ppl", expect.stringContaining("eva@seznam.cz")],
  ]);
  for (const key of keysOf(before)) expect(keysOf(moved)).not.toContain(key);
  const left = await db.selectFrom("cart").selectAll().where("temp_id", "=", "old").execute();
  expect(new Set(keysOf(left))).toEqual(new Set(keysOf(before)));
  expect(left.map(({ contact_json }) => contact_json)).toEqual([null, null]);
  const linesOf = (carts: { id: string }[]) => {
    const ids = carts.map(({ id }) => id);
    return db.selectFrom("cart_line").where("cart_id", "in", ids).orderBy("id").select(["id"]).execute();
  };
  expect(await linesOf(moved)).toEqual(lineIds);
  expect(await linesOf(left)).toHaveLength(2);
});

test("two concurrent moves of the same carts give each its own, and a guest without a cart has nothing to move", async () => {
  const db = await freshDb();
  await stockJacket(db);
  for (const locale of ["cs", "sk"] as const) await readyToOrder(db, { tempId: "old", locale });
  const move = (from: string, to: string) => db.transaction().execute((tx) => moveGuestCarts(tx, from, to));
  await Promise.all([move("old", "one"), move("old", "two"), move("nobody", "three")]);
  const carts = await db.selectFrom("cart").select("temp_id").orderBy("temp_id").execute();
  expect(carts.map(({ temp_id }) => temp_id)).toEqual(["old", "old", "one", "one", "two", "two"]);
  expect(await db.selectFrom("cart_line").select("id").execute()).toHaveLength(6);
});
