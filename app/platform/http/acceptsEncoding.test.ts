import { expect, test } from "vitest";

import { acceptsEncoding } from "./acceptsEncoding";

test.each([
  ["br", true],
  ["gzip, deflate, br, zstd", true],
  ["gzip;q=1.0, br;q=0.1", true],
  ["BR", true],
  ["*", true],
  ["gzip, *;q=0.5", true],
  ["br;q=1, *;q=0", true],
  ["br;q=0", false],
  ["br;q=0.0, gzip", false],
  ["br; q=0", false],
  ["*, br;q=0", false],
  ["*;q=0", false],
  ["gzip;q=0", false],
  ["gzip", false],
  ["identity", false],
  ["x-br, brotli, br-1", false],
  ["", false],
  [undefined, false],
])("Accept-Encoding: %s allows brotli: %s", (header, isUniqueViolation) => {
  expect(acceptsEncoding(header, "br")).toBe(isUniqueViolation);
});
