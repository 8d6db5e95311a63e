import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { countPieces } from "~/features/cart/pieceCount.queries.server";
import { addAddress, listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { findCustomerOrder, listCustomerOrders } from "~/features/orders/customerOrders.queries.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import * as account from "~/routes/account/route";
import * as accountAddresses from "~/routes/accountAddresses/route";
import * as accountExport from "~/routes/accountExport/route";
import * as accountOrder from "~/routes/accountOrder/route";
import * as cart from "~/routes/cart/route";
import * as cartReview from "~/routes/cartReview/route";
import * as myAccount from "~/routes/myAccount/route";
import * as passwordReset from "~/routes/passwordReset/route";
import { readyToOrder } from "../support/checkout";
import { addressForm, cookiesOf, registerTestCustomer, requestAs, requestWith } from "../support/customers";
import { stockJacket } from "../support/products";
import { responseOf } from "../support/routeResponse";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";

const cartItem = { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" };
const home = addressForm();

/** Prepares Eva with an order, an address and a cart, and another customer with only an account. */
async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { onHand: { "52": 9 } });
  const eva = await registerTestCustomer(world);
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz", firstname: "Jan" });
  const { owner, agreement } = await readyToOrder(db, {});
  await db.updateTable("cart").set({ temp_id: null, customer_id: eva.customerId }).execute();
  const placed = await placeOrder(world, { customerId: eva.customerId, locale: owner.locale }, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  await addToCart(db, { customerId: eva.customerId, locale: "cs" }, cartItem, 1);
  await addAddress(db, eva.customerId, home, 1);
  const [address] = await listAddresses(db, eva.customerId);
  const line = await db.selectFrom("cart_line").orderBy("added_at", "desc").select("id").executeTakeFirstOrThrow();
  const context: LoaderFunctionArgs["context"] = { world };
  const args = (request: Request, params = {}): LoaderFunctionArgs & ActionFunctionArgs => ({
    request,
    params,
    context,
  });
  return { world, db, eva, stranger, orderId: placed.order.id, addressId: address?.id ?? "", lineId: line.id, args };
}

test.each([
  ["/ucet", account.loader],
  ["/sk/ucet/muj-ucet", myAccount.loader],
  ["/account/addresses?upravit=x", accountAddresses.loader],
  ["/ucet/objednavka/x", accountOrder.loader],
  ["/ucet/export", accountExport.loader],
])("a guest at %s is redirected home to sign in, and the page is remembered", async (path, loader) => {
  const { args } = await shop();
  const answer = await responseOf(loader(args(requestWith({}, path))));
  const wanted = `?redirect=${encodeURIComponent(path).replaceAll("%20", "+")}`;
  expect(answer).toMatchObject({ status: 302, location: `${path.startsWith("/sk") ? "/sk" : "/"}${wanted}` });
  expect(cookiesOf(answer.headers)["auth.redirect"]).toBe(path);
});

test.each([
  ["/ucet/muj-ucet", myAccount.action],
  ["/account/addresses", accountAddresses.action],
])("a guest's form to %s does nothing", async (path, action) => {
  const { args } = await shop();
  expect((await responseOf(action(args(requestWith({}, path, { intent: "delete-account" }))))).status).toBe(303);
});

test("an order placed while signed in is in the account", async () => {
  const { db, eva, orderId, args } = await shop();
  expect(await findCustomerOrder(db, eva.customerId, orderId)).toBeDefined();
  const list = await responseOf(account.loader(args(requestAs(eva.token, "/ucet"))));
  expect(list.data).toMatchObject({ list: { orders: [{ id: orderId, state: "accepted", paid: "no" }] } });
  const detail = await responseOf(
    accountOrder.loader(args(requestAs(eva.token, "/sk/ucet/objednavka"), { id: orderId })),
  );
  expect(detail.data).toMatchObject({ shown: { currency: { code: "CZK" }, events: [{ what: "accepted" }] } });
});

test("a customer finds and changes no order, address or cart line of another", async () => {
  const { db, eva, stranger, orderId, addressId, lineId, args } = await shop();
  const as = (path: string, fields?: Record<string, string>) => args(requestAs(stranger.token, path, fields));
  const order = accountOrder.loader(args(requestAs(stranger.token, "/ucet/objednavka/x"), { id: orderId }));
  expect((await responseOf(order)).status).toBe(404);
  expect((await responseOf(account.loader(as("/ucet")))).data).toMatchObject({ list: { orders: [] } });
  const edit = accountAddresses.loader(as(`/account/addresses?upravit=${addressId}`));
  expect((await responseOf(edit)).status).toBe(404);
  const typed = {
    ...home,
    phone: "601123456",
    is_default: "on",
    intent: "save-address",
    address: addressId,
    name: "Moje",
  };
  expect((await responseOf(accountAddresses.action(as("/account/addresses", typed)))).status).toBe(404);
  const own = { intent: "make-default", address: addressId };
  expect((await responseOf(accountAddresses.action(as("/account/addresses", own)))).status).toBe(404);
  await responseOf(accountAddresses.action(as("/account/addresses", { intent: "remove-address", address: addressId })));
  await responseOf(cart.action(as("/kosik", { intent: "remove-line", line: lineId })));
  await responseOf(cartReview.action(as("/kosik/souhrn", { intent: "resolve-line", line: lineId, quantity: "0" })));
  const { data } = await responseOf(accountExport.loader(as("/ucet/export")));
  expect(data).not.toMatch(/eva@seznam|Domů|KA-1001/);
  expect(await listAddresses(db, eva.customerId)).toMatchObject([{ name: "Domů" }]);
  expect(await countPieces(db, { customerId: eva.customerId, locale: "cs" })).toBe(1);
});

test("a guest with an unknown id or a malformed token has nothing", async () => {
  const { args, lineId, db, eva } = await shop();
  for (const cookie of ["Bearer%20x", "x".repeat(5000), "%00", "Bearer%20"]) {
    const request = requestWith({ "auth._token.local": cookie }, "/kosik", { intent: "remove-line", line: lineId });
    await responseOf(cart.action(args(request)));
  }
  expect(await countPieces(db, { customerId: eva.customerId, locale: "cs" })).toBe(1);
});

test("pages beyond the end, malformed ids and unknown forms respond 4xx", async () => {
  const { eva, args } = await shop();
  const show = (path: string) => responseOf(account.loader(args(requestAs(eva.token, path))));
  for (const page of ["2", "0", "x", "99999999999"]) expect((await show(`/ucet?strana=${page}`)).status).toBe(404);
  const order = accountOrder.loader(args(requestAs(eva.token, "/ucet/objednavka/x"), { id: "\u0000" }));
  expect((await responseOf(order)).status).toBe(404);
  const form = myAccount.action(args(requestAs(eva.token, "/ucet/muj-ucet", { intent: "\u0000" })));
  expect((await responseOf(form)).status).toBe(422);
});

test("when the database cannot be read, the page says so instead of its list", async () => {
  const { world, eva } = await shop();
  const { db } = world;
  const fails = (table: string) =>
    db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes(`"name":"${table}"`)) throw new Error("the disk is gone");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  const answer = async (loader: typeof account.loader | typeof myAccount.loader, table: string, params = {}) => {
    const context: LoaderFunctionArgs["context"] = { world: { ...world, db: fails(table) } };
    return responseOf(loader({ request: requestAs(eva.token, "/ucet"), params, context }));
  };
  expect(await answer(account.loader, "orders")).toMatchObject({ status: 500, data: { list: null } });
  const id = "visitor-with-22-letter";
  const order = await responseOf(
    accountOrder.loader({
      request: requestAs(eva.token, "/ucet"),
      params: { id },
      context: { world: { ...world, db: fails("orders") } },
    }),
  );
  expect(order).toMatchObject({ status: 500, data: { shown: null } });
  const book = await responseOf(
    accountAddresses.loader({
      request: requestAs(eva.token, "/account/addresses"),
      params: {},
      context: { world: { ...world, db: fails("customer_address") } },
    }),
  );
  expect(book).toMatchObject({ status: 500, data: { book: null } });
  expect(await answer(myAccount.loader, "country")).toMatchObject({ status: 500, data: { mine: null } });
});

test("a failure to save is shown, with all that was typed", async () => {
  const { world, eva } = await shop();
  const db = world.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode" || JSON.stringify(node).includes("wants_newsletter")) throw new Error("full");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const context: LoaderFunctionArgs["context"] = { world: { ...world, db } };
  const typed = { ...home, phone: "601123456", is_default: "" };
  const saved = { data: { formMessage: "account:errors.savingFailed", reply: { initialValue: { city: "Praha" } } } };
  const address = {
    request: requestAs(eva.token, "/account/addresses", { ...typed, intent: "save-address", address: "" }),
  };
  expect(await responseOf(accountAddresses.action({ ...address, params: {}, context }))).toMatchObject(saved);
  const profile = { request: requestAs(eva.token, "/ucet/muj-ucet", { ...typed, intent: "save-profile" }) };
  expect(await responseOf(myAccount.action({ ...profile, params: {}, context }))).toMatchObject(saved);
});

test("asking for a new password responds the same for known and unknown addresses", async () => {
  const { args } = await shop();
  const ask = (email: string) => responseOf(passwordReset.action(args(requestWith({}, "/obnova-hesla", { email }))));
  const [known, unknown] = [await ask("eva@seznam.cz"), await ask("nikdo@seznam.cz")];
  expect(known).toMatchObject({ status: 303, location: "/obnova-hesla?odeslano=1" });
  expect({ ...unknown, headers: [...unknown.headers] }).toEqual({ ...known, headers: [...known.headers] });
});

test("a customer deletes the account with the password alone, and is then a guest", async () => {
  const { db, eva, args } = await shop();
  const ask = (delete_password: string) =>
    responseOf(
      myAccount.action(
        args(
          requestAs(eva.token, "/ucet/muj-ucet", { intent: "delete-account", delete_password, delete_consent: "on" }),
        ),
      ),
    );
  expect(await ask("spatne")).toMatchObject({ status: 422, data: { form: "deletion" } });
  const done = await ask("jehnecinappa");
  expect(done).toMatchObject({ status: 303, location: "/" });
  expect(cookiesOf(done.headers)["auth._token.local"]).toBe("");
  expect((await listCustomerOrders(db, eva.customerId, 1)).orders).toEqual([]);
});
