import type { Transaction } from "kysely";
import { expect, test } from "vitest";
import { openCart } from "~/features/cart/cart.queries.server";
import { countPieces } from "~/features/cart/pieceCount.queries.server";
import { readCatalogRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { readyToOrder } from "../../../../tests/support/checkout";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { openStores } from "../../../../tests/support/stores";

import { findOrder } from "../orders.queries.server";
import { placeOrder } from "./placeOrder.server";

const placedAt = Date.UTC(2026, 10, 20, 12);
const buyerNamed = (index: number) => ({ tempId: `buyer-${index}`, email: `buyer-${index}@seznam.cz` });
const shopOf = (db: Db) => testWorld(db, { now: placedAt });

test("placing a cart creates an order with its lines, totals, allocations and e-mail", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 5 } });
  const { owner, agreement } = await readyToOrder(db, { paymentId: "cod" });

  const placed = await placeOrder(shopOf(db), owner, agreement);

  if (!placed.ok) throw new Error(placed.reason);
  expect(placed.order.number).toBe("2026000001");
  expect(await findOrder(db, placed.order.id)).toMatchObject({
    state: "accepted",
    placedAt,
    email: "eva@seznam.cz",
    phone: "+420601123456",
    destination: { kind: "address", address: { street: "Dlouhá 12", zip: "110 00" } },
    lines: [{ code: "KA-1001-52", quantity: 1, unitMinor: 12_990, lineMinor: 12_990, taxBasisPoints: 2100 }],
    totals: { goodsMinor: 12_990, deliveryMinor: 0, paymentMinor: 39, roundingMinor: 0, totalMinor: 13_029 },
  });
  expect(await stockOf(db)).toEqual([{ store_id: "eshop", on_hand: 4 }]);
  expect(await db.selectFrom("order_event").select(["state", "actor"]).execute()).toEqual([
    { state: "accepted", actor: "customer" },
  ]);
  expect(await db.selectFrom("mail_outbox").select(["kind", "reference", "recipient"]).execute()).toEqual([
    { kind: "order-confirmation", reference: "2026000001", recipient: "eva@seznam.cz" },
  ]);
  expect(await countPieces(db, owner)).toBe(0);
});

test("an agreement sent ten times concurrently gives one order, returned to all ten", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 50 } });
  const { owner, agreement } = await readyToOrder(db);

  const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(shopOf(db), owner, agreement)));

  expect(new Set(placed.map((result) => (result.ok ? result.order.id : result.reason))).size).toBe(1);
  expect(await ordersIn(db)).toHaveLength(1);
  expect(await stockOf(db)).toEqual([{ store_id: "eshop", on_hand: 49 }]);
  expect(await db.selectFrom("mail_outbox").select("id").execute()).toHaveLength(1);
});

test("listings are updated by an order that takes a place's last piece, and by no other", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 2, "54": 0 } });
  const before = await readCatalogRevision(db);
  const buy = async (tempId: string) => {
    const { owner, agreement } = await readyToOrder(db, { tempId });
    expect(await placeOrder(shopOf(db), owner, agreement)).toMatchObject({ ok: true });
  };
  await buy("first-buyer");
  expect(await readChangedProductIds(db, before)).toEqual([]);
  await buy("second-buyer");
  expect(await readChangedProductIds(db, before)).toEqual([1001]);
});

test("ten buyers of the last three pieces give three orders, numbered without a gap", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 3 } });
  const buyers = [];
  for (let index = 0; index < 10; index += 1) buyers.push(await readyToOrder(db, buyerNamed(index)));

  const placed = await Promise.all(buyers.map(({ owner, agreement }) => placeOrder(shopOf(db), owner, agreement)));

  expect(placed.filter(({ ok }) => ok)).toHaveLength(3);
  expect(placed.flatMap((result) => (result.ok ? [] : [result.reason]))).toEqual(Array(7).fill("unavailable"));
  expect(await stockOf(db)).toEqual([{ store_id: "eshop", on_hand: 0 }]);
  expect(await ordersIn(db)).toEqual(["2026000001", "2026000002", "2026000003"]);
  const product = await db.selectFrom("product").select("availability").executeTakeFirstOrThrow();
  expect(product.availability).toBe("none");
});

test("buyers of the same variants in opposite order do not deadlock", async () => {
  const db = await freshDb();
  for (const id of [1001, 1002]) await stockJacket(db, { id, onHand: { "52": 20 } });
  const cartItems = [1001, 1002].map((productId) => ({ productId, variantId: productId * 1000 + 1, quantity: 1 }));
  const buyers = [];
  for (let index = 0; index < 12; index += 1) {
    buyers.push(
      await readyToOrder(db, { ...buyerNamed(index), cartItems: index % 2 ? cartItems : cartItems.toReversed() }),
    );
  }

  const placed = await Promise.all(buyers.map(({ owner, agreement }) => placeOrder(shopOf(db), owner, agreement)));

  expect(placed.filter(({ ok }) => ok)).toHaveLength(12);
  expect((await stockOf(db)).map(({ on_hand }) => on_hand)).toEqual([8, 8]);
});

test("a price that changed since it was shown is refused and nothing is stored", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db);
  await db.updateTable("product_offer").set({ price_net: 100_000_000 }).where("locale", "=", "cs").execute();

  expect(await placeOrder(shopOf(db), owner, agreement)).toEqual({ ok: false, reason: "changed", totalMinor: 12_100 });

  await expectNothingStored(db);
  expect(await countPieces(db, owner)).toBe(1);
});

test.each<[string, (db: Db) => Promise<unknown>, Awaited<ReturnType<typeof placeOrder>>]>([
  [
    "a piece more is put into the cart",
    (db) => db.updateTable("cart_line").set({ quantity: 2 }).execute(),
    { ok: false, reason: "changed", totalMinor: 25_980 },
  ],
  [
    "the price is changed",
    (db) => db.updateTable("product_offer").set({ price_net: 100_000_000 }).where("locale", "=", "cs").execute(),
    { ok: false, reason: "changed", totalMinor: 12_100 },
  ],
  [
    "another payment is chosen",
    (db) => db.updateTable("cart").set({ payment_id: "cod" }).execute(),
    { ok: false, reason: "changed", totalMinor: 13_029 },
  ],
  [
    "the last piece is sold",
    (db) => db.updateTable("stock").set({ on_hand: 0 }).execute(),
    { ok: false, reason: "unavailable", lineIds: [expect.any(String)] },
  ],
])("nothing is stored when %s just before the order is", async (_what, change, refusal) => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db);
  const deps = { ...shopOf(db), db: changedBeforeTransaction(db, change) };
  expect(await placeOrder(deps, owner, agreement)).toEqual(refusal);
  await expectNothingStored(db);
});

test("a buyer after the last piece is refused without waiting for a transaction", async () => {
  const db = await freshDb();
  await stockJacket(db, { onHand: { "52": 1 } });
  const { owner, agreement } = await readyToOrder(db);
  await db.updateTable("stock").set({ on_hand: 0 }).execute();
  const noTransaction = () => Promise.reject(new Error("a transaction was begun"));
  const deps = { ...shopOf(db), db: changedBeforeTransaction(db, noTransaction) };
  expect(await placeOrder(deps, owner, agreement)).toMatchObject({ ok: false, reason: "unavailable" });
});

test("the e-mail contains the order's number and no other", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db);
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const confirmation = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  const ids = (words: string) => new Set(words.match(/(?<![\w-])[\w-]{22}(?![\w-])/g));
  const { id, summaryHash } = placed.order;
  expect(confirmation.subject).toBe("Potvrzení objednávky 2026000001");
  for (const words of [confirmation.body_text, confirmation.body_html]) {
    expect(words).toContain("pod číslem 2026000001");
    expect([...ids(words)].filter((word) => word !== id && word !== summaryHash && !/^-+$/.test(word))).toEqual([]);
  }
});

test("a sold-out line is named, and the other lines' pieces stay where they were", async () => {
  const db = await freshDb();
  for (const id of [1001, 1002]) await stockJacket(db, { id, onHand: { "52": 2 } });
  const cartItems = [1001, 1002].map((productId) => ({ productId, variantId: productId * 1000 + 1, quantity: 1 }));
  const { owner, agreement } = await readyToOrder(db, { cartItems });
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_002_001).execute();

  const placed = await placeOrder(shopOf(db), owner, agreement);

  const { id } = await db
    .selectFrom("cart_line")
    .select("id")
    .where("variant_id", "=", 1_002_001)
    .executeTakeFirstOrThrow();
  expect(placed).toEqual({ ok: false, reason: "unavailable", lineIds: [id] });
  await expectNothingStored(db);
  expect((await stockOf(db)).map(({ on_hand }) => on_hand)).toEqual([2, 0]);
});

test("a pickup takes the store's own piece first and the rest from the warehouse", async () => {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db, { onHand: { "52": 2 } });
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: 1 }).execute();
  const cartItems = [{ productId: 1001, variantId: 1_001_001, quantity: 2 }];
  const { owner, agreement } = await readyToOrder(db, { cartItems, carrierId: "pickup", pickupStoreId: "praha" });

  const placed = await placeOrder(shopOf(db), owner, agreement);

  if (!placed.ok) throw new Error(placed.reason);
  expect(await stockOf(db)).toEqual([
    { store_id: "eshop", on_hand: 1 },
    { store_id: "praha", on_hand: 0 },
  ]);
  expect(
    await db
      .selectFrom("order_allocation")
      .select(["line_position", "store_id", "quantity"])
      .orderBy("store_id")
      .execute(),
  ).toEqual([
    { line_position: 1, store_id: "eshop", quantity: 1 },
    { line_position: 1, store_id: "praha", quantity: 1 },
  ]);
  expect(await findOrder(db, placed.order.id)).toMatchObject({
    destination: { kind: "store", store: { id: "praha", name: "KARA Praha" } },
  });
});

test("a cart without lines, delivery or contact is refused", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const owner = { tempId: "visitor", locale: "cs" } as const;
  const { orderToken } = await openCart(db, owner, 1);
  const agreement = { orderToken, shownTotalMinor: 0 };
  expect(await placeOrder(shopOf(db), owner, agreement)).toEqual({ ok: false, reason: "empty" });
  await readyToOrder(db);
  await db.updateTable("cart").set({ contact_json: null }).execute();
  expect(await placeOrder(shopOf(db), owner, agreement)).toEqual({ ok: false, reason: "incomplete" });
});

test("another visitor with the token can neither place nor see the order", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db);
  const stranger = { ...owner, tempId: "stranger" };
  expect(await placeOrder(shopOf(db), stranger, agreement)).toEqual({ ok: false, reason: "no-cart" });
  await placeOrder(shopOf(db), owner, agreement);
  expect(await placeOrder(shopOf(db), stranger, agreement)).toEqual({ ok: false, reason: "no-cart" });
});

test("a cart that is closed otherwise cannot be ordered", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { owner, agreement } = await readyToOrder(db);
  await db.updateTable("cart").set({ is_open: 0 }).execute();
  expect(await placeOrder(shopOf(db), owner, agreement)).toEqual({ ok: false, reason: "no-cart" });
});

test("Slovak cash is rounded on a line of its own", async () => {
  const db = await freshDb();
  await stockJacket(db, { priceEurCents: 51_991 });
  const { owner, agreement } = await readyToOrder(db, { locale: "sk", paymentId: "cod" });
  const placed = await placeOrder(shopOf(db), owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  expect(await findOrder(db, placed.order.id)).toMatchObject({
    currencyCode: "EUR",
    totals: { goodsMinor: 51_991, deliveryMinor: 0, paymentMinor: 150, roundingMinor: -1, totalMinor: 52_140 },
  });
});

/** Wraps the database so that somebody else makes a change just before the first transaction begins. */
function changedBeforeTransaction(db: Db, change: (db: Db) => Promise<unknown>): Db {
  let isChanged = false;
  const transaction = () => ({
    execute: async <Result>(run: (tx: Transaction<Tables>) => Promise<Result>) => {
      if (!isChanged) await change(db);
      isChanged = true;
      return db.transaction().execute(run);
    },
  });
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction") return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function ordersIn(db: Db) {
  const rows = await db.selectFrom("orders").select("number").orderBy("number").execute();
  return rows.map(({ number }) => number);
}

function stockOf(db: Db) {
  return db.selectFrom("stock").select(["store_id", "on_hand"]).orderBy("variant_id").orderBy("store_id").execute();
}

async function expectNothingStored(db: Db) {
  for (const table of [
    "orders",
    "order_line",
    "order_allocation",
    "order_event",
    "mail_outbox",
    "order_sequence",
  ] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
}
