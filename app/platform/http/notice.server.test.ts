import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { consumeNotice, noticeCookie } from "./notice.server";

const notice = { tone: "good" as const, key: "saved" as const, values: {} };

async function browser() {
  const { environment } = testWorld(await freshDb());
  const Cookie = (await noticeCookie(notice, environment)).split(";")[0] ?? "";
  return (headers: Record<string, string> = {}) =>
    consumeNotice(new Request("http://shop.test/", { headers: { Cookie, ...headers } }), environment);
}

test("a notice is shown by the next page and then deleted", async () => {
  const open = await browser();
  const { content, headers } = await open();
  expect(content).toEqual(notice);
  expect(headers["Set-Cookie"]).toMatch(/^notice=.*Max-Age=0/);
});

test("a prefetched page leaves the notice for the page that is seen", async () => {
  const open = await browser();
  expect(await open({ "Sec-Purpose": "prefetch" })).toEqual({ content: null, headers: {} });
});

test("a forged notice is ignored", async () => {
  const open = await browser();
  expect((await open({ Cookie: "notice=eyJrZXkiOiJ4In0%3D.abc" })).content).toBeNull();
});
