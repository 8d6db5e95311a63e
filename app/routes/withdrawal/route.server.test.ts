import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { refuseWithdrawal } from "~/features/withdrawals/decideWithdrawal.server";
import { readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { deliverOrder, placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const day = 86_400_000;
const typed = { name: "Eva Nová", email: "eva@seznam.cz" };

async function shop({ isDelivered = true } = {}) {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  const cartItems = [{ productId: 1001, variantId: 1_001_001, quantity: 2 }];
  const order = await placedOrder(world, { cartItems });
  if (isDelivered) await deliverOrder(world, order.id);
  const ask = (path: string, fields?: Record<string, string>, now = world.now()) => {
    const [, first, second] = path.replace(/^\/sk/, "").split("/").slice(1);
    const args: LoaderFunctionArgs & ActionFunctionArgs = {
      request: visit(path, "nobody", fields),
      params: { ...(first ? { first } : {}), ...(second ? { second } : {}) },
      context: { world: { ...world, now: () => now } },
    };
    return responseOf(fields ? action(args) : loader(args));
  };
  const key = `/odstoupeni-od-smlouvy/${order.id}/${order.summaryHash}`;
  const left = async () => (await readReturnableLines(world.db, order.id))[0]?.returnableQuantity;
  return { world, db: world.db, order, ask, key, left };
}

test("a guest withdraws in two steps with the number and the e-mail, and sees when it was accepted", async () => {
  const { order, ask, left } = await shop();
  const first = await ask("/odstoupeni-od-smlouvy", { ...typed, order_number: order.number, goods: "" });
  expect(first).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/odstoupeni-od-smlouvy\/potvrzeni\/[\w-]{22}$/),
  });
  const place = first.location ?? "";
  expect((await ask(place)).data).toMatchObject({ shown: { statement: { confirmed: null, name: "Eva Nová" } } });
  expect(await left()).toBe(2);
  expect(await ask(place, {})).toMatchObject({ status: 303, location: place });
  expect(await left()).toBe(0);
  const seen = await ask(place);
  expect(seen.data).toMatchObject({ shown: { statement: { confirmed: expect.stringContaining("2026") } } });
  expect(seen.headers.get("Cache-Control")).toBe("no-store");
});

test.each([
  ["that was delivered", true],
  ["that the withdrawal cancels", false],
])("an order %s gets the same responses in both steps as an unknown one", async (_what, isDelivered) => {
  const { order, ask } = await shop({ isDelivered });
  const walk = async (order_number: string) => {
    const first = await ask("/odstoupeni-od-smlouvy", { ...typed, order_number, goods: "" });
    const place = first.location ?? "";
    const review = await ask(place);
    const second = await ask(place, {});
    const last = await ask(place);
    const written = JSON.stringify([first.status, review.data, second.status, last.data]);
    return written.replaceAll(place, "PLACE").replaceAll(order_number, "NUMBER");
  };
  expect(await walk("2026999999")).toBe(await walk(order.number));
});

test("the order's secret address shows its pieces, and the selected ones are withdrawn from", async () => {
  const { ask, key, left } = await shop();
  expect((await ask(key)).data).toMatchObject({
    shown: { kind: "order", lines: [{ returnableQuantity: 2 }], initial: { email: "eva@seznam.cz" } },
  });
  const first = await ask(key, { ...typed, line_1: "on", pieces_1: "1" });
  expect((await ask(first.location ?? "")).data).toMatchObject({
    shown: { statement: { goods: "1× Bunda 1001, 52" }, againAt: key },
  });
  await ask(first.location ?? "", {});
  expect(await left()).toBe(1);
});

test.each([
  ["no piece", { ...typed }, { formMessage: "orders:withdraw.errors.none" }],
  [
    "no name",
    { ...typed, name: " ", line_1: "on" },
    { reply: { error: { name: ["ui:forms.required"] } }, ticked: [1] },
  ],
  ["no address", { ...typed, email: "eva@", line_1: "on" }, { reply: { error: { email: ["ui:forms.email"] } } }],
])("a statement with %s is rejected with what was typed, and nothing is stored", async (_what, fields, refusal) => {
  const { db, ask, key } = await shop();
  expect(await ask(key, fields)).toMatchObject({ status: 422, data: refusal });
  expect(await db.selectFrom("withdrawal").select("id").execute()).toEqual([]);
});

test("after fourteen days the order's form says that the period is over", async () => {
  const { world, ask, key } = await shop();
  expect((await ask(key, undefined, world.now() + 14 * day)).data).toMatchObject({ shown: { kind: "order" } });
  expect((await ask(key, undefined, world.now() + 15 * day)).data).toMatchObject({
    shown: { kind: "over", endedOn: expect.stringContaining("2026") },
  });
});

test("thirty days after the order its secret address shows no name", async () => {
  const { world, db, ask, key } = await shop();
  const later = world.now() + 31 * day;
  await db.updateTable("orders").set({ delivered_at: later }).execute();
  expect((await ask(key, undefined, later)).data).toMatchObject({ shown: { initial: { name: "", email: "" } } });
});

test.each(["/odstoupeni-od-smlouvy/x", "/odstoupeni-od-smlouvy/potvrzeni/x", "/odstoupeni-od-smlouvy/potvrzeni"])(
  "%s is not found, also for a POST",
  async (path) => {
    const { ask } = await shop();
    expect((await ask(path)).status).toBe(404);
    expect((await ask(path, typed)).status).toBe(404);
  },
);

test("the page of a refused statement says why, and its e-mail names no order where none is known", async () => {
  const { world, db, ask } = await shop();
  const first = await ask("/odstoupeni-od-smlouvy", { ...typed, order_number: "2026999999", goods: "" });
  await ask(first.location ?? "", {});
  await refuseWithdrawal(world, { number: 1, reason: "neznámá objednávka", actor: "staff Jana" });
  expect((await ask(first.location ?? "")).data).toMatchObject({
    shown: { statement: { state: "refused", reason: "neznámá objednávka" } },
  });
  const mail = db.selectFrom("mail_outbox").where("kind", "=", "withdrawal-refused");
  expect(await mail.select("subject").execute()).toEqual([{ subject: "Odstoupení od smlouvy nemůžeme uznat" }]);
});

test("a wrong secret finds no order", async () => {
  const { order, ask } = await shop();
  expect((await ask(`/odstoupeni-od-smlouvy/${order.id}/wrong-hash-of-22-chars`)).status).toBe(404);
});
