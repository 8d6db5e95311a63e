import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Environment } from "~/platform/process/environment.server";
import { carrierIds } from "./carriers";
import { type Carrier, type DeliveryOffer, type Payment, withoutOnlinePayments } from "./delivery";
import { type PaymentId, paymentIds } from "./paymentMethods";

/** Without a configured gateway, payments that need one are not offered. */
export type DeliveryDeps = { db: Db; environment: Pick<Environment, "paymentGateway"> };

export async function readDeliveryOffer({ db, environment }: DeliveryDeps, locale: Locale): Promise<DeliveryOffer> {
  return availableOffer(environment, await readFullOffer(db, locale));
}

export function availableOffer({ paymentGateway }: DeliveryDeps["environment"], whole: DeliveryOffer): DeliveryOffer {
  return paymentGateway ? whole : withoutOnlinePayments(whole);
}

/** Carriers and payments with a price in the shop version; pickup only where there is a store. */
export async function readFullOffer(db: Db, locale: Locale): Promise<DeliveryOffer> {
  const payments = await readPayments(db, locale);
  const stores = await readPickupStores(db, locale);
  const carriers = await readCarriers(db, locale, payments);
  return { carriers: carriers.filter(({ kind }) => kind === "parcel" || stores.length > 0), payments, stores };
}

async function readCarriers(db: Db, locale: Locale, payments: readonly Payment[]): Promise<Carrier[]> {
  const rows = await db
    .selectFrom("carrier")
    .innerJoin("carrier_price", "carrier_price.carrier_id", "carrier.id")
    .where("carrier_price.locale", "=", locale)
    .orderBy("carrier.position")
    .select(["carrier.id", "carrier.kind", "carrier_price.price_minor as priceMinor"])
    .execute();
  const pairs = await db.selectFrom("carrier_payment").selectAll().execute();
  return rows.flatMap(({ id: rowId, ...carrier }) => {
    const id = carrierIds.find((known) => known === rowId);
    const allowed = payments.filter((payment) => isPair(pairs, rowId, payment.id)).map((payment) => payment.id);
    return id && allowed.length > 0 ? [{ id, ...carrier, paymentIds: allowed }] : [];
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
