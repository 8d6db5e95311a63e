import { expect, test } from "vitest";

import { registerTestCustomer, requestAs, requestWith } from "../../tests/support/customers";
import { freshDb } from "../../tests/support/shop/freshDb";
import { testWorld } from "../../tests/support/shop/world";

import { nearAddress } from "./nearAddress.server";
import { visitOf } from "./visit.server";

const tempId = "visitor-with-22-letter";

test("a visit has the language, the texts and the parts of the world that belong to its request", async () => {
  const world = testWorld(await freshDb());
  const request = requestWith({}, "/sk/kosik?x=1");
  const visit = visitOf({ request, context: { world, requestId: "abc" } });
  expect(visit).toMatchObject({ locale: "sk", requestId: "abc", environment: world.environment });
  expect([visit.db, visit.url.search, visit.t("cart:title")]).toEqual([world.db, "?x=1", "Košík"]);
  expect(visitOf({ request: requestWith({}, "/kosik"), context: { world } }).locale).toBe("cs");
});

test("who is signed in and whose cart it is are read only when asked for", async () => {
  const world = testWorld(await freshDb());
  const { token, customerId } = await registerTestCustomer(world);
  let queries = 0;
  const db = world.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const context = { world: { ...world, db } };
  const guest = visitOf({ request: requestWith({ "cart.tempId": tempId }, "/kosik"), context });
  const customer = visitOf({ request: requestAs(token, "/sk/kosik"), context });
  expect(queries).toBe(0);
  expect([await guest.readSignedIn(), await guest.findCartOwner()]).toEqual([null, { tempId, locale: "cs" }]);
  expect(await customer.readSignedIn()).toMatchObject({ customer: { id: customerId } });
  expect(await customer.ensureCartOwner()).toMatchObject({ owner: { customerId, locale: "sk" } });
  expect(await visitOf({ request: requestWith({}, "/kosik"), context }).findCartOwner()).toBeNull();
  expect(queries).toBeGreaterThan(0);
});

test("pickup points are measured from an address only in the country whose postcodes they have", async () => {
  const world = testWorld(await freshDb());
  const visit = visitOf({ request: requestWith({}, "/kosik/doprava"), context: { world } });
  const near = (contact: object) => nearAddress(visit, { contactJson: JSON.stringify(contact) });
  const berlin = { zip: "10115", city: "Berlin", country: "DE" };
  expect(await near(berlin)).toBeUndefined();
  expect(await near({ ...berlin, country: "CZ" })).toEqual({ zip: "10115", city: "Berlin" });
  const delivery = { delivery_zip: "60200", delivery_city: "Brno", delivery_country: "CZ" };
  expect(await near({ ...berlin, has_delivery_address: true, ...delivery })).toEqual({ zip: "60200", city: "Brno" });
});
