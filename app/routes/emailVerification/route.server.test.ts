import { expect, test } from "vitest";

import { createVerification } from "~/features/customers/password/secret.queries.server";
import { listCustomerOrders } from "~/features/orders/customerOrders.queries.server";
import { cookiesOf, evasPassword, registerTestCustomer } from "../../../tests/support/customers";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { RouteBrowser } from "../../../tests/support/routeBrowser";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

/** Prepares Eva, who bought as a guest. Somebody has registered with her address, and she has received the e-mail. */
async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  await placedOrder(world);
  const account = await registerTestCustomer(world);
  const hash = await createVerification(world.db, { id: account.customerId, email: "eva@seznam.cz" }, world.now());
  const path = `/sk/overeni-e-mailu/${hash}`;
  const visitor = (token?: string) => {
    const browser = new RouteBrowser(world);
    if (token) browser.cookies["auth._token.local"] = `Bearer ${token}`;
    const open = async () => (await browser.open(loader, path, { hash })).data;
    const send = (fields: Record<string, string> = {}) => browser.send(action, path, fields, { hash });
    return { open, send };
  };
  const orders = async () => (await listCustomerOrders(world.db, account.customerId, 1)).orders.length;
  const isVerified = async () =>
    (await world.db.selectFrom("customer").where("email_proved_at", "is not", null).select("id").execute()).length > 0;
  return { world, account, visitor, orders, isVerified };
}

test("the e-mail alone neither verifies the address nor gives its guest orders to who registered it", async () => {
  const { visitor, orders, isVerified } = await shop();
  const victim = visitor();
  expect(await victim.open()).toMatchObject({ step: "password" });
  const refused = [
    await victim.send(),
    await victim.send({ password: "" }),
    await victim.send({ password: "hadam1234" }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect([await isVerified(), await orders()]).toEqual([false, 0]);
});

test("who is signed in to another account needs the password of the link's", async () => {
  const { world, visitor, orders, isVerified } = await shop();
  const { token } = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const jan = visitor(token);
  expect(await jan.open()).toMatchObject({ step: "password" });
  expect((await jan.send()).status).toBe(422);
  expect([await isVerified(), await orders()]).toEqual([false, 0]);
});

test("who is signed in to the account verifies the address by the button, and finds the orders there", async () => {
  const { account, visitor, orders, isVerified } = await shop();
  const eva = visitor(account.token);
  expect(await eva.open()).toMatchObject({ step: "own" });
  expect(await eva.send()).toMatchObject({ status: 303, location: "/sk/ucet" });
  expect([await isVerified(), await orders()]).toEqual([true, 1]);
  expect(await eva.open()).toMatchObject({ step: "closed" });
  expect(await eva.send()).toMatchObject({ status: 303, location: expect.stringContaining("/sk/overeni-e-mailu/") });
});

test("on another device the account's password verifies the address and signs in", async () => {
  const { visitor, orders, isVerified } = await shop();
  const answer = await visitor().send({ password: evasPassword });
  expect(answer).toMatchObject({ status: 303, location: "/sk/ucet" });
  expect(cookiesOf(answer.headers)["auth._token.local"]).toMatch(/^Bearer /);
  expect([await isVerified(), await orders()]).toEqual([true, 1]);
});

test("passwords cannot be guessed on the page: its attempts count as those of the sign-in", async () => {
  const { visitor, isVerified } = await shop();
  const stranger = visitor();
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await stranger.send({ password: `hadam${count}` })).status);
  expect(statuses).toContain(429);
  expect((await stranger.send({ password: evasPassword })).status).toBe(429);
  expect(await isVerified()).toBe(false);
});
