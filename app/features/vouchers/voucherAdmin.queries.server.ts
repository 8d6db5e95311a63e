import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { daysLater, pragueMidnight } from "~/platform/time/pragueClock";

import { foldCode } from "./voucher";
import type { VoucherRow } from "./voucherRow";

/** What an operator does with vouchers. */

/** Ids that a catalogue would bring which has only been looked at. */
export type Coming = Record<"product" | "category", ReadonlySet<number>>;

/** What keeps a row out: names that the shop does not know, or a code that is another kind's. Empty when it fits. */
export async function misfitsOf(
  db: Db,
  { code, kind, product, category }: VoucherRow,
  coming?: Coming,
): Promise<string[]> {
  const isThere = async (table: keyof Coming, id: number | undefined) =>
    id === undefined ||
    coming?.[table].has(id) ||
    (await db.selectFrom(table).where("id", "=", id).select("id").executeTakeFirst()) !== undefined;
  const known = await db.selectFrom("voucher").where("code", "=", code).select("kind").executeTakeFirst();
  return [
    ...((await isThere("product", product)) ? [] : [`product names ${product}, which is unknown`]),
    ...((await isThere("category", category)) ? [] : [`category names ${category}, which is unknown`]),
    ...(known === undefined || known.kind === kind
      ? []
      : [`code ${code} is a voucher of the kind ${known.kind} already`]),
  ];
}

/** Adds a voucher, or makes one what the row says; how often it was used, and what a gift has left, stays. */
export async function saveVoucher(db: Db, row: VoucherRow, now: number): Promise<void> {
  const terms = termsOf(row);
  const giftMinor = row.kind === "gift" ? (row.value?.czk ?? row.value?.eur ?? 0) : null;
  await db
    .insertInto("voucher")
    .values({ id: newId(), code: row.code, kind: row.kind, ...terms, balance_minor: giftMinor, created_at: now })
    .onConflict((conflict) =>
      conflict.column("code").doUpdateSet({
        ...terms,
        value_czk_minor: sql<number | null>`case when voucher.kind = 'gift' then voucher.value_czk_minor
          else excluded.value_czk_minor end`,
        value_eur_minor: sql<number | null>`case when voucher.kind = 'gift' then voucher.value_eur_minor
          else excluded.value_eur_minor end`,
        quantity: sql<number | null>`case when excluded.quantity < voucher.used_count then voucher.used_count
          else excluded.quantity end`,
      }),
    )
    .execute();
}

function termsOf(row: VoucherRow) {
  return {
    service_type: row.service,
    percent_basis_points: row.percent === undefined ? null : Math.round(row.percent * 100),
    value_czk_minor: row.value?.czk ?? null,
    value_eur_minor: row.value?.eur ?? null,
    active_from_at: row.from === undefined ? 0 : pragueMidnight(row.from),
    active_to_at: row.to === undefined ? null : pragueMidnight(daysLater(row.to, 1)),
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

/** Lets nobody use the voucher from now on; false when there is none of that code. */
export async function endVoucher(db: Db, code: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("voucher")
    .set({
      active_to_at: now,
      active_from_at: sql<number>`case when active_from_at > ${now} then ${now} else active_from_at end`,
    })
    .where("code", "=", foldCode(code))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function listVouchers(db: Db) {
  return db.selectFrom("voucher").selectAll().orderBy("code").execute();
}

export type ListedVoucher = Awaited<ReturnType<typeof listVouchers>>[number];
