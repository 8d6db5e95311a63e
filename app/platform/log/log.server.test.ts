import { expect, test } from "vitest";

import { plainError } from "./log.server";

const secret = "Abcdefghij_klmnopqr-12";

test("an error is logged with its type, message, stack and code", () => {
  const error = Object.assign(new TypeError("no such table: orders"), { code: "SQLITE_ERROR" });
  expect(plainError(error)).toMatchObject({
    type: "TypeError",
    message: "no such table: orders",
    stack: expect.stringContaining("log.server.test.ts"),
    code: "SQLITE_ERROR",
  });
});

test("a URL that could not be parsed is not logged with its error", () => {
  const error = Object.assign(new TypeError(`Invalid URL: http://[/shrnuti/${secret}/${"B".repeat(43)}`), {
    input: `http://[/shrnuti/${secret}`,
  });
  const written = JSON.stringify(plainError(error));
  expect(written).not.toContain(secret);
  expect(written).not.toContain("BBB");
});

test("the values of a row and a person's address are not logged with a database error", () => {
  const error = Object.assign(new Error("duplicate key: eva@seznam.cz"), {
    detail: "Key (email)=(eva@seznam.cz) already exists.",
    constraint: "customer_email_key",
    parameters: ["eva@seznam.cz"],
  });
  const written = JSON.stringify(plainError(error));
  expect(written).not.toContain("seznam");
  expect(written).toContain("customer_email_key");
});
