import type { Insertable } from "kysely";

import type { TaxRateOf } from "~/features/money/taxRate.queries.server";
import { byColumn, productTextIds } from "~/features/products/productTexts";
import { garmentMeasures } from "~/features/sizes/garmentMeasures";
import { recordOf } from "~/platform/closedSets";
import { flag } from "~/platform/database/flag";
import type { Tables } from "~/platform/database/schema";
import { locales } from "~/platform/i18n/locale";
import { notRetired } from "~/platform/text/momentFields";
import { isDaysAgo, parseImportedInstant } from "./importedInstant";
import { importedNet } from "./importedPrice";
import { labelFlags } from "./labelColumns";
import type { ProductRow } from "./productRow";

export type ProductRecord = Insertable<Tables["product"]>;

export type RecordContext = {
  now: number;
  taxRateOf: TaxRateOf;
  /** Returns the stored name of a picture of the folder. */
  nameOf: (file: string) => string;
};

/**
 * Builds the record of a product. `publishedAt` is that of an existing product, as "-12d" counts from the product's
 * first import. Availability is calculated from stock afterwards.
 */
export function productRecord(row: ProductRow, publishedAt: number | undefined, context: RecordContext): ProductRecord {
  const [first] = row.pictures;
  const published = parseImportedInstant(row.published, context.now);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    brand: row.brand,
    tax_class: row.taxClass,
    default_category_id: row.defaultCategory,
    position: row.position,
    published_at: isDaysAgo(row.published) ? (publishedAt ?? published) : published,
    ...prices(row, context.taxRateOf),
    is_sale_active: flag(row.sale?.isActive ?? false),
    sale_from_at: row.sale?.fromAt ?? null,
    sale_to_at: row.sale?.toAt ?? null,
    hidden_from_at: row.hidden?.from ?? null,
    hidden_to_at: row.hidden?.to ?? null,
    ...(row.retired ?? notRetired),
    ...labelFlags(row.labels),
    allows_message: flag(row.allowsMessage),
    main_picture: first ? context.nameOf(first.file) : null,
    availability: "none",
  };
}

function prices({ id, taxClass, price, sale }: ProductRow, taxRateOf: TaxRateOf) {
  const price_net = importedNet(price, "cs", taxClass, taxRateOf);
  if (price_net === null) throw new Error(`Product ${id} has the tax class ${taxClass}, which has no Czech rate.`);
  return {
    price_net,
    price_sale_net: importedNet(sale?.price, "cs", taxClass, taxRateOf),
    price_eur_net: importedNet(price, "sk", taxClass, taxRateOf),
    price_eur_sale_net: importedNet(sale?.price, "sk", taxClass, taxRateOf),
  };
}

export function textRecords(row: ProductRow): Tables["product_text"][] {
  return locales.map((locale) => ({
    product_id: row.id,
    locale,
    name: row.name[locale],
    slug: row.slug[locale],
    ...byColumn(recordOf(productTextIds, (id) => row[id][locale])),
  }));
}

/** Builds the records of each size's measures, which files give in centimetres. */
export function measureRecords({ id, measures }: ProductRow): Tables["product_measure"][] {
  return Object.entries(measures).flatMap(([size, lengths]) =>
    garmentMeasures.flatMap((measure) => {
      const centimetres = lengths[measure];
      return centimetres === undefined ? [] : [{ product_id: id, size, measure, millimetres: centimetres * 10 }];
    }),
  );
}

/** Builds the picture records of a product. Picture ids are 100 × product id + position, from 1. */
export function pictureRecords(row: ProductRow, nameOf: (file: string) => string): Tables["picture"][] {
  return row.pictures.map(({ file, colour }, index) => ({
    id: row.id * 100 + index + 1,
    product_id: row.id,
    position: index + 1,
    file: nameOf(file),
    colour_id: colour ?? null,
  }));
}
