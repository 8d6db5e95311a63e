import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const folder = "catalog/pictures";
/**
 * The maximum total size of the sample shop's pictures, in bytes. The former 25 MB are too little for six views of each
 * colour and for furs with visible hair.
 */
const heaviest = 45_000_000;
/** One product of the sample shop has no picture on purpose, to show the placeholder (catalog/README.md). */
const bareOnPurpose = 1046;

/** The number of products on the first page of a listing. */
const firstPage = 30;

type Row = { id: number; position: number; categories: number[]; pictures: { file: string; colour?: string }[] };

const products: Row[] = rowsOf("products");
const parents = new Map<number, number | null>(rowsOf("categories").map(({ id, parent }) => [id, parent]));
const pictured = products.filter(({ id }) => id !== bareOnPurpose);

test("every product that has pictures begins with two whole views of one colour, one of them its front", () => {
  const poor = pictured.filter(({ pictures: [first, second] }) => {
    const isFrontShown = first?.file.endsWith("-front.webp") || isOnBustBeforeFront(first?.file, second?.file);
    return !isFrontShown || second?.colour !== first?.colour || second?.file === first?.file;
  });
  expect(poor.map(({ id }) => id)).toEqual([]);
});

/**
 * Returns true when the garment on a turned bust, which is shown first, is followed by the front of the same kind and
 * colour.
 */
function isOnBustBeforeFront(first?: string, second?: string): boolean {
  return first?.endsWith("-turned.webp") === true && second === first.replace("-turned.webp", "-front.webp");
}

test("every picture of a product is there, 1000 by 1250 pixels, as all cards and galleries expect", async () => {
  const files = new Set(products.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
  const sizes = await Promise.all([...files].map(sizeOf));
  expect(sizes.filter(({ size }) => size !== "1000x1250")).toEqual([]);
});

test("a page's picture is 3 : 2 or wider, as pages show it, unless it is a close-up of leather, which may be cropped", async () => {
  const pages: { picture?: string }[] = rowsOf("pages");
  const files = new Set(
    pages.flatMap(({ picture }) => picture ?? []).filter((file) => !file.endsWith("-material.webp")),
  );
  const sizes = await Promise.all([...files].map(sizeOf));
  const isNarrow = ({ size }: { size: string }) => {
    const [width = 0, height = 0] = size.split("x").map(Number);
    return width < 1.5 * height;
  };
  expect(sizes.filter(isNarrow)).toEqual([]);
});

test("no picture lies about unused, and all together are light enough to be cloned and copied", () => {
  const elsewhere: { picture?: string }[] = ["posts", "pages", "banners", "categories"].flatMap(rowsOf);
  const used = new Set([
    ...products.flatMap(({ pictures }) => pictures.map(({ file }) => file)),
    ...elsewhere.map(({ picture }) => picture),
  ]);
  expect(readdirSync(folder).filter((file) => !used.has(file))).toEqual([]);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(heaviest);
});

test("no two products show the same first picture on the first page of any listing", () => {
  const twins = rowsOf("categories").flatMap(({ id }) => {
    const shown = listingOf(id).flatMap(({ pictures: [first] }) => (first ? [first.file] : []));
    return shown.filter((file, i) => shown.indexOf(file) !== i).map((file) => `${id}: ${file}`);
  });
  expect(twins).toEqual([]);
});

/** Returns the first page of a category with the products of its subcategories, in the recommended order. */
function listingOf(category: number) {
  const held = products.filter(({ categories }) => categories.some((id) => lineOf(id).includes(category)));
  return held.sort((a, b) => a.position - b.position).slice(0, firstPage);
}

/** Returns a category and all its ancestors. */
function lineOf(id: number): number[] {
  const parent = parents.get(id);
  return parent ? [id, ...lineOf(parent)] : [id];
}

function rowsOf(name: string) {
  const lines = readFileSync(`catalog/${name}.ndjson`, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

async function sizeOf(file: string) {
  const { width, height } = await sharp(join(folder, file)).metadata();
  return { file, size: `${width}x${height}` };
}
