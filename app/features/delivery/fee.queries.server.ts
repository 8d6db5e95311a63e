import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** A fee that an order pays: for a carrier, or for a payment method. */
export type Fee = { kind: "carrier" | "payment"; id: string };

export type ListedFee = { fee: Fee; locale: Locale; priceMinor: number };

/** All fees in each shop version, in display order. */
export async function listFees(db: Db): Promise<ListedFee[]> {
  const carriers = await db
    .selectFrom("carrier_price")
    .innerJoin("carrier", "carrier.id", "carrier_price.carrier_id")
    .orderBy("carrier.position")
    .orderBy("locale")
    .select(["carrier_id as id", "locale", "price_minor as priceMinor"])
    .execute();
  const payments = await db
    .selectFrom("payment_price")
    .innerJoin("payment_method", "payment_method.id", "payment_price.payment_id")
    .orderBy("payment_method.position")
    .orderBy("locale")
    .select(["payment_id as id", "locale", "price_minor as priceMinor"])
    .execute();
  return [...carriers.map(listed("carrier")), ...payments.map(listed("payment"))];
}

function listed(kind: Fee["kind"]) {
  return ({ id, ...row }: Omit<ListedFee, "fee"> & { id: string }): ListedFee => ({ ...row, fee: { kind, id } });
}

export async function findFee(db: Db, { kind, id }: Fee, locale: Locale): Promise<number | undefined> {
  return (await listFees(db)).find(({ fee, ...one }) => fee.kind === kind && fee.id === id && one.locale === locale)
    ?.priceMinor;
}

export async function saveFee(db: Db, { kind, id }: Fee, locale: Locale, price_minor: number): Promise<void> {
  if (kind === "carrier") {
    const carriers = db.updateTable("carrier_price").set({ price_minor });
    await carriers.where("carrier_id", "=", id).where("locale", "=", locale).execute();
  } else {
    const payments = db.updateTable("payment_price").set({ price_minor });
    await payments.where("payment_id", "=", id).where("locale", "=", locale).execute();
  }
}
