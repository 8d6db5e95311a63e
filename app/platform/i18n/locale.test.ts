import { expect, test } from "vitest";

import { countryOf, isoOf, locales, localeTable } from "./locale";

test("a shop version has its id, code, name and tag in one table", () => {
  expect(Object.values(localeTable)).toEqual([
    { id: 1, code: "cs", name: "Čeština", iso: "cs-CZ", country: "CZ" },
    { id: 2, code: "sk", name: "Slovenčina", iso: "sk-SK", country: "SK" },
  ]);
  expect(locales).toEqual(Object.keys(localeTable));
  expect([isoOf.sk, countryOf.sk]).toEqual(["sk-SK", "SK"]);
});
