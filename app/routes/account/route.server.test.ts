import { expect, test } from "vitest";

import { reserve } from "~/features/reservations/reserve.server";

import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { openReservationShop } from "../../../tests/support/reservations";
import { responseOf } from "../../../tests/support/routeResponse";
import { orderTestService } from "../../../tests/support/services";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { loader } from "./route";

test("the account lists its own reservations and service orders, the newest first, with their pages", async () => {
  const { world } = await openReservationShop();
  const eva = await registerTestCustomer(world);
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const visitor = { customerId: eva.customerId, networkHash: null };
  const reservation = {
    locale: "cs",
    storeId: "praha",
    productId: 1001,
    variantId: 1_001_001,
    quantity: 2,
    name: "Eva Nová",
    email: "eva@seznam.cz",
    phone: "+420601123456",
  } as const;
  const made = await reserve(world, reservation, visitor);
  if (!made.ok) throw new Error(made.reason);
  const first = await orderTestService(world, { customerId: eva.customerId });
  const second = await orderTestService(world, { customerId: eva.customerId, kind: "repair" });
  const list = async (token: string) => {
    const { data } = await responseOf(
      loader({ request: requestAs(token, "/sk/ucet"), params: {}, context: { world } }),
    );
    return (data as { list: { bookings: unknown } }).list.bookings;
  };
  const { number, hash } = made.reservation;
  expect(await list(eva.token)).toMatchObject({
    reservations: [{ number, state: "active", goods: "2× Bunda 1001", href: `/sk/rezervace/${number}/${hash}` }],
    services: [
      { number: second.number, kind: "repair", state: "received" },
      { number: first.number, href: expect.stringContaining(first.hash) },
    ],
  });
  expect(await list(stranger.token)).toEqual({ reservations: [], services: [], claims: [] });
});

test("the account lists the claims of its own orders", async () => {
  const world = testWorld(await freshDb());
  const eva = await registerTestCustomer(world);
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const order = await deliveredOrder(world, { customerId: eva.customerId });
  const claim = await claimGoods(world, order.id);
  const list = async (token: string) => {
    const args = { request: requestAs(token, "/ucet"), params: {}, context: { world } };
    const { data } = await responseOf(loader(args));
    return (data as { list: { bookings: { claims: unknown } } }).list.bookings.claims;
  };
  expect(await list(eva.token)).toMatchObject([
    {
      number: claim.number,
      state: "received",
      href: `/reklamace/${claim.id}/${claim.hash}`,
      goods: expect.stringContaining("1×"),
    },
  ]);
  expect(await list(stranger.token)).toEqual([]);
});
