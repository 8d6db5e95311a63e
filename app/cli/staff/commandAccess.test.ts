import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { scopes } from "~/features/customers/scope";
import { commands } from "../commands";
import { accessOf, type CommandName, commandAccess } from "./commandAccess";

const names = Object.keys(commandAccess) as CommandName[];

/** Returns the words after a command's name in each line of its usage, up to the first argument. */
function wordsOf(name: CommandName): string[][] {
  return commands[name].usage.split("\n").flatMap((line) => {
    const [, first = "", second = ""] = line.split(/\s+/);
    return first.split("|").flatMap((word) => second.split("|").map((next) => [word, next]));
  });
}

test("every command has its scope, and every scope of the table a command", () => {
  expect(Object.keys(commands).sort()).toEqual([...names].sort());
  for (const name of names) {
    for (const { scope } of accessOf(name, [])) expect(scopes).toContain(scope);
  }
});

test("every way to say a command whose words differ needs one scope of its own", () => {
  for (const name of ["retire", "voucher"] as const) {
    for (const words of wordsOf(name)) expect([name, words, accessOf(name, words).length]).toEqual([name, words, 1]);
  }
});

test("a command cannot be said so that it needs less", () => {
  expect(accessOf("retire", ["undo", "store", "praha"])).toEqual([{ scope: "stores" }]);
  expect(accessOf("retire", ["--reason", "page", "store", "praha"]).map(({ scope }) => scope)).toContain("stores");
  expect(accessOf("voucher", ["--to", "list", "end", "X"]).map(({ scope }) => scope)).toContain("catalog");
  expect(accessOf("staff", ["--end", "token", "eva@seznam.cz"])).toContainEqual({
    scope: "admin",
    withoutSignIn: "always",
  });
});

test("what changes orders, prices, stock or settings is for staff who have signed in", () => {
  for (const name of ["order", "withdrawal", "claim", "price", "sale", "stock", "product", "csv", "setting"] as const) {
    for (const access of accessOf(name, [])) expect([name, access.withoutSignIn]).toEqual([name, undefined]);
  }
});

test("the documentation says which scope each command needs", () => {
  const text = readFileSync("docs/operating.md", "utf8");
  for (const name of names) {
    for (const { scope } of accessOf(name, [])) {
      const row = text.split("\n").find((line) => line.startsWith(`| \`${scope}\``));
      expect([name, row]).toEqual([name, expect.stringContaining(`\`${name}`)]);
    }
  }
});
