import type { Selectable } from "kysely";

import { formatRowAmount } from "~/features/money/amountFields";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { addDays, pragueClock } from "~/platform/time/pragueClock";

import { type RawRow, withoutEmpty } from "./rawRow";

/**
 * Reads the shop's vouchers as lines of vouchers.ndjson. Left out are vouchers that customers bought, gift vouchers
 * that have been used, as another shop would accept them at their whole value again, and those that were never valid
 * for a day.
 */
export async function readVoucherRows(db: Db): Promise<RawRow[]> {
  const vouchers = await db
    .selectFrom("voucher")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("order_gift").whereRef("order_gift.voucher_id", "=", "voucher.id").select("order_id"))),
    )
    .where(({ or, eb, fn }) =>
      or([
        eb("balance_minor", "is", null),
        eb("balance_minor", "=", fn.coalesce("value_czk_minor", "value_eur_minor")),
      ]),
    )
    .orderBy("code")
    .selectAll()
    .execute();
  const isOver = ({ active_from_at: from, active_to_at: to }: (typeof vouchers)[number]) =>
    to !== null && from > 0 && lastDay(to) < pragueClock(from).date;
  return vouchers.filter((voucher) => !isOver(voucher)).map(rowOf);
}

function rowOf(voucher: Selectable<Tables["voucher"]>): RawRow {
  const { percent_basis_points: points, active_from_at: from, active_to_at: to } = voucher;
  const minimal = amounts(voucher.minimal_czk_minor, voucher.minimal_eur_minor);
  return withoutEmpty({
    code: voucher.code,
    kind: voucher.kind,
    percent: points === null ? undefined : points / 100,
    value: amounts(voucher.value_czk_minor, voucher.value_eur_minor),
    service: voucher.service_type,
    from: from === 0 ? undefined : pragueClock(from).date,
    to: to === null ? undefined : lastDay(to),
    quantity: voucher.quantity ?? undefined,
    perUser: voucher.quantity_per_user ?? undefined,
    minimal: minimal ?? {},
    product: voucher.product_id ?? undefined,
    category: voucher.category_id ?? undefined,
    brand: voucher.brand ?? undefined,
    needsEmail: voucher.needs_email === 1,
  });
}

function amounts(czk: number | null, eur: number | null): RawRow | undefined {
  if (czk === null && eur === null) return undefined;
  return {
    ...(czk === null ? {} : { czk: formatRowAmount(czk, "cs") }),
    ...(eur === null ? {} : { eur: formatRowAmount(eur, "sk") }),
  };
}

/** Returns the last whole day; a voucher that was ended within a day does not get the rest of that day. */
function lastDay(to: number): string {
  return addDays(pragueClock(to).date, -1);
}
