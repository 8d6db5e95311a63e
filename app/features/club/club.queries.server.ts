import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** The group that one large order opens (decision 44). */
const clubId = "kara-klub";

/** After something has happened to an order: brings its customer into the club, or out of it. Part of the deed. */
export async function refreshClub(db: Db, orderId: string): Promise<void> {
  const order = await db.selectFrom("orders").where("id", "=", orderId).select("customer_id").executeTakeFirst();
  if (order?.customer_id) await refreshMembership(db, order.customer_id);
}

/**
 * Who has a paid, closed order of goods above the limit of its shop version, not withdrawn from in full, is a member.
 * Who came in by an order goes when none such is left; whom staff put into a group stays there.
 */
export async function refreshMembership(db: Db, customerId: string): Promise<void> {
  const orderId = await findOpeningOrder(db, customerId);
  if (orderId) {
    await db
      .updateTable("customer")
      .set({ group_id: clubId, club_order_id: orderId })
      .where("id", "=", customerId)
      .where((eb) => eb.or([eb("group_id", "is", null), eb("club_order_id", "is not", null)]))
      .execute();
    return;
  }
  await db
    .updateTable("customer")
    .set({ group_id: null, club_order_id: null })
    .where("id", "=", customerId)
    .where("club_order_id", "is not", null)
    .execute();
}

/** The oldest that counts. */
async function findOpeningOrder(db: Db, customerId: string): Promise<string | undefined> {
  const limits = { cs: await limitOf(db, "cs"), sk: await limitOf(db, "sk") };
  const row = await db
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .where("state", "=", "closed")
    .where("paid_at", "is not", null)
    .where("withdrawn_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("locale", "=", "cs"), eb("goods_minor", ">", limits.cs)]),
        eb.and([eb("locale", "=", "sk"), eb("goods_minor", ">", limits.sk)]),
      ]),
    )
    .orderBy("placed_at")
    .orderBy("id")
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

async function limitOf(db: Db, locale: Locale): Promise<number> {
  return (await readSettings(db, locale)).club_above_minor;
}

/** The number of a large order that will open the club once it is paid and closed; undefined when there is none. */
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
    .where("state", "!=", "cancelled")
    .where("withdrawn_at", "is", null)
    .where("goods_minor", ">", limitMinor)
    .orderBy("placed_at", "desc")
    .select("number")
    .executeTakeFirst();
  return row?.number;
}
