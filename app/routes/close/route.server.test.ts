import { expect, test } from "vitest";

import { createImportShop } from "../../../tests/support/catalogImport";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { loader as openBanner } from "../banner/route";
import { action as switchLight } from "../light/route";
import { action } from "./route";

async function send(take: typeof action, fields: Record<string, string>) {
  const request = new Request("http://shop.test/form", { method: "POST", body: new URLSearchParams(fields) });
  const answer = await responseOf(take({ request, params: {}, context: { world: testWorld(await freshDb()) } }));
  return { ...answer, cookies: answer.headers.getSetCookie() };
}

test("a closed promo strip stays hidden for a day, the pop-up for two weeks", async () => {
  const promo = await send(action, { banner: "promo", path: "/sk/1/muzi?strana=2" });
  expect(promo).toMatchObject({ status: 303, location: "/sk/1/muzi?strana=2" });
  expect(promo.cookies).toEqual(["banner.promo=closed; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax"]);
  const popup = await send(action, { banner: "popup", path: "https://elsewhere.example/" });
  expect(popup.location).toBe("/");
  expect(popup.cookies).toEqual(["banner.popup=closed; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax"]);
});

test("an unknown banner closes nothing", async () => {
  expect(await send(action, { banner: "everything", path: "/" })).toMatchObject({ status: 303, cookies: [] });
});

test("lite mode is switched on and off for a year", async () => {
  const on = await send(switchLight, { light: "on", path: "/kosik" });
  expect(on).toMatchObject({ status: 303, location: "/kosik" });
  expect(on.cookies).toEqual(["light=on; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax"]);
  expect((await send(switchLight, { light: "off", path: "/" })).cookies[0]).toContain("light=off;");
});

test("a click on the pop-up hides it and redirects to its target, or home if the banner is unknown", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  const press = (path: string, id: string) =>
    responseOf(
      openBanner({
        request: new Request(`http://shop.test${path}`),
        params: { id },
        context: { world: testWorld(db) },
      }),
    );
  const answer = await press("/sk/banner/kolekce-sk", "kolekce-sk");
  expect(answer).toMatchObject({ status: 302, location: "/sk/1/muzi" });
  expect(answer.headers.get("Set-Cookie")).toContain("banner.popup=closed; Max-Age=1209600;");
  expect(await press("/sk/banner/jina", "jina")).toMatchObject({ status: 302, location: "/sk" });
});
