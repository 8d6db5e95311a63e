import { expect, test } from "vitest";

import { parseSerializedJson, serializeJson } from "./serializedJson";

test("serializing and parsing return the same value", () => {
  const page = { title: 'Křivák "Jonáš" </script>', cards: [{ id: 1, labels: [], struckMinor: null }] };
  expect(parseSerializedJson(serializeJson(page))).toEqual(page);
});
