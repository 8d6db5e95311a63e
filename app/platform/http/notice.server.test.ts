import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { leaveNotice, takeNotice } from "./notice.server";

const notice = { tone: "good" as const, key: "saved", values: {} };

async function browser() {
  const { environment } = worldAround(await freshDb());
  const Cookie = (await leaveNotice(notice, environment)).split(";")[0] ?? "";
  return (headers: Record<string, string> = {}) =>
    takeNotice(new Request("http://shop.test/", { headers: { Cookie, ...headers } }), environment);
}

test("a notice is shown by the next page and taken off the browser", async () => {
  const open = await browser();
  const { content, headers } = await open();
  expect(content).toEqual(notice);
  expect(headers["Set-Cookie"]).toMatch(/^notice=.*Max-Age=0/);
});

test("a page that is fetched in advance leaves the notice for the one that is seen", async () => {
  const open = await browser();
  expect(await open({ "Sec-Purpose": "prefetch" })).toEqual({ content: null, headers: {} });
});

test("a notice that the shop did not write is none", async () => {
  const open = await browser();
  expect((await open({ Cookie: "notice=eyJrZXkiOiJ4In0%3D.abc" })).content).toBeNull();
});
