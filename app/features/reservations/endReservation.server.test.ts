import { expect, test } from "vitest";

import { dayMs, hourMs } from "~/platform/time/durations";
import { openReservationShop } from "../../../tests/support/reservations";
import { endReservation, expireReservations, extendReservation } from "./endReservation.server";
import { findReservation, readReservationEvents } from "./reservations.queries.server";

const silent = { error: () => undefined };

test("it is reminded of a day before its end and expires at the store's closing time, once", async () => {
  const { db, make, left, emails, at } = await openReservationShop();
  const made = await make();
  const until = Date.UTC(2026, 10, 23, 17);
  await expireReservations(at(until - dayMs - 1), silent);
  expect(await emails()).toEqual(["reservation-confirmed"]);
  await Promise.all([1, 2].map(() => expireReservations(at(until - dayMs), silent)));
  await expireReservations(at(until - 1), silent);
  expect([await left(), await emails()]).toEqual([[2], ["reservation-confirmed", "reservation-expiring"]]);
  await Promise.all([1, 2].map(() => expireReservations(at(until), silent)));
  expect([await left(), (await emails()).at(-1)]).toEqual([[3], "reservation-expired"]);
  expect(await findReservation(db, made.number)).toMatchObject({ state: "expired", endedAt: until });
});

test("it is extended once, by three working days from its end", async () => {
  const { db, world, make, left, at } = await openReservationShop();
  const made = await make();
  expect(await extendReservation(world, made, "customer")).toBe(true);
  expect(await extendReservation(world, made, "customer")).toBe(false);
  expect(await findReservation(db, made.number)).toMatchObject({ expiresAt: Date.UTC(2026, 10, 26, 17) });
  await expireReservations(at(Date.UTC(2026, 10, 23, 17)), silent);
  expect(await left()).toEqual([2]);
});

test("what is collected is sold, and what has ended stays as it is", async () => {
  const { db, world, make, left, at } = await openReservationShop();
  const made = await make();
  expect(await endReservation(world, made, "collected", "staff Jana")).toBe(true);
  expect(await endReservation(world, made, "cancelled", "customer")).toBe(false);
  expect(await extendReservation(world, made, "customer")).toBe(false);
  await expireReservations(at(world.now() + 30 * dayMs), silent);
  expect(await left()).toEqual([2]);
  const events = await readReservationEvents(db, made.id);
  expect(events.map(({ kind, actor }) => [kind, actor])).toEqual(
    expect.arrayContaining([
      ["created", "customer"],
      ["collected", "staff Jana"],
    ]),
  );
});

test("of a cancellation and an expiry at once one frees the piece", async () => {
  const { make, left, at } = await openReservationShop();
  const made = await make();
  const late = at(made.expiresAt + hourMs);
  await Promise.all([endReservation(late, made, "cancelled", "customer"), expireReservations(late, silent)]);
  expect(await left()).toEqual([3]);
});
