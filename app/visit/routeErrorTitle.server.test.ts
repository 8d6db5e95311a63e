import { expect, test } from "vitest";

import { loader } from "~/root";
import { responseOf } from "../../tests/support/routeResponse";
import { freshDb } from "../../tests/support/shop/freshDb";
import { testWorld } from "../../tests/support/shop/world";

import { routeErrorTitle } from "./routeErrorTitle";

test.each([
  [404, "Stránka nenalezena (404)"],
  [422, "Formulář se nepodařilo zpracovat"],
  [500, "Něco se nepovedlo (chyba 500)"],
  [503, "Obchod je dočasně nedostupný"],
])("an error page of status %i that a route draws itself is titled %j", async (status, title) => {
  const context = { world: testWorld(await freshDb()) };
  const { data } = await responseOf(loader({ request: new Request("http://shop.test/kosik"), params: {}, context }));
  const error = { status, statusText: "", internal: false, data: null };
  expect(routeErrorTitle([{ id: "root", data }], error)).toBe(title);
});
