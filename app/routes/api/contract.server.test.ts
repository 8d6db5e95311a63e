import { expect, test } from "vitest";

import { goodCalls } from "../../../tests/support/api/apiCalls";
import { contractErrors, documentedOperations, operationsOf } from "../../../tests/support/api/apiDocument";
import { openApiShop, settleEva } from "../../../tests/support/api/apiShop";

const operations = documentedOperations();
const gone = "B".repeat(22);

/** Returns a well-formed path of the operation, whether anything exists there or not. */
function somePath(path: string): string {
  return path
    .replace("{locale}", "cs")
    .replace(/\{hash\}/, path.includes("reset") ? "B".repeat(43) : gone)
    .replace("{ico}", "27074358")
    .replace(/\{\w+\}/g, path.includes("/catalog/product/") ? "1" : gone);
}

test("the published document is the tested one", async () => {
  const { ask } = await openApiShop();
  const { body } = await ask("GET", "/api/openapi.json");
  const { paths, openapi, components } = JSON.parse(JSON.stringify(body));
  expect(openapi).toBe("3.1.0");
  expect(operationsOf(paths)).toEqual(operations);
  expect(components.securitySchemes).toEqual({ bearer: { type: "http", scheme: "bearer" } });
});

test("every operation succeeds as the document says", async () => {
  const shop = await openApiShop();
  const calls = await goodCalls(shop, await settleEva(shop));
  expect(Object.keys(calls).sort()).toEqual(operations.map(({ name }) => name).sort());
  const failures: string[] = [];
  for (const [name, { path, status = 200, ...sent }] of Object.entries(calls)) {
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation) throw new Error(name);
    const answer = await shop.ask(operation.method, path, sent);
    if (answer.status !== status) failures.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    failures.push(...contractErrors(operation, answer));
  }
  expect(failures).toEqual([]);
});

test("customers' operations reject a missing token, a cookie, and an invalid token", async () => {
  const shop = await openApiShop();
  const { token } = await settleEva(shop);
  const cookie = { Cookie: `auth._token.local=${encodeURIComponent(`Bearer ${token}`)}` };
  const failures: string[] = [];
  for (const operation of operations.filter(({ needsCustomer }) => needsCustomer)) {
    const path = somePath(operation.path);
    const ways = [{}, { headers: cookie }, { token: "A".repeat(43) }, { headers: { Authorization: "Basic abc" } }];
    for (const way of ways) {
      const answer = await shop.ask(operation.method, path, way);
      if (answer.status !== 401) failures.push(`${operation.name}: ${answer.status}`);
      failures.push(...contractErrors(operation, answer));
    }
  }
  expect(failures).toEqual([]);
});

test("an invalid token is rejected even where guests may call", async () => {
  const shop = await openApiShop();
  for (const operation of operations.filter(({ mayHaveCustomer }) => mayHaveCustomer)) {
    const body = operation.hasBody
      ? { body: { locale: "cs", id: 1001, productId: 1001, quantity: 1, voucherCode: "A", voucherId: "A" } }
      : {};
    const answer = await shop.ask(operation.method, somePath(operation.path), { ...body, token: "A".repeat(43) });
    expect([operation.name, answer.status]).toEqual([operation.name, 401]);
  }
});

test("an unknown language responds 404", async () => {
  const { ask } = await openApiShop();
  for (const operation of operations.filter(({ path, needsCustomer }) => path.includes("{locale}") && !needsCustomer)) {
    const path = somePath(operation.path.replace("{locale}", "de"));
    const answer = await ask(operation.method, path);
    expect([operation.name, answer.status, answer.body]).toEqual([
      operation.name,
      404,
      { statusCode: 404, message: "This page could not be found" },
    ]);
    expect(contractErrors(operation, answer)).toEqual([]);
  }
});

test("a body of another type, invalid JSON, a too large and an empty body are rejected as documented", async () => {
  const shop = await openApiShop();
  const eva = await settleEva(shop);
  const calls = await goodCalls(shop, eva);
  const bad: [number, string, string][] = [
    [415, "email=eva", "application/x-www-form-urlencoded"],
    [400, "{", "application/json"],
    [400, "[1]", "application/json"],
    [400, "null", "application/json"],
    [400, `{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, "application/json"],
    [413, JSON.stringify({ note: "x".repeat(65_537) }), "application/json"],
    [422, "{}", "application/json; charset=utf-8"],
  ];
  const failures: string[] = [];
  for (const operation of operations.filter(({ hasBody }) => hasBody)) {
    const { path, token, headers: usual } = calls[operation.name] ?? { path: "" };
    for (const [status, body, type] of bad) {
      const headers = { ...usual, "Content-Type": type };
      const answer = await shop.ask(operation.method, path, { body, headers, ...(token ? { token } : {}) });
      if (answer.status !== status) failures.push(`${operation.name}: ${answer.status} for ${status}`);
      if (status === 422 && !hasFieldErrors(answer.body)) failures.push(`${operation.name}: no fields`);
      failures.push(...contractErrors(operation, answer));
    }
  }
  expect(failures).toEqual([]);
});

test("NULs in a body, and keys with a meaning to JavaScript, are ignored", async () => {
  const { ask, db } = await openApiShop();
  const hostile = '"__proto__":{"email":"x"},"constructor":{"prototype":{"password":"x"}},"a[2000000000]":"x"';
  const body = `{"email":"eva\\u0000@seznam.cz","locale":"cs",${hostile}}`;
  expect((await ask("POST", "/api/auth/password/forgot", { body })).status).toBe(200);
  const attempts = await db.selectFrom("attempt_count").selectAll().execute();
  expect(JSON.stringify(attempts)).not.toContain("\\u0000");
});

test("a wrong method is rejected with 405 and Allow", async () => {
  const { ask } = await openApiShop();
  const failures: string[] = [];
  for (const { path } of operations) {
    const methods = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      const answer = await ask(method, somePath(path));
      const allowed = answer.headers.get("Allow");
      if (
        answer.status === 405 &&
        (methods.includes(method) || !methods.every((documented) => allowed?.includes(documented)))
      ) {
        failures.push(`${method} ${path}: ${allowed}`);
      }
      if (answer.status === 404 && !methods.includes(method) && answer.body === null)
        failures.push(`${method} ${path}`);
    }
  }
  expect(failures).toEqual([]);
  expect((await ask("DELETE", "/api/lists/currencies")).status).toBe(405);
  expect((await ask("DELETE", "/api/lists/nothing")).status).toBe(404);
});

function hasFieldErrors(body: unknown): boolean {
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : {};
  const messages = Object.values(errors ?? {}).flat();
  return messages.length > 0 && messages.every((message) => typeof message === "string" && !/^\w+:/.test(message));
}
