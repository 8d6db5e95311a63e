import { expect, test } from "vitest";

import { statementName } from "./namedStatements";

test("a statement keeps its name, another has another, and none is longer than Postgres allows", () => {
  const names = new Set<string>();
  const name = statementName('select "id" from "orders" where "id" = $1', names);
  expect(name).toBe(statementName('select "id" from "orders" where "id" = $1', names));
  expect(name).not.toBe(statementName('select "id" from "orders" where "id" > $1', names));
  expect(name?.length).toBeLessThan(63);
});

test("a statement that is run once has no name", () => {
  for (const text of ["begin", "create table x (id integer)", "alter table x add y text", "show data_directory"]) {
    expect(statementName(text, new Set())).toBeUndefined();
  }
});

test("endless statements do not fill a connection's memory", () => {
  const names = new Set<string>();
  for (let index = 0; index < 1_000; index += 1) statementName(`select ${index}`, names);
  expect(statementName("select 0", names)).toBeDefined();
  expect(statementName("select 999", names)).toBeUndefined();
});
