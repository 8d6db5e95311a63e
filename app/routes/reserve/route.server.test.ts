import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { action as reservationAction, loader as reservationLoader } from "../reservation/route";
import { action, loader } from "./route";

const tempId = "visitor-with-22-letter";
const typed = {
  variant: "1001001",
  quantity: "2",
  name: "Eva Nová",
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "601 123 456",
  submission: "k".repeat(22),
};

async function shop(pieces = 3) {
  const db = await freshDb();
  await openStores(db);
  await stockJacket(db, { onHand: { "50": 5, "52": 5 } });
  await db.insertInto("stock").values({ variant_id: 1_001_001, store_id: "praha", on_hand: pieces }).execute();
  const context: Parameters<typeof action>[0]["context"] = { world: testWorld(db) };
  const place = { productId: "1001", storeId: "praha" };
  const send = (fields: Record<string, string>, params = place) =>
    responseOf(action({ request: visit("/rezervovat/1001/praha", tempId, fields), params, context }));
  const show = (params: Record<string, string> = place, query = "") =>
    responseOf(loader({ request: visit(`/rezervovat/1001/praha${query}`, tempId), params, context }));
  return { db, context, send, show };
}

test("the form offers what the store has, and says until when it is held", async () => {
  const { show } = await shop();
  expect((await show(undefined, "?varianta=1001001")).data).toMatchObject({
    title: "Rezervace v\u00a0prodejně",
    view: { variants: [{ id: 1_001_001, name: "50" }], initial: { variant: "1001001", quantity: "1" } },
  });
});

test.each([
  ["another product", { productId: "1002", storeId: "praha" }],
  ["no number", { productId: "x", storeId: "praha" }],
  ["a warehouse", { productId: "1001", storeId: "eshop" }],
])("there is no form for %s", async (_what, params) => {
  const { show, send } = await shop();
  expect((await show(params)).status).toBe(404);
  expect((await send(typed, params)).status).toBe(404);
});

test("a reservation leads to its page, and the same form sent again to the same one", async () => {
  const { db, send } = await shop();
  const first = await send(typed);
  expect(first.status).toBe(303);
  expect(first.location).toMatch(/^\/rezervace\/R\d{7}\/[\w-]{22}$/);
  expect((await send(typed)).location).toBe(first.location);
  expect(await countReservations(db)).toBe(1);
});

test("what is wrong is said at its field, with what was typed", async () => {
  const { db, send } = await shop();
  const answer = await send({ ...typed, variant: "", quantity: "4", name: " ", email: "eva", phone: "1" });
  expect(answer).toMatchObject({
    status: 422,
    data: {
      reply: {
        initialValue: { quantity: "4", email: "eva" },
        error: {
          variant: ["reservations:errors.variant"],
          quantity: ["reservations:errors.quantity"],
          name: ["ui:forms.required"],
          email: ["ui:forms.email"],
          phone: ["checkout:errors.phone"],
        },
      },
    },
  });
  expect(await countReservations(db)).toBe(0);
});

test("a variant that no database can hold is none", async () => {
  const { send } = await shop();
  expect((await send({ ...typed, variant: "9999999999" })).status).toBe(422);
  expect((await send({ ...typed, variant: "2147483647" })).status).toBe(409);
});

test("too few pieces are a conflict that keeps what was typed", async () => {
  const { send } = await shop(1);
  expect(await send(typed)).toMatchObject({
    status: 409,
    data: { formMessage: "reservations:errors.soldOut", reply: { initialValue: { name: "Eva Nová" } } },
  });
});

test("when saving fails, the page says so, keeps what was typed and holds no piece", async () => {
  const { db, context, send } = await shop();
  const broken: Db = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode") throw new Error("the disk is full");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  context.world = testWorld(broken);
  expect(await send(typed)).toMatchObject({
    status: 500,
    data: { formMessage: "reservations:errors.failed", reply: { initialValue: { name: "Eva Nová", quantity: "2" } } },
  });
  expect(await countReservations(db)).toBe(0);
});

test("a customer's contact is filled in, and the reservation is theirs", async () => {
  const { db, context } = await shop();
  const eva = await registerTestCustomer({ ...testWorld(db) });
  const params = { productId: "1001", storeId: "praha" };
  const shown = await responseOf(loader({ request: requestAs(eva.token, "/rezervovat/1001/praha"), params, context }));
  expect(shown.data).toMatchObject({ view: { initial: { name: "Eva Nová", email: "eva@seznam.cz" } } });
  await responseOf(action({ request: requestAs(eva.token, "/rezervovat/1001/praha", typed), params, context }));
  const row = await db.selectFrom("reservation").select("customer_id").executeTakeFirstOrThrow();
  expect(row.customer_id).toBe(eva.customerId);
});

test("the page shows a reservation without its customer, and extends and cancels it", async () => {
  const { db, context, send } = await shop();
  const { location = "" } = await send(typed);
  const [, , number = "", hash = ""] = (location ?? "").split("/");
  const params = { number, hash };
  const path = location ?? "";
  const show = () => responseOf(reservationLoader({ request: visit(path, tempId), params, context }));
  const press = (intent: string) =>
    responseOf(reservationAction({ request: visit(path, tempId, { intent }), params, context }));
  const first = await show();
  expect(first.data).toMatchObject({ reservation: { number, state: "active", quantity: 2, isExtendable: true } });
  expect(JSON.stringify(first.data)).not.toMatch(/Eva|seznam|601 ?123/);
  expect(await press("extend-reservation")).toMatchObject({ status: 303, location: path });
  expect((await show()).data).toMatchObject({ reservation: { isExtendable: false, isExtended: true } });
  await press("cancel-reservation");
  expect((await show()).data).toMatchObject({ reservation: { state: "cancelled", isCancellable: false } });
  const stock = await db.selectFrom("stock").where("store_id", "=", "praha").select("on_hand").executeTakeFirst();
  expect(stock?.on_hand).toBe(3);
  expect((await press("nothing")).status).toBe(422);
});

test.each([
  ["a wrong secret", "R0000001", "x".repeat(22)],
  ["no number", "x", "x".repeat(22)],
  ["no secret", "R0000001", "x"],
])("a page with %s is not there", async (_what, number, hash) => {
  const { db, context, send } = await shop();
  await send(typed);
  await db.updateTable("reservation").set({ number: "R0000001" }).execute();
  const request = visit(`/rezervace/${number}/${hash}`, tempId);
  expect((await responseOf(reservationLoader({ request, params: { number, hash }, context }))).status).toBe(404);
});

async function countReservations(db: Db): Promise<number> {
  return (await db.selectFrom("reservation").select("id").execute()).length;
}
