import { readCarriersWithPoints } from "~/features/pickupPoints/pickupPoint.queries.server";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import type { Db } from "~/platform/database/database.server";
import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Environment } from "~/platform/process/environment.server";
import { cachedForASecond } from "~/platform/time/shortCache.server";
import { carrierIds, carrierRules, carriersOfKind } from "./carriers";
import { type Carrier, type DeliveryOffer, deliveryParts, type Payment, withoutOnlinePayments } from "./delivery";
import { type PaymentId, paymentIds } from "./paymentMethods";

/** The environment says whether a gateway is configured; without one, payments that need it are not offered. */
export type DeliveryDeps = { db: Db; environment: Pick<Environment, "paymentGateway"> };

/** Reads the whole offer; throws when a part of it cannot be read. */
export async function readDeliveryOffer({ db, environment }: DeliveryDeps, locale: Locale): Promise<DeliveryOffer> {
  return wholeOffer(availableOffer(environment, await readFullOffer(db, locale)));
}

/** Returns the offer if all its parts could be read; throws otherwise. */
export function wholeOffer({ errors, ...offer }: ReadOffer): DeliveryOffer {
  const [error] = errors;
  if (error) throw error;
  return offer;
}

export function availableOffer<Offer extends DeliveryOffer>(
  { paymentGateway }: DeliveryDeps["environment"],
  whole: Offer,
): Offer {
  return paymentGateway ? whole : withoutOnlinePayments(whole);
}

/** The offer with the errors of the parts that could not be read, for the log. */
export type ReadOffer = DeliveryOffer & { errors: readonly Error[] };

/**
 * Reads the carriers and payments that have a price in the shop version. Pickup is included only if there is a store,
 * points only if the carrier has some. A part that cannot be read does not affect the others. Throws while the database
 * is unavailable.
 */
export async function readFullOffer(db: Db, locale: Locale): Promise<ReadOffer> {
  const payments = await tryPart(() => readPayments(db, locale));
  const stores = await tryPart(() => readPickupStores(db, locale));
  // If the payments cannot be read, the carriers are shown all the same.
  const offeredPayments = payments.error ? paymentIds : payments.rows.map(({ id }) => id);
  const carriers = await tryPart(() => readCarriers(db, locale, offeredPayments));
  const hasStores = stores.rows.length > 0 || stores.error !== undefined;
  const parts = { carriers, payments, stores };
  return {
    carriers: carriers.rows.filter(({ kind }) => kind !== "pickup" || hasStores),
    payments: payments.rows,
    stores: stores.rows,
    failedParts: deliveryParts.filter((part) => parts[part].error !== undefined),
    errors: deliveryParts.flatMap((part) => parts[part].error ?? []),
  };
}

type PartRead<Row> = { rows: Row[]; error?: Error };

async function tryPart<Row>(read: () => Promise<Row[]>): Promise<PartRead<Row>> {
  try {
    return { rows: await read() };
  } catch (error) {
    if (isDatabaseUnavailable(error) || !(error instanceof Error)) throw error;
    return { rows: [], error };
  }
}

async function readCarriers(db: Db, locale: Locale, offeredPayments: readonly PaymentId[]): Promise<Carrier[]> {
  const rows = await db
    .selectFrom("carrier")
    .innerJoin("carrier_price", "carrier_price.carrier_id", "carrier.id")
    .where("carrier_price.locale", "=", locale)
    .orderBy("carrier.position")
    .select(["carrier.id", "carrier_price.price_minor as priceMinor"])
    .execute();
  const pairs = await db.selectFrom("carrier_payment").selectAll().execute();
  const withPoints = await readCarriersWithPoints(db, locale);
  return rows.flatMap(({ id: rowId, priceMinor }) => {
    const id = carrierIds.find((known) => known === rowId);
    const allowed = offeredPayments.filter((paymentId) => isPair(pairs, rowId, paymentId));
    if (!id || allowed.length === 0) return [];
    const { kind } = carrierRules[id];
    return kind === "point" && !withPoints.has(id) ? [] : [{ id, kind, priceMinor, paymentIds: allowed }];
  });
}

async function readPayments(db: Db, locale: Locale): Promise<Payment[]> {
  const rows = await db
    .selectFrom("payment_method")
    .innerJoin("payment_price", "payment_price.payment_id", "payment_method.id")
    .where("payment_price.locale", "=", locale)
    .orderBy("payment_method.position")
    .select(["payment_method.id", "payment_price.price_minor as priceMinor"])
    .execute();
  return rows.flatMap(({ id: rowId, priceMinor }) => {
    const id = paymentIds.find((known) => known === rowId);
    return id ? [{ id, priceMinor }] : [];
  });
}

type Pair = { carrier_id: string; payment_id: string };

function isPair(pairs: readonly Pair[], carrierId: string, paymentId: PaymentId): boolean {
  return pairs.some((pair) => pair.carrier_id === carrierId && pair.payment_id === paymentId);
}

/** Reads the lowest price of a delivery to an address; null when the shop version has none. */
async function readParcelPrice(db: Db, locale: Locale): Promise<number | null> {
  const { priceMinor } = await db
    .selectFrom("carrier_price")
    .where("locale", "=", locale)
    .where("carrier_id", "in", carriersOfKind("parcel"))
    .select(({ fn }) => fn.min("price_minor").as("priceMinor"))
    .executeTakeFirstOrThrow();
  return priceMinor === null ? null : Number(priceMinor);
}

/** Reads the parcel price from a cache, at most a second old. */
export const readCachedParcelPrice = cachedForASecond(readParcelPrice);
