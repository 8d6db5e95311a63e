import { expect, test } from "vitest";

import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { saveScope } from "~/features/customers/staff.queries.server";

import { contractErrors, documentedOperations } from "../../../tests/support/api/apiDocument";
import { openApiShop, settleEva } from "../../../tests/support/api/apiShop";

const calls = documentedOperations().filter(({ path }) => path.startsWith("/api/staff/"));

test("every call of staff answers a guest with 401, and a customer's token with 403, whatever is sent", async () => {
  const shop = await openApiShop();
  const { token } = await settleEva(shop);
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) {
    const body = call.hasBody ? { body: {} } : {};
    const asCustomer = await shop.ask(call.method, call.path, { ...body, token });
    expect([call.name, asCustomer.status]).toEqual([call.name, 403]);
    expect(contractErrors(call, asCustomer)).toEqual([]);
    expect([call.name, (await shop.ask(call.method, call.path, body)).status]).toEqual([call.name, 401]);
  }
});

test("another scope is not enough; the right one changes stock, and the record has the e-mail", async () => {
  const shop = await openApiShop();
  const { token, customerId } = await settleEva(shop);
  const found = { sku: "KA-1001-52", place: "eshop", change: "+2", reason: "found" };
  await saveScope(shop.db, customerId, ["orders", "admin"]);
  expect((await shop.ask("PUT", "/api/staff/stock", { token, body: found })).status).toBe(403);
  await saveScope(shop.db, customerId, ["catalog"]);
  const { status, body } = await shop.ask("PUT", "/api/staff/stock", { token, body: found });
  expect([status, body]).toMatchObject([200, { sku: "KA-1001-52" }]);
  const none = await shop.ask("PUT", "/api/staff/stock", { token, body: { ...found, change: "-99999" } });
  expect(none.status).toBe(409);
  const wrong = await shop.ask("PUT", "/api/staff/stock", { token, body: { ...found, change: "some" } });
  expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { change: [expect.any(String)] } }]);
  const trail = await readAuditTrail(shop.db, { actor: "eva@seznam.cz" }, { limit: 10, offset: 0 });
  expect(trail).toMatchObject([{ actor: "eva@seznam.cz", action: "stock", subject: "KA-1001-52" }]);
  await saveScope(shop.db, customerId, ["admin"]);
  const read = await shop.ask("GET", "/api/staff/audit?who=eva@seznam.cz", { token });
  expect(read.body).toMatchObject({ data: [{ action: "stock", at: expect.stringMatching(/Z$/) }] });
});
