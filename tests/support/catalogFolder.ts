import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

import { type CatalogFile, catalogFileNames, type ImportContext } from "~/features/catalogImport/catalog";

type FixtureRow = Record<string, unknown>;

/** The content of each file: rows, or raw text or bytes. */
export type FixtureFiles = Partial<Record<CatalogFile, readonly FixtureRow[] | string | Buffer>>;

/**
 * Creates a folder with a small valid catalog, in which `files` replace those of the same name. It is removed after the
 * test.
 */
export function catalogFolder(files: FixtureFiles = {}, pictures: readonly string[] = ["bunda.webp"]): string {
  const folder = emptyFolder();
  for (const file of catalogFileNames) {
    const content = files[file] ?? validFiles[file];
    const isRaw = typeof content === "string" || Buffer.isBuffer(content);
    writeFileSync(join(folder, file), isRaw ? content : linesOf(content));
  }
  mkdirSync(join(folder, "pictures"));
  for (const picture of pictures) writeFileSync(join(folder, "pictures", picture), `pixels of ${picture}`);
  return folder;
}

/** The import context of a shop before its first import. */
export const emptyShop: ImportContext = {
  now: Date.UTC(2026, 10, 21),
  taxClasses: new Set(["standard"]),
  countries: new Set(["CZ", "SK"]),
  stores: new Set(),
  colours: new Set(),
  attributeValues: new Set(),
  parents: new Map(),
  retiredCategories: new Set(),
  warehouses: new Set(),
  codes: new Map(),
  skus: new Map(),
  eans: new Map(),
  postCategories: new Set(),
  postSlugs: new Map(),
  voucherKinds: new Map(),
  pictures: new Map(),
  currentRows: async () => new Map(),
};

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function linesOf(rows: readonly FixtureRow[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

export function both(text: string) {
  return { cs: text, sk: text };
}

export function categoryFixture(changes: FixtureRow = {}): FixtureRow {
  return {
    id: 2,
    parent: 1,
    position: 1,
    name: both("Bundy"),
    slug: both("bundy"),
    description: both("<p>Bundy.</p>"),
    ...changes,
  };
}

export function storeFixture(changes: FixtureRow = {}): FixtureRow {
  return { id: "praha", kind: "store", position: 1, name: both("Praha"), country: "CZ", ...changes };
}

export function bannerFixture(changes: FixtureRow = {}): FixtureRow {
  return {
    id: "kolekce",
    set: "banner.promo",
    title: both("Nová kolekce"),
    url: { cs: "/1/muzi", sk: "/sk/1/muzi" },
    ...changes,
  };
}

export function variantFixture(changes: FixtureRow = {}): FixtureRow {
  return { sku: "KA-1001-50", colour: "cerna", size: "50", stock: { eshop: 3, praha: 1 }, ...changes };
}

export function productFixture(changes: FixtureRow = {}): FixtureRow {
  return {
    id: 1001,
    code: "KA-1001",
    kind: "goods",
    taxClass: "standard",
    brand: "KARA",
    categories: [2],
    defaultCategory: 2,
    position: 10,
    published: "-30d",
    name: both("Bunda Matěj"),
    subtitle: both("Rovná bunda"),
    description: both("<p>Bunda.</p>"),
    moreInfo: both("<ul><li>Kůže</li></ul>"),
    attributes: { material: "hovezina" },
    price: { czk: "12990", eur: "519.90" },
    labels: ["bestseller"],
    allowsMessage: false,
    pictures: [{ file: "bunda.webp", colour: "cerna" }],
    variants: [variantFixture()],
    ...changes,
  };
}

export function pageFixture(changes: FixtureRow = {}): FixtureRow {
  return {
    id: 4,
    group: "advice",
    position: 1,
    title: both("Péče"),
    slug: both("pece"),
    lead: both("Jak na kůži."),
    body: both("<p>Suchý hadřík.</p>"),
    ...changes,
  };
}

export function postFixture(changes: FixtureRow = {}): FixtureRow {
  return {
    id: "jaro",
    category: "pece",
    published: "2026-03-01",
    picture: "bunda.webp",
    pictureAlt: both("Bunda"),
    title: both("Semiš na jaře"),
    slug: both("semis-na-jare"),
    lead: both("Jak ho vyčistit."),
    body: both("<p>Kartáčem.</p>"),
    ...changes,
  };
}

const validFiles: Record<CatalogFile, readonly FixtureRow[]> = {
  "colours.ndjson": [
    { id: "cerna", hex: "#1b1a19", name: { cs: "černá", sk: "čierna" } },
    { id: "hneda", hex: "#6b4328", name: { cs: "hnědá", sk: "hnedá" } },
  ],
  "attributes.ndjson": [
    {
      id: "material",
      name: both("Materiál"),
      values: [
        { id: "hovezina", name: both("hovězina") },
        { id: "semis", name: both("semiš") },
      ],
    },
  ],
  "categories.ndjson": [
    categoryFixture({ id: 1, parent: null, name: both("Muži"), slug: both("muzi") }),
    categoryFixture(),
    categoryFixture({ id: 9, parent: null, name: both("Ženy"), slug: both("zeny") }),
  ],
  "stores.ndjson": [
    { id: "eshop", kind: "warehouse", name: both("Sklad"), country: "CZ" },
    storeFixture({ hours: { mon: "9:00-18:00" }, exceptions: [{ on: "2026-12-24", hours: null }] }),
  ],
  "banners.ndjson": [bannerFixture()],
  "products.ndjson": [productFixture()],
  "pages.ndjson": [pageFixture()],
  "post-categories.ndjson": [{ id: "pece", position: 1, name: both("Péče") }],
  "posts.ndjson": [postFixture()],
  "vouchers.ndjson": [{ code: "KATALOG", kind: "percent", percent: 10 }],
};
