import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";

import { both, writtenPage } from "../../../tests/support/catalogueFolder";
import { importingShop } from "../../../tests/support/catalogueImport";
import { answerOf } from "../../../tests/support/routeAnswer";
import { worldAround } from "../../../tests/support/shop/world";

import { loader } from "./route";

async function shopWithPages(): Promise<Db> {
  const { db, bring } = await importingShop();
  const special = (id: string, position: number) =>
    writtenPage({ id, position, group: "services", slug: undefined, title: both(id) });
  await bring({
    "pages.ndjson": [
      writtenPage({ slug: { cs: "pece", sk: "starostlivost" } }),
      writtenPage({ id: "gift-vouchers", slug: undefined }),
      special("services", 1),
      special("alterations", 2),
      special("smooth-sleeves", 3),
      special("dry-cleaner", 4),
    ],
  });
  return db;
}

async function visitor() {
  const context = { world: worldAround(await shopWithPages()) };
  return (path: string) => answerOf(loader({ request: new Request(`http://shop.test${path}`), params: {}, context }));
}

test("a page stands at its own slug, and every other slug leads there with its query", async () => {
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

test("words of the other language lead to this one's", async () => {
  const visit = await visitor();
  const vouchers = { status: 301, location: "/sk/info/darcekove-poukazy" };
  expect(await visit("/sk/info/darkove-poukazy")).toMatchObject(vouchers);
  expect(await visit("/info/darcekove-poukazy")).toMatchObject({ status: 301, location: "/info/darkove-poukazy" });
  expect(await visit("/sk/cistiaren")).toMatchObject({ status: 200 });
});

test("a service knows what is above, beside and below it", async () => {
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

test("a page knows where it stands in the other language", async () => {
  const visit = await visitor();
  expect(await visit("/info/4/pece")).toMatchObject({ data: { elsewhere: "/sk/info/4/starostlivost" } });
  expect(await visit("/sk/cistiaren")).toMatchObject({ data: { elsewhere: "/cistirna" } });
});
