import { expect, test } from "vitest";

import { parseFilterOptions, serializeOptions } from "./serializedOptions";

test("options survive serializing and parsing", () => {
  const options = [
    { parameter: "barva", value: "cerna", text: "černá", count: 12, isChosen: true, hex: "#000000" },
    { parameter: "prodejna", value: "praha", text: "KARA Praha", count: 0, isChosen: false },
  ];
  expect(parseFilterOptions(serializeOptions(options))).toEqual(options);
});
