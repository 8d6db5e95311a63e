import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { codeForms, parseProductNumber } from "./productCode";

/** Finds products sold in that shop version whose code, or the SKU or EAN of a variant, is the query. */
export async function findIdsByCode(db: Db, locale: Locale, query: string): Promise<number[]> {
  const forms = codeForms(query);
  if (forms.length === 0) return [];
  const id = parseProductNumber(query) ?? -1;
  const rows = await db
    .selectFrom("product_offer")
    .where("locale", "=", locale)
    .where((eb) =>
      eb(
        "product_id",
        "in",
        eb
          .selectFrom("product")
          .where((or) => or.or([or("code", "in", forms), or("id", "=", id)]))
          .select("id")
          .union(
            eb
              .selectFrom("variant")
              .where((or) => or.or([or("sku", "in", forms), or("ean", "in", forms)]))
              .select("product_id as id"),
          ),
      ),
    )
    .orderBy("product_id")
    .select("product_id as id")
    .execute();
  return rows.map((row) => row.id);
}
