import { expect, test } from "vitest";

import { orderKeyMs, purgeOrderKeys } from "~/features/orders/placement/orderKey.queries.server";
import type { Db } from "~/platform/database/database.server";

import { bodyFor, openBuyersShop } from "../../../tests/support/api/apiBuyer";
import { apiCaller } from "../../../tests/support/api/apiShop";
import { registerTestCustomer } from "../../../tests/support/customers";
import { saveSetting } from "../../../tests/support/settings";
import { issueVoucher } from "../../../tests/support/vouchers";

const jacket = [{ id: 1001, quantity: 1 }];

function ordersIn(db: Db) {
  return db.selectFrom("orders").select(["id", "customer_id"]).execute();
}

test("a guest orders a cart in one call, and reads the order with its secret", async () => {
  const { ask, fill, order, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  await ask("GET", `/api/cart/anonymous/sk/${cart.tempId}`);
  const placed = await order(cart, { note: "Zvonek" });
  expect(placed).toMatchObject({
    status: 201,
    body: {
      number: "2026000001",
      state: "accepted",
      is_paid: false,
      email: "eva@seznam.cz",
      note: "Zvonek",
      carrier: "ppl",
      payment: "transfer",
      currency: "CZK",
      tempId: expect.any(String),
      billing: { firstname: "Eva", zip: "110 00" },
      delivery: { street: "Dlouhá 12" },
    },
  });
  const { hash, tempId, ...shown } = placed.body;
  expect((await ask("GET", `/api/orders/summary/${shown.id}/${hash}`)).body).toEqual(shown);
  expect(await db.selectFrom("mail_outbox").select("kind").execute()).toEqual([{ kind: "order-confirmation" }]);
  expect((await ask("GET", `/api/cart/anonymous/sk/${tempId}`)).body).toMatchObject([{ tempId }]);
});

test("the body chooses the delivery, the company and another address, as the steps of the checkout do", async () => {
  const { fill, choose, order } = await openBuyersShop();
  const cart = await fill("cs", [{ id: 1002, quantity: 1 }]);
  const { amount_due_tax_incl } = await choose(cart.id, { carrier: "packeta", point: "packeta-9001", payment: "cod" });
  await choose(cart.id, {});
  const chosen = { carrier: "packeta", point: "packeta-9001", payment: "cod", amount_due_tax_incl };
  const company = { company: "Vzorová s.r.o.", company_id: "27074358", tax_id: "CZ27074358" };
  expect((await order(cart, { ...chosen, ...company })).body).toMatchObject({
    carrier: "packeta",
    payment: "cod",
    delivery: null,
    amount_due_tax_incl,
    point: { id: "packeta-9001" },
    billing: { company: "Vzorová s.r.o.", company_id: "27074358" },
  });
  const elsewhere = {
    firstname: "Anna",
    lastname: "Malá",
    street: "Krátká 1",
    city: "Brno",
    zip: "60200",
    country: "CZ",
  };
  const fields = Object.fromEntries(Object.entries(elsewhere).map(([name, value]) => [`delivery_${name}`, value]));
  const second = await fill("cs", jacket);
  expect((await order(second, fields)).body).toMatchObject({ delivery: { firstname: "Anna", zip: "602 00" } });
});

test("a customer's order belongs to the account", async () => {
  const { ask, fill, order, world } = await openBuyersShop();
  const { token } = await registerTestCustomer(world);
  const placed = await order(await fill("cs", jacket, token), { token });
  expect([placed.status, placed.body.tempId]).toEqual([201, null]);
  expect((await ask("GET", `/api/orders/${placed.body.id}`, { token })).status).toBe(200);
  expect((await ask("GET", "/api/orders", { token })).body).toMatchObject({
    items: [{ total_tax_incl: placed.body.total_tax_incl, amount_due_tax_incl: placed.body.amount_due_tax_incl }],
  });
});

test("the same call gives the same order, in whatever order its fields come, one after another and at once", async () => {
  const { ask, fill, order, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  const all = await Promise.all(Array.from({ length: 10 }, () => order(cart)));
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const reversed = Object.fromEntries(Object.entries(bodyFor(cart)).reverse());
  const again = await ask("POST", "/api/order", { body: reversed, headers: { "Idempotency-Key": "a-key" } });
  expect(new Set([...all, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await ordersIn(db)).toHaveLength(1);
  expect(await db.selectFrom("mail_outbox").select("id").execute()).toHaveLength(1);
});

test("a key with another body is refused, also at once, and reveals nothing", async () => {
  const { fill, order, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  const both = await Promise.all([order(cart), order(cart, { note: "jinak" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = await order(cart, { note: "ještě jinak" });
  expect(refused).toMatchObject({ status: 422, body: { code: "key_reused" } });
  expect(JSON.stringify(refused.body)).not.toMatch(/hash|2026/);
  expect(await ordersIn(db)).toHaveLength(1);
});

test("a customer's key counts for all carts of its customer, and for no other customer's", async () => {
  const { fill, order, world, db } = await openBuyersShop();
  const eva = await registerTestCustomer(world);
  const jan = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const [first, second] = [await fill("cs", jacket, eva.token), await fill("sk", jacket, eva.token)];
  const both = await Promise.all([order(first, { token: eva.token }), order(second, { token: eva.token })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const jans = await order(await fill("cs", jacket, jan.token), { token: jan.token });
  const guests = await order(await fill("cs", jacket));
  expect([jans.status, guests.status]).toEqual([201, 201]);
  expect(await ordersIn(db)).toHaveLength(3);
  for (const token of [jan.token, undefined])
    expect(await order(first, { token })).toMatchObject({ status: token ? 422 : 404 });
});

test("another key for an ordered cart finds no cart, and the order stays one", async () => {
  const { fill, order, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  const all = await Promise.all(["one", "two", "three"].map((key) => order(cart, { key })));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  expect(await ordersIn(db)).toHaveLength(1);
});

test("a key is forgotten after a day, and still makes no second order of its cart", async () => {
  const { fill, order, world, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  await order(cart);
  const later = world.now() + orderKeyMs;
  expect(await purgeOrderKeys(db, later - 1, 10)).toBe(0);
  expect(await purgeOrderKeys(db, later, 10)).toBe(1);
  expect((await order(cart)).status).toBe(404);
  expect(await ordersIn(db)).toHaveLength(1);
});

test("an expired key that is still stored can be used again", async () => {
  const { fill, order, world } = await openBuyersShop();
  const { token } = await registerTestCustomer(world);
  const first = await order(await fill("cs", jacket, token), { token });
  const tomorrow = { ...world, now: () => world.now() + orderKeyMs };
  const cart = await fill("cs", jacket, token);
  const headers = { "Idempotency-Key": "a-key" };
  const second = await apiCaller(tomorrow)("POST", "/api/order", { token, headers, body: bodyFor(cart) });
  expect(second.status).toBe(201);
  expect(second.body).not.toMatchObject({ id: first.body.id });
});

test("a field that no order reads is no fault, however deep it is, also when the call is repeated", async () => {
  const { ask, fill, db } = await openBuyersShop();
  const body = JSON.stringify(bodyFor(await fill("cs", jacket))).slice(0, -1);
  const statuses = new Set<number>();
  for (let depth = 50; depth <= 4_000; depth += 50) {
    const deep = `${body},"extra":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    statuses.add((await ask("POST", "/api/order", { body: deep, headers: { "Idempotency-Key": "a-key" } })).status);
  }
  // A body that is nested too deeply to be read does not count as a JSON object.
  expect([...statuses].filter((status) => status !== 400)).toEqual([201]);
  expect(await ordersIn(db)).toHaveLength(1);
});

test("what is no key is 400, and nothing is ordered", async () => {
  const { ask, fill, db } = await openBuyersShop();
  const body = bodyFor(await fill("cs", jacket));
  for (const key of [undefined, "", "a key", "k".repeat(256)]) {
    const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
    const answer = await ask("POST", "/api/order", { headers, body });
    expect([key, answer]).toMatchObject([key, { status: 400, body: { code: "key_missing" } }]);
  }
  expect(await ordersIn(db)).toEqual([]);
});

const faults: [string, Record<string, unknown>, string[]][] = [
  ["an e-mail that is none", { email: "eva" }, ["email"]],
  ["values of other types", { email: ["a"], firstname: { a: 1 }, zip: null }, ["email", "firstname", "zip"]],
  ["no consent", { terms: false }, ["terms"]],
  ["an amount that is none", { amount_due_tax_incl: "1,5" }, ["amount_due_tax_incl"]],
  ["an amount below zero", { amount_due_tax_incl: -1 }, ["amount_due_tax_incl"]],
  ["an unknown carrier", { carrier: "pony" }, ["carrier"]],
  ["a closed or unknown point", { carrier: "packeta", point: "packeta-1" }, ["point"]],
  ["cash at the door of a store", { carrier: "pickup", store: "praha", payment: "cod" }, ["payment", "slot"]],
  ["a country that nothing is sent to", { country: "SK", zip: "81101" }, ["country"]],
  ["half of another address", { delivery_city: "Brno", delivery_country: "CZ" }, ["delivery_firstname"]],
  ["a company without its number", { company: "Vzorová s.r.o." }, ["company_id"]],
  ["a phone number that is none", { phone: "12" }, ["phone"]],
];

test("every fault is refused by field, and the cart stays as it is", async () => {
  const { fill, order, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  const before = await db.selectFrom("cart").selectAll().execute();
  for (const [what, changed, fields] of faults) {
    const { status, body } = await order(cart, changed);
    const named = Object.keys((body as unknown as { errors: object }).errors ?? {});
    expect([what, status, named]).toEqual([what, 422, expect.arrayContaining(fields)]);
  }
  expect(await db.selectFrom("cart").selectAll().execute()).toEqual(before);
  expect((await order(cart)).status).toBe(201);
});

test("a price that has changed is refused with the new amount, and sold-out goods with their code", async () => {
  const { fill, order, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  expect(await order(cart, { amount_due_tax_incl: 1 })).toMatchObject({
    status: 409,
    body: { code: "changed", value: cart.amount_due_tax_incl },
  });
  await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "=", 1_001_001).execute();
  const { status, body } = await order(cart);
  expect([status, body]).toMatchObject([409, { code: expect.stringMatching(/^(unavailable|incomplete)$/) }]);
  expect(await ordersIn(db)).toEqual([]);
});

test("an empty cart, an unknown one, and one that is not named, are refused", async () => {
  const { fill, order } = await openBuyersShop();
  const empty = await fill("cs", []);
  expect(await order(empty)).toMatchObject({ status: 422, body: { errors: { cart: [expect.any(String)] } } });
  expect((await order({ ...empty, id: "A".repeat(22) })).status).toBe(404);
  for (const cart of [undefined, null, 7, "short", { id: empty.id }])
    expect(await order(empty, { cart })).toMatchObject({
      status: 422,
      body: { errors: { cart: [expect.any(String)] } },
    });
});

test("the vouchers of the cart count, and the unpaid orders of a buyer are limited as on the page", async () => {
  const { ask, fill, order, db } = await openBuyersShop();
  await issueVoucher(db);
  await saveSetting(db, "unpaid_orders", "cs", { per_customer: 1, per_network: 9 });
  const cart = await fill("cs", jacket);
  const added = await ask("POST", `/api/voucher/cart/add/${cart.id}`, { body: { voucherCode: "DESET" } });
  const placed = await order(added.body as typeof cart);
  expect(placed.body).toMatchObject({ discounts: [{ kind: "percent", code: "DESET", percent: 10 }] });
  expect(await order(await fill("cs", jacket))).toMatchObject({ status: 422, body: { code: "too_many_unpaid" } });
});

test("customers with a proved e-mail are limited each alone, others of their network together", async () => {
  const { fill, order, world, db } = await openBuyersShop();
  await saveSetting(db, "unpaid_orders", "cs", { per_customer: 2, per_network: 1 });
  const eva = await registerTestCustomer(world);
  const jan = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  await db.updateTable("customer").set({ email_proved_at: world.now() }).execute();
  const anna = await registerTestCustomer(world, { email: "anna@seznam.cz" });
  await db.updateTable("customer").set({ email_proved_at: null }).where("id", "=", anna.customerId).execute();
  const statuses = [];
  for (const [key, { token }] of Object.entries([eva, jan, eva, eva, anna, anna]))
    statuses.push((await order(await fill("cs", jacket, token), { token, key })).status);
  expect(statuses).toEqual([201, 201, 201, 422, 201, 422]);
  expect(await order(await fill("cs", jacket), { email: "petr@seznam.cz" })).toMatchObject({ status: 422 });
});

test("neither a network of guests nor a customer can try orders without end", async () => {
  const { fill, order, world, db } = await openBuyersShop();
  const cart = await fill("cs", jacket);
  await order(cart, { email: "" });
  await db.updateTable("attempt_count").set({ attempts: 60 }).execute();
  expect((await order(cart)).status).toBe(429);
  const { token } = await registerTestCustomer(world);
  const own = await fill("cs", jacket, token);
  expect((await order(own, { token })).status).toBe(201);
  await db.updateTable("attempt_count").set({ attempts: 60 }).execute();
  expect((await order(own, { token, key: "another" })).status).toBe(404);
  expect((await order(await fill("cs", jacket, token), { token, key: "another" })).status).toBe(429);
});
