import { expect, test } from "vitest";

import { storeFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";
import { responseOf } from "../../../tests/support/routeResponse";
import { testWorld } from "../../../tests/support/shop/world";

import { loader } from "./route";
import { directionsAddress, stockAddresses } from "./storeLinks";

async function shop() {
  const { db, importFiles } = await createImportShop();
  const place = { street: "Vzorová 12", city: "Praha 1", zip: "110 00" };
  await importFiles({
    "stores.ndjson": [
      { id: "eshop", kind: "warehouse", name: { cs: "Sklad", sk: "Sklad" }, country: "CZ" },
      storeFixture({ ...place, hours: { mon: "9:00-18:00" }, exceptions: [{ on: "2026-12-28", hours: null }] }),
    ],
  });
  const context = { world: testWorld(db, { now: Date.UTC(2026, 11, 21, 11) }) };
  return (path: string, store: string) =>
    responseOf(loader({ request: new Request(`http://shop.test${path}`), params: { store }, context }));
}

test("a store has a page with its hours today and the days on which they differ", async () => {
  const show = await shop();
  expect(await show("/prodejny/praha", "praha")).toMatchObject({
    status: 200,
    data: {
      store: { name: "Praha", state: { kind: "open", closesMinute: 1080 }, exceptions: [{ date: "2026-12-28" }] },
      crumbs: [{ link: "/" }, { link: "/prodejny" }, { link: "" }],
      elsewhere: "/sk/prodejny/praha",
    },
  });
});

test.each(["eshop", "brno", "..", "\u0000"])("%s has no page", async (id) => {
  const show = await shop();
  expect(await show(`/prodejny/${encodeURIComponent(id)}`, id)).toMatchObject({ status: 404 });
});

test("another spelling of the address leads to the page", async () => {
  const show = await shop();
  expect(await show("/sk/prodejny/PRAHA?a=1", "PRAHA")).toMatchObject({
    status: 301,
    location: "/sk/prodejny/praha?a=1",
  });
});

test("it links the way there and what is on hand", () => {
  expect(directionsAddress({ street: "Vzorová 12", zip: "110 00", city: "Praha 1" })).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=Vzorov%C3%A1+12%2C+110+00+Praha+1",
  );
  expect(stockAddresses("sk", "praha")).toEqual({
    women: "/sk/9/zeny?prodejna=praha",
    men: "/sk/1/muzi?prodejna=praha",
  });
});
