import { expect, test } from "vitest";

import { writtenStore } from "../../../tests/support/catalogueFolder";
import { importingShop } from "../../../tests/support/catalogueImport";
import { answerOf } from "../../../tests/support/routeAnswer";
import { worldAround } from "../../../tests/support/shop/world";

import { loader } from "./route";

async function shopWithStores() {
  const { db, bring } = await importingShop();
  const hours = { mon: "9:00-18:00", thu: "9:00-18:00" };
  const exceptions = [
    { on: "2026-12-24", hours: null },
    { on: "2026-01-01", hours: null },
  ];
  await bring({
    "stores.ndjson": [
      { id: "eshop", kind: "warehouse", name: { cs: "Sklad", sk: "Sklad" }, country: "CZ" },
      writtenStore({ hours, exceptions }),
      writtenStore({ id: "bratislava", position: 9, country: "SK", hours }),
    ],
  });
  const show = (path: string, now: number) => {
    const request = new Request(`http://shop.test${path}`);
    return answerOf(loader({ request, params: {}, context: { world: worldAround(db, { now }) } }));
  };
  return { db, show };
}

const mondayNoon = Date.UTC(2026, 10, 23, 11);

test("stores are shown with today's state, the next exceptions, and those of the country first", async () => {
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

test("when the stores cannot be read the page says so and still stands", async () => {
  const { db, show } = await shopWithStores();
  await db.schema.alterTable("store_exception").renameTo("store_exception_gone").execute();
  expect(await show("/prodejny", mondayNoon)).toMatchObject({ status: 503, data: { stores: null, title: "Prodejny" } });
});
