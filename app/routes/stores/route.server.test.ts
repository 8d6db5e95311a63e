import { expect, test } from "vitest";

import { storeFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";
import { responseOf } from "../../../tests/support/routeResponse";
import { testWorld } from "../../../tests/support/shop/world";

import { loader } from "./route";

async function shopWithStores() {
  const { db, importFiles } = await createImportShop();
  const hours = { mon: "9:00-18:00", thu: "9:00-18:00" };
  const exceptions = [
    { on: "2026-12-24", hours: null },
    { on: "2026-01-01", hours: null },
  ];
  await importFiles({
    "stores.ndjson": [
      { id: "eshop", kind: "warehouse", name: { cs: "Sklad", sk: "Sklad" }, country: "CZ" },
      storeFixture({ hours, exceptions }),
      storeFixture({ id: "bratislava", position: 9, country: "SK", hours }),
    ],
  });
  const show = (path: string, now: number) => {
    const request = new Request(`http://shop.test${path}`);
    return responseOf(loader({ request, params: {}, context: { world: testWorld(db, { now }) } }));
  };
  return { db, show };
}

const mondayNoon = Date.UTC(2026, 10, 23, 11);

test("stores are shown with their current state and next exceptions, those in the country first", async () => {
  const { show } = await shopWithStores();
  expect(await show("/prodejny", mondayNoon)).toMatchObject({
    status: 200,
    data: {
      stores: [
        { id: "praha", state: { kind: "open", closesMinute: 1080 }, exceptions: [{ date: "2026-12-24" }] },
        { id: "bratislava" },
      ],
    },
  });
  expect(await show("/sk/prodejny", mondayNoon)).toMatchObject({
    data: { stores: [{ id: "bratislava" }, { id: "praha" }] },
  });
});

test("when the stores cannot be read, the page is still shown and says so", async () => {
  const { db, show } = await shopWithStores();
  await db.schema.alterTable("store_exception").renameTo("store_exception_gone").execute();
  expect(await show("/prodejny", mondayNoon)).toMatchObject({ status: 503, data: { stores: null, title: "Prodejny" } });
});
