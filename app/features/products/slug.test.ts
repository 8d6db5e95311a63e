import { expect, test } from "vitest";
import { eanCheckDigit, isEan } from "~/features/catalogImport/ean";
import { instantOf, isWrittenInstant } from "~/features/catalogImport/rows/importedInstant";
import { longestSlug } from "~/platform/text/textFields";
import { slugOf } from "./slug";

const day = 86_400_000;

test("a slug is a name without accents, signs and spaces", () => {
  expect(slugOf("  Dámská bunda „Žofie“ 12/13 ")).toBe("damska-bunda-zofie-12-13");
  expect(slugOf("Kŕdeľ ďaleko nôt")).toBe("krdel-daleko-not");
  expect(slugOf("***")).toBe("");
});

test("a slug is cut at its bound and never ends in a hyphen", () => {
  expect(slugOf(`${"a".repeat(longestSlug - 1)} b`)).toBe("a".repeat(longestSlug - 1));
});

test("an article number is right with its check digit alone", () => {
  expect(isEan("2000000000015")).toBe(true);
  expect(isEan("4006381333931")).toBe(true);
  expect(isEan("4006381333932")).toBe(false);
  expect(isEan("400638133393")).toBe(false);
  expect(eanCheckDigit("400638133393")).toBe(1);
});

test("an instant is a day that exists or up to ten years of days before now", () => {
  expect(["2026-11-01", "2028-02-29", "-0d", "-3650d"].filter((text) => !isWrittenInstant(text))).toEqual([]);
  expect(["2026-02-30", "2026-13-01", "1.11.2026", "-3651d", "12d", "-1.5d", ""].filter(isWrittenInstant)).toEqual([]);
  expect(instantOf("-12d", 20 * day)).toBe(8 * day);
  expect(instantOf("2026-11-01", 0)).toBe(Date.UTC(2026, 10, 1));
});
