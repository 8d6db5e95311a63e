import type { GiftDetails } from "~/features/cart/gift/gift";
import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";

type Line = { gift?: GiftDetails | null };

/** Stores the details of the gift vouchers in a new order's lines. */
export async function insertOrderGifts(db: Db, orderId: string, lines: readonly Line[]): Promise<void> {
  const rows = lines.flatMap(({ gift }, index) => (gift ? [{ gift, line_position: index + 1 }] : []));
  if (rows.length === 0) return;
  await db
    .insertInto("order_gift")
    .values(
      rows.map(({ gift, line_position }) => ({
        order_id: orderId,
        line_position,
        form: gift.form,
        recipient_name: gift.recipientName,
        recipient_email: gift.recipientEmail,
        recipient_email_key: gift.recipientEmail === "" ? "" : normalizeEmail(gift.recipientEmail),
        message: gift.message,
        send_on: gift.sendOn,
      })),
    )
    .execute();
}

/** Returns the gift vouchers of an order, keyed by the positions of their lines. */
export async function readOrderedGifts(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("order_gift")
    .where("order_id", "=", orderId)
    .select(["line_position as position", "form", "message"])
    .select(["recipient_name as recipientName", "recipient_email as recipientEmail"])
    .select(["send_on as sendOn", "sent_at as sentAt"])
    .execute();
  return new Map(rows.map(({ position, ...gift }) => [position, gift]));
}

export type PaidGift = { position: number; form: GiftDetails["form"]; sendOn: string | null; amountMinor: number };

/** Returns the order's gift vouchers that have no code yet. */
export async function readGiftsWithoutCode(db: Db, orderId: string): Promise<PaidGift[]> {
  return db
    .selectFrom("order_gift")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "order_gift.order_id")
        .onRef("order_line.position", "=", "order_gift.line_position"),
    )
    .where("order_gift.order_id", "=", orderId)
    .where("order_gift.voucher_id", "is", null)
    .where("order_gift.ended_at", "is", null)
    .orderBy("order_gift.line_position")
    .select(["order_gift.line_position as position", "order_gift.form", "order_gift.send_on as sendOn"])
    .select("order_line.line_minor as amountMinor")
    .execute();
}

/** Returns false when the line already has its code. */
export async function writeGiftCode(
  db: Db,
  { orderId, position }: { orderId: string; position: number },
  { voucherId, sendAt }: { voucherId: string; sendAt: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("order_gift")
    .set({ voucher_id: voucherId, send_at: sendAt })
    .where("order_id", "=", orderId)
    .where("line_position", "=", position)
    .where("voucher_id", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns the ids of an order's gift vouchers in ascending order, as all code locks vouchers in that order. */
export async function readGiftVoucherIds(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom("order_gift").where("order_id", "=", orderId).select("voucher_id").execute();
  return rows.flatMap(({ voucher_id }) => voucher_id ?? []).toSorted();
}

/**
 * Marks the gift vouchers of some or all lines of an order as ended; returns the vouchers whose validity must end too.
 */
export async function markGiftsEnded(
  db: Db,
  orderId: string,
  now: number,
  positions?: readonly number[],
): Promise<string[]> {
  const rows = await db
    .updateTable("order_gift")
    .set({ ended_at: now })
    .where("order_id", "=", orderId)
    .where("ended_at", "is", null)
    .$if(positions !== undefined, (query) => query.where("line_position", "in", positions ?? []))
    .returning("voucher_id")
    .execute();
  return rows.flatMap(({ voucher_id }) => voucher_id ?? []);
}

/**
 * Returns the ended gift vouchers of some lines that have their code, in the order in which all code locks vouchers.
 */
export async function readEndedGifts(db: Db, orderId: string, positions: readonly number[]) {
  const rows = await db
    .selectFrom("order_gift")
    .innerJoin("voucher", "voucher.id", "order_gift.voucher_id")
    .where("order_id", "=", orderId)
    .where("line_position", "in", positions)
    .where("ended_at", "is not", null)
    .select(["voucher.id as voucherId", "active_from_at as activeFromAt", "active_to_at as activeToAt"])
    .select(["ended_at as endedAt", "prolonged_at as prolongedAt"])
    .execute();
  return rows.toSorted((a, b) => (a.voucherId < b.voucherId ? -1 : 1));
}

export async function markGiftsReopened(db: Db, orderId: string, positions: readonly number[]): Promise<void> {
  await db
    .updateTable("order_gift")
    .set({ ended_at: null })
    .where("order_id", "=", orderId)
    .where("line_position", "in", positions)
    .execute();
}
