import { expect, test } from "vitest";

import { findCart } from "~/features/cart/cart.queries.server";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { cacheCompany } from "~/features/customers/companyRegister/companyRecord.queries.server";

import { evasContact, readyToOrder } from "../../../tests/support/checkout";
import { cookiesOf } from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const owner = { tempId, locale: "cs" } as const;

async function shopAtContact() {
  const db = await freshDb();
  await stockJacket(db);
  await readyToOrder(db, { tempId });
  await db.updateTable("cart").set({ contact_json: null }).execute();
  const context: Parameters<typeof action>[0]["context"] = { world: testWorld(db) };
  const send = (fields: Record<string, string>) =>
    responseOf(action({ request: visit("/kosik/udaje", tempId, fields), params: {}, context }));
  const show = (id = tempId) => responseOf(loader({ request: visit("/kosik/udaje", id), params: {}, context }));
  return { db, send, show };
}

test("a valid contact is stored, fills the form again, and leads to the review", async () => {
  const { send, show } = await shopAtContact();
  const sent = await send(evasContact("cs"));
  expect(sent).toMatchObject({ status: 303, location: "/kosik/souhrn" });
  expect(sent.headers.getSetCookie()).toHaveLength(1);
  expect((await show(cookiesOf(sent.headers)["cart.tempId"])).data).toMatchObject({
    initial: { email: "eva@seznam.cz", phone: "601123456" },
  });
});

test("the review names the fields that were cleaned", async () => {
  const { send } = await shopAtContact();
  const answer = await send({ ...evasContact("cs"), street: "Dlouhá 12 🏠" });
  expect(answer.location).toBe("/kosik/souhrn?upraveno=street");
});

test("contacts from one network are limited, and what was typed stays in the form", async () => {
  const { db, send } = await shopAtContact();
  let last = await send(evasContact("cs"));
  for (let sent = 1; sent <= 60; sent += 1) last = await send(evasContact("cs"));
  expect(last).toMatchObject({
    status: 422,
    data: { formMessage: "checkout:errors.limited", reply: { initialValue: { email: "eva@seznam.cz" } } },
  });
  const { count } = await db
    .selectFrom("cart")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(61);
});

test("an invalid contact is rejected with what was typed, the title says so, and nothing is stored", async () => {
  const { db, send, show } = await shopAtContact();
  const answer = await send({ ...evasContact("cs"), country: "SK", email: "eva@" });
  expect(answer).toMatchObject({
    status: 422,
    data: {
      reply: {
        initialValue: { email: "eva@", street: "Dlouhá 12" },
        error: { email: ["ui:forms.email"], country: ["checkout:errors.onlyCzechia"] },
      },
    },
  });
  expect((await show()).data).toMatchObject({ title: "Chyba: Vaše údaje" });
  expect(await findCart(db, owner)).toMatchObject({ contactJson: null });
});

test("without a delivery the visitor is redirected to its step, from a form with GET", async () => {
  const { db, send, show } = await shopAtContact();
  await saveDelivery(db, owner, {
    carrierId: null,
    paymentId: null,
    pickupStoreId: null,
    pickupSlot: null,
    pickupPointId: null,
  });
  expect(await show()).toMatchObject({ status: 302, location: "/kosik/doprava" });
  expect(await send(evasContact("cs"))).toMatchObject({ status: 303, location: "/kosik/doprava" });
});

const lookUp = { ...evasContact("cs"), intent: "look-up-company", company_id: "99000016" };

test("looking a company up fills the form and stores nothing", async () => {
  const { db, send } = await shopAtContact();
  const record = { company: "Ukázková kožedělná s.r.o.", company_id: "99000016", tax_id: "CZ99000016", vat_id: "" };
  const seat = { street: "Koželužská 128/4a", city: "Testov", zip: "503 99", country: "CZ" };
  await cacheCompany(db, { country: "CZ", companyId: "99000016" }, { ...record, ...seat }, testWorld(db).now());
  const found = await send({ ...lookUp, is_company: "on", keep_address: "on" });
  const { vat_id, ...known } = record;
  expect(found).toMatchObject({
    status: 200,
    data: {
      message: "lookUp.found",
      reply: { initialValue: { ...known, ...seat, email: "eva@seznam.cz", keep_address: "on" } },
    },
  });
  expect(await findCart(db, owner)).toMatchObject({ contactJson: null });
});

test.each([
  ["without the box", { company_id: "99000016" }, { is_company: ["account:lookUp.needs"] }],
  ["without a number", { is_company: "on", company_id: " " }, { company_id: ["account:lookUp.needs"] }],
  ["with a wrong number", { is_company: "on", company_id: "12345678" }, { company_id: ["checkout:errors.companyId"] }],
  [
    "with another country's number",
    { is_company: "on", company_id: "HRB 1", country: "DE" },
    { company_id: ["account:lookUp.elsewhere"] },
  ],
])("a look-up %s says what it needs, and keeps what was typed", async (_what, fields, error) => {
  const { send } = await shopAtContact();
  const refused = await send({ ...lookUp, ...fields });
  expect(refused).toMatchObject({ status: 422, data: { reply: { error, initialValue: { firstname: "Eva" } } } });
});
