import { expect, test } from "vitest";
import { registerTestCustomer } from "../../../../tests/support/customers";
import { giftVoucherInput } from "../../../../tests/support/gifts";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { maxLines } from "../cart";
import { findCart } from "../cart.queries.server";
import { readCartLines } from "../cartLine.queries.server";
import { changeLine } from "../changeLine.server";
import { moveGuestCarts } from "../guest/guestCart.queries.server";
import { mergeCarts } from "../guest/mergeCarts.server";
import { countPieces } from "../pieceCount.queries.server";
import { addGift } from "./addGift.server";

const guest = { tempId: "visitor", locale: "cs" } as const;

test("gift vouchers move to the guest's next keys, and nothing of them stays under the old ones", async () => {
  const db = await freshDb();
  await addGift(db, guest, giftVoucherInput, { now: 1 });
  await db.transaction().execute((tx) => moveGuestCarts(tx, "visitor", "next"));
  expect([await countPieces(db, guest), await countPieces(db, { ...guest, tempId: "next" })]).toEqual([0, 1]);
});

test("signing in brings them into the customer's cart, where one is removed", async () => {
  const db = await freshDb();
  const { customerId } = await registerTestCustomer(testWorld(db));
  const owner = { customerId, locale: "cs" } as const;
  await addGift(db, owner, { ...giftVoucherInput, amountMinor: 500 }, { now: 1 });
  await addGift(db, guest, giftVoucherInput, { now: 2 });
  await mergeCarts(db, "visitor", customerId, 3);
  const cart = await findCart(db, owner);
  const lines = cart ? await readCartLines(db, cart) : [];
  expect(lines.map(({ unitMinor }) => unitMinor)).toEqual([500, 1_000]);
  const removed = await changeLine(db, owner, { line: lines[0]?.id ?? "", quantity: 0 });
  expect(removed).toMatchObject({ outcome: "removed-gift" });
  expect(await countPieces(db, owner)).toBe(1);
});

test("only as many move as the customer's cart has room for, and the others are named", async () => {
  const db = await freshDb();
  const { customerId } = await registerTestCustomer(testWorld(db));
  const owner = { customerId, locale: "cs" } as const;
  for (let now = 1; now <= maxLines - 1; now += 1) await addGift(db, owner, giftVoucherInput, { now });
  for (const now of [1, 2, 3]) await addGift(db, guest, giftVoucherInput, { now });
  const [czech] = await mergeCarts(db, "visitor", customerId, maxLines);
  expect(czech).toMatchObject({ addedPieces: 1, leftNames: ["Dárkový poukaz", "Dárkový poukaz"] });
  expect([await countPieces(db, owner), await countPieces(db, guest)]).toEqual([maxLines, 0]);
});
