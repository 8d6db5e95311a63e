import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { addToWishlist } from "./addToWishlist.server";
import { mergeWishlists } from "./mergeWishlists.server";
import { maxWishlistItems, type WishlistOwner } from "./wishlist";
import { findSharedWishlist, findWishlist, openWishlist, renewShareId } from "./wishlist.queries.server";
import {
  countWishlistItems,
  readWishlistItems,
  readWishlistProductIds,
  removeWishlistItem,
  saveItemNote,
} from "./wishlistItem.queries.server";

const guest = { tempId: "guest" };
const stranger = { tempId: "stranger" };
const jacket = { productId: 1001, locale: "cs" } as const;

async function listOf(db: Db, owner: { tempId: string } | { customerId: string }) {
  const list = await findWishlist(db, owner);
  if (!list) throw new Error("no list");
  return list;
}

test("the first product creates a list; saving it again changes nothing", async () => {
  const db = await freshDb();
  await stockJacket(db);
  expect(await addToWishlist(db, guest, jacket, 1)).toMatchObject({ ok: true, name: "Bunda 1001" });
  await saveItemNote(db, guest, 1001, "na podzim");
  await db.updateTable("product_offer").set({ gross_minor: 9_990 }).where("locale", "=", "cs").execute();
  await addToWishlist(db, guest, jacket, 2);
  const list = await listOf(db, guest);
  expect(await readWishlistItems(db, "cs", list.id, 1)).toEqual([
    { productId: 1001, note: "na podzim", seenMinor: 12_990, seenAvailability: "online" },
  ]);
});

test("many concurrent requests create one list with the product once", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await Promise.all(Array.from({ length: 12 }, () => addToWishlist(db, guest, jacket, 1)));
  expect(await db.selectFrom("wishlist").select("temp_id").execute()).toEqual([{ temp_id: "guest" }]);
  expect(await readWishlistProductIds(db, guest, "cs")).toEqual([1001]);
});

test("an unknown product is refused and creates no list", async () => {
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
  expect(await readWishlistProductIds(db, guest, "cs")).toEqual([1002, 1001]);
  expect(await readWishlistProductIds(db, guest, "sk")).toEqual([1001]);
  const { id } = await listOf(db, guest);
  expect(await readWishlistItems(db, "sk", id, 1)).toMatchObject([{ productId: 1001, seenMinor: 51_990 }]);
  expect(await countWishlistItems(db, "sk", id)).toEqual({ sold: 1, all: 2 });
  expect(await addToWishlist(db, guest, { productId: 1002, locale: "sk" }, 3)).toMatchObject({ ok: false });
});

test("removing is idempotent, and another visitor can neither remove nor write a note", async () => {
  const db = await freshDb();
  await stockJacket(db);
  await addToWishlist(db, guest, jacket, 1);
  await addToWishlist(db, stranger, jacket, 1);
  expect(await saveItemNote(db, { tempId: "nobody" }, 1001, "cizí")).toBe(false);
  await removeWishlistItem(db, guest, 1001);
  await removeWishlistItem(db, guest, 1001);
  expect(await readWishlistProductIds(db, guest, "cs")).toEqual([]);
  expect(await readWishlistProductIds(db, stranger, "cs")).toEqual([1001]);
  const { id } = await listOf(db, stranger);
  expect(await readWishlistItems(db, "cs", id, 1)).toMatchObject([{ note: "" }]);
});

test("a page has sixty products, newest first", async () => {
  const db = await freshDb();
  for (let id = 1001; id <= 1061; id += 1) {
    await stockJacket(db, { id });
    await addToWishlist(db, guest, { productId: id, locale: "cs" }, id);
  }
  const { id } = await listOf(db, guest);
  const first = await readWishlistItems(db, "cs", id, 1);
  expect([first.length, first[0]?.productId]).toEqual([60, 1061]);
  expect(await readWishlistItems(db, "cs", id, 2)).toMatchObject([{ productId: 1001 }]);
});

test("a renewed share link shows the list and the old one nothing", async () => {
  const db = await freshDb();
  const { id, shareId } = await openWishlist(db, guest, 1);
  expect(await findSharedWishlist(db, shareId)).toEqual({ id, usedAt: 1 });
  expect(await renewShareId(db, guest)).toBe(true);
  expect(await findSharedWishlist(db, shareId)).toBeUndefined();
  expect(await findSharedWishlist(db, (await listOf(db, guest)).shareId)).toEqual({ id, usedAt: 1 });
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

test("signing in merges the guest's products once, and the customer's notes stay", async () => {
  const db = await freshDb();
  const customer = { customerId: "jana" };
  for (const id of [1001, 1002]) await stockJacket(db, { id });
  await addToWishlist(db, customer, jacket, 1);
  await saveItemNote(db, customer, 1001, "moje");
  await addToWishlist(db, guest, jacket, 2);
  await addToWishlist(db, guest, { productId: 1002, locale: "cs" }, 3);
  await mergeWishlists(db, { tempId: "guest", customerId: "jana" }, 4);
  await mergeWishlists(db, { tempId: "guest", customerId: "jana" }, 5);
  expect(await readWishlistProductIds(db, customer, "cs")).toEqual([1002, 1001]);
  const { id } = await listOf(db, customer);
  expect(await readWishlistItems(db, "cs", id, 1)).toMatchObject([
    { productId: 1002 },
    { productId: 1001, note: "moje" },
  ]);
  expect(await findWishlist(db, guest)).toBeUndefined();
});

test("signing in never makes a list longer than its limit: the customer's products stay, the guest's newest are added", async () => {
  const db = await freshDb();
  const customer = { customerId: "jana" };
  await stockJacket(db);
  const plain = await db.selectFrom("product").selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: maxWishlistItems + 9 }, (_, index) => 2001 + index);
  for (const id of more)
    await db
      .insertInto("product")
      .values({ ...plain, id, code: `KA-${id}` })
      .execute();
  const put = async (owner: WishlistOwner, ids: number[]) => {
    const { id } = await openWishlist(db, owner, 1);
    const item = { note: "", seen_czk_minor: null, seen_eur_minor: null, seen_availability: "online" } as const;
    const rows = ids.map((product_id, index) => ({ ...item, wishlist_id: id, product_id, added_at: index }));
    await db.insertInto("wishlist_item").values(rows).execute();
  };
  await put(customer, more.slice(0, maxWishlistItems - 2));
  await put(guest, more.slice(maxWishlistItems - 3));
  expect(await mergeWishlists(db, { tempId: "guest", customerId: "jana" }, 4)).toBe(false);
  const items = await db.selectFrom("wishlist_item").select("product_id").orderBy("product_id").execute();
  expect(items.map((item) => item.product_id)).toEqual([...more.slice(0, maxWishlistItems - 2), ...more.slice(-2)]);
  expect(await mergeWishlists(db, { tempId: "nobody", customerId: "jana" }, 5)).toBe(true);
});
