import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { withStyles } from "./withStyles.server";

const folder = mkdtempSync(join(tmpdir(), "styles-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/shop-1a.css"), "p{color:red}\n");

const linkTo = (file: string) => `<link rel="stylesheet" href="/assets/${file}"/>`;
const place = '<style nonce="abc"></style>';

test("a page with a place for styles gets those of its first sheet, which it no longer waits for", () => {
  const page = `<head>${place}${linkTo("shop-1a.css")}${linkTo("route-2b.css")}</head>`;
  expect(withStyles(page, folder)).toBe(
    `<head><style nonce="abc">p{color:red}</style><link media="not all" rel="stylesheet" href="/assets/shop-1a.css"/>${linkTo("route-2b.css")}</head>`,
  );
});

test.each([
  ["without a place", `<head>${linkTo("shop-1a.css")}</head>`],
  ["whose sheet is not there", `<head>${place}${linkTo("shop-9z.css")}</head>`],
])("a page %s stays as it is", (_name, page) => {
  expect(withStyles(page, folder)).toBe(page);
});
