import { giftForms } from "~/features/cart/gift/gift";
import { normalizeEmail } from "~/features/customers/customer";
import { idsIn } from "~/platform/closedSets";
import type { Db } from "~/platform/database/database.server";

/** Queries of gift vouchers that somebody else has bought for an e-mail: they name a person who did not buy them. */

const emailedForms = idsIn(giftForms).filter((form) => giftForms[form].isSentByEmail);

function giftsTo(db: Db, email: string) {
  return db
    .selectFrom("order_gift")
    .innerJoin("orders", "orders.id", "order_gift.order_id")
    .where("order_gift.recipient_email_key", "=", normalizeEmail(email));
}

/** Leaves out the codes, which are worth money. */
export async function readGiftsTo(db: Db, email: string) {
  return giftsTo(db, email)
    .orderBy("orders.placed_at")
    .orderBy("order_gift.line_position")
    .select(["order_gift.recipient_name as name", "order_gift.recipient_email as email", "order_gift.message"])
    .select(["order_gift.send_on as sendOn", "order_gift.sent_at as sentAt"])
    .execute();
}

/** Returns the numbers of the orders whose gift vouchers are still to be sent to an e-mail. */
export async function readUnsentGiftsTo(db: Db, email: string): Promise<string[]> {
  const rows = await giftsTo(db, email)
    .where("order_gift.sent_at", "is", null)
    .where("order_gift.ended_at", "is", null)
    .where("order_gift.form", "in", emailedForms)
    .orderBy("orders.number")
    .select("orders.number")
    .distinct()
    .execute();
  return rows.map(({ number }) => number);
}

/**
 * Removes the recipient and the message from gift vouchers that were sent to an e-mail, or never will be; returns their
 * lines. The voucher itself stays valid; if it is sent again, it goes to the buyer.
 */
export async function forgetGiftsTo(tx: Db, email: string): Promise<{ orderId: string; position: number }[]> {
  return tx
    .updateTable("order_gift")
    .set({ recipient_name: "", recipient_email: "", recipient_email_key: "", message: "" })
    .where("recipient_email_key", "=", normalizeEmail(email))
    .where((eb) =>
      eb.or([eb("sent_at", "is not", null), eb("ended_at", "is not", null), eb("form", "not in", emailedForms)]),
    )
    .returning(["order_id as orderId", "line_position as position"])
    .execute();
}
