import { readVariants } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Watch } from "./stockAlert";
import { addWatch, hasTooManyWatches } from "./stockAlert.queries.server";

/**
 * Notes down who wants to hear when a piece can be bought again. Says nothing of the outcome, so that nobody learns what
 * an address watches. What can be bought already, what is no variant of the product, and what an address asks for beyond
 * its measure is silently left out; so nobody can be sent letters at will.
 */
export async function watchStock(db: Db, locale: Locale, watch: Watch, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const variants = await readVariants(tx, locale, watch.productId);
    const watched = variants.filter(({ id }) => watch.variantId === null || id === watch.variantId);
    if (watched.length === 0 || watched.some(({ onHand }) => onHand > 0)) return;
    if (await hasTooManyWatches(tx, watch.email)) return;
    await addWatch(tx, locale, watch, now);
  });
}
