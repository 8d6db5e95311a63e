import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { readCatalogChanges } from "~/features/catalogChanges/catalogChange.queries.server";
import { readCatalogRevision } from "~/features/products/catalogRevision.queries.server";
import { emptyFolder } from "../../../tests/support/catalogFolder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";

import { runCsv } from "./csv";

async function counter() {
  const world = testWorld(await freshDb(), { now: Date.UTC(2026, 10, 20, 12) });
  await stockJacket(world.db);
  await stockJacket(world.db, { id: 1002, priceEurCents: null, onHand: { "52": 2 } });
  const terminal = recordingTerminal();
  const file = join(emptyFolder(), "table.csv");
  const run = (...args: string[]) => runCsv({ args, terminal, openWorld: async () => world });
  const bring = (what: string, text: string | Buffer, ...rest: string[]) => {
    writeFileSync(file, text);
    terminal.printed.length = 0;
    terminal.printedErrors.length = 0;
    return run("import", what, file, ...rest);
  };
  const said = () => [...terminal.printed, ...terminal.printedErrors].map((line) => line.replace(file, "table.csv"));
  const prices = () =>
    world.db.selectFrom("product_offer").orderBy("product_id").orderBy("locale").select("gross_minor").execute();
  return { world, db: world.db, file, run, bring, said, prices };
}

test("prices go to Czech Excel and come back without a change", async () => {
  const { db, file, run, bring } = await counter();
  await run("export", "prices", file);
  const written = readFileSync(file, "utf8");
  expect(written).toBe(
    "\uFEFFcode;name;price_czk;price_eur;sale_czk;sale_eur;sale_from;sale_to\r\n" +
      "KA-1001;Bunda 1001;12990;519,90;;;;\r\nKA-1002;Bunda 1002;12990;;;;;\r\n",
  );
  expect(await bring("prices", written)).toBe(0);
  expect(await readCatalogChanges(db, { limit: 5 })).toEqual([]);
});

test("prices and sales of many products change at once, and a trial only names the changes", async () => {
  const { db, bring, said, prices } = await counter();
  const table = [
    "code;price_czk;price_eur;sale_czk;sale_eur;sale_from;sale_to",
    "KA-1001;13 990,00;559,9;9990;;27.11.2026;30.11.2026 18:00",
    "KA-1002;12990;;;;;",
  ].join("\r\n");
  expect(await bring("prices", table, "--dry-run")).toBe(0);
  const changes = [
    "table.csv:2 KA-1001 price: 12990 CZK, 519.90 EUR → 13990 CZK, 559.90 EUR",
    "table.csv:2 KA-1001 sale: none → 9990 CZK from 2026-11-27 00:00 to 2026-11-30 18:00",
  ];
  expect(said()).toEqual([...changes, "Would change: 2."]);
  expect((await prices())[0]).toEqual({ gross_minor: 12_990 });
  expect(await bring("prices", table)).toBe(0);
  expect(said()).toEqual([...changes, "Changed: 2."]);
  expect((await prices()).map(({ gross_minor }) => gross_minor)).toEqual([13_990, 55_990, 12_990]);
  expect(await readCatalogChanges(db, { limit: 5 })).toHaveLength(2);
});

test("a table brings nothing back of a sale that has ended", async () => {
  const { db, bring, said, prices } = await counter();
  const ended = { is_sale_active: 1, price_eur_sale_net: 300_000, sale_to_at: Date.UTC(2026, 10, 19) } as const;
  await db.updateTable("product").set(ended).where("id", "=", 1001).execute();
  const head = "code;price_czk;sale_czk;sale_to\n";
  expect(await bring("prices", `${head}KA-1001;12990;9990;30.11.2026\n`)).toBe(0);
  expect(said().at(-1)).toBe("Changed: 1.");
  expect((await prices()).slice(0, 2)).toEqual([{ gross_minor: 9_990 }, { gross_minor: 51_990 }]);
  await db.updateTable("product").set(ended).where("id", "=", 1001).execute();
  expect(await bring("prices", "code;price_czk\nKA-1001;8990\n")).toBe(0);
});

test("everything that is wrong in every row is said at once, and nothing is changed", async () => {
  const { bring, said, prices } = await counter();
  const table = "code,price_czk,sale_czk,sale_to\nKA-1001,13990,,\nKA-9,1,,\nKA-1002,x,5,zítra\nKA-1002,100,200,\n";
  expect(await bring("prices", table)).toBe(1);
  expect(said()).toEqual([
    "table.csv:2 KA-1001 price: 12990 CZK, 519.90 EUR → 13990 CZK, 519.90 EUR",
    "table.csv:3 there is no product KA-9.",
    "table.csv:4 price_czk is no amount: x.",
    "table.csv:4 sale_to is no day such as 2026-11-27 or 27.11.2026: zítra.",
    "table.csv:5 The sale price of 200 CZK must be lower than the regular one of 100 CZK.",
    "Nothing was changed, for wrong rows: 3.",
  ]);
  expect((await prices())[0]).toEqual({ gross_minor: 12_990 });
});

test("stock is changed by its own columns alone, so that what was sold meanwhile is not back", async () => {
  const { db, file, run, bring, said } = await counter();
  await run("export", "stock", file);
  expect(readFileSync(file, "utf8")).toContain("KA-1001-52;Bunda 1001, 52;eshop;5;0;;;\r\n");
  const head = "sku;place;for_sale;add;counted;reason\n";
  expect(
    await bring("stock", `${head}KA-1001-52;eshop;99;-2;;rozbité\nKA-1002-52;praha;;;4;\n`, "--reason", "inventura"),
  ).toBe(0);
  expect(said()).toEqual([
    "table.csv:2 KA-1001-52 in eshop: 5 → 3",
    "table.csv:3 KA-1002-52 in praha: 0 → 4",
    "Changed: 2.",
  ]);
  const reasons = (await readCatalogChanges(db, { limit: 5 })).map(({ reason }) => reason).sort();
  expect(reasons).toEqual(["inventura", "rozbité"]);
  expect(
    await bring("stock", `${head}KA-1001-52;eshop;99;-9;;x\nKA-1001-52;eshop;;1;1;x\nKA-1001-52;eshop;;1;;\n`),
  ).toBe(1);
  expect(said()).toEqual([
    "table.csv:2 Only 3 can be taken away: no more are for sale there.",
    "table.csv:3 add and counted cannot both be given.",
    "table.csv:4 reason is empty.",
    "Nothing was changed, for wrong rows: 3.",
  ]);
  expect(await bring("stock", `${head}KA-1001-52;eshop;7;;;\n`)).toBe(1);
});

test("an amount that may be twelve or twelve thousand is refused, of prices and of pieces", async () => {
  const { bring, said } = await counter();
  expect(await bring("prices", "code;price_czk\nKA-1001;12,000\nKA-1002;12.000\n")).toBe(1);
  expect(said().slice(0, 2)).toEqual([
    "table.csv:2 price_czk is no amount: 12,000.",
    "table.csv:3 price_czk is no amount: 12.000.",
  ]);
  expect(await bring("stock", "sku;place;counted;reason\nKA-1001-52;eshop;1,000;x\n")).toBe(1);
});

test("a table of stock refreshes the listings once, and says its changes in the order of its rows", async () => {
  const { db, bring, said } = await counter();
  const table = "sku;place;add\nKA-1002-52;praha;1\nKA-1001-52;praha;2\nKA-1002-52;eshop;3\n";
  const revision = await readCatalogRevision(db);
  expect(await bring("stock", table, "--reason", "dodávka")).toBe(0);
  expect(said().slice(0, 3)).toEqual([
    "table.csv:2 KA-1002-52 in praha: 0 → 1",
    "table.csv:3 KA-1001-52 in praha: 0 → 2",
    "table.csv:4 KA-1002-52 in eshop: 2 → 5",
  ]);
  expect((await readCatalogRevision(db)) - revision).toBe(1);
});

test("a mistyped store is reported, and no empty table is written", async () => {
  const { file, run } = await counter();
  await expect(run("export", "stock", file, "--place", "prha")).rejects.toThrow("There is no place prha");
  expect(existsSync(file)).toBe(false);
});

test("rows of separators alone, as spreadsheets leave them, are passed over", async () => {
  const { bring, said } = await counter();
  expect(await bring("prices", "code;price_czk\nKA-1001;13990\n;\n ; \n")).toBe(0);
  expect(said().at(-1)).toBe("Changed: 1.");
});

test("a table in Windows-1250 is read, and one without its columns is refused in a sentence", async () => {
  const { db, bring, said } = await counter();
  const czech = Buffer.from("sku;place;add;reason\nKA-1001-52;eshop;1;\x9aev\n", "latin1");
  expect(await bring("stock", czech)).toBe(0);
  expect((await readCatalogChanges(db, { limit: 1 }))[0]?.reason).toBe("šev");
  expect(await bring("stock", "sku;add\nKA-1001-52;1\n")).toBe(1);
  expect(said()).toEqual(["table.csv:1 the column place is missing.", "Nothing was changed, for wrong rows: 1."]);
  expect(await bring("prices", "code;price_czk\nKA-1001;1;2;3\n")).toBe(1);
});
