import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { readCards } from "~/features/productCard/card.queries.server";
import { refreshListings } from "~/features/products/refreshCategoryListings.server";
import { readRelatedIds } from "~/features/products/relatedProducts.queries.server";
import { readPopularIds } from "~/features/search/suggestions/popular.queries.server";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { loader as home } from "~/routes/home/route";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const today = 1_795_000_000_000;
const publicationDay = today + 86_400_000;
const tempId = "A".repeat(22);
const newCollection = 45;
const params = { id: "1002", first: "nova", second: "bunda-1002" };

/** Opens a shop in which 1001 is published, and 1002, in the same category, will be published tomorrow. */
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
  await db.updateTable("product").set({ published_at: publicationDay }).where("id", "=", 1002).execute();
  await refreshListings(db);
  return db;
}

test.each([
  ["today", today, 404],
  ["on the day", publicationDay, 200],
])("a product has a page only from its publication on: %s", async (_, now, status) => {
  const context = { world: testWorld(await shop(), { now }) };
  const request = new Request("http://shop.test/1002/nova/bunda-1002");
  expect(await responseOf(loader({ request, params, context }))).toMatchObject({ status });
});

test("before its publication it is not on the home page, among related or popular products, or on cards", async () => {
  const db = await shop();
  const shown = async (now: number) => {
    const request = new Request("http://shop.test/");
    const { data } = await responseOf(home({ request, params: {}, context: { world: testWorld(db, { now }) } }));
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
  expect(await shown(publicationDay)).toMatchObject({
    home: [1001, 1002],
    cards: [1001, 1002],
    related: [1002],
    popular: [1001, 1002],
  });
});

test("before its publication it cannot be added to the cart or the wishlist, even by its address", async () => {
  const db = await shop();
  const post = visit("/1002/nova/bunda-1002", tempId, { intent: "add-to-cart", velikost: "52", quantity: "1" });
  expect(await responseOf(action({ request: post, params, context: { world: testWorld(db) } }))).toMatchObject({
    status: 404,
  });
  const input = { productId: 1002, variantId: 1_002_001, quantity: 1, note: "" };
  const owner = { tempId, locale: "cs" as const };
  expect(await addToCart(db, owner, input, today)).toEqual({ ok: false, reason: "unknown" });
  expect(await addToWishlist(db, owner, { productId: 1002, locale: "cs" }, today)).toMatchObject({ reason: "unknown" });
  expect(await addToCart(db, owner, input, publicationDay)).toMatchObject({ ok: true });
});

/** Finds product ids in the home page's data, which is serialized JSON. */
function cardsIn(data: unknown): number[] {
  const ids = [...JSON.stringify(data).matchAll(/"id\\*":(100\d)/g)];
  return ids.map(([, id]) => Number(id));
}
