import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { payOrder } from "~/features/orders/changeOrderState.server";
import { decideTrialPayment } from "~/features/payments/trialGateway.queries.server";

import { type ApiPlaced, openBuyersShop } from "../../../tests/support/api/apiBuyer";
import { registerTestCustomer } from "../../../tests/support/customers";
import { payAtTrialGateway } from "../../../tests/support/shop/trialGateway";

const jackets = [{ id: 1001, quantity: 3 }];
const dayMs = 86_400_000;

async function shopWithOrder(payment = "transfer", locale: "cs" | "sk" = "cs") {
  const shop = await openBuyersShop();
  const cart = await shop.fill(locale, jackets);
  const { body } = await shop.order(await shop.choose(cart.id, { payment }));
  const page = `/api/orders/summary/${body.id}/${body.hash}`;
  const act = (action: string, sent?: unknown, key: string = randomUUID()) => {
    const headers = { "Idempotency-Key": key };
    return shop.ask("POST", `${page}/${action}`, sent === undefined ? { headers } : { headers, body: sent });
  };
  const read = async () => (await shop.ask("GET", page)).body as ApiPlaced;
  return { ...shop, placed: body, page, act, read };
}

test("a guest cancels with the order's secret, also when the answer is lost and the call repeated", async () => {
  const { act, read, db } = await shopWithOrder();
  for (const _ of [1, 2]) expect(await act("cancel")).toMatchObject({ status: 200, body: { state: "cancelled" } });
  const changes = db.selectFrom("order_event").where("state", "=", "cancelled").select("at");
  expect(await changes.execute()).toHaveLength(1);
  expect(await read()).toMatchObject({ state: "cancelled", refund_due_tax_incl: 0 });
  expect(await act("pay")).toMatchObject({ status: 409, body: { code: "over" } });
  expect(await act("withdraw", { lines: [{ position: 1, quantity: 1 }] })).toMatchObject({
    status: 409,
    body: { code: "over" },
  });
});

test.each([
  ["cs", "CZK", /^SPD\*1\.0\*ACC:CZ\d+\*AM:38970\.00\*CC:CZK\*/],
  ["sk", "EUR", /^[0-9A-V]{50,}$/],
] as const)("a transfer in %s comes with its data and the text of its code", async (locale, currency, code) => {
  const { act, placed } = await shopWithOrder("transfer", locale);
  const { status, body } = await act("pay");
  expect([status, body]).toMatchObject([
    200,
    {
      payment: "transfer",
      currency,
      gateway_url: null,
      amount_due_tax_incl: placed.amount_due_tax_incl,
      transfer: { variable_symbol: placed.number, due_on: "2026-11-25", payment_code: expect.stringMatching(code) },
    },
  ]);
});

test("a card is paid at the gateway's page, and once it is paid nothing is left to pay", async () => {
  const { act, read, world, db } = await shopWithOrder("card");
  await payAtTrialGateway(world);
  const first = await act("pay");
  expect(first).toMatchObject({ status: 200, body: { gateway_url: expect.stringMatching(/^http/), transfer: null } });
  expect((await act("pay")).body).toEqual(first.body);
  const { transaction_id } = await db.selectFrom("test_payment").selectAll().executeTakeFirstOrThrow();
  await decideTrialPayment(db, transaction_id, "PAID");
  // The gateway's notification is lost, so the next call has to query the gateway.
  expect(await act("pay")).toMatchObject({ status: 409, body: { code: "over" } });
  expect(await read()).toMatchObject({ is_paid: true, is_trial_payment: true, documents: [{ kind: "invoice" }] });
});

test("a gateway that does not answer is 503 with Retry-After; a transfer can take its place, but not of cash at the door", async () => {
  const { act } = await shopWithOrder("card");
  const failed = await act("pay");
  expect([failed.status, failed.headers.get("Retry-After"), failed.body]).toMatchObject([
    503,
    "30",
    { code: "gateway" },
  ]);
  expect((await act("pay?payment=cod")).status).toBe(422);
  const changed = { payment: "transfer", gateway_url: null, transfer: { iban: expect.any(String) } };
  for (const _ of [1, 2]) expect(await act("pay?payment=transfer")).toMatchObject({ status: 200, body: changed });
  const cash = await shopWithOrder("cod");
  for (const pay of ["pay", "pay?payment=transfer"])
    expect(await cash.act(pay)).toMatchObject({ status: 409, body: { code: "over" } });
});

test("a withdrawal is by line, with a number and a state, and the last one cancels what has not been sent", async () => {
  const { act, read, world, db, placed } = await shopWithOrder();
  await payOrder(world, placed.id, "staff Jana");
  const first = await act("withdraw", { lines: [{ position: 1, quantity: 1 }] });
  expect(first).toMatchObject({
    status: 200,
    body: { number: expect.any(Number), state: "announced", lines: [{ position: 1, quantity: 1 }] },
  });
  expect((await read()).withdrawals).toEqual([first.body]);
  const second = await act("withdraw", { lines: [{ position: 1, quantity: 2 }], name: "Eva Malá" });
  expect(second).toMatchObject({ status: 200, body: { state: "cancelled" } });
  expect(await read()).toMatchObject({ state: "cancelled", refund_due_tax_incl: placed.amount_due_tax_incl });
  const receipts = db.selectFrom("mail_outbox").where("kind", "=", "withdrawal").select("recipient");
  expect(await receipts.execute()).toEqual([{ recipient: "eva@seznam.cz" }, { recipient: "eva@seznam.cz" }]);
});

test("pieces that are not there, and what is no list, are refused by field and nothing is withdrawn", async () => {
  const { act, read } = await shopWithOrder();
  const line = { position: 1, quantity: 1 };
  const bad = [
    {},
    { lines: [] },
    { lines: "all" },
    { lines: [1] },
    { lines: [{ position: 1 }] },
    { lines: [line, line] },
    { lines: [{ position: 1, quantity: 4 }] },
    { lines: [{ position: 2, quantity: 1 }] },
    { lines: [{ position: 1, quantity: 0.5 }] },
    { lines: [{ position: 1e300, quantity: 1 }] },
  ];
  for (const body of bad) expect([body, (await act("withdraw", body)).status]).toEqual([body, 422]);
  expect(await act("withdraw", { lines: [line], email: "eva" })).toMatchObject({
    status: 422,
    body: { errors: { email: [expect.any(String)] } },
  });
  expect((await read()).withdrawals).toEqual([]);
});

test("a withdrawal without a usable key is 400, and with the same key it is made once", async () => {
  const { act, ask, page, read, db } = await shopWithOrder();
  const body = { lines: [{ position: 1, quantity: 1 }] };
  expect(await ask("POST", `${page}/withdraw`, { body })).toMatchObject({ status: 400, body: { code: "key_missing" } });
  const all = await Promise.all([1, 2, 3].map(() => act("withdraw", body, "one")));
  const last = await act("withdraw", { lines: [{ position: 1, quantity: 2 }] }, "two");
  const again = [await act("withdraw", body, "one"), await act("withdraw", body, "one")];
  expect([...all, ...again]).toMatchObject(
    Array(5).fill({ status: 200, body: { number: 1, lines: [{ quantity: 1 }] } }),
  );
  expect(last.status).toBe(200);
  expect((await read()).withdrawals).toHaveLength(2);
  expect(await db.selectFrom("mail_outbox").where("kind", "=", "withdrawal").select("id").execute()).toHaveLength(2);
});

test("a key with other pieces is refused, also at once, and the first ones stay", async () => {
  const { act, read } = await shopWithOrder();
  const withdraw = (quantity: number) => act("withdraw", { lines: [{ position: 1, quantity }] }, "one");
  const both = await Promise.all([withdraw(1), withdraw(2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await withdraw(3)).toMatchObject({ status: 422, body: { code: "key_reused" } });
  expect((await read()).withdrawals).toHaveLength(1);
});

test("of two calls for the last pieces one gets them, the other is answered that nothing is left", async () => {
  const { act } = await shopWithOrder();
  const all = { lines: [{ position: 1, quantity: 3 }] };
  const both = await Promise.all([act("withdraw", all, "one"), act("withdraw", all, "two")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    body: { code: expect.stringMatching(/^(nothing|over)$/) },
  });
});

test("the faults of a withdrawal are named in the shop's words, and null means the buyer's contact", async () => {
  const { act, db } = await shopWithOrder();
  const line = { position: 1, quantity: 1 };
  const bad = [{ lines: [5] }, { lines: [null] }, { lines: [line], name: 5 }, { lines: [line], email: [] }];
  for (const body of bad) {
    const { status, body: refusal } = await act("withdraw", body);
    const { errors } = refusal as { errors: Record<string, string[]> };
    expect([body, status, Object.values(errors).flat()]).toEqual([body, 422, [expect.stringMatching(/^(U|Pole)\s/)]]);
  }
  expect(await act("withdraw", { lines: [line], name: null, email: null })).toMatchObject({ status: 200 });
  const names = await db.selectFrom("withdrawal").select(["name", "email"]).execute();
  expect(names).toEqual([{ name: "Eva Nová", email: "eva@seznam.cz" }]);
});

test("statements of one network are limited together with those of the page", async () => {
  const { act, db } = await shopWithOrder();
  const lines = [{ position: 1, quantity: 1 }];
  await act("withdraw", { lines });
  await db.updateTable("attempt_count").set({ attempts: 20 }).execute();
  expect((await act("withdraw", { lines })).status).toBe(429);
});

test("a customer acts by the token, and neither another one nor a wrong secret gets in", async () => {
  const shop = await openBuyersShop();
  const { token } = await registerTestCustomer(shop.world);
  const jan = await registerTestCustomer(shop.world, { email: "jan@seznam.cz" });
  const { body } = await shop.order(await shop.fill("cs", jackets, token), { token });
  const lines = { lines: [{ position: 1, quantity: 1 }] };
  const headers = { "Idempotency-Key": "a-key" };
  for (const action of ["cancel", "pay", "withdraw"]) {
    const sent = action === "withdraw" ? { body: lines, headers } : {};
    const byToken = `/api/orders/${body.id}/${action}`;
    expect((await shop.ask("POST", byToken, { ...sent, token: jan.token })).status).toBe(404);
    expect((await shop.ask("POST", byToken, sent)).status).toBe(401);
    const bySecret = `/api/orders/summary/${body.id}/${"A".repeat(22)}/${action}`;
    expect((await shop.ask("POST", bySecret, sent)).status).toBe(404);
    const answer = await shop.ask("GET", byToken, { token });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  }
  expect(await shop.ask("POST", `/api/orders/${body.id}/pay`, { token })).toMatchObject({ status: 200 });
  expect(await shop.ask("POST", `/api/orders/${body.id}/withdraw`, { token, headers, body: lines })).toMatchObject({
    status: 200,
  });
  expect(await shop.ask("POST", `/api/orders/${body.id}/cancel`, { token })).toMatchObject({ status: 200 });
});

test("an order that is shown masked says neither its documents nor its withdrawals, and is withdrawn from all the same", async () => {
  const { act, read, world, db, placed } = await shopWithOrder();
  await payOrder(world, placed.id, "staff Jana");
  await act("withdraw", { lines: [{ position: 1, quantity: 1 }] });
  expect(await read()).toMatchObject({ documents: [{}], withdrawals: [{}] });
  const at = world.now();
  world.now = () => at + 31 * dayMs;
  expect(await read()).toMatchObject({ documents: [], withdrawals: [] });
  expect(await act("withdraw", { lines: [{ position: 1, quantity: 1 }] })).toMatchObject({ status: 200 });
  const names = await db.selectFrom("withdrawal").select(["name", "email"]).distinct().execute();
  expect(names).toEqual([{ name: "Eva Nová", email: "eva@seznam.cz" }]);
});
