import { expect, test } from "vitest";

import { locales } from "~/platform/i18n/locale";

import { createImportShop } from "../../../tests/support/catalogImport";
import { saveSetting } from "../../../tests/support/settings";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

async function openApi() {
  const db = await freshDb();
  const world = testWorld(db);
  const context = {
    world: { ...world, environment: { ...world.environment, geoCountryHeader: "X-Country" } },
    clientAddress: "127.0.0.1",
  };
  async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
    const request = new Request(`http://shop.test${path}`, { method, headers });
    const answer = await (method === "GET" ? loader : action)({ request, params: {}, context });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
  return { db, ask };
}

const unknown = { statusCode: 404, message: "This page could not be found" };

test.each([
  ["GET", "/api/neexistuje"],
  ["GET", "/api"],
  ["GET", "/api/settings/de"],
  ["GET", "/api/settings"],
])("%s %s is not there", async (method, path) => {
  const { ask } = await openApi();
  expect(await ask(path, {}, method)).toMatchObject({ status: 404, body: unknown });
});

test("answers are for nobody to keep, to index or to guess at", async () => {
  const { ask } = await openApi();
  const { headers } = await ask("/api/lists/currencies");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("geolocation tells the country, or that it does not know", async () => {
  const { ask } = await openApi();
  expect((await ask("/api/geolocation", { "X-Country": "SK" })).body).toEqual({ statusCode: "OK", countryCode: "SK" });
  expect((await ask("/api/geolocation")).body).toEqual({ statusCode: "ERROR" });
});

test("currencies are crowns and euros with their rates, decimals and symbols", async () => {
  const { ask } = await openApi();
  expect((await ask("/api/lists/currencies")).body).toEqual([
    { id: 1, code: "CZK", rate: 1, decimals: 0, symbol_before: "", symbol_after: "Kč" },
    { id: 2, code: "EUR", rate: 25, decimals: 2, symbol_before: "", symbol_after: "€" },
  ]);
});

test("countries are named in the caller's language", async () => {
  const { ask } = await openApi();
  const czech = await ask("/api/lists/countries");
  expect(czech.body).toEqual(
    expect.arrayContaining([
      { code: "CZ", name: "Česko" },
      { code: "SK", name: "Slovensko" },
    ]),
  );
  const slovak = await ask("/api/lists/countries", { "Accept-Language": "sk-SK" });
  expect(slovak.body).toContainEqual({ code: "DE", name: "Nemecko" });
});

test.each(locales)("settings of %s are answered by name, and only public ones", async (locale) => {
  const { ask } = await openApi();
  const { body } = await ask(`/api/settings/${locale}`);
  expect(body).toEqual(
    expect.arrayContaining([
      { name: "intropopup", value: { is_enabled: true } },
      { name: "maintenance", value: { is_enabled: false } },
      { name: "topmenu", value: expect.any(Array) },
    ]),
  );
  expect(JSON.stringify(body)).not.toMatch(/bank_account|shop_mail|iban/);
});

test("posters are keyed by their sets, in the caller's language", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  const context = { world: testWorld(db) };
  const request = new Request("http://shop.test/api/poster/all", { headers: { "Accept-Language": "sk" } });
  expect(await (await loader({ request, params: {}, context })).json()).toEqual({
    "banner.popup_desktop": [],
    "banner.popup_mobile": [],
    "banner.hero_desktop": [],
    "banner.hero_mobile": [],
    "banner.posters": [],
    "banner.leathers": [],
    "banner.promo": [
      { id: "kolekce-sk", title: "Nová kolekce", url: "/sk/1/muzi", path: "", image: "", content: "", target: "" },
    ],
  });
});

test("while the shop is closed only settings are answered", async () => {
  const { db, ask } = await openApi();
  for (const locale of locales) await saveSetting(db, "maintenance", locale, { is_enabled: true });
  const closed = await ask("/api/lists/currencies");
  expect(closed).toMatchObject({ status: 503, body: { statusCode: 503 } });
  expect(closed.headers.get("Retry-After")).toBe("1800");
  const settings = await ask("/api/settings/sk");
  expect(settings.status).toBe(200);
  expect(settings.body).toContainEqual({ name: "maintenance", value: { is_enabled: true } });
});

test("the document has every call of the specification", async () => {
  const { ask } = await openApi();
  const { body } = await ask("/api/openapi.json");
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      "/api/auth/login",
      "/api/auth/logout",
      "/api/me",
      "/api/geolocation",
      "/api/poster/all",
      "/api/cart/{locale}",
      "/api/cart/anonymous/{locale}",
      "/api/cart/anonymous/{locale}/{guestCartId}",
      "/api/cart/create",
      "/api/cart/{id}",
      "/api/wishlist/{locale}",
      "/api/wishlist",
      "/api/wishlist/anonymous/{locale}/{tempId}",
      "/api/wishlist/{tempId}",
      "/api/lists/currencies",
      "/api/lists/countries",
      "/api/catalog/category/{locale}",
      "/api/settings/{locale}",
      "/api/blog/categories/list",
    ]),
  );
});
