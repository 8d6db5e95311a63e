import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

/** A fee that an order pays: for a carrier, or for a payment method. */
export type Fee = { kind: "carrier" | "payment"; id: string };

/** A fee in a shop version; `priceMinor` is null when the carrier or method is not offered there. */
export type ListedFee = { fee: Fee; locale: Locale; priceMinor: number | null };

/** Lists the fee of every carrier and payment method in each shop version, in display order. */
export async function listFees(db: Db): Promise<ListedFee[]> {
  const carriers = await db
    .selectFrom("carrier")
    .leftJoin("carrier_price", "carrier_price.carrier_id", "carrier.id")
    .orderBy("carrier.position")
    .select(["carrier.id", "locale", "price_minor as priceMinor"])
    .execute();
  const payments = await db
    .selectFrom("payment_method")
    .leftJoin("payment_price", "payment_price.payment_id", "payment_method.id")
    .orderBy("payment_method.position")
    .select(["payment_method.id", "locale", "price_minor as priceMinor"])
    .execute();
  return [...inEachLocale("carrier", carriers), ...inEachLocale("payment", payments)];
}

type FeeRow = { id: string; locale: Locale | null; priceMinor: number | null };

function inEachLocale(kind: Fee["kind"], rows: readonly FeeRow[]): ListedFee[] {
  return [...new Set(rows.map(({ id }) => id))].flatMap((id) =>
    locales.map((locale) => {
      const row = rows.find((feeRow) => feeRow.id === id && feeRow.locale === locale);
      return { fee: { kind, id }, locale, priceMinor: row?.priceMinor ?? null };
    }),
  );
}

/** Finds a fee: null when it is not offered, undefined for a carrier or method that the shop does not know. */
export async function findFee(db: Db, { kind, id }: Fee, locale: Locale): Promise<number | null | undefined> {
  return (await listFees(db)).find(
    ({ fee, ...feeRow }) => fee.kind === kind && fee.id === id && feeRow.locale === locale,
  )?.priceMinor;
}

/** Saves the price at which the carrier or method is offered from now on. */
export async function saveFee(db: Db, { kind, id }: Fee, locale: Locale, price_minor: number): Promise<void> {
  if (kind === "carrier") {
    const row = { carrier_id: id, locale, price_minor };
    const carriers = db.insertInto("carrier_price").values(row);
    await carriers.onConflict((row) => row.columns(["carrier_id", "locale"]).doUpdateSet({ price_minor })).execute();
  } else {
    const row = { payment_id: id, locale, price_minor };
    const payments = db.insertInto("payment_price").values(row);
    await payments.onConflict((row) => row.columns(["payment_id", "locale"]).doUpdateSet({ price_minor })).execute();
  }
}

/** Removes the price, so that the carrier or method is no longer offered. */
export async function removeFee(db: Db, { kind, id }: Fee, locale: Locale): Promise<void> {
  if (kind === "carrier") {
    await db.deleteFrom("carrier_price").where("carrier_id", "=", id).where("locale", "=", locale).execute();
  } else {
    await db.deleteFrom("payment_price").where("payment_id", "=", id).where("locale", "=", locale).execute();
  }
}
