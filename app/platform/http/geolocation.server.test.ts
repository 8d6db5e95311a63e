import { expect, test } from "vitest";

import { locateCountry } from "./geolocation.server";

const noProxy = { geoCountryHeader: undefined };

test.each([
  ["77.75.74.172", "CZ"],
  ["::ffff:77.75.74.172", "CZ"],
  ["195.146.132.59", "SK"],
  ["2a02:598::1", "CZ"],
  ["127.0.0.1", null],
  ["::1", null],
  ["10.0.0.1", null],
  ["not an address", null],
  [undefined, null],
])("the table of address ranges puts %j into %j", async (address, country) => {
  expect(await locateCountry({ headers: new Headers(), address }, noProxy)).toBe(country);
});

test("with a trusted proxy, only its header counts", async () => {
  const proxy = { geoCountryHeader: "X-Country" };
  const from = (value: string) => ({ headers: new Headers({ "X-Country": value }), address: "77.75.74.172" });
  expect(await locateCountry(from("sk"), proxy)).toBe("SK");
  expect(await locateCountry(from("nowhere"), proxy)).toBeNull();
});

test("the header of an unconfigured proxy is ignored", async () => {
  const headers = new Headers({ "X-Country": "SK" });
  expect(await locateCountry({ headers, address: "127.0.0.1" }, noProxy)).toBeNull();
});
