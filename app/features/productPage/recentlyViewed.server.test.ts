import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { readRecentlyViewedIds, rememberViewed } from "./recentlyViewed.server";

function idsIn(cookie: string | null) {
  return readRecentlyViewedIds(new Request("http://shop.test/", cookie ? { headers: { Cookie: cookie } } : {}));
}

test("the latest product comes first, and eight are kept, each once", async () => {
  const { environment } = testWorld(await freshDb());
  const header = rememberViewed([1, 2, 3, 4, 5, 6, 7, 8], 5, environment);
  expect(idsIn(header.split(";")[0] ?? "")).toEqual([5, 1, 2, 3, 4, 6, 7, 8]);
  expect(rememberViewed([1, 2, 3, 4, 5, 6, 7, 8], 9, environment)).toMatch(/^seen=9\.1\.2\.3\.4\.5\.6\.7;/);
  expect(header).toMatch(/HttpOnly; Secure; SameSite=Lax/);
});

test("only valid ids are read from a forged cookie", () => {
  expect(idsIn(null)).toEqual([]);
  expect(idsIn("seen=1001.x.-5.0.1e3.1001.99999999999")).toEqual([1001]);
  expect(idsIn(`seen=${Array.from({ length: 20 }, (_, index) => index + 1).join(".")}`)).toHaveLength(8);
});
