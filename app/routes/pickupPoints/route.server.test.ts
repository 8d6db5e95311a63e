import { expect, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import { countPointSearch, pointSearchLimit } from "~/features/pickupPoints/countPointSearch.server";
import { loader as showDelivery } from "~/routes/cartDelivery/route";
import { openPoints } from "../../../tests/support/points";
import { stockJacket } from "../../../tests/support/products";
import { RouteBrowser } from "../../../tests/support/routeBrowser";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { loader } from "./route";

const tempId = "A".repeat(22);
const search = "carrier=packeta&point_query=14000";

test("a network searches for so many points a minute, by the script and by the page together", async () => {
  const world = testWorld(await freshDb());
  const { db } = world;
  await openPoints(db);
  await stockJacket(db);
  await addToCart(db, { tempId, locale: "cs" }, { productId: 1001, variantId: 1_001_001, quantity: 1, note: "" }, 1);
  const browser = new RouteBrowser(world);
  browser.cookies["cart.tempId"] = tempId;
  const bySearch = () => browser.open(loader, `/kosik/vydejni-mista?${search}`);
  const byPage = () => browser.open(showDelivery, `/kosik/doprava?${search}`);
  for (let count = 2; count < pointSearchLimit.most; count += 1) await countPointSearch(world, "192.0.2.1");
  browser.clientAddress = "192.0.2.1";
  expect((await bySearch()).status).toBe(200);
  expect(await byPage()).toMatchObject({ status: 200, data: { points: { found: { page: 1 } } } });
  const refused = await bySearch();
  expect([refused.status, refused.headers.get("Retry-After"), refused.data]).toEqual([429, "60", "null"]);
  const { status, data } = await byPage();
  expect([status, data]).toMatchObject([200, { points: { query: "14000", chosen: null } }]);
  expect(data).not.toHaveProperty("points.found.points");
  expect((await browser.open(showDelivery, "/kosik/doprava")).status).toBe(200);
  browser.clientAddress = "192.0.2.2";
  expect((await bySearch()).status).toBe(200);
});
