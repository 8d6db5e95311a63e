import { readVariants } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { StockAlert } from "./stockAlert";
import { hasTooManyStockAlerts, saveStockAlert } from "./stockAlert.queries.server";

/**
 * Stores a request for an e-mail when a product or variant is back in stock. False when no form asks for that: a variant
 * of another product, or any variant while one can be bought. Else it says nothing about the outcome, so that nobody
 * learns which alerts an address has: requests for a variant that has come meanwhile and beyond `maxStockAlerts` are
 * silently ignored, so nobody can be flooded with e-mails.
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
