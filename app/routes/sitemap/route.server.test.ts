import { expect, test } from "vitest";
import { loader as catalog } from "~/routes/catalog/route";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { loader } from "./route";

const now = 1_795_000_000_000;

async function shop({ isIndexed = true } = {}) {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  await stockJacket(db, { id: 1002, priceEurCents: null });
  await stockJacket(db, { id: 1003 });
  await db
    .updateTable("product")
    .set({ published_at: now + 1 })
    .where("id", "=", 1003)
    .execute();
  await db
    .updateTable("setting")
    .set({ value_json: JSON.stringify({ is_enabled: isIndexed }) })
    .where("name", "=", "indexing")
    .execute();
  const context = { world: testWorld(db, { now }) };
  const get = async (path: string) => {
    const answer = await loader({ request: new Request(`http://shop.test${path}`), params: {}, context });
    return { status: answer.status, text: await answer.text() };
  };
  return { get, context, db };
}

test("a product has the day of its last price and its pictures, in order", async () => {
  const { get, db } = await shop();
  await db
    .updateTable("product")
    .set({ published_at: now - 86_400_000 * 9 })
    .where("id", "in", [1001, 1002])
    .execute();
  const price = { locale: "cs", gross_minor: 12_990, is_sale: 0, valid_to_at: null } as const;
  await db
    .insertInto("price_log")
    .values([
      { ...price, product_id: 1001, valid_from_at: now - 86_400_000 },
      { ...price, product_id: 1002, valid_from_at: now + 86_400_000 },
    ])
    .execute();
  await db
    .insertInto("picture")
    .values(
      [2, 1].map((position) => ({
        id: position,
        product_id: 1001,
        position,
        file: `${position}.webp`,
        colour_id: null,
      })),
    )
    .execute();
  const { text } = await get("/sitemap.xml?part=cs-0");
  const [first = "", second = ""] = text.split("</url>");
  expect(first).toContain("<lastmod>2026-11-17</lastmod>");
  expect([...first.matchAll(/<image:loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
    "http://shop.test/img/product/big/1.webp",
    "http://shop.test/img/product/big/2.webp",
  ]);
  expect(second).toContain("<lastmod>2026-11-09</lastmod>");
  expect(second).not.toContain("image:");
});

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replace("http://shop.test", ""));
}

test("a hidden shop has no sitemap but allows crawling, so that crawlers see its noindex", async () => {
  const { get } = await shop({ isIndexed: false });
  expect((await get("/sitemap.xml")).status).toBe(404);
  expect((await get("/sitemap.xml?part=cs-0")).status).toBe(404);
  expect((await get("/robots.txt")).text).toBe("User-agent: *\nDisallow:\n");
});

test("the sitemap of an indexed shop lists every product that each shop version sells", async () => {
  const { get } = await shop();
  expect((await get("/robots.txt")).text).toContain("Disallow: /sk/kosik\n");
  expect((await get("/robots.txt")).text).toContain("Sitemap: http://shop.test/sitemap.xml");
  const parts = addressesIn((await get("/sitemap.xml")).text);
  expect(parts).toEqual(["/sitemap.xml?part=places", "/sitemap.xml?part=cs-0", "/sitemap.xml?part=sk-0"]);
  const [places, czech, slovak] = await Promise.all(parts.map(async (part) => addressesIn((await get(part)).text)));
  expect(places).toEqual(expect.arrayContaining(["/", "/sk", "/prodejny", "/sk/products/sale"]));
  expect(czech).toEqual(["/1001/nezarazeno/bunda-1001", "/1002/nezarazeno/bunda-1002"]);
  expect(slovak).toEqual(["/sk/1001/nezarazeno/bunda-sk-1001"]);
});

test.each(["cs-9999", "de-0", "x", ""])("the part %s does not exist", async (part) => {
  const { get } = await shop();
  expect((await get(`/sitemap.xml?part=${part}`)).status).toBe(404);
});

test.each([
  ["1001", "/sk/1001/nezarazeno/bunda-sk-1001"],
  ["1002", null],
])("product %s has its address in the other language: %s", async (id, elsewhere) => {
  const { context } = await shop();
  const request = new Request(`http://shop.test/${id}/bunda-${id}`);
  const params = { id, first: `bunda-${id}` };
  expect(await responseOf(catalog({ request, params, context }))).toMatchObject({ data: { elsewhere } });
});
