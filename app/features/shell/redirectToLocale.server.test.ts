import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { redirectToLocale } from "./redirectToLocale.server";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const keptYear = /^i18n_redirected=(cs|sk); Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/;

async function visitOf(path: string, headers: Record<string, string> = {}, method = "GET") {
  const world = testWorld(await freshDb());
  const environment = { ...world.environment, geoCountryHeader: "X-Country" };
  const request = new Request(`http://shop.test${path}`, { method, headers: { "User-Agent": browser, ...headers } });
  return redirectToLocale(request, { world: { ...world, environment }, clientAddress: "127.0.0.1" });
}

test("a first visit from Slovakia goes to the same page of the Slovak shop, query kept", async () => {
  const welcome = await visitOf("/cistirna?odkud=letak", { "X-Country": "SK", "Accept-Language": "cs" });
  expect(welcome.movedTo).toBe("/sk/cistiaren?odkud=letak");
  expect(welcome.setCookie).toMatch(keptYear);
  expect(welcome.setCookie).toContain("=sk;");
});

test("a first visit from elsewhere follows the browser's language, and Czech is remembered where nothing is known", async () => {
  expect(await visitOf("/", { "X-Country": "AT", "Accept-Language": "sk,cs;q=0.5" })).toMatchObject({ movedTo: "/sk" });
  const czech = await visitOf("/", { "X-Country": "CZ" });
  expect(czech.movedTo).toBeUndefined();
  expect(czech.setCookie).toContain("i18n_redirected=cs;");
});

test("the visitor's earlier choice takes precedence over the country", async () => {
  expect(await visitOf("/", { Cookie: "i18n_redirected=cs", "X-Country": "SK" })).toEqual({});
  expect(await visitOf("/1/muzi?strana=2", { Cookie: "i18n_redirected=sk", "X-Country": "CZ" })).toEqual({
    movedTo: "/sk/1/muzi?strana=2",
  });
});

test("a Slovak address is never sent to Czech, and is remembered", async () => {
  expect(await visitOf("/sk/1/muzi", { Cookie: "i18n_redirected=cs", "X-Country": "CZ" })).toEqual({});
  const first = await visitOf("/sk", { "X-Country": "CZ" });
  expect(first).toEqual({ setCookie: expect.stringContaining("i18n_redirected=sk;") });
});

test("a cookie with an unknown language is ignored", async () => {
  expect(await visitOf("/", { Cookie: "i18n_redirected=de", "X-Country": "SK" })).toMatchObject({ movedTo: "/sk" });
});

test("a text browser that looks like a bot follows its language cookie", async () => {
  const lynx = { "User-Agent": "Lynx/2.9.0", "Accept-Language": "sk" };
  expect(await visitOf("/cistirna", lynx)).toEqual({});
  expect(await visitOf("/cistirna", { ...lynx, Cookie: "i18n_redirected=sk" })).toEqual({ movedTo: "/sk/cistiaren" });
});

test("bots and forms are not redirected", async () => {
  const bot = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", "X-Country": "SK" };
  expect(await visitOf("/", bot)).toEqual({});
  expect(await visitOf("/", { Cookie: "i18n_redirected=sk" }, "POST")).toEqual({});
});
