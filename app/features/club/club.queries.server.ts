import { type SqlBool, sql } from "kysely";

import { enterGroup, leaveGroup } from "~/features/customers/customerGroup.queries.server";
import { statesThat } from "~/features/delivery/orderStates";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** The customer group that a large order makes its customer a member of (decision 44). */
const clubId = "kara-klub";

/** Updates the club membership of an order's customer after the order has changed, in the caller's transaction. */
export async function refreshClubMembership(db: Db, orderId: string): Promise<void> {
  const order = await db.selectFrom("orders").where("id", "=", orderId).select("customer_id").executeTakeFirst();
  if (order?.customer_id) await refreshCustomerMembership(db, order.customer_id);
}

/**
 * A customer is a member with a paid, closed order whose goods exceed the limit of its shop version and that was not
 * withdrawn from completely. Membership gained by an order ends when no such order is left. A group assigned by staff
 * stays.
 */
export async function refreshCustomerMembership(db: Db, customerId: string): Promise<void> {
  const orderId = await findOpeningOrder(db, customerId);
  if (orderId) {
    await enterGroup(db, customerId, { groupId: clubId, orderId });
    return;
  }
  await leaveGroup(db, customerId);
}

/** Returns the oldest order that qualifies. */
async function findOpeningOrder(db: Db, customerId: string): Promise<string | undefined> {
  const limits = { cs: await readClubLimit(db, "cs"), sk: await readClubLimit(db, "sk") };
  const row = await db
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .where("state", "in", statesThat("isDelivered"))
    .where("paid_at", "is not", null)
    .where("withdrawn_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("locale", "=", "cs"), hasGoodsAbove(limits.cs)]),
        eb.and([eb("locale", "=", "sk"), hasGoodsAbove(limits.sk)]),
      ]),
    )
    .orderBy("placed_at")
    .orderBy("id")
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

/** Leaves out gift vouchers that the order buys. Otherwise their money would count twice: now, and when it is spent. */
function hasGoodsAbove(limitMinor: number) {
  return sql<SqlBool>`orders.goods_minor - coalesce((
    select sum(order_line.line_minor - order_line.discount_minor)
    from order_line
    join order_gift on order_gift.order_id = order_line.order_id and order_gift.line_position = order_line.position
    where order_line.order_id = orders.id
  ), 0) > ${limitMinor}`;
}

async function readClubLimit(db: Db, locale: Locale): Promise<number> {
  return (await readSettings(db, locale)).club_above_minor;
}

/** Returns the number of a large order that will qualify once it is paid and closed; undefined without one. */
export async function findPromisingOrder(
  db: Db,
  customerId: string,
  locale: Locale,
  limitMinor: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .where("locale", "=", locale)
    .where("state", "not in", statesThat("isCancelled"))
    .where("withdrawn_at", "is", null)
    .where(hasGoodsAbove(limitMinor))
    .orderBy("placed_at", "desc")
    .select("number")
    .executeTakeFirst();
  return row?.number;
}
