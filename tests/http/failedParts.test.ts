import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Db, openDatabase } from "~/platform/database/database.server";
import { Visitor } from "../support/browser/visitor";
import { addToCart } from "../support/purchase";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
let db: Db;

beforeAll(async () => {
  shop = await openShop({ workers: 1, isSilent: true });
  db = openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
}, 180_000);
afterAll(async () => {
  await db.destroy();
  await shop.stop();
});

const shops = {
  cs: { prefix: "", step: "/kosik/doprava", retry: "Zkusit znovu" },
  sk: { prefix: "/sk", step: "/sk/kosik/doprava", retry: "Skúsiť znova" },
} as const;

test.each([
  ["cs", "carrier_price", "Způsoby dopravy se nepodařilo načíst.", "Způsob platby"],
  ["cs", "payment_price", "Způsoby platby se nepodařilo načíst.", "Způsob dopravy"],
  ["cs", "store_hours", "Prodejny se nepodařilo načíst.", "Způsob dopravy"],
  ["sk", "carrier_price", "Spôsoby dopravy sa nepodarilo načítať.", "Spôsob platby"],
  ["sk", "payment_price", "Spôsoby platby sa nepodarilo načítať.", "Spôsob dopravy"],
  ["sk", "store_hours", "Predajne sa nepodarilo načítať.", "Spôsob dopravy"],
] as const)(
  "%s without the table %s: the step says so, keeps the rest and can be tried again",
  async (...given) => {
    const [locale, table, sentence, rest] = given;
    const { prefix, step, retry } = shops[locale];
    const visitor = new Visitor(shop.url);
    await addToCart(visitor, { prefix, productId: 1001, colourId: "cerna", size: "50" });
    const plain = async () => {
      const { status, html } = await visitor.get(step);
      return { status, html: html.replaceAll("\u00a0", " ") };
    };
    const failing = await without(table, plain);
    expect(failing.status).toBe(200);
    for (const part of [sentence, rest, retry]) expect(failing.html).toContain(part);
    const again = new RegExp(`<a[^>]*href="${step}"[^>]*>${retry}</a>`).exec(failing.html);
    expect(again).not.toBeNull();
    const mended = await plain();
    expect(mended.status).toBe(200);
    expect(mended.html).not.toContain(sentence);
  },
  60_000,
);

/** Renames the table while `look` runs. */
async function without<Seen>(table: string, look: () => Promise<Seen>): Promise<Seen> {
  const [from, to] = [sql.id(table), sql.id(`${table}_away`)];
  await sql`alter table ${from} rename to ${to}`.execute(db);
  try {
    return await look();
  } finally {
    await sql`alter table ${to} rename to ${from}`.execute(db);
  }
}
