import { expect, test } from "vitest";

import { parseSettings } from "~/features/settings/settings";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { readShell } from "./readShell.server";

const id = "visitor-with-22-letter";

function read(db: Awaited<ReturnType<typeof freshDb>>, path: string, cookie: string) {
  const request = new Request(`http://shop.test${path}`, { headers: { Cookie: cookie } });
  const visit = { signedIn: null, setCookie: null };
  return readShell(request, worldAround(db), { locale: "cs", settings: parseSettings(new Map()), notice: null, visit });
}

test("a cart or wishlist that cannot be read is told, and the page stands", async () => {
  const db = await freshDb();
  await db.schema.dropTable("cart_line").execute();
  await db.schema.dropTable("wishlist_item").execute();
  const withCart = await read(db, "/", `cart.tempId=${id}`);
  expect(withCart).toMatchObject({ pieceCount: 0, notice: { tone: "alert", key: "cartLoadFailed" } });
  const withList = await read(db, "/", `wishlist.tempId=${id}`);
  expect(withList).toMatchObject({ wishIds: [], notice: { tone: "alert", key: "wishLoadFailed" } });
  expect((await read(db, "/kosik", `cart.tempId=${id}`)).notice).toBeNull();
});

test("what may be measured is known only of a visitor who has allowed it", async () => {
  const db = await freshDb();
  const measured = async (consent: string) => (await read(db, "/", `cookie_consent=${consent}`)).measured;
  expect(await measured("technical.analytical")).toEqual({ tagId: null, marketing: false, advertisement: false });
  expect(await measured("technical.marketing")).toBeNull();
  expect((await read(db, "/", "")).measured).toBeNull();
});
