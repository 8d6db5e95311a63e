import { expect, test } from "vitest";

import { addGift } from "~/features/cart/gift/addGift.server";
import { registerTestCustomer } from "../../../tests/support/customers";
import { giftVoucherInput } from "../../../tests/support/gifts";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { readClubStatus } from "./readClubStatus.server";

test("a gift voucher in the cart does not bring its buyer nearer to the club", async () => {
  const { db, ...world } = testWorld(await freshDb());
  const { customerId } = await registerTestCustomer({ db, ...world });
  await addGift(db, { customerId, locale: "cs" }, { ...giftVoucherInput, amountMinor: 5_000 }, { now: 1 });
  expect(await readClubStatus(db, { id: customerId, group: null }, "cs")).toMatchObject({
    kind: "missing",
    haveMinor: 0,
  });
});
