import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { readUnavailableLines } from "~/features/cart/unavailableLines.queries.server";
import { reinstate, retire } from "~/features/catalogChanges/retire.server";
import { readPageDocuments } from "~/features/search/index/pageDocuments.queries.server";
import { readPostDocuments } from "~/features/search/index/postDocuments.queries.server";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import { loader as blog } from "~/routes/blog/route";
import { loader as pages } from "~/routes/pages/route";
import { contentPages, productPages } from "~/routes/sitemap/sitemapPages.server";
import { loader as store } from "~/routes/store/route";
import { pageFixture, productFixture, storeFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { testWorld } from "../../../tests/support/shop/world";

import { loader } from "./route";

const by = { actor: "jana", reason: "" };
const tempId = "A".repeat(22);

async function shop() {
  const { db, importFiles } = await createImportShop();
  await importFiles({
    "pages.ndjson": [pageFixture({ id: 40 })],
    "products.ndjson": [productFixture()],
    "stores.ndjson": [
      { id: "eshop", kind: "warehouse", name: { cs: "Sklad", sk: "Sklad" }, country: "CZ" },
      storeFixture(),
      storeFixture({ id: "brno" }),
    ],
  });
  const world = testWorld(db);
  const ask = (route: (args: LoaderFunctionArgs) => Promise<unknown>, path: string, params: Record<string, string>) =>
    responseOf(route({ request: visit(path, tempId), params, context: { world } }));
  const product = (language = "") =>
    ask(loader, `${language}/1001/bundy/bunda-matej`, { id: "1001", first: "bundy", second: "bunda-matej" });
  return { db, world, ask, product };
}

test("a retired product's address is gone or leads elsewhere in the page's language, and comes back", async () => {
  const { world, product } = await shop();
  expect(await product()).toMatchObject({ status: 200 });
  await retire(world, { kind: "product", id: "KA-1001", to: null }, by);
  expect(await product()).toMatchObject({ status: 410 });
  expect(await productPages(world, "cs-0")).toBeUndefined();
  await retire(world, { kind: "product", id: "KA-1001", to: "/2/bundy?x=1" }, by);
  expect(await product()).toMatchObject({ status: 301, location: "/2/bundy?x=1" });
  expect(await product("/sk")).toMatchObject({ status: 301, location: "/sk/2/bundy?x=1" });
  expect(await reinstate(world, { kind: "product", id: "KA-1001" }, by)).toMatchObject({ after: "in the shop" });
  expect(await product()).toMatchObject({ status: 200 });
});

test("a cart keeps the line of a retired product, as one that is no longer sold", async () => {
  const { db, world } = await shop();
  const owner = { tempId, locale: "cs" } as const;
  const { variantId } = await db.selectFrom("variant").select("id as variantId").executeTakeFirstOrThrow();
  await addToCart(db, owner, { productId: 1001, variantId, quantity: 1, note: "" }, world.now());
  await retire(world, { kind: "product", id: "KA-1001", to: null }, by);
  const cart = await db.selectFrom("cart").selectAll().executeTakeFirstOrThrow();
  expect(await readUnavailableLines(db, cart)).toMatchObject([{ name: "Bunda Matěj" }]);
});

test("a retired category, page and post are gone, and no longer in the site map or the search", async () => {
  const { db, world, ask } = await shop();
  const paths = async () =>
    (await contentPages(world)).map(({ path }) => path).filter((path) => /\/2\/bundy|pece|semis/.test(path));
  expect(await paths()).toHaveLength(6);
  for (const [kind, id] of [
    ["category", "2"],
    ["page", "40"],
    ["post", "jaro"],
  ] as const) {
    expect(await retire(world, { kind, id, to: null }, by)).toMatchObject({ ok: true, before: "in the shop" });
  }
  expect(await paths()).toEqual([]);
  expect(await readPageDocuments(db)).toEqual([]);
  expect(await readPostDocuments(db, "2026-11-21")).toEqual([]);
  expect(await ask(loader, "/2/bundy", { id: "2", first: "bundy" })).toMatchObject({ status: 410 });
  expect(await ask(pages, "/info/40/pece", {})).toMatchObject({ status: 410 });
  expect(await ask(blog, "/blog/semis-na-jare", { slug: "semis-na-jare" })).toMatchObject({ status: 410 });
  await retire(world, { kind: "post", id: "jaro", to: "/blog" }, by);
  expect(await ask(blog, "/blog/semis-na-jare", { slug: "semis-na-jare" })).toMatchObject({ location: "/blog" });
});

test("a retired store offers no pickup, and its pieces are not for sale until it is back", async () => {
  const { db, world } = await shop();
  await db.updateTable("stock").set({ on_hand: 0 }).where("store_id", "=", "eshop").execute();
  const stores = async () => (await readPickupStores(db, "cs")).map(({ id }) => id);
  const availability = async () =>
    (await db.selectFrom("product").select("availability").executeTakeFirst())?.availability;
  await retire(world, { kind: "store", id: "praha", to: null }, by);
  expect(await stores()).toEqual(["brno"]);
  expect(await availability()).toBe("none");
  await reinstate(world, { kind: "store", id: "praha" }, by);
  expect(await availability()).toBe("store");
});

test("what the shop is built on cannot be retired", async () => {
  const { world } = await shop();
  const refused = [
    ["category", "1", "Category 1 is one of those that the shop itself is built on."],
    ["page", "2", "There is no page 2."],
    ["store", "eshop", "It is the only warehouse, so nothing could be sent."],
    ["post", "leto", "There is no post leto."],
  ] as const;
  for (const [kind, id, problem] of refused) {
    expect(await retire(world, { kind, id, to: null }, by)).toEqual({ ok: false, problem });
  }
});

test("the address of a retired store answers that it is gone, or leads on", async () => {
  const { world, ask } = await shop();
  const answer = () => ask(store, "/prodejny/brno", { store: "brno" });
  await retire(world, { kind: "store", id: "brno", to: null }, by);
  expect(await answer()).toMatchObject({ status: 410 });
  await retire(world, { kind: "store", id: "brno", to: "/prodejny" }, by);
  expect(await answer()).toMatchObject({ location: "/prodejny" });
  expect(await ask(store, "/prodejny/nikde", { store: "nikde" })).toMatchObject({ status: 404 });
});
