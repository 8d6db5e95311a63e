import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { sourceFiles } from "../../../../tests/support/modules/imports";

import { cookieRoles } from "./cookieRoles.server";
import { isPersonalSearch, personalParameters, sharedParameters, sharedSearch } from "./pageParameters";

test.each([
  ["", ""],
  ["?", ""],
  ["?gclid=EAIaIQ&utm_source=list", ""],
  ["?barva=cerna&gclid=1&strana=2", "?barva=cerna&strana=2"],
  ["?q=ko%C5%BEen%C3%A1+bunda&_gl=1*a", "?q=ko%C5%BEen%C3%A1+bunda"],
  ["?b%61rva=cerna&barv%61", "?b%61rva=cerna&barv%61"],
  ["?cookies&x", "?cookies"],
  ["?__proto__=1&constructor=2", ""],
])("of %j a cacheable page depends on %j", (search, kept) => {
  expect(sharedSearch(search)).toBe(kept);
});

test("a personal parameter is known however it is written", () => {
  expect(isPersonalSearch("?barva=cerna&redir%65ct=/ucet")).toBe(true);
  expect(isPersonalSearch("?barva=redirect")).toBe(false);
});

const sources = sourceFiles().filter((file) => file.startsWith("app/"));
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name)));

/**
 * Parameters that are read by pages that are never cached, or by code outside pages, such as the address of a database.
 */
const elsewhere = [
  "adresa",
  "upraveno",
  "platba",
  "id",
  "part",
  "p",
  "w",
  "sluzba",
  "varianta",
  "carrier",
  "zpet",
  "hotovo",
  "upravit",
  "nova",
  "sslmode",
  "host",
  "region",
];

test("every query parameter that the shop reads is known to the page cache", () => {
  const read = found(/(?:[sS]earchParams(?:\([^()]*\))?|query|parameters)\)?\.(?:get|has|getAll)\("([^"]+)"\)/g);
  expect(read).toContain("barva");
  const known = new Set([...sharedParameters, ...personalParameters, ...elsewhere]);
  expect([...read].filter((name) => !known.has(name))).toEqual([]);
});

test("every cookie of the shop is known to the page cache", () => {
  const defined = found(/define(?:Signed)?Cookie\("([^"]+)"/g);
  expect([...defined].sort()).toEqual([...cookieRoles.keys()].sort());
});
