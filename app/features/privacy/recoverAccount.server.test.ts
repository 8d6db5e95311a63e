import { expect, test } from "vitest";

import { requestReset } from "~/features/customers/password/requestReset.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { listCustomerOrders } from "~/features/orders/customerOrders.queries.server";
import { action as resetPage } from "~/routes/newPassword/route";
import { caller, customerDiscount, registerTestCustomer } from "../../../tests/support/customers";
import { deliverOrder, placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { RouteBrowser } from "../../../tests/support/routeBrowser";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

const password = "novejnovejsi";

/** Prepares Eva, whose guest order opens the club, who has an account, and who has requested a new password. */
async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db, { onHand: { "52": 5 } });
  const { id } = await placedOrder(world);
  await payOrder(world, id, "staff Jana");
  await deliverOrder(world, id);
  await placedOrder(world, { tempId: "another", email: "jan@seznam.cz" });
  const { customerId } = await registerTestCustomer(world);
  await requestReset(world, { email: "eva@seznam.cz", locale: "cs" }, caller);
  const { body_text } = await world.db
    .selectFrom("mail_outbox")
    .where("kind", "=", "password-reset")
    .select("body_text")
    .executeTakeFirstOrThrow();
  const hash = /zmena-hesla\/([\w-]{43})/.exec(body_text)?.[1] ?? "";
  const found = async () => [
    (await listCustomerOrders(world.db, customerId, 1)).orders.length,
    await customerDiscount(world.db, customerId),
  ];
  return { browser: new RouteBrowser(world), hash, found };
}

test("a password reset by e-mail brings the guest orders of the address, and the club", async () => {
  const { browser, hash, found } = await shop();
  expect(await found()).toEqual([0, 0]);
  const typed = { password, password_confirmation: password };
  expect((await browser.send(resetPage, `/zmena-hesla/${hash}`, typed, { hash })).status).toBe(303);
  expect(await found()).toEqual([1, 5]);
});

test("so does one by the API", async () => {
  const { browser, hash, found } = await shop();
  const body = { password, password_confirmation: password };
  expect((await browser.call("POST", `/api/auth/password/reset/${hash}`, body)).status).toBeLessThan(300);
  expect(await found()).toEqual([1, 5]);
});
