import { expect, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import { openCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { readImportContext } from "~/features/catalogImport/importContext.queries.server";
import { syntheticCatalog } from "~/features/catalogImport/syntheticCatalog";
import { writeCatalog } from "~/features/catalogImport/writeCatalog.server";
import { readSnapshotRows } from "~/features/listing/index/catalogSnapshot.queries.server";
import { readPriceLogs } from "~/features/products/price/priceLog.queries.server";
import { readStock } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import { loader as catalog } from "~/routes/catalog/route";
import { loader as home } from "~/routes/home/route";
import { loader as search } from "~/routes/search/route";
import { loader as suggestions } from "~/routes/searchSuggestions/route";
import { responseOf } from "../support/routeResponse";
import { freshDb } from "../support/shop/freshDb";
import { logQueries, scannedTables } from "../support/shop/queryLog";
import { testWorld } from "../support/shop/world";

const now = 1_795_000_000_000;
const manyProducts = 240;
const manyTables = /^(product|variant|stock|picture|price_log|category_listing|cart|orders|order_line|wishlist)/;
const second = 200_002;

async function shopOf(productCount: number): Promise<Db> {
  const db = await freshDb({ isUnused: true });
  await db.insertInto("colour").values({ id: "cerna", position: 1, hex: "#1c1917" }).execute();
  const name = { colour_id: "cerna", locale: "cs", name: "černá" } as const;
  await db.insertInto("colour_text").values(name).execute();
  const shop = await readImportContext(db, now);
  const made = syntheticCatalog({ productCount, seed: 1, shop, pictures: [] });
  await writeCatalog(db, made, { now, nameOf: (file) => file });
  return db;
}

async function open(db: Db, path: string): Promise<void> {
  const { pathname } = new URL(path, "http://shop.test");
  const [, id, ...slugs] = pathname.split("/");
  const params = /^\d/.test(id ?? "") ? { id, first: slugs[0], second: slugs[1] } : {};
  const cookie = `cookie_consent=technical.marketing; seen=${second}`;
  const request = new Request(`http://shop.test${path}`, { headers: { Cookie: cookie } });
  const context = { world: testWorld(db), requestId: "test" };
  const answer = await responseOf(loaderOf(pathname)({ request, params, context }));
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.location}`);
}

function loaderOf(pathname: string) {
  if (pathname === "/") return home;
  if (pathname === "/hledani/naseptavac") return suggestions;
  return pathname === "/hledani" ? search : catalog;
}

/** Pages by name, with the maximum of their queries once shared data is cached. */
const pages: [name: string, path: string, most: number][] = [
  ["home", "/", 1],
  ["a category", "/1/muzi", 2],
  ["a filtered and sorted category", "/1/muzi?velikost=50&skladem=1&razeni=nejlevnejsi", 2],
  ["a category in a colour", "/1/muzi?barva=cerna", 3],
  ["a section", "/35/slevy/zeny", 2],
  ["what is new", "/products/new", 2],
  ["what is reduced", "/products/sale", 2],
  ["a product", "/200001/kozena-bunda-200001", 7],
  ["a product and the stores that have it", "/200001/kozena-bunda-200001?velikost=50&prodejny=1", 8],
  ["a search", "/hledani?q=kozena+bunda", 1],
  ["all products of a search", "/hledani?q=kozena+bunda&sekce=produkty&strana=2", 1],
  ["a search by code", "/hledani?q=SYN-200001", 2],
  ["a search in vain", "/hledani?q=xqzwv", 6],
  ["suggestions", "/hledani/naseptavac?q=bund", 2],
];

test.each([110, manyProducts])("in a shop of %i products a page takes few queries", async (productCount) => {
  const { db, asked } = logQueries(await shopOf(productCount));
  for (const [name, path, most] of pages) {
    // Shared data is read again once a second by any request. On a busy machine a page may take longer than that, so
    // several loads are tried.
    let fewest = Number.POSITIVE_INFINITY;
    for (let look = 1; look <= 12 && fewest > most; look += 1) {
      asked.length = 0;
      await open(db, path);
      fewest = Math.min(fewest, asked.length);
    }
    expect(fewest, name).toBeLessThanOrEqual(most);
  }
});

test("no query of a page scans a large table", { timeout: 60_000 }, async () => {
  const plain = await shopOf(manyProducts);
  const { db, asked } = logQueries(plain);
  for (const [, path] of pages) await open(db, path);
  asked.length = 0;
  for (const [, path] of pages) await open(db, path);
  const owner = { locale: "cs" as const, tempId: "A".repeat(22) };
  const { id: variantId } = await db
    .selectFrom("variant")
    .select("id")
    .where("product_id", "=", second)
    .executeTakeFirstOrThrow();
  await addToCart(db, owner, { productId: second, variantId, quantity: 1, note: "" }, now);
  await readCartLines(db, await openCart(db, owner, now));
  await readStock(db, [variantId]);
  await readPriceLogs(db, [second]);
  await readSnapshotRows(db, [second]);
  const readings = asked.filter(({ sql }) => /^(select|update|with)/.test(sql));
  expect(readings.length).toBeGreaterThan(40);
  const scans: string[] = [];
  for (const query of readings) {
    const tables = (await scannedTables(plain, query)).filter((table) => manyTables.test(table));
    if (tables.length > 0) scans.push(`${tables.join(", ")}: ${query.sql}`);
  }
  expect([...new Set(scans)]).toEqual([]);
});
