import { expect, test } from "vitest";

import { locales } from "~/platform/i18n/locale";
import { loader as rootLoader } from "~/root";
import { responseOf } from "../../../tests/support/routeResponse";
import { saveSetting } from "../../../tests/support/settings";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { loader } from "./route";

async function shop(isClosed: boolean) {
  const db = await freshDb();
  for (const locale of locales) await saveSetting(db, "maintenance", locale, { is_enabled: isClosed });
  const given = (path: string) => ({
    request: new Request(`http://shop.test${path}`),
    params: {},
    context: { world: testWorld(db) },
  });
  return {
    page: (path: string) => responseOf(loader(given(path))),
    root: (path: string) => responseOf(rootLoader(given(path))),
  };
}

test.each([
  ["/mimo-provoz", "Právě probíhá údržba"],
  ["/sk/mimo-prevadzky", "Práve prebieha údržba"],
])("while the shop is closed %s answers 503 and says when to come back", async (path, title) => {
  const answer = await (await shop(true)).page(path);
  expect(answer).toMatchObject({ status: 503, data: { title } });
  expect(answer.headers.get("Retry-After")).toBe("1800");
});

test("once the shop is open its maintenance page leads home", async () => {
  const { page } = await shop(false);
  expect(await page("/mimo-provoz")).toMatchObject({ status: 302, location: "/" });
  expect(await page("/sk/mimo-prevadzky")).toMatchObject({ status: 302, location: "/sk" });
});

test("while the shop is closed every page leads to the maintenance page of its language", async () => {
  const closed = await shop(true);
  expect(await closed.root("/1/muzi?strana=2")).toMatchObject({ status: 302, location: "/mimo-provoz" });
  expect(await closed.root("/sk")).toMatchObject({ status: 302, location: "/sk/mimo-prevadzky" });
  expect(await closed.root("/mimo-provoz")).toMatchObject({ status: 200 });
  expect(await (await shop(false)).root("/1/muzi")).toMatchObject({ status: 200 });
});
