import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const folder = "catalog/pictures";
/** Bytes: what the sample shop's pictures may weigh together. */
const heaviest = 25_000_000;
/** One product of the sample shop has no picture on purpose, to show what then stands there (catalog/README.md). */
const bareOnPurpose = 1046;

type Row = { id: number; pictures: { file: string; colour?: string }[] };

const products: Row[] = rowsOf("products");
const pictured = products.filter(({ id }) => id !== bareOnPurpose);

test("every product that has pictures has a front and a second view of the same colour", () => {
  const poor = pictured.filter(({ pictures: [front, second] }) => {
    return !front?.file.endsWith("-front.webp") || second?.colour !== front.colour || second?.file === front.file;
  });
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test("every picture of a product is there, 1000 by 1250 pixels, as all cards and galleries expect", async () => {
  const files = new Set(products.flatMap(({ pictures }) => pictures.map(({ file }) => file)));
  const sizes = await Promise.all([...files].map(sizeOf));
  expect(sizes.filter(({ size }) => size !== "1000x1250")).toEqual([]);
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

function rowsOf(name: string) {
  const lines = readFileSync(`catalog/${name}.ndjson`, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

async function sizeOf(file: string) {
  const { width, height } = await sharp(join(folder, file)).metadata();
  return { file, size: `${width}x${height}` };
}
