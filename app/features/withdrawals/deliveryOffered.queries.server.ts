import { carriersOfKind } from "~/features/delivery/carriers";
import { feeName } from "~/features/delivery/changeFee.server";
import type { Order } from "~/features/orders/orders";
import { readCarriersWithPoints } from "~/features/pickupPoints/pickupPoint.queries.server";
import type { Db } from "~/platform/database/database.server";

/**
 * Returns the price of the cheapest delivery that the shop offered when the order was placed. Pickup in a store is not
 * a delivery. Carriers that deliver to pickup points but have none were not offered.
 */
export async function readCheapestDelivery(db: Db, { locale, placedAt }: Pick<Order, "locale" | "placedAt">) {
  const withPoints = await readCarriersWithPoints(db, locale);
  const points = carriersOfKind("point").filter((id) => withPoints.has(id));
  const rows = await db
    .selectFrom("carrier_price")
    .where("locale", "=", locale)
    .where("carrier_id", "in", [...carriersOfKind("parcel"), ...points])
    .select(["carrier_id as id", "price_minor as priceMinor"])
    .execute();
  const prices = await Promise.all(
    rows.map(async ({ id, priceMinor }) => (await readPriceAt(db, { id, locale, placedAt })) ?? priceMinor),
  );
  return Math.min(...prices);
}

/** Returns the price that the first change after an instant replaced; undefined when it has not changed since. */
async function readPriceAt(db: Db, { id, locale, placedAt }: Pick<Order, "locale" | "placedAt"> & { id: string }) {
  const change = await db
    .selectFrom("setting_history")
    .where("name", "=", feeName({ kind: "carrier", id }))
    .where("locale", "=", locale)
    .where("at", ">", placedAt)
    .orderBy("at")
    .limit(1)
    .select("old_json as oldJson")
    .executeTakeFirst();
  return change?.oldJson ? Number(JSON.parse(change.oldJson)) : undefined;
}
