import { expect, test } from "vitest";
import { giftVoucherInput } from "../../../../tests/support/gifts";
import { placedOrder } from "../../../../tests/support/placedOrder";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { maxLines } from "../cart";
import { countPieces } from "../pieceCount.queries.server";
import { addGift } from "./addGift.server";

const owner = { tempId: "visitor", locale: "cs" } as const;
const submissionKey = "of-this-page";

test("another voucher from the page that was gone back to is added, the same one is not", async () => {
  const db = await freshDb();
  const other = { ...giftVoucherInput, recipientName: "Jan" };
  for (const [now, voucherInput] of [giftVoucherInput, other, giftVoucherInput, other].entries()) {
    expect(await addGift(db, owner, voucherInput, { now, submissionKey })).toEqual({ ok: true });
  }
  const names = await db.selectFrom("cart_gift").select("recipient_name").orderBy("added_at").execute();
  expect(names.map(({ recipient_name }) => recipient_name)).toEqual(["Anna", "Jan"]);
});

test("the last voucher that fits is added when its form comes twice; one more is not", async () => {
  const db = await freshDb();
  for (let now = 1; now < maxLines; now += 1) await addGift(db, owner, giftVoucherInput, { now });
  const add = (key: string) => addGift(db, owner, giftVoucherInput, { now: maxLines, submissionKey: key });
  expect(await Promise.all([add(submissionKey), add(submissionKey)])).toEqual([{ ok: true }, { ok: true }]);
  expect(await add("another")).toEqual({ ok: false, reason: "full" });
  expect(await countPieces(db, owner)).toBe(maxLines);
});

test("nothing about a recipient stays in a cart that was ordered", async () => {
  const db = await freshDb();
  await addGift(db, owner, giftVoucherInput, { now: 1 });
  await placedOrder(testWorld(db), { cartItems: [], carrierId: "email" });
  expect(await db.selectFrom("cart_gift").selectAll().execute()).toEqual([]);
  const ordered = await db.selectFrom("order_gift").select("recipient_name").execute();
  expect(ordered).toEqual([{ recipient_name: "Anna" }]);
});
