import { expect, test } from "vitest";

import { nameKey } from "./nameKey";

const byKey = (names: string[], locale: "cs" | "sk") =>
  [...names].sort((a, b) => (nameKey(a, locale) < nameKey(b, locale) ? -1 : 1));

test("names come in the order of a Czech dictionary", () => {
  const names = ["Chlum", "Hana", "Ivo", "Čeněk", "Cyril", "Dana", "Řehoř", "Rút", "Sud", "Šíma", "Zuzana", "Žofie"];
  expect(byKey(names, "cs")).toEqual([...names].sort(new Intl.Collator("cs").compare));
});

test("names come in the order of a Slovak dictionary", () => {
  const names = [
    "Chata",
    "Hana",
    "Ivan",
    "Čipka",
    "Cyril",
    "Ôsmy",
    "Ovca",
    "Oz",
    "Ľuba",
    "Lýdia",
    "Ánima",
    "Anna",
    "Äsop",
  ];
  expect(byKey(names, "sk")).toEqual([...names].sort(new Intl.Collator("sk").compare));
});
