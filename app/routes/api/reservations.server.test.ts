import { expect, test } from "vitest";
import { openApiShop } from "../../../tests/support/api/apiShop";
import { plainSpaces } from "../../../tests/support/plainSpaces";

async function shop() {
  const opened = await openApiShop();
  const body = {
    store: "praha",
    variantId: opened.variantIds[0],
    quantity: 1,
    name: "Eva Nová",
    email: "eva@seznam.cz",
    phone: "+420 601 123 456",
  };
  const create = (given: object = {}, headers: Record<string, string> = {}) =>
    opened.ask("POST", "/api/reservations", { body: { ...body, ...given }, headers });
  return { ...opened, create };
}

test("a reservation is made, read, extended and cancelled by calls alone", async () => {
  const { ask, create } = await shop();
  const made = await create();
  expect(made).toMatchObject({
    status: 201,
    body: { number: expect.stringMatching(/^R\d{7}$/), state: "active", store: "praha", quantity: 1 },
  });
  const { number, hash } = made.body as { number: string; hash: string };
  const path = `/api/reservations/${number}/${hash}`;
  expect((await ask("GET", path)).body).toEqual(made.body);
  expect(JSON.stringify(made.body)).not.toMatch(/Eva|seznam/);
  expect((await ask("POST", `${path}/extend`)).body).toMatchObject({ is_extended: true });
  expect((await ask("POST", `${path}/extend`)).status).toBe(409);
  expect(await ask("DELETE", path)).toMatchObject({ status: 200, body: { state: "cancelled" } });
  expect((await ask("DELETE", path)).status).toBe(409);
  expect((await ask("GET", `/api/reservations/${number}/${"x".repeat(22)}`)).status).toBe(404);
});

test("the same idempotency key makes one reservation", async () => {
  const { create } = await shop();
  const headers = { "Idempotency-Key": "one" };
  const [first, second] = [await create({}, headers), await create({}, headers)];
  expect(second.body).toEqual(first.body);
  for (const key of ["x".repeat(256), "a key"]) expect((await create({}, { "Idempotency-Key": key })).status).toBe(422);
});

test("what is wrong is named by field, and pieces that are gone are a conflict", async () => {
  const { create } = await shop();
  expect(plainSpaces(await create({ variantId: null, quantity: 4, email: "eva" }))).toMatchObject({
    status: 422,
    body: {
      errors: {
        variantId: [expect.any(String)],
        quantity: ["Rezervovat můžete 1 až 3 kusy."],
        email: [expect.any(String)],
      },
    },
  });
  expect((await create({ variantId: 999 })).body).toMatchObject({ errors: { variantId: [expect.any(String)] } });
  expect((await create({ quantity: 3 })).status).toBe(409);
});
