import { expect, test } from "vitest";

import { addressForm, registerTestCustomer } from "../../../../tests/support/customers";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import {
  addAddress,
  findAddress,
  listAddresses,
  makeDefault,
  removeAddress,
  updateAddress,
} from "./address.queries.server";

const home = addressForm();

async function book() {
  const world = testWorld(await freshDb());
  const { customerId } = await registerTestCustomer(world);
  const { db } = world;
  const names = async () =>
    (await listAddresses(db, customerId)).map(({ name, isDefault }) => (isDefault ? `*${name}` : name));
  const idOf = async (name: string) =>
    (await listAddresses(db, customerId)).find((address) => address.name === name)?.id ?? "none";
  return { world, db, customerId, names, idOf };
}

test("the first address is the default, and there is never more than one", async () => {
  const { db, customerId, names, idOf } = await book();
  await addAddress(db, customerId, home, 1);
  await addAddress(db, customerId, { ...home, name: "Práce" }, 2);
  expect(await names()).toEqual(["*Domů", "Práce"]);
  await addAddress(db, customerId, { ...home, name: "Chata", is_default: true }, 3);
  expect(await names()).toEqual(["*Chata", "Domů", "Práce"]);
  expect(await makeDefault(db, customerId, await idOf("Práce"))).toBe(true);
  expect(await names()).toEqual(["*Práce", "Domů", "Chata"]);
});

test("an updated address keeps its place; unticking the default keeps it the default", async () => {
  const { db, customerId, idOf, names } = await book();
  await addAddress(db, customerId, home, 1);
  const id = await idOf("Domů");
  expect(await updateAddress(db, customerId, id, { ...home, name: "Doma", city: "Brno" })).toBe(true);
  expect(await findAddress(db, customerId, id)).toMatchObject({ name: "Doma", city: "Brno", isDefault: true });
  expect(await names()).toEqual(["*Doma"]);
});

test("after the default is removed, the oldest remaining address becomes the default", async () => {
  const { db, customerId, idOf, names } = await book();
  for (const [at, name] of ["Domů", "Práce", "Chata"].entries())
    await addAddress(db, customerId, { ...home, name }, at);
  await removeAddress(db, customerId, await idOf("Domů"));
  expect(await names()).toEqual(["*Práce", "Chata"]);
});

test("there are at most twenty, even when many are added concurrently", async () => {
  const { db, customerId } = await book();
  const added = await Promise.all(
    Array.from({ length: 25 }, (_, index) => addAddress(db, customerId, { ...home, name: `${index}` }, index)),
  );
  expect(added.filter(Boolean)).toHaveLength(20);
  expect(await listAddresses(db, customerId)).toHaveLength(20);
});

test("an address for deliveries alone is not made the default by a button, only by editing it", async () => {
  const { db, customerId, idOf, names } = await book();
  await addAddress(db, customerId, home, 1);
  await addAddress(db, customerId, { ...home, name: "Teta", is_delivery: 1 }, 2);
  expect(await makeDefault(db, customerId, await idOf("Teta"))).toBe(false);
  expect(await names()).toEqual(["*Domů", "Teta"]);
  await updateAddress(db, customerId, await idOf("Teta"), { ...home, name: "Teta", is_default: true });
  expect(await names()).toEqual(["*Teta", "Domů"]);
});

test("another customer sees, changes and removes nothing", async () => {
  const { world, db, customerId, idOf, names } = await book();
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  await addAddress(db, customerId, home, 1);
  const id = await idOf("Domů");
  expect(await findAddress(db, stranger.customerId, id)).toBeUndefined();
  expect(await updateAddress(db, stranger.customerId, id, { ...home, name: "Moje" })).toBe(false);
  expect(await makeDefault(db, stranger.customerId, id)).toBe(false);
  await removeAddress(db, stranger.customerId, id);
  expect(await names()).toEqual(["*Domů"]);
});
