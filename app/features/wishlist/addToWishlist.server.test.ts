import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { addToWishlist } from "./addToWishlist.server";
import { uniteWishlists } from "./uniteWishlists.server";
import { countWishes, readWishes, readWishIds, removeWish, writeNote } from "./wish.queries.server";
import { findSharedWishlist, findWishlist, openWishlist, renewShareId } from "./wishlist.queries.server";

const guest = { tempId: "guest" };
const stranger = { tempId: "stranger" };
const jacket = { productId: 1001, locale: "cs" } as const;

async function listOf(db: Db, owner: { tempId: string } | { userId: string }) {
  const list = await findWishlist(db, owner);
  if (!list) throw new Error("no list");
  return list;
}

test("the first product opens a list; saving it again changes nothing", async () => {
  const db = await freshDb();
  await stockJacket(db);
  expect(await addToWishlist(db, guest, jacket, 1)).toMatchObject({ ok: true, name: "Bunda 1001" });
  await writeNote(db, guest, 1001, "na podzim");
  await db.updateTable("product_offer").set({ gross_minor: 9_990 }).where("locale", "=", "cs").execute();
  await addToWishlist(db, guest, jacket, 2);
  const list = await listOf(db, guest);
  expect(await readWishes(db, "cs", list.id, 1)).toEqual([
    { productId: 1001, note: "na podzim", seenMinor: 12_990, seenAvailability: "online" },
  ]);
});

test("many requests at once make one list with the product once", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await Promise.all(Array.from({ length: 12 }, () => addToWishlist(db, guest, jacket, 1)));
  expect(await db.selectFrom("wishlist").select("temp_id").execute()).toEqual([{ temp_id: "guest" }]);
  expect(await readWishIds(db, guest, "cs")).toEqual([1001]);
});

test("an unknown product is refused and opens no list", async () => {
  const db = await freshDb();
  expect(await addToWishlist(db, guest, jacket, 1)).toEqual({ ok: false, reason: "unknown" });
  expect(await findWishlist(db, guest)).toBeUndefined();
});

test("one list serves both shop versions, each showing what it sells, in its own currency", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await stockJacket(db, { id: 1002, priceEurCents: null });
  await addToWishlist(db, guest, jacket, 1);
  await addToWishlist(db, guest, { productId: 1002, locale: "cs" }, 2);
  expect(await readWishIds(db, guest, "cs")).toEqual([1002, 1001]);
  expect(await readWishIds(db, guest, "sk")).toEqual([1001]);
  const { id } = await listOf(db, guest);
  expect(await readWishes(db, "sk", id, 1)).toMatchObject([{ productId: 1001, seenMinor: 51_990 }]);
  expect(await countWishes(db, "sk", id)).toEqual({ sold: 1, all: 2 });
  expect(await addToWishlist(db, guest, { productId: 1002, locale: "sk" }, 3)).toMatchObject({ ok: false });
});

test("removing twice is removing once, and a stranger removes and writes nothing", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await addToWishlist(db, guest, jacket, 1);
  await addToWishlist(db, stranger, jacket, 1);
  expect(await writeNote(db, { tempId: "nobody" }, 1001, "cizí")).toBe(false);
  await removeWish(db, guest, 1001);
  await removeWish(db, guest, 1001);
  expect(await readWishIds(db, guest, "cs")).toEqual([]);
  expect(await readWishIds(db, stranger, "cs")).toEqual([1001]);
  const { id } = await listOf(db, stranger);
  expect(await readWishes(db, "cs", id, 1)).toMatchObject([{ note: "" }]);
});

test("a list is sixty a page, newest first", async () => {
  const db = await freshDb();
  for (let id = 1001; id <= 1061; id += 1) {
    await stockJacket(db, { id });
    await addToWishlist(db, guest, { productId: id, locale: "cs" }, id);
  }
  const { id } = await listOf(db, guest);
  const first = await readWishes(db, "cs", id, 1);
  expect([first.length, first[0]?.productId]).toEqual([60, 1061]);
  expect(await readWishes(db, "cs", id, 2)).toMatchObject([{ productId: 1001 }]);
});

test("a renewed address leads to the list and the old one nowhere", async () => {
  const db = await freshDb();
  const { id, shareId } = await openWishlist(db, guest, 1);
  expect(await findSharedWishlist(db, shareId)).toEqual({ id });
  expect(await renewShareId(db, guest)).toBe(true);
  expect(await findSharedWishlist(db, shareId)).toBeUndefined();
  expect(await findSharedWishlist(db, (await listOf(db, guest)).shareId)).toEqual({ id });
  expect(await renewShareId(db, stranger)).toBe(false);
});

test("a list has exactly one owner", async () => {
  const db = await freshDb();
  const plain = { id: "x", share_id: "a-share-id-of-22-signs", created_at: 1, used_at: 1 };
  const insert = (owner: { temp_id: string | null; user_id: string | null }) =>
    db
      .insertInto("wishlist")
      .values({ ...plain, ...owner })
      .execute();
  await expect(insert({ temp_id: null, user_id: null })).rejects.toThrow();
  await expect(insert({ temp_id: "a", user_id: "b" })).rejects.toThrow();
});

test("a guest who signs in brings the saved products along, once, and the customer's notes stay", async () => {
  const db = await freshDb();
  const customer = { userId: "jana" };
  for (const id of [1001, 1002]) await stockJacket(db, { id });
  await addToWishlist(db, customer, jacket, 1);
  await writeNote(db, customer, 1001, "moje");
  await addToWishlist(db, guest, jacket, 2);
  await addToWishlist(db, guest, { productId: 1002, locale: "cs" }, 3);
  await uniteWishlists(db, { tempId: "guest", userId: "jana" }, 4);
  await uniteWishlists(db, { tempId: "guest", userId: "jana" }, 5);
  expect(await readWishIds(db, customer, "cs")).toEqual([1002, 1001]);
  const { id } = await listOf(db, customer);
  expect(await readWishes(db, "cs", id, 1)).toMatchObject([{ productId: 1002 }, { productId: 1001, note: "moje" }]);
  expect(await findWishlist(db, guest)).toBeUndefined();
});
