import { readVariants } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { StockAlert } from "./stockAlert";
import { hasTooManyStockAlerts, saveStockAlert } from "./stockAlert.queries.server";

/**
 * Stores a request for an e-mail when a product or variant is back in stock. Returns false for a request that no form
 * makes: for a variant of another product, or for any variant while one can be bought. Otherwise the result does not
 * depend on the outcome, so that nobody learns which alerts an address has. Requests for a variant that is in stock by
 * now, and requests beyond `maxStockAlerts`, are silently ignored; the latter so that nobody can be flooded with
 * e-mails.
 */
export async function requestStockAlert(db: Db, locale: Locale, alert: StockAlert, now: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const variants = await readVariants(tx, locale, alert.productId);
    const requested = variants.filter(({ id }) => alert.variantId === null || id === alert.variantId);
    if (requested.length === 0) return false;
    if (requested.some(({ onHand }) => onHand > 0)) return alert.variantId !== null;
    if (!(await hasTooManyStockAlerts(tx, alert.email))) await saveStockAlert(tx, locale, alert, now);
    return true;
  });
}
