import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";

import { registerTestCustomer } from "../../../tests/support/customers";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { addToCart } from "./addToCart.server";
import { maxLines } from "./cart";
import { type CartOwner, findCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { copyCart } from "./guest/copyCart.server";
import { mergeCarts } from "./guest/mergeCarts.server";
import { restoreLine } from "./restoreLine.server";
import { setLine } from "./setLine.server";

const guest = { tempId: "visitor", locale: "cs" } as const;
const jacket = { productId: 1001, variantId: 1_001_001, quantity: 1 };
const full = { ok: false, reason: "full" };

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  await stockJacket(db, { onHand: { "52": 90 } });
  await db.updateTable("product").set({ allows_message: 1 }).execute();
  const fill = async (owner: CartOwner, count: number, word: string) => {
    for (let index = 0; index < count; index += 1) {
      await addToCart(db, owner, { ...jacket, note: `${word} ${index}` }, index);
    }
  };
  return { world, db, fill };
}

async function notesIn(db: Db, owner: CartOwner): Promise<string[]> {
  const cart = await findCart(db, owner);
  return cart ? (await readCartLines(db, cart)).map(({ note }) => note) : [];
}

test("a full cart takes no further line, by form or API, but its lines can still grow", async () => {
  const { db, fill } = await shop();
  await fill(guest, maxLines, "line");
  expect(await addToCart(db, guest, { ...jacket, note: "one more" }, 100)).toEqual(full);
  expect(await setLine(db, guest, { ...jacket, note: "one more" }, 100)).toEqual(full);
  expect(await addToCart(db, guest, { ...jacket, note: "line 7" }, 100)).toMatchObject({ ok: true, quantity: 2 });
  expect(await setLine(db, guest, { ...jacket, quantity: 3, note: "line 8" }, 100)).toMatchObject({ ok: true });
  expect(await notesIn(db, guest)).toHaveLength(maxLines);
});

test("twenty concurrent requests do not exceed the limit", async () => {
  const { db, fill } = await shop();
  await fill(guest, maxLines - 2, "line");
  const crowd = Array.from({ length: 20 }, (_, index) => ({ ...jacket, note: `crowd ${index}` }));
  const added = await Promise.all(
    crowd.map((line, index) => (index % 2 ? addToCart : setLine)(db, guest, line, 100 + index)),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await notesIn(db, guest)).toHaveLength(maxLines);
});

test("a removed line is not restored to a cart that is full by now", async () => {
  const { db, fill } = await shop();
  await fill(guest, maxLines, "line");
  const removed = { ...jacket, id: "A".repeat(22), note: "", addedAt: 1 };
  expect(await restoreLine(db, guest, removed, 100)).toEqual(full);
});

test("signing in keeps the lines that fit and names the others", async () => {
  const { world, db, fill } = await shop();
  const { customerId } = await registerTestCustomer(world);
  const own = { customerId, locale: "cs" } as const;
  await fill(own, maxLines - 1, "own");
  await fill(guest, 3, "guest");
  await addToCart(db, guest, { ...jacket, note: "own 4" }, 9);
  const [czech] = await mergeCarts(db, guest.tempId, customerId, 100);
  expect(czech).toMatchObject({ addedPieces: 2, leftNames: ["Bunda 1001", "Bunda 1001"] });
  const notes = await notesIn(db, own);
  expect(notes).toHaveLength(maxLines);
  expect(notes).toContain("guest 0");
});

test("a cart from before the limit is copied to the other language as far as it fits", async () => {
  const { db, fill } = await shop();
  await fill(guest, maxLines, "line");
  const cart = await findCart(db, guest);
  const more = { cart_id: cart?.id ?? "", variant_id: jacket.variantId, quantity: 1, seen_price_minor: 1 };
  await db
    .insertInto("cart_line")
    .values({ ...more, id: "more", note: "more", seen_name: "", added_at: 99 })
    .execute();
  expect(await copyCart(db, guest, "sk", 100)).toEqual({
    lineCount: maxLines,
    missingNames: [],
    leftNames: ["Bunda 1001"],
  });
});
