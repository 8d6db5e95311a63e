import { expect, test } from "vitest";

import { packOptions, unpackOptions } from "./packedOptions";

test("options come out as they went in", () => {
  const options = [
    { parameter: "barva", value: "cerna", text: "černá", count: 12, isChosen: true, hex: "#000000" },
    { parameter: "prodejna", value: "praha", text: "KARA Praha", count: 0, isChosen: false },
  ];
  expect(unpackOptions(packOptions(options))).toEqual(options);
});
