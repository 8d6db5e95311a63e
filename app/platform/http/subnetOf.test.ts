import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { clientSubnet, subnetOf, truncatedNetwork } from "./subnetOf";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::7", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
])("%s is counted as %s", (address, network) => {
  expect(subnetOf(address)).toBe(network);
});

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["", ""],
])("%s is logged as %s", (subnet, logged) => {
  expect(truncatedNetwork(subnet)).toBe(logged);
});

test("all addresses of a customer's network count as one, and a client without an address has the empty key", () => {
  const neighbours = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"].map((clientAddress) =>
    clientSubnet({ clientAddress }),
  );
  expect(new Set(neighbours).size).toBe(1);
  expect(clientSubnet({})).toBe("");
});

test("a visitor's address is read only for rate limits and to look up the country", () => {
  const mayRead = [
    // These files declare the address and pass it on.
    "env.d.ts",
    "api/http/context.ts",
    "routes/api/route.ts",
    "platform/http/subnetOf.ts",
    "api/geolocation.ts",
    "features/shell/redirectToLocale.server.ts",
    "features/shell/pageCache/pageCacheKey.server.ts",
  ];
  const readers = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /clientAddress|remoteAddress|\breq(?:uest)?\.ip\b|forwarded-for/i.test(readFileSync(join("app", file), "utf8")),
    );
  expect(readers.filter((file) => !mayRead.includes(file))).toEqual([]);
});
