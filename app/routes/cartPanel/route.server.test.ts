import { expect, test } from "vitest";

import { addToCart } from "~/features/cart/addToCart.server";
import { stockJacket } from "../../../tests/support/products";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action } from "../cart/route";
import { loader } from "./route";

const tempId = "visitor-with-22-letter";
const sizes = ["46", "48", "50", "52", "54", "56", "58"];

/** Opens a shop with a cart of seven lines, one for each size. */
async function shopWithCart() {
  const db = await freshDb();
  await stockJacket(db, { onHand: Object.fromEntries(sizes.map((size) => [size, 5])) });
  for (const index of sizes.keys()) {
    const cartItem = { productId: 1001, variantId: 1_001_001 + index, quantity: 1, note: "" };
    await addToCart(db, { tempId, locale: "cs" }, cartItem, index);
  }
  const context = { world: testWorld(db) };
  const look = async (path = "/kosik/nahled", visitor = tempId) => {
    const answer = await responseOf(loader({ request: visit(path, visitor), params: {}, context }));
    return { ...answer, miniCart: JSON.parse(String(answer.data)) };
  };
  const send = (fields: Record<string, string>) =>
    responseOf(action({ request: visit("/kosik", tempId, fields), params: {}, context }));
  return { look, send };
}

test("the panel gets the newest five lines, the number of the others and the total, uncached", async () => {
  const { look } = await shopWithCart();
  const { miniCart, headers } = await look();
  expect(miniCart.lines.map(({ size }: { size: string }) => size)).toEqual(["58", "56", "54", "52", "50"]);
  expect(miniCart).toMatchObject({ moreCount: 2, totals: { totalMinor: 7 * 12_990 } });
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("another visitor and the other shop version get an empty cart", async () => {
  const { look } = await shopWithCart();
  const empty = {
    lines: [],
    moreCount: 0,
    totals: { goodsMinor: 0, boughtGiftsMinor: 0, discounts: [], totalMinor: 0 },
  };
  expect((await look("/kosik/nahled", "someone-with-22-letter")).miniCart).toEqual(empty);
  expect((await look("/sk/kosik/nahled")).miniCart).toEqual(empty);
});

test("removing a line in the panel returns to the page where it was open", async () => {
  const { look, send } = await shopWithCart();
  const { id } = (await look()).miniCart.lines[0];
  const answer = await send({ intent: "remove-line", line: id, redirect: "/1/muzi?strana=2" });
  expect(answer).toMatchObject({ status: 303, location: "/1/muzi?strana=2" });
  expect((await look()).miniCart).toMatchObject({ moreCount: 1 });
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example", "/api/x"])(
  "a redirect to %s is not followed",
  async (redirect) => {
    const { send } = await shopWithCart();
    expect(await send({ intent: "remove-line", line: "x", redirect })).toMatchObject({
      status: 303,
      location: "/kosik",
    });
  },
);
