import type { Insertable } from "kysely";

import type { TaxRateOf } from "~/features/money/taxRate.queries.server";
import { flag } from "~/platform/database/flag";
import type { Tables } from "~/platform/database/schema";
import { locales } from "~/platform/i18n/locale";
import { instantOf, isDaysAgo } from "./importedInstant";
import { writtenNet } from "./importedPrice";
import type { ProductRow } from "./productRow";

export type ProductRecord = Insertable<Tables["product"]>;

export type RecordTerms = {
  now: number;
  taxRateOf: TaxRateOf;
  /** Name under which a picture of the folder is kept. */
  nameOf: (file: string) => string;
};

/**
 * `publishedAt` is that of a product the shop has already: "-12d" counts from its first import. Availability is worked
 * out from stock afterwards.
 */
export function productRecord(row: ProductRow, publishedAt: number | undefined, terms: RecordTerms): ProductRecord {
  const [first] = row.pictures;
  const published = instantOf(row.published, terms.now);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    brand: row.brand,
    tax_class: row.taxClass,
    default_category_id: row.defaultCategory,
    position: row.position,
    published_at: isDaysAgo(row.published) ? (publishedAt ?? published) : published,
    ...prices(row, terms.taxRateOf),
    is_sale_active: flag(row.sale?.isActive ?? false),
    is_good_price: flag(row.labels.includes("goodPrice")),
    is_bestseller: flag(row.labels.includes("bestseller")),
    allows_message: flag(row.allowsMessage),
    main_picture: first ? terms.nameOf(first.file) : null,
    availability: "none",
  };
}

function prices({ id, taxClass, price, sale }: ProductRow, taxRateOf: TaxRateOf) {
  const price_net = writtenNet(price, "cs", taxClass, taxRateOf);
  if (price_net === null) throw new Error(`Product ${id} has the tax class ${taxClass}, which has no Czech rate.`);
  return {
    price_net,
    price_sale_net: writtenNet(sale?.price, "cs", taxClass, taxRateOf),
    price_eur_net: writtenNet(price, "sk", taxClass, taxRateOf),
    price_eur_sale_net: writtenNet(sale?.price, "sk", taxClass, taxRateOf),
  };
}

export function textRecords(row: ProductRow): Tables["product_text"][] {
  return locales.map((locale) => ({
    product_id: row.id,
    locale,
    name: row.name[locale],
    slug: row.slug[locale],
    subtitle: row.subtitle[locale],
    description: row.description[locale],
    more_info: row.moreInfo[locale],
  }));
}

/** Picture ids are 100 × product id + place, from 1. */
export function pictureRecords(row: ProductRow, nameOf: (file: string) => string): Tables["picture"][] {
  return row.pictures.map(({ file, colour }, index) => ({
    id: row.id * 100 + index + 1,
    product_id: row.id,
    position: index + 1,
    file: nameOf(file),
    colour_id: colour ?? null,
  }));
}
