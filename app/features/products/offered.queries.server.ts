import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Selects the published products of a shop version, joined with texts, price and default category in its language. */
export function selectOffered(db: Db, locale: Locale, now: number) {
  return db
    .selectFrom("product")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "product.id").on("product_offer.locale", "=", locale),
    )
    .leftJoin("category_text", (join) =>
      join
        .onRef("category_text.category_id", "=", "product.default_category_id")
        .on("category_text.locale", "=", locale),
    )
    .where("product.published_at", "<=", now);
}
