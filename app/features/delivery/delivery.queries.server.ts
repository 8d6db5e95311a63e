import { type CartOwner, isCartOf } from "~/features/cart/cart.queries.server";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Environment } from "~/platform/process/environment.server";

import {
  type Carrier,
  carrierIds,
  type DeliveryChoice,
  type DeliveryOffer,
  type Payment,
  type PaymentId,
  paymentIds,
  withoutOnlinePayments,
} from "./delivery";

/** Where an offer is read: a payment that needs a gateway is not in it where none is set. */
export type OfferShop = { db: Db; environment: Pick<Environment, "paymentGateway"> };

export async function readDeliveryOffer({ db, environment }: OfferShop, locale: Locale): Promise<DeliveryOffer> {
  return offeredWith(environment, await readWholeOffer(db, locale));
}

export function offeredWith({ paymentGateway }: OfferShop["environment"], whole: DeliveryOffer): DeliveryOffer {
  return paymentGateway ? whole : withoutOnlinePayments(whole);
}

/** Carriers and payments that have a price in the shop version; pickup only where there is a store to go to. */
export async function readWholeOffer(db: Db, locale: Locale): Promise<DeliveryOffer> {
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

/** Keeps the choice on the owner's open cart. False when there is none. */
export async function saveDelivery(db: Db, owner: CartOwner, choice: DeliveryChoice): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cart")
    .set({
      carrier_id: choice.carrierId,
      payment_id: choice.paymentId,
      pickup_store_id: choice.pickupStoreId,
    })
    .where(isCartOf(owner))
    .where("is_open", "=", 1)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Pair = { carrier_id: string; payment_id: string };

function isPair(pairs: readonly Pair[], carrierId: string, paymentId: PaymentId): boolean {
  return pairs.some((pair) => pair.carrier_id === carrierId && pair.payment_id === paymentId);
}
