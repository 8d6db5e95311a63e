import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";

import { evasContact } from "../../../tests/support/checkout";
import { addressForm, registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const cottage = addressForm({
  name: "Chata",
  email: "chata@seznam.cz",
  phone_prefix: "+421",
  phone: "+421912123456",
  street: "Lesní 1",
  city: "Testov",
  zip: "503 99",
});

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db);
  const [eva, jan] = [await registerTestCustomer(world), await registerTestCustomer(world, { email: "jan@seznam.cz" })];
  for (const { customerId } of [eva, jan]) {
    const owner = { customerId, locale: "cs" } as const;
    await addToCart(db, owner, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
    await saveDelivery(db, owner, {
      carrierId: "ppl",
      paymentId: "cod",
      pickupStoreId: null,
      pickupSlot: null,
      pickupPointId: null,
    });
  }
  const context: Parameters<typeof action>[0]["context"] = { world };
  const show = (token: string, query = "") =>
    responseOf(loader({ request: requestAs(token, `/kosik/udaje${query}`), params: {}, context }));
  const send = (token: string, fields: Record<string, string>) =>
    responseOf(action({ request: requestAs(token, "/kosik/udaje", fields), params: {}, context }));
  const book = (customerId: string) => listAddresses(db, customerId);
  return { db, eva, jan, show, send, book };
}

test("a customer's form is filled from the account, or from the default address if there is one", async () => {
  const { db, eva, show } = await shop();
  expect((await show(eva.token)).data).toMatchObject({
    initial: { email: "eva@seznam.cz", phone: "601123456", street: "Dlouhá 12" },
    book: { choices: [] },
  });
  await addAddress(db, eva.customerId, cottage, 1);
  expect((await show(eva.token)).data).toMatchObject({
    initial: { email: "chata@seznam.cz", phone_prefix: "+421", phone: "912123456", street: "Lesní 1" },
  });
});

test("a link chooses another address of the book, and another customer's address chooses nothing", async () => {
  const { db, eva, jan, show, book } = await shop();
  await addAddress(db, eva.customerId, { ...cottage, street: "Dlouhá 12" }, 1);
  await addAddress(db, eva.customerId, cottage, 2);
  await addAddress(db, jan.customerId, { ...cottage, street: "Tajná 7" }, 3);
  const [, second] = await book(eva.customerId);
  expect((await show(eva.token, `?adresa=${second?.id}`)).data).toMatchObject({
    initial: { street: "Lesní 1" },
    book: { chosenId: second?.id },
  });
  const [foreign] = await book(jan.customerId);
  expect((await show(eva.token, `?adresa=${foreign?.id}`)).data).toMatchObject({
    initial: { street: "Dlouhá 12" },
    book: { chosenId: null },
  });
});

test("what was typed before stays, until an address is chosen", async () => {
  const { db, eva, show, send, book } = await shop();
  await addAddress(db, eva.customerId, cottage, 1);
  await send(eva.token, evasContact("cs"));
  expect((await show(eva.token)).data).toMatchObject({ initial: { street: "Dlouhá 12", note: "Zvonek <b>" } });
  const [address] = await book(eva.customerId);
  expect((await show(eva.token, `?adresa=${address?.id}`)).data).toMatchObject({
    initial: { street: "Lesní 1", note: "Zvonek <b>" },
  });
});

test("a ticked delivery address is saved once, an unticked one is not, and its recipient is never billed", async () => {
  const { db, eva, show, send, book } = await shop();
  await send(eva.token, evasContact("cs"));
  expect(await book(eva.customerId)).toEqual([]);
  const elsewhere = {
    has_delivery_address: "on",
    delivery_firstname: "Jan",
    delivery_lastname: "Nový",
    delivery_street: "Krátká 1",
    delivery_city: "Brno",
    delivery_zip: "60200",
    delivery_country: "CZ",
    keep_address: "on",
  };
  for (let time = 0; time < 2; time += 1) {
    expect(await send(eva.token, { ...evasContact("cs"), ...elsewhere })).toMatchObject({ status: 303 });
  }
  expect(await book(eva.customerId)).toMatchObject([
    { name: "Krátká 1", firstname: "Jan", zip: "602 00", isDefault: false, isDelivery: true },
  ]);
  await db.updateTable("cart").set({ contact_json: null }).execute();
  const later = await show(eva.token);
  expect(later.data).toMatchObject({ initial: { email: "eva@seznam.cz", firstname: "Eva", street: "Dlouhá 12" } });
  expect(later.data).not.toMatchObject({ initial: { has_delivery_address: "on" } });
  const [gift] = await book(eva.customerId);
  expect((await show(eva.token, `?adresa=${gift?.id}`)).data).toMatchObject({
    initial: {
      firstname: "Eva",
      street: "Dlouhá 12",
      has_delivery_address: "on",
      delivery_firstname: "Jan",
      delivery_street: "Krátká 1",
      delivery_zip: "602 00",
    },
    book: { chosenId: gift?.id },
  });
  await addAddress(db, eva.customerId, cottage, 9);
  expect((await book(eva.customerId)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ["Chata", true],
    ["Krátká 1", false],
  ]);
});
