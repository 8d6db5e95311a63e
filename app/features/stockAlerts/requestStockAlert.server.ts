import { readVariants } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { StockAlert } from "./stockAlert";
import { hasTooManyStockAlerts, saveStockAlert } from "./stockAlert.queries.server";

/**
 * Stores a request for an e-mail when a product or variant is back in stock. Returns nothing about the outcome, so that
 * nobody learns which alerts an address has. Requests for what is in stock, for variants of other products and beyond
 * `maxStockAlerts` are silently ignored, so nobody can be flooded with e-mails.
 */
export async function requestStockAlert(db: Db, locale: Locale, alert: StockAlert, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const variants = await readVariants(tx, locale, alert.productId);
    const requested = variants.filter(({ id }) => alert.variantId === null || id === alert.variantId);
    if (requested.length === 0 || requested.some(({ onHand }) => onHand > 0)) return;
    if (await hasTooManyStockAlerts(tx, alert.email)) return;
    await saveStockAlert(tx, locale, alert, now);
  });
}
