import { expect, test } from "vitest";

import { pack, unpack } from "./serializedJson";

test("what was packed comes out as it went in", () => {
  const page = { title: 'Křivák "Jonáš" </script>', cards: [{ id: 1, labels: [], struckMinor: null }] };
  expect(unpack(pack(page))).toEqual(page);
});
