import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { readCards } from "~/features/productCard/card.queries.server";
import { readRelatedIds } from "~/features/products/product.queries.server";
import { refreshListings } from "~/features/products/refreshCategoryListings.server";
import { readPopularIds } from "~/features/search/suggestions/popular.queries.server";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { stockJacket } from "../../../tests/support/products";
import { answerOf, visit } from "../../../tests/support/routeAnswer";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";

import { loader as home } from "../home/route";
import { action, loader } from "./route";

const today = 1_795_000_000_000;
const itsDay = today + 86_400_000;
const tempId = "A".repeat(22);
const newCollection = 45;
const params = { id: "1002", first: "nova", second: "bunda-1002" };

/** 1001 is on sale; 1002, in the same category, will be tomorrow. */
async function shop() {
  const db = await freshDb();
  await db.insertInto("category").values({ id: newCollection, parent_id: null, position: 1, picture: null }).execute();
  for (const locale of ["cs", "sk"] as const) {
    const text = { category_id: newCollection, locale, name: "Nová", slug: "nova", description: "" };
    await db.insertInto("category_text").values(text).execute();
  }
  for (const id of [1001, 1002]) {
    await stockJacket(db, { id });
    await db.insertInto("product_category").values({ product_id: id, category_id: newCollection }).execute();
  }
  await db.updateTable("product").set({ default_category_id: newCollection }).execute();
  await db.updateTable("product").set({ published_at: itsDay }).where("id", "=", 1002).execute();
  await refreshListings(db);
  return db;
}

test.each([
  ["today", today, 404],
  ["on its day", itsDay, 200],
])("a product dated ahead has a page only from its day on: %s", async (_, now, status) => {
  const context = { world: worldAround(await shop(), { now }) };
  const request = new Request("http://shop.test/1002/nova/bunda-1002");
  expect(await answerOf(loader({ request, params, context }))).toMatchObject({ status });
});

test("it is not at home, among related products, cards or popular ones before", async () => {
  const db = await shop();
  const shown = async (now: number) => {
    const request = new Request("http://shop.test/");
    const { data } = await answerOf(home({ request, params: {}, context: { world: worldAround(db, { now }) } }));
    return {
      home: cardsIn(data),
      cards: (await readCards(db, "cs", [1001, 1002], now)).map(({ id }) => id),
      related: await readRelatedIds(db, "cs", { id: 1001, categoryId: newCollection }, { limit: 5, now }),
      popular: await readPopularIds(db, "cs", 5, now),
    };
  };
  expect(await shown(today)).toMatchObject({
    home: [1001],
    cards: [1001],
    related: [],
    popular: [1001],
  });
  expect(await shown(itsDay)).toMatchObject({
    home: [1001, 1002],
    cards: [1001, 1002],
    related: [1002],
    popular: [1001, 1002],
  });
});

test("it cannot be put into a cart or saved before, whoever knows its address", async () => {
  const db = await shop();
  const post = visit("/1002/nova/bunda-1002", tempId, { velikost: "52", quantity: "1" });
  expect(await answerOf(action({ request: post, params, context: { world: worldAround(db) } }))).toMatchObject({
    status: 404,
  });
  const wish = { productId: 1002, variantId: 1_002_001, quantity: 1, note: "" };
  const owner = { tempId, locale: "cs" as const };
  expect(await addToCart(db, owner, wish, today)).toEqual({ ok: false, reason: "unknown" });
  expect(await addToWishlist(db, owner, { productId: 1002, locale: "cs" }, today)).toMatchObject({ reason: "unknown" });
  expect(await addToCart(db, owner, wish, itsDay)).toMatchObject({ ok: true });
});

/** The home page's data travels as text. */
function cardsIn(data: unknown): number[] {
  const ids = [...JSON.stringify(data).matchAll(/"id\\*":(100\d)/g)];
  return ids.map(([, id]) => Number(id));
}
