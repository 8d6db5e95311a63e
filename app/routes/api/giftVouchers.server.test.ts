import { expect, test } from "vitest";

import { openApiShop } from "../../../tests/support/api/apiShop";

test("the same idempotency key puts a gift voucher into the cart once", async () => {
  const { ask } = await openApiShop();
  const [cart] = (await ask("GET", "/api/cart/anonymous/cs")).body as { id: string; tempId: string }[];
  const add = async (key: string, amount = "1000") => {
    const body = { amount, form: "email", recipient_email: "anna@seznam.cz" };
    const headers = { "Idempotency-Key": key, Cookie: `cart.tempId=${cart?.tempId}` };
    const answer = await ask("POST", `/api/cart/${cart?.id}/gift-vouchers`, { body, headers });
    return [answer.status, (answer.body as { gift_vouchers?: unknown[] }).gift_vouchers?.length];
  };
  expect([await add("one"), await add("one"), await add("one", "2000")]).toEqual([
    [200, 1],
    [200, 1],
    [200, 2],
  ]);
  expect(await add("x".repeat(255))).toEqual([200, 3]);
  for (const key of ["x".repeat(256), "a key"]) expect((await add(key))[0]).toBe(422);
});
