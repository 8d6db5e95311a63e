import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { changePrice } from "~/features/catalogChanges/changePrice.server";
import { addStaff } from "~/features/customers/addStaff.server";
import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { markLineAltered } from "~/features/orders/history/markLineAltered.server";
import { endReservation } from "~/features/reservations/endReservation.server";
import { changeSetting } from "~/features/settings/changeSetting.server";
import { stopVoucher } from "~/features/vouchers/changeVoucher.server";
import { dayMs } from "~/platform/time/durations";

import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { openReservationShop } from "../../../tests/support/reservations";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { issueVoucher } from "../../../tests/support/vouchers";
import { readAuditTrail } from "./auditTrail.queries.server";
import { histories } from "./histories.queries.server";

const jana = "jana@kara.example";
const petr = "petr@kara.example";
const all = { limit: 100, offset: 0 };

async function shop() {
  const world = testWorld(await freshDb());
  await stockJacket(world.db);
  return world;
}

test("one trail has what staff change of orders, prices, settings and staff, and nothing of customers", async () => {
  const world = await shop();
  const { id, number } = await placedOrder(world);
  await payOrder(world, id, `staff ${jana}`);
  await changeOrderState(world, id, "pending", `staff ${petr}`);
  await markLineAltered(world, id, 1, `staff ${petr}`);
  await changePrice(world, "KA-1001", { cs: 9990 }, { actor: jana, reason: "winter" });
  await changeSetting(world, { name: "brand", locales: ["cs"], json: '"Other"' }, jana);
  await addStaff(world, petr, ["orders"], "administrator root");
  const voucher = await issueVoucher(world.db);
  await stopVoucher(world, voucher, jana);
  const trail = await readAuditTrail(world.db, {}, all);
  const rows = trail.map(({ actor, area, action, subject }) => [actor, area, action, subject].join(" "));
  expect(rows.sort()).toEqual(
    [
      `${jana} orders paid ${number}`,
      `${petr} orders state ${number}`,
      `${petr} orders altered ${number}`,
      `${jana} catalog price KA-1001`,
      `${jana} settings setting brand`,
      `administrator root staff staffScopes ${petr}`,
      `${jana} vouchers voucherEnded ${voucher}`,
    ].sort(),
  );
  expect(trail.find(({ area }) => area === "catalog")?.detail).toMatch(/ → 9990 CZK.*\(winter\)$/);
});

test("it is read by day, by person, by object and page by page, the newest first", async () => {
  const world = await shop();
  const start = world.now();
  for (const day of [0, 1, 2, 3]) {
    world.now = () => start + day * dayMs;
    const by = { actor: day % 2 ? petr : jana, reason: "" };
    await changePrice(world, "KA-1001", { cs: 10_000 + day }, by);
  }
  const days = async (filter: Parameters<typeof readAuditTrail>[1], page = all) =>
    (await readAuditTrail(world.db, filter, page)).map(({ at }) => (at - start) / dayMs);
  expect(await days({})).toEqual([3, 2, 1, 0]);
  expect(await days({ actor: "Petr@kara.example" })).toEqual([3, 1]);
  expect(await days({ from: start + dayMs, before: start + 3 * dayMs })).toEqual([2, 1]);
  expect(await days({ subject: "KA-1002" })).toEqual([]);
  expect(await days({}, { limit: 2, offset: 1 })).toEqual([2, 1]);
});

test("what customers and the shop itself do to a reservation is not in it", async () => {
  const { world, make } = await openReservationShop();
  const reservation = await make();
  expect(await readAuditTrail(world.db, {}, all)).toEqual([]);
  await endReservation(world, reservation, "collected", `staff ${jana}`);
  expect(await readAuditTrail(world.db, {}, all)).toMatchObject([
    { actor: jana, area: "reservations", action: "collected", subject: reservation.number },
  ]);
});

/** Tables whose changes are also in the history of the order. */
const shownByTheOrder = ["warranty_claim_event", "withdrawal_receipt"];

test("every table that names who did something is part of it", () => {
  const folder = "app/platform/database/schema";
  const tables = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [...text.matchAll(/^ {2}(\w+): \{((?:(?!^ {2}\w+: \{)[\s\S])*?)\}/gm)]
      .filter(([, , columns]) => /\b(?:actor|changed_by|paid_by):/.test(columns ?? ""))
      .map(([, name = ""]) => (name === "orders" ? "order_payment" : name));
  });
  expect(tables.length).toBeGreaterThan(9);
  expect(tables.filter((name) => !shownByTheOrder.includes(name)).sort()).toEqual(Object.keys(histories).sort());
});
