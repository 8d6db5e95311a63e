import { expect, test } from "vitest";

import { categoryFixture, productFixture, storeFixture, variantFixture } from "../../../tests/support/catalogFolder";
import { contentOf, createImportShop, day, importedAt } from "../../../tests/support/catalogImport";

test("an import writes the whole catalog into the database", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  const product = await db.selectFrom("product").selectAll().executeTakeFirstOrThrow();
  expect(product).toMatchObject({
    id: 1001,
    default_category_id: 2,
    published_at: importedAt - 30 * day,
    price_net: 107_355_372,
    price_eur_net: 4_226_829,
    price_sale_net: null,
    is_bestseller: 1,
    is_good_price: 0,
    availability: "online",
  });
  expect(product.main_picture).toMatch(/^bunda-[0-9a-f]{8}\.webp$/);
  expect(await db.selectFrom("picture").selectAll().execute()).toEqual([
    { id: 100_101, product_id: 1001, position: 1, file: product.main_picture, colour_id: "cerna" },
  ]);
  expect(await db.selectFrom("product_offer").select(["locale", "gross_minor"]).orderBy("locale").execute()).toEqual([
    { locale: "cs", gross_minor: 12_990 },
    { locale: "sk", gross_minor: 51_990 },
  ]);
  expect(await db.selectFrom("store_hours").selectAll().execute()).toEqual([
    { store_id: "praha", weekday: 1, opens_minute: 540, closes_minute: 1080 },
  ]);
  expect(await db.selectFrom("store_exception").selectAll().execute()).toEqual([
    { store_id: "praha", on_date: "2026-12-24", opens_minute: null, closes_minute: null },
  ]);
});

test("the same catalog again, weeks later, changes nothing", async () => {
  const { db, importFiles } = await createImportShop();
  const sale = { sale: { active: true, czk: "9990" }, priceLog: [{ from: "-90d", czk: "12990", eur: "519.90" }] };
  const files = { "products.ndjson": [productFixture({ ...sale, id: 7, code: "B" })] };
  await importFiles(files);
  const before = await contentOf(db);
  expect(before.price_log).toHaveLength(3);
  await importFiles(files, 20);
  expect(await contentOf(db)).toEqual(before);
});

test("a variant keeps its id with its SKU, a removed one is deleted, and a new one gets a new id", async () => {
  const { db, importFiles } = await createImportShop();
  const sizes = (...written: string[]) => ({
    "products.ndjson": [
      productFixture({ variants: written.map((size) => variantFixture({ sku: `KA-${size}`, size })) }),
    ],
  });
  await importFiles(sizes("48", "50"));
  await importFiles(sizes("52", "50"));
  const variants = await db.selectFrom("variant").select(["id", "sku", "position"]).orderBy("position").execute();
  expect(variants).toEqual([
    { id: 1_001_003, sku: "KA-52", position: 0 },
    { id: 1_001_002, sku: "KA-50", position: 1 },
  ]);
});

test("two variants may swap their article numbers and sizes", async () => {
  const { db, importFiles } = await createImportShop();
  const [first, second] = ["2000000000015", "2000000000022"];
  const pair = (a: object, b: object) => ({
    "products.ndjson": [
      productFixture({ variants: [variantFixture({ sku: "A", ...a }), variantFixture({ sku: "B", ...b })] }),
    ],
  });
  await importFiles(pair({ ean: first, size: "48" }, { ean: second, size: "50" }));
  await importFiles(pair({ ean: second, size: "50" }, { ean: first, size: "48" }));
  expect(await db.selectFrom("variant").select(["id", "sku", "ean", "size"]).orderBy("id").execute()).toEqual([
    { id: 1_001_001, sku: "A", ean: second, size: "50" },
    { id: 1_001_002, sku: "B", ean: first, size: "48" },
  ]);
});

test("stock is overwritten by the file when it is to be, and a place that is no longer named has none", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  const files = { "products.ndjson": [productFixture({ variants: [variantFixture({ stock: { eshop: 9 } })] })] };
  await importFiles(files, 0, { setsStock: true });
  expect(await db.selectFrom("stock").select(["store_id", "on_hand"]).orderBy("store_id").execute()).toEqual([
    { store_id: "eshop", on_hand: 9 },
    { store_id: "praha", on_hand: 0 },
  ]);
});

test("texts, categories, attributes and pictures removed from a product are deleted", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  const bare = { categories: [9], defaultCategory: null, attributes: {}, pictures: [] };
  await importFiles({ "products.ndjson": [productFixture(bare)] });
  expect(await db.selectFrom("product_category").select("category_id").execute()).toEqual([{ category_id: 9 }]);
  expect(await db.selectFrom("product_attribute").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("picture").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("product").select("main_picture").execute()).toEqual([{ main_picture: null }]);
});

test("what a later catalog does not contain stays", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  const variants = [variantFixture({ sku: "KA-1002-50" })];
  await importFiles({
    "products.ndjson": [productFixture({ id: 1002, code: "KA-1002", variants })],
    "stores.ndjson": [storeFixture()],
  });
  expect(await db.selectFrom("product").select("id").orderBy("id").execute()).toEqual([{ id: 1001 }, { id: 1002 }]);
  expect(await db.selectFrom("store").select("id").orderBy("id").execute()).toEqual([{ id: "eshop" }, { id: "praha" }]);
});

test("a category listed before its parent is imported, and can move to another parent", async () => {
  const { db, importFiles } = await createImportShop();
  const roots = [
    categoryFixture({ id: 1, parent: null, slug: { cs: "muzi", sk: "muzi" } }),
    categoryFixture({ id: 9, parent: null, slug: { cs: "zeny", sk: "zeny" } }),
  ];
  await importFiles({
    "categories.ndjson": [categoryFixture({ id: 2, parent: 3 }), categoryFixture({ id: 3 }), ...roots],
  });
  await importFiles({ "categories.ndjson": [categoryFixture({ id: 2, parent: 9 })] });
  expect(await db.selectFrom("category").select(["id", "parent_id"]).orderBy("id").execute()).toEqual([
    { id: 1, parent_id: null },
    { id: 2, parent_id: 9 },
    { id: 3, parent_id: 1 },
    { id: 9, parent_id: null },
  ]);
});

test("a thousand categories can be listed before their parent", async () => {
  const { db, importFiles } = await createImportShop();
  const children = Array.from({ length: 1000 }, (_, index) => categoryFixture({ id: 100 + index, parent: 50 }));
  const parent = categoryFixture({ id: 50, parent: null });
  await importFiles({ "categories.ndjson": [...children, parent], "products.ndjson": [unsorted()] });
  const rows = await db.selectFrom("category").where("parent_id", "=", 50).select("id").execute();
  expect(rows).toHaveLength(1000);
});

test("more rows are written than fit into one statement", async () => {
  const { db, importFiles } = await createImportShop();
  const products = Array.from({ length: 1203 }, (_, index) =>
    productFixture({ id: index + 1, code: `P${index}`, variants: [variantFixture({ sku: `S${index}` })] }),
  );
  await importFiles({ "products.ndjson": products });
  const { count } = await db
    .selectFrom("product_offer")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(2406);
});

function unsorted() {
  return productFixture({ categories: [], defaultCategory: null });
}
