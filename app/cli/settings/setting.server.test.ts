import { expect, test } from "vitest";

import { readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { listFees } from "~/features/delivery/fee.queries.server";
import { readCurrencies } from "~/features/money/currency.queries.server";
import { readCatalogRevision } from "~/features/products/catalogRevision.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";

import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";

import { runSetting } from "./setting";

const menu = '[{"text":"Dárky","link":"/info/darkove-poukazy","new_tab":true}]';

async function counter() {
  const db = await freshDb();
  const terminal = recordingTerminal();
  const run = (...args: string[]) => runSetting({ args, terminal, openWorld: async () => testWorld(db) });
  return { db, terminal, run };
}

test("the top menu of one language is changed, the other stays", async () => {
  const { db, terminal, run } = await counter();
  const before = (await readSettings(db, "sk")).topmenu;
  expect(await run("set", "topmenu", menu, "--lang", "cs")).toBe(0);
  expect((await readSettings(db, "cs")).topmenu).toEqual(JSON.parse(menu));
  expect((await readSettings(db, "sk")).topmenu).toEqual(before);
  expect(await run("show", "topmenu", "--lang", "cs")).toBe(0);
  expect(terminal.printed).toEqual(["topmenu is changed (cs).", `cs: ${menu}`]);
});

test.each([
  ["topmenu", '[{"text":5}]', "That cannot be topmenu: 0.text: Expected string, received number."],
  ["topmenu", "menu", "That cannot be topmenu: it is no JSON."],
  ["brand", '""', /^That cannot be brand: the value: /],
])("%s is not set to %s", async (name, value, error) => {
  const { db, terminal, run } = await counter();
  const before = await readSettings(db, "cs");
  expect(await run("set", name, value)).toBe(1);
  expect(terminal.printedErrors).toEqual([expect.stringMatching(error)]);
  expect(await readSettings(db, "cs")).toEqual(before);
});

test.each([["show"], ["show brand x"], ["set brand"], ["show unknown"], ["show brand --lang de"]])(
  "`setting %s` is wrong use",
  async (args) => {
    const { run } = await counter();
    await expect(run(...args.split(" "))).rejects.toThrow();
  },
);

test("a price of delivery is changed in one shop version, and the offer follows", async () => {
  const { db, terminal, run } = await counter();
  expect(await run("set", "carrier_price.ppl", "4,50", "--lang", "sk")).toBe(0);
  const world = testWorld(db);
  expect((await readDeliveryOffer(world, "cs")).carriers[0]).toMatchObject({ id: "ppl", priceMinor: 119 });
  await run("set", "payment_price.cod", "49", "--lang", "cs");
  expect((await readDeliveryOffer(world, "cs")).payments.at(-1)).toMatchObject({ id: "cod", priceMinor: 49 });
  expect(await run("show", "carrier_price.ppl")).toBe(0);
  expect(await run("history", "carrier_price.ppl")).toBe(0);
  expect(terminal.printed.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "carrier_price.ppl is 4,50 € (sk), before 4,90 €.",
    "payment_price.cod is 49 Kč (cs), before 39 Kč.",
    "cs: 119 Kč",
    "sk: 4,50 €",
    expect.stringMatching(/carrier_price\.ppl \(sk\) {2}490 to 450 {2}by Jana$/),
  ]);
});

test("a carrier is offered from its first price on, and no longer when it is off", async () => {
  const { db, terminal, run } = await counter();
  const offered = async () => (await listFees(db)).find(({ fee, locale }) => fee.id === "gls" && locale === "cs");
  expect(await offered()).toMatchObject({ priceMinor: null });
  expect(await run("set", "carrier_price.gls", "79", "--lang", "cs")).toBe(0);
  expect(await offered()).toMatchObject({ priceMinor: 79 });
  expect(await run("set", "carrier_price.gls", "off", "--lang", "cs")).toBe(0);
  expect(await offered()).toMatchObject({ priceMinor: null });
  expect(await run("history", "carrier_price.gls")).toBe(0);
  expect(terminal.printed.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "carrier_price.gls is 79 Kč (cs), before not offered.",
    "carrier_price.gls is not offered (cs), before 79 Kč.",
    expect.stringContaining("carrier_price.gls (cs)"),
    expect.stringContaining("carrier_price.gls (cs)"),
  ]);
  await expect(run("set", "exchange_rate.EUR", "25", "--lang", "cs")).rejects.toThrow("no value in cs");
});

test("a new VAT rate changes every price in that country alone, and listings take it over", async () => {
  const { db, run } = await counter();
  await stockJacket(db);
  const prices = () => db.selectFrom("product_offer").orderBy("locale").select(["locale", "gross_minor"]).execute();
  const [czech, slovak] = await prices();
  const revision = await readCatalogRevision(db);
  expect(await run("set", "vat.standard", "12", "--lang", "cs")).toBe(0);
  const [after, untouched] = await prices();
  expect(after?.gross_minor).toBe(Math.round(((czech?.gross_minor ?? 0) / 1.21) * 1.12));
  expect(untouched).toEqual(slovak);
  expect(await readCatalogRevision(db)).toBeGreaterThan(revision);
});

test("the exchange rate is changed, and the history names who changed what, the newest first", async () => {
  const { db, terminal, run } = await counter();
  expect(await run("set", "exchange_rate.EUR", "24,855")).toBe(0);
  expect(await readCurrencies(db)).toMatchObject([{ rate: 1 }, { code: "EUR", rate: 24.855 }]);
  await run("set", "brand", '"KARA"');
  terminal.printed.length = 0;
  await run("history");
  expect(terminal.printed).toHaveLength(1);
  expect(terminal.printed.join()).toMatch(/exchange_rate\.EUR \(sk\) {2}25 to 24\.855 {2}by Jana$/);
  await run("history", "topmenu");
  expect(terminal.printed.at(-1)).toBe("Nothing was changed.");
});

test.each([
  ["carrier_price.ppl", "1,5", "cs", "an amount in CZK"],
  ["carrier_price.ppl", "-1", "cs", "an amount in CZK"],
  ["carrier_price.ppl", "100001", "cs", "at most 100\u00a0000\u00a0Kč"],
  ["payment_price.cod", "99999999,99", "sk", "at most 1\u00a0000"],
  ["vat.standard", "51", "sk", "a percentage from 0 to 50"],
  ["exchange_rate.EUR", "0", "sk", "how many crowns"],
])("%s cannot be %s", async (name, value, lang, expected) => {
  const { db, terminal, run } = await counter();
  expect(await run("set", `--lang=${lang}`, "--", name, value)).toBe(1);
  expect(terminal.printedErrors.join()).toContain(expected);
  expect(await db.selectFrom("setting_history").selectAll().execute()).toEqual([]);
});

test("a price of both languages at once is wrong use, and so is one that there is not", async () => {
  const { run } = await counter();
  await expect(run("set", "carrier_price.ppl", "99")).rejects.toThrow("--lang");
  await expect(run("set", "carrier_price.pigeon", "99", "--lang", "cs")).rejects.toThrow("Name a setting");
});

test("company data are checked", async () => {
  const { terminal, run } = await counter();
  expect(await run("set", "company", '{"name":"KARA"}')).toBe(1);
  expect(terminal.printedErrors.join()).toContain("That cannot be company");
});

test("a history that is cut says so, and one that fits does not", async () => {
  const { db, terminal, run } = await counter();
  const change = { name: "topmenu", locale: "cs", old_json: null, new_json: "[]", actor: "jana@kara.example" } as const;
  const rows = Array.from({ length: 200 }, (_, at) => ({ ...change, id: `change-${at}`, at }));
  await db.insertInto("setting_history").values(rows).execute();
  expect(await run("history", "topmenu")).toBe(0);
  expect(terminal.printed.splice(0)).toHaveLength(200);
  await db
    .insertInto("setting_history")
    .values({ ...change, id: "change-200", at: 200 })
    .execute();
  expect(await run("history")).toBe(0);
  expect(terminal.printed).toHaveLength(201);
  expect(terminal.printed.at(-1)).toBe("These are the first 200, and there are more; name a setting to see its own.");
});
