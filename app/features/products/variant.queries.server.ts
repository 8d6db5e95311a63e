import { currencyIdOf, grossMinor } from "~/features/money/money";
import { onHandInStores, onHandOnline } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

export type Variant = {
  id: number;
  sku: string;
  ean: string | null;
  colourId: string | null;
  /** Name of the colour in the requested language; null for a variant without a colour. */
  colour: string | null;
  colourHex: string | null;
  /** Empty for a variant without a size. */
  size: string;
  /** Pieces in stock online. */
  onHand: number;
  /** Pieces in stock in the stores. */
  inStores: number;
  unitMinor: number;
};

/** Reads the variants of a product in the order they are offered; empty for a product not sold in that shop version. */
export async function readVariants(db: Db, locale: Locale, productId: number): Promise<Variant[]> {
  const rows = await selectVariants(db, locale).where("variant.product_id", "=", productId).execute();
  return rows.map((row) => variantOf(row, locale));
}

export async function findProductIdOf(db: Db, variantId: number): Promise<number | undefined> {
  const row = await db.selectFrom("variant").where("id", "=", variantId).select("product_id as id").executeTakeFirst();
  return row?.id;
}

/** Finds a variant; undefined also when its product is not published yet. */
export async function findVariant(
  db: Db,
  locale: Locale,
  key: { productId: number; variantId: number },
  now: number,
): Promise<Variant | undefined> {
  const row = await selectVariants(db, locale)
    .innerJoin("product", "product.id", "variant.product_id")
    .where("product.published_at", "<=", now)
    .where("variant.product_id", "=", key.productId)
    .where("variant.id", "=", key.variantId)
    .executeTakeFirst();
  return row && variantOf(row, locale);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectVariants>["execute"]>>[number];

function variantOf(row: Row, locale: Locale): Variant {
  const { priceNet, surchargeNet, surchargeEurNet, taxBasisPoints, decimals, ...variant } = row;
  const surcharge = locale === "cs" ? surchargeNet : surchargeEurNet;
  return {
    ...variant,
    onHand: variant.onHand ?? 0,
    inStores: variant.inStores ?? 0,
    unitMinor: grossMinor(priceNet + surcharge, taxBasisPoints, decimals),
  };
}

function selectVariants(db: Db, locale: Locale) {
  return db
    .selectFrom("variant")
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "variant.product_id").on("product_offer.locale", "=", locale),
    )
    .innerJoin("currency", (join) => join.on("currency.id", "=", currencyIdOf[locale]))
    .leftJoin("colour", "colour.id", "variant.colour_id")
    .leftJoin("colour_text", (join) =>
      join.onRef("colour_text.colour_id", "=", "variant.colour_id").on("colour_text.locale", "=", locale),
    )
    .select((eb) => [
      "variant.id",
      "variant.sku",
      "variant.ean",
      "variant.colour_id as colourId",
      "colour_text.name as colour",
      "colour.hex as colourHex",
      "variant.size",
      onHandOnline(eb).as("onHand"),
      onHandInStores(eb).as("inStores"),
      "product_offer.price_net as priceNet",
      "product_offer.tax_basis_points as taxBasisPoints",
      "variant.surcharge_net as surchargeNet",
      "variant.surcharge_eur_net as surchargeEurNet",
      "currency.decimals",
    ])
    .orderBy("variant.position")
    .orderBy("variant.id");
}
