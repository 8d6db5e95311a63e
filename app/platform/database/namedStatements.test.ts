import { expect, test } from "vitest";

import { nameOfStatement } from "./namedStatements";

test("a statement keeps its name, another has another, and none is longer than Postgres takes", () => {
  const name = nameOfStatement('select "id" from "orders" where "id" = $1');
  expect(name).toBe(nameOfStatement('select "id" from "orders" where "id" = $1'));
  expect(name).not.toBe(nameOfStatement('select "id" from "orders" where "id" > $1'));
  expect(name?.length).toBeLessThan(63);
});

test("a statement that runs once has no name", () => {
  for (const text of ["begin", "create table x (id integer)", "alter table x add y text", "show data_directory"]) {
    expect(nameOfStatement(text)).toBeUndefined();
  }
});

test("statements of endless forms do not fill the memory", () => {
  const formOf = (index: number) => `select ${index}`;
  for (let index = 0; index < 1_000; index += 1) nameOfStatement(formOf(index));
  expect(nameOfStatement(formOf(0))).toBeDefined();
  expect(nameOfStatement(formOf(999))).toBeUndefined();
});
