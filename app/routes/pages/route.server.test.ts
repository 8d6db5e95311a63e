import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";

import { both, pageFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";
import { responseOf } from "../../../tests/support/routeResponse";
import { testWorld } from "../../../tests/support/shop/world";

import { loader } from "./route";

async function shopWithPages(): Promise<Db> {
  const { db, importFiles } = await createImportShop();
  const special = (id: string, position: number) =>
    pageFixture({ id, position, group: "services", slug: undefined, title: both(id) });
  await importFiles({
    "pages.ndjson": [
      pageFixture({ slug: { cs: "pece", sk: "starostlivost" } }),
      pageFixture({ id: "gift-vouchers", slug: undefined }),
      special("services", 1),
      special("alterations", 2),
      special("smooth-sleeves", 3),
      special("dry-cleaner", 4),
    ],
  });
  return db;
}

async function visitor() {
  const context = { world: testWorld(await shopWithPages()) };
  return (path: string) => responseOf(loader({ request: new Request(`http://shop.test${path}`), params: {}, context }));
}

test("a page is served at its own slug, and every other slug redirects there with its query", async () => {
  const visit = await visitor();
  expect(await visit("/info/4/pece")).toMatchObject({ status: 200, data: { view: { page: { title: "Péče" } } } });
  for (const path of ["/info/4/jinak", "/info/4/starostlivost", "/info/4", "/info/4/pece/"]) {
    expect(await visit(`${path}?a=1`)).toMatchObject({ status: 301, location: "/info/4/pece?a=1" });
  }
  expect(await visit("/sk/info/4/pece")).toMatchObject({ status: 301, location: "/sk/info/4/starostlivost" });
});

test.each(["/info/99/x", "/info/x/y", "/info", "/info/04/pece", "/info/0/x", "/sluzby/x", "/info/9999999/x"])(
  "%s is no page",
  async (path) => {
    const visit = await visitor();
    expect(await visit(path)).toMatchObject({ status: 404 });
  },
);

test("paths of the other language redirect to those of this one", async () => {
  const visit = await visitor();
  const vouchers = { status: 301, location: "/sk/info/darcekove-poukazy" };
  expect(await visit("/sk/info/darkove-poukazy")).toMatchObject(vouchers);
  expect(await visit("/info/darcekove-poukazy")).toMatchObject({ status: 301, location: "/info/darkove-poukazy" });
  expect(await visit("/sk/cistiaren")).toMatchObject({ status: 200 });
});

test("a service page has its ancestors, siblings and child pages", async () => {
  const visit = await visitor();
  const { data } = await visit("/sluzby/uprava-odevu");
  expect(data).toMatchObject({
    view: {
      crumbs: [{ link: "/" }, { text: "services", link: "/sluzby" }, { text: "alterations", link: "" }],
      siblings: [{ id: "services" }, { id: "alterations" }, { id: "smooth-sleeves" }, { id: "dry-cleaner" }],
      below: [{ id: "smooth-sleeves" }],
    },
  });
});

test("a page has its address in the other language", async () => {
  const visit = await visitor();
  expect(await visit("/info/4/pece")).toMatchObject({ data: { elsewhere: "/sk/info/4/starostlivost" } });
  expect(await visit("/sk/cistiaren")).toMatchObject({ data: { elsewhere: "/cistirna" } });
});
