import { expect, test } from "vitest";

import { acceptedCoding } from "./acceptedCoding";

test.each([
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["BR", "br"],
  ["*", "br"],
  ["gzip, *;q=0.5", "br"],
  ["br;q=1, *;q=0", "br"],
  ["br;q=0", "identity"],
  ["br;q=0.0, gzip", "gzip"],
  ["br; q=0", "identity"],
  ["*, br;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["gzip;q=0", "identity"],
  ["identity", "identity"],
  ["x-br, brotli, br-1", "identity"],
  ["br;q=nonsense", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("for Accept-Encoding %j the shop sends %s", (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
