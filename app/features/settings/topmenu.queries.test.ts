import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { up } from "~/platform/database/migrations/0008_shell";
import { up as addBags } from "~/platform/database/migrations/0050s/0053_mens_bags_in_menu";

import { saveSetting } from "../../../tests/support/settings";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { readSettings } from "./settings.queries.server";

type Category = { id: number; slug: { cs: string; sk: string } };

const categories: Category[] = readFileSync("catalog/categories.ndjson", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

test.each(["cs", "sk"] as const)("every category link of the initial %s menu is correct", async (locale) => {
  const { topmenu } = await readSettings(await freshDb(), locale);
  const links = topmenu.flatMap(({ link, submenu = [] }) => [link, ...submenu.map((entry) => entry.link)]);
  const prefix = locale === "sk" ? "/sk" : "";
  const known = categories.map(({ id, slug }) => `${prefix}/${id}/${slug[locale]}`);
  const named = links
    .filter((link) => /\/\d+\//.test(link))
    .map((link) => link.replace(/(?<=\/.+\/.+)\/(muzi|zeny)$/, (end) => (known.includes(link) ? end : "")));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((link) => !known.includes(link))).toEqual([]);
  expect(links.filter((link) => !link.startsWith(`${prefix}/`))).toEqual([]);
});

test("the migration keeps a menu that the operator has changed", async () => {
  const db = await freshDb();
  const own = [{ text: "Jen boty", link: "/boty", new_tab: true }];
  await saveSetting(db, "topmenu", "cs", own);
  await up(db);
  expect((await readSettings(db, "cs")).topmenu).toEqual(own);
});

test.each(["cs", "sk"] as const)("men's bags and wallets stand in the %s menu of men, once", async (locale) => {
  const { topmenu } = await readSettings(await freshDb(), locale);
  const men = topmenu.find(({ link }) => link.endsWith("/1/muzi"));
  expect(men?.submenu?.filter(({ link }) => link.includes("/18/"))).toHaveLength(1);
});

test("a menu without the men's gloves is left as the operator wants it", async () => {
  const db = await freshDb();
  const own = [{ text: "Muži", link: "/1/muzi", submenu: [{ text: "Bundy", link: "/2/panske-bundy" }] }];
  await saveSetting(db, "topmenu", "cs", own);
  await addBags(db);
  expect((await readSettings(db, "cs")).topmenu).toEqual(own);
});
