import { giftForms } from "~/features/cart/gift/gift";
import { normalizeEmail } from "~/features/customers/customer";
import { idsIn } from "~/platform/closedSets";
import type { Db } from "~/platform/database/database.server";

/** Gift vouchers that somebody has bought for an e-mail: the person did not buy them, yet is named in them. */

const emailedForms = idsIn(giftForms).filter((form) => giftForms[form].isSentByEmail);

function giftsTo(db: Db, email: string) {
  return db
    .selectFrom("order_gift")
    .innerJoin("orders", "orders.id", "order_gift.order_id")
    .where("order_gift.recipient_email_key", "=", normalizeEmail(email));
}

/** Without the codes, which are money. */
export async function readGiftsTo(db: Db, email: string) {
  return giftsTo(db, email)
    .orderBy("orders.placed_at")
    .orderBy("order_gift.line_position")
    .select(["order_gift.recipient_name as name", "order_gift.recipient_email as email", "order_gift.message"])
    .select(["order_gift.send_on as sendOn", "order_gift.sent_at as sentAt"])
    .execute();
}

/** Numbers of the orders whose gift vouchers are still to be sent to an e-mail. */
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
 * lines. The buyer's voucher stays valid, and is sent to the buyer when it is sent again.
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
