import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { normalizeVoucherCode } from "./voucher";
import type { VoucherKind } from "./voucherKinds";

/** Queries of the gift vouchers that the shop has sold. */

const soldKind: VoucherKind = "gift";

type NewVoucher = {
  code: string;
  amountMinor: number;
  currencyCode: string;
  activeFromAt: number;
  activeToAt: number;
};

/** Inserts a gift voucher with its whole balance and returns its id. */
export async function insertSoldVoucher(db: Db, voucher: NewVoucher, now: number): Promise<string> {
  const id = newId();
  const { amountMinor, currencyCode } = voucher;
  await db
    .insertInto("voucher")
    .values({
      id,
      code: voucher.code,
      kind: soldKind,
      service_type: "eshop",
      percent_basis_points: null,
      value_czk_minor: currencyCode === "CZK" ? amountMinor : null,
      value_eur_minor: currencyCode === "EUR" ? amountMinor : null,
      balance_minor: amountMinor,
      active_from_at: voucher.activeFromAt,
      active_to_at: voucher.activeToAt,
      quantity: null,
      quantity_per_user: null,
      minimal_czk_minor: null,
      minimal_eur_minor: null,
      product_id: null,
      category_id: null,
      brand: null,
      needs_email: 0,
      created_at: now,
    })
    .execute();
  return id;
}

export async function findVoucherId(db: Db, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("voucher")
    .where("code", "=", normalizeVoucherCode(code))
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

/** Ends a voucher that nobody may use any more; a voucher that has ended already stays unchanged. */
export async function endValidity(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable("voucher")
    .set({ active_to_at: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("active_to_at", "is", null), eb("active_to_at", ">", now)]))
    .execute();
}

/** Moves the end of a voucher's validity; a voucher that staff had ended becomes valid again. */
export async function writeActiveTo(db: Db, id: string, activeToAt: number): Promise<void> {
  await db.updateTable("voucher").set({ active_to_at: activeToAt, stopped_at: null }).where("id", "=", id).execute();
}

/** Returns true when any of the vouchers has been used. Locks them, so that none is used until the transaction ends. */
export async function lockAndCheckUsed(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await db
    .updateTable("voucher")
    .set(({ ref }) => ({ used_count: ref("used_count") }))
    .where("id", "in", ids)
    .returning("used_count as used")
    .execute();
  return rows.some(({ used }) => used > 0);
}
