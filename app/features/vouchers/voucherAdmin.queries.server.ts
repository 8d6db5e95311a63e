import { sql } from "kysely";
import { idsIn } from "~/platform/closedSets";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { addDays, pragueMidnight } from "~/platform/time/pragueClock";
import { normalizeVoucherCode } from "./voucher";
import { voucherKinds } from "./voucherKinds";
import type { VoucherRow } from "./voucherRow";
import { voucherErrors } from "./voucherRowErrors";

/** Queries of the operator's voucher commands. */

/** Returns the reasons why a row cannot be stored in the shop's present state. */
export async function findVoucherErrors(db: Db, row: VoucherRow): Promise<string[]> {
  const known = async (table: "product" | "category", id = 0) =>
    new Set((await db.selectFrom(table).where("id", "=", id).select("id").execute()).map((found) => found.id));
  const same = await db.selectFrom("voucher").where("code", "=", row.code).select(["code", "kind"]).execute();
  return voucherErrors(row, {
    products: await known("product", row.product),
    categories: await known("category", row.category),
    kinds: new Map(same.map(({ code, kind }) => [code, kind])),
  });
}

type VoucherSaving = {
  /**
   * True for the import of a catalog, which leaves a voucher alone that staff have ended: its file may be older than
   * the end, and does not know the instant.
   */
  keepsEnded?: true;
};

export async function saveVouchers(
  db: Db,
  rows: readonly VoucherRow[],
  now: number,
  saving: VoucherSaving = {},
): Promise<void> {
  for (const row of rows) await saveVoucher(db, row, now, saving);
}

/** Inserts a voucher or updates it by its code. The use count and a gift voucher's balance stay unchanged. */
export async function saveVoucher(
  db: Db,
  row: VoucherRow,
  now: number,
  { keepsEnded }: VoucherSaving = {},
): Promise<void> {
  const columns = toColumns(row);
  const giftMinor = voucherKinds[row.kind].isPayment ? (row.value?.czk ?? row.value?.eur ?? 0) : null;
  await db
    .insertInto("voucher")
    .values({ id: newId(), code: row.code, kind: row.kind, ...columns, balance_minor: giftMinor, created_at: now })
    .onConflict((conflict) => {
      const updating = conflict.column("code").doUpdateSet({
        ...columns,
        stopped_at: null,
        value_czk_minor: sql<number | null>`case when voucher.kind in (${paying}) then voucher.value_czk_minor
          else excluded.value_czk_minor end`,
        value_eur_minor: sql<number | null>`case when voucher.kind in (${paying}) then voucher.value_eur_minor
          else excluded.value_eur_minor end`,
        quantity: sql<number | null>`case when excluded.quantity < voucher.used_count then voucher.used_count
          else excluded.quantity end`,
      });
      return keepsEnded ? updating.where("voucher.stopped_at", "is", null) : updating;
    })
    .execute();
}

const paying = sql.join(idsIn(voucherKinds).filter((kind) => voucherKinds[kind].isPayment));

function toColumns(row: VoucherRow) {
  return {
    service_type: row.service,
    percent_basis_points: row.percent === undefined ? null : Math.round(row.percent * 100),
    value_czk_minor: row.value?.czk ?? null,
    value_eur_minor: row.value?.eur ?? null,
    active_from_at: row.from === undefined ? 0 : pragueMidnight(row.from),
    active_to_at: row.to === undefined ? null : pragueMidnight(addDays(row.to, 1)),
    quantity: row.quantity ?? null,
    quantity_per_user: row.perUser ?? null,
    minimal_czk_minor: row.minimal.czk ?? null,
    minimal_eur_minor: row.minimal.eur || null,
    product_id: row.product ?? null,
    category_id: row.category ?? null,
    brand: row.brand ?? null,
    needs_email: row.needsEmail ? (1 as const) : (0 as const),
  };
}

/** Ends a voucher's validity now, until staff save it again; returns false when no voucher has this code. */
export async function endVoucher(db: Db, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("voucher")
    .set({
      active_to_at: now,
      stopped_at: now,
      active_from_at: sql<number>`case when active_from_at > ${now} then ${now} else active_from_at end`,
    })
    .where("code", "=", normalizeVoucherCode(code))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function listVouchers(db: Db) {
  return db.selectFrom("voucher").selectAll().orderBy("code").execute();
}

export type ListedVoucher = Awaited<ReturnType<typeof listVouchers>>[number];
