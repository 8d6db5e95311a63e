import { expect, test } from "vitest";
import { eanCheckDigit, isEan } from "~/features/catalogImport/ean";
import { isImportedInstant, parseImportedInstant } from "~/features/catalogImport/rows/importedInstant";
import { maxSlugLength } from "~/platform/text/textFields";
import { dayMs } from "~/platform/time/durations";
import { slugify } from "./slug";

test("a slug is the name without accents, punctuation and spaces", () => {
  expect(slugify("  Dámská bunda „Žofie“ 12/13 ")).toBe("damska-bunda-zofie-12-13");
  expect(slugify("Kŕdeľ ďaleko nôt")).toBe("krdel-daleko-not");
  expect(slugify("***")).toBe("");
});

test("a slug is cut at its maximum length and never ends in a hyphen", () => {
  expect(slugify(`${"a".repeat(maxSlugLength - 1)} b`)).toBe("a".repeat(maxSlugLength - 1));
});

test("an EAN is valid only with the right check digit", () => {
  expect(isEan("2000000000015")).toBe(true);
  expect(isEan("4006381333931")).toBe(true);
  expect(isEan("4006381333932")).toBe(false);
  expect(isEan("400638133393")).toBe(false);
  expect(eanCheckDigit("400638133393")).toBe(1);
});

test("an imported instant is an existing date or a number of days ago, up to ten years", () => {
  expect(["2026-11-01", "2028-02-29", "-0d", "-3650d"].filter((text) => !isImportedInstant(text))).toEqual([]);
  expect(["2026-02-30", "2026-13-01", "1.11.2026", "-3651d", "12d", "-1.5d", ""].filter(isImportedInstant)).toEqual([]);
  expect(parseImportedInstant("-12d", 20 * dayMs)).toBe(8 * dayMs);
  expect(parseImportedInstant("2026-11-01", 0)).toBe(Date.UTC(2026, 10, 1));
});
