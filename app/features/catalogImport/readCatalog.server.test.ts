import { expect, test } from "vitest";

import {
  both,
  catalogFolder,
  categoryFixture,
  emptyFolder,
  emptyShop,
  type FixtureFiles,
  linesOf,
  productFixture,
  storeFixture,
  variantFixture,
} from "../../../tests/support/catalogFolder";

import { readCatalog } from "./readCatalog.server";

type Fault = Record<string, unknown>;

function named<F>(faults: [fault: F, reason: string][]) {
  return faults.map(([fault, reason]) => ({ fault, reason }));
}

async function problemsOf(files: FixtureFiles, shop = emptyShop): Promise<string[]> {
  const { problems } = await readCatalog(catalogFolder(files), shop);
  return problems.map(({ file, line, reason }) => `${file}:${line} ${reason}`);
}

test("a valid catalog is read completely", async () => {
  const { catalog, problems } = await readCatalog(catalogFolder(), emptyShop);
  expect(problems).toEqual([]);
  expect(catalog.colours.map(({ id }) => id)).toEqual(["cerna", "hneda"]);
  expect(catalog.categories.map(({ id }) => id)).toEqual([1, 2, 9]);
  expect(catalog.stores.map(({ id }) => id)).toEqual(["eshop", "praha"]);
  expect(catalog.products).toMatchObject([
    { id: 1001, slug: both("bunda-matej"), price: { cs: 12_990, sk: 51_990 }, attributes: { material: ["hovezina"] } },
  ]);
});

const fileFaults: [files: FixtureFiles, problem: string][] = [
  [{ "products.ndjson": "" }, "products.ndjson:1 the file is empty"],
  [{ "products.ndjson": "\n \n" }, "products.ndjson:1 the file is empty"],
  [{ "products.ndjson": "[1,\n" }, "products.ndjson:1 the line is not JSON"],
  [{ "products.ndjson": "null\n" }, "products.ndjson:1 the row must be an object, not null"],
  [{ "products.ndjson": Buffer.from([0xff, 0xfe, 0x7b]) }, "products.ndjson:1 the line is not UTF-8 text"],
  [{ "products.ndjson": `"${"x".repeat(1_000_001)}"` }, "products.ndjson:1 the line is longer than 1 MB"],
];

test.each(named(fileFaults))("a file problem is reported: $reason", async ({ fault, reason }) => {
  expect(await problemsOf(fault)).toEqual([reason]);
});

test("a byte order mark and Windows line ends are accepted", async () => {
  const text = `\ufeff${linesOf([productFixture()]).replaceAll("\n", "\r\n")}`;
  expect(await problemsOf({ "products.ndjson": text })).toEqual([]);
});

const root = categoryFixture({ id: 1, parent: null, slug: both("muzi") });

const categoryFaults: [rows: Fault[], problem: string][] = [
  [[root, categoryFixture({ slug: both("zeny") })], "2 slug.cs must not be zeny, which has a meaning of its own"],
  [[categoryFixture({ id: 1, parent: null })], "1 slug.cs must be muzi for category 1"],
  [[root, categoryFixture(), categoryFixture()], "3 id 2 is already on line 2"],
  [[root, categoryFixture({ parent: 8 })], "2 parent is 8, which is no category that could be read"],
  [[root, categoryFixture({ parent: 2 })], "2 parent leads back to the category itself: 2 → 2"],
  [
    [root, categoryFixture({ picture: "gone.webp" })],
    "2 picture names gone.webp, which is neither in pictures/ nor in the shop",
  ],
  [[root, categoryFixture({ title: { cs: "Dámské bundy" } })], "2 title.sk is missing"],
  [[root, categoryFixture({ description: both("<p>") })], "2 description.cs must close <p>"],
];

test.each(named(categoryFaults))("a category problem is reported: $reason", async ({ fault: rows, reason }) => {
  const products = [productFixture({ categories: [], defaultCategory: null })];
  const problems = await problemsOf({ "categories.ndjson": rows, "products.ndjson": products });
  expect(problems).toContain(`categories.ndjson:${reason}`);
});

test("a loop of categories also invalidates the categories below it and their products", async () => {
  const rows = [
    categoryFixture({ id: 3, parent: 4 }),
    categoryFixture({ id: 4, parent: 3 }),
    categoryFixture({ id: 2, parent: 3 }),
  ];
  expect(await problemsOf({ "categories.ndjson": rows })).toEqual([
    "categories.ndjson:1 parent leads back to the category itself: 3 → 4 → 3",
    "categories.ndjson:2 parent leads back to the category itself: 4 → 3 → 4",
    "categories.ndjson:3 parent is 3, which is no category that could be read",
    "products.ndjson:1 categories[0] names 2, which is unknown or has a bad row itself",
  ]);
});

test("a loop through an existing category of the shop is found", async () => {
  const shop = { ...emptyShop, parents: new Map([[5, 2]]) };
  const rows = [categoryFixture({ parent: 5 })];
  expect(await problemsOf({ "categories.ndjson": rows }, shop)).toContain(
    "categories.ndjson:1 parent leads back to the category itself: 2 → 5 → 2",
  );
});

const storeFaults: [change: Fault, reason: string][] = [
  [{ country: "XX" }, "country names XX, which is unknown or has a bad row itself"],
  [{ kind: "kiosk" }, "kind must be one of warehouse, store"],
  [{ hours: { mon: "18:00-9:00" } }, "hours.mon must be opening hours such as 9:00-18:00"],
  [{ hours: { monday: "9:00-18:00" } }, "hours has an unknown field: monday"],
  [{ email: "praha" }, "email must be an e-mail address"],
  [{ phone: "call us" }, "phone must be a phone number such as +420 900 100 101"],
  [{ exceptions: [{ on: "24.12.2026", hours: null }] }, "exceptions[0].on must be a day such as 2026-12-24"],
  [
    {
      exceptions: [
        { on: "2026-12-24", hours: null },
        { on: "2026-12-24", hours: null },
      ],
    },
    "exceptions must name each day once",
  ],
  [{ id: "eshop" }, "id eshop is already on line 1"],
];

test.each(named(storeFaults))("a store row is rejected because $reason", async ({ fault: change, reason }) => {
  const stores = [
    storeFixture({ id: "eshop", kind: "warehouse" }),
    storeFixture(),
    storeFixture({ id: "brno", ...change }),
  ];
  expect(await problemsOf({ "stores.ndjson": stores })).toEqual([`stores.ndjson:3 ${reason}`]);
});

test("problems of colours and attributes name the line and field", async () => {
  const colours = [{ id: "cerna", hex: "black", name: both("černá") }];
  const attributes = [{ id: "material", name: both("Materiál"), values: [] }];
  const products = [
    productFixture({ attributes: {}, pictures: [], variants: [variantFixture({ colour: undefined })] }),
  ];
  const files = { "colours.ndjson": colours, "attributes.ndjson": attributes, "products.ndjson": products };
  expect(await problemsOf(files)).toEqual([
    "colours.ndjson:1 hex must be a colour such as #1b1a19, in small letters",
    "attributes.ndjson:1 values must have at least 1 member",
  ]);
});

test("a code, SKU or EAN of another product of the shop is rejected", async () => {
  const others = new Map([
    ["KA-1001", 7],
    ["KA-1001-50", 7],
    ["2000000000015", 7],
  ]);
  const shop = { ...emptyShop, codes: others, skus: others, eans: others };
  const products = [productFixture({ variants: [variantFixture({ ean: "2000000000015" })] })];
  expect(await problemsOf({ "products.ndjson": products }, shop)).toEqual([
    "products.ndjson:1 code KA-1001 belongs to product 7 in the shop",
    "products.ndjson:1 variants[0].sku KA-1001-50 belongs to product 7 in the shop",
    `products.ndjson:1 variants[0].ean 2000000000015 belongs to product 7 in the shop`,
  ]);
});

test("problems are sorted by line, whichever check finds them", async () => {
  const products = [productFixture({ taxClass: "reduced" }), productFixture({ id: 0 }), productFixture({ brand: "" })];
  const { problems } = await readCatalog(catalogFolder({ "products.ndjson": products }), emptyShop);
  expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test("a folder without any catalog file is reported", async () => {
  const folder = emptyFolder();
  const { problems } = await readCatalog(folder, emptyShop);
  expect(problems).toMatchObject([{ file: "products.ndjson", line: 1 }]);
});
