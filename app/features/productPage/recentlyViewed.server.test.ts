import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";

import { readSeenIds, rememberSeen } from "./recentlyViewed.server";

function seenBy(cookie: string | null) {
  return readSeenIds(new Request("http://shop.test/", cookie ? { headers: { Cookie: cookie } } : {}));
}

test("the last product seen comes first, eight are kept, each once", async () => {
  const { environment } = worldAround(await freshDb());
  const written = rememberSeen([1, 2, 3, 4, 5, 6, 7, 8], 5, environment);
  expect(seenBy(written.split(";")[0] ?? "")).toEqual([5, 1, 2, 3, 4, 6, 7, 8]);
  expect(rememberSeen([1, 2, 3, 4, 5, 6, 7, 8], 9, environment)).toMatch(/^seen=9\.1\.2\.3\.4\.5\.6\.7;/);
  expect(written).toMatch(/HttpOnly; Secure; SameSite=Lax/);
});

test("a cookie that somebody else wrote gives no more than ids", () => {
  expect(seenBy(null)).toEqual([]);
  expect(seenBy("seen=1001.x.-5.0.1e3.1001.99999999999")).toEqual([1001]);
  expect(seenBy(`seen=${Array.from({ length: 20 }, (_, index) => index + 1).join(".")}`)).toHaveLength(8);
});
