import { normalizeEmail } from "~/features/customers/customer";
import { normalizeVoucherCode } from "~/features/vouchers/voucher";
import type { Db } from "~/platform/database/database.server";

/** Queries of gift vouchers that have their code: for sending, balances, and staff. */

export type IssuedGift = NonNullable<Awaited<ReturnType<typeof findIssuedGift>>>;

function selectIssued(db: Db) {
  return db
    .selectFrom("order_gift")
    .innerJoin("orders", "orders.id", "order_gift.order_id")
    .innerJoin("voucher", "voucher.id", "order_gift.voucher_id");
}

export async function findIssuedGift(db: Db, voucherId: string) {
  return selectIssued(db)
    .where("voucher.id", "=", voucherId)
    .select(["voucher.id as voucherId", "voucher.code", "voucher.active_to_at as activeToAt"])
    .select((eb) => eb.fn.coalesce("voucher.value_czk_minor", "voucher.value_eur_minor").as("valueMinor"))
    .select(["voucher.balance_minor as balanceMinor", "orders.locale", "orders.email as buyerEmail"])
    .select(["orders.firstname", "orders.lastname", "orders.number", "orders.paid_at as paidAt"])
    .select(["order_gift.form", "order_gift.message", "order_gift.sent_at as sentAt", "order_gift.send_at as sendAt"])
    .select(["order_gift.recipient_name as recipientName", "order_gift.recipient_email as recipientEmail"])
    .select(["order_gift.sendings", "order_gift.prolonged_at as prolongedAt", "order_gift.ended_at as endedAt"])
    .executeTakeFirst();
}

export type SoldGift = Awaited<ReturnType<typeof selectSold>>[number];

/** Returns the sold vouchers, keyed by id, for the operator's list. */
export async function readSoldGifts(db: Db): Promise<Map<string, SoldGift>> {
  return new Map((await selectSold(db)).map((gift) => [gift.voucherId, gift]));
}

function selectSold(db: Db) {
  return selectIssued(db)
    .select(["voucher.id as voucherId", "orders.number", "order_gift.form"])
    .select(["order_gift.recipient_name as recipientName", "order_gift.sent_at as sentAt"])
    .select("order_gift.send_at as sendAt")
    .execute();
}

/** Returns the ids of the vouchers whose e-mails are due, the longest waiting first. */
export async function readDueGiftIds(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("order_gift")
    .where("send_at", "is not", null)
    .where("send_at", "<=", now)
    .where("sent_at", "is", null)
    .where("ended_at", "is", null)
    .orderBy("send_at")
    .limit(limit)
    .select("voucher_id")
    .execute();
  return rows.flatMap(({ voucher_id }) => voucher_id ?? []);
}

/** Claims the sending of a due voucher; of several concurrent processes only one succeeds. */
export async function claimSending(db: Db, voucherId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("order_gift")
    .set((eb) => ({ sent_at: now, sendings: eb("sendings", "+", 1) }))
    .where("voucher_id", "=", voucherId)
    .where("send_at", "<=", now)
    .where("sent_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes a voucher's e-mail due at once, to another address if one is given. */
export async function makeDue(db: Db, voucherId: string, now: number, email: string | undefined): Promise<void> {
  const address = email === undefined ? {} : { recipient_email: email, recipient_email_key: normalizeEmail(email) };
  await db
    .updateTable("order_gift")
    .set({ send_at: now, sent_at: null, ...address })
    .where("voucher_id", "=", voucherId)
    .execute();
}

/** Returns false when the voucher was prolonged before, which is possible only once (decision 108). */
export async function markProlonged(db: Db, voucherId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("order_gift")
    .set({ prolonged_at: now })
    .where("voucher_id", "=", voucherId)
    .where("prolonged_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the balance of a voucher for a person who knows its code and the e-mail of its buyer or recipient. */
export async function findBalance(db: Db, code: string, email: string) {
  const key = normalizeEmail(email);
  return selectIssued(db)
    .where("voucher.code", "=", normalizeVoucherCode(code))
    .where((eb) => eb.or([eb("orders.email_key", "=", key), eb("order_gift.recipient_email_key", "=", key)]))
    .select(["voucher.balance_minor as balanceMinor", "voucher.active_to_at as activeToAt", "orders.locale"])
    .executeTakeFirst();
}
