import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

import { type CatalogueFile, catalogueFiles, type ShopFacts } from "~/features/catalogImport/catalog";

type Written = Record<string, unknown>;

/** What a file holds: rows, or its bytes as they are. */
export type WrittenFiles = Partial<Record<CatalogueFile, readonly Written[] | string | Buffer>>;

/** A folder with a small, faultless catalogue, in which `files` replace their namesakes. It goes when the test ends. */
export function catalogueFolder(files: WrittenFiles = {}, pictures: readonly string[] = ["bunda.webp"]): string {
  const folder = emptyFolder();
  for (const file of catalogueFiles) {
    const written = files[file] ?? faultless[file];
    const isRaw = typeof written === "string" || Buffer.isBuffer(written);
    writeFileSync(join(folder, file), isRaw ? written : linesOf(written));
  }
  mkdirSync(join(folder, "pictures"));
  for (const picture of pictures) writeFileSync(join(folder, "pictures", picture), `pixels of ${picture}`);
  return folder;
}

/** What a shop knows before its first import. */
export const emptyShop: ShopFacts = {
  now: Date.UTC(2026, 10, 21),
  taxClasses: new Set(["standard"]),
  countries: new Set(["CZ", "SK"]),
  stores: new Set(),
  colours: new Set(),
  attributeValues: new Set(),
  parents: new Map(),
  codes: new Map(),
  skus: new Map(),
  eans: new Map(),
  postCategories: new Set(),
  postSlugs: new Map(),
};

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function linesOf(rows: readonly Written[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

export function both(text: string) {
  return { cs: text, sk: text };
}

export function writtenCategory(changes: Written = {}): Written {
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

export function writtenStore(changes: Written = {}): Written {
  return { id: "praha", kind: "store", position: 1, name: both("Praha"), country: "CZ", ...changes };
}

export function writtenBanner(changes: Written = {}): Written {
  return {
    id: "kolekce",
    set: "banner.promo",
    title: both("Nová kolekce"),
    url: { cs: "/1/muzi", sk: "/sk/1/muzi" },
    ...changes,
  };
}

export function writtenVariant(changes: Written = {}): Written {
  return { sku: "KA-1001-50", colour: "cerna", size: "50", stock: { eshop: 3, praha: 1 }, ...changes };
}

export function writtenProduct(changes: Written = {}): Written {
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
    variants: [writtenVariant()],
    ...changes,
  };
}

export function writtenPage(changes: Written = {}): Written {
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

export function writtenPost(changes: Written = {}): Written {
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

const faultless: Record<CatalogueFile, readonly Written[]> = {
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
    writtenCategory({ id: 1, parent: null, name: both("Muži"), slug: both("muzi") }),
    writtenCategory(),
    writtenCategory({ id: 9, parent: null, name: both("Ženy"), slug: both("zeny") }),
  ],
  "stores.ndjson": [
    { id: "eshop", kind: "warehouse", name: both("Sklad"), country: "CZ" },
    writtenStore({ hours: { mon: "9:00-18:00" }, exceptions: [{ on: "2026-12-24", hours: null }] }),
  ],
  "banners.ndjson": [writtenBanner()],
  "products.ndjson": [writtenProduct()],
  "pages.ndjson": [writtenPage()],
  "post-categories.ndjson": [{ id: "pece", position: 1, name: both("Péče") }],
  "posts.ndjson": [writtenPost()],
};
