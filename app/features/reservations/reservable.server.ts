import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants, type Variant } from "~/features/products/variant.queries.server";
import { readStock } from "~/features/stores/stock.queries.server";
import { type ListedStore, readStores } from "~/features/stores/storeList.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { reservedUntil } from "./reservation";

export type Reservable = {
  product: { id: number; name: string; slug: string; categorySlug: string | null };
  store: ListedStore;
  /** The variants of which the store has a piece. */
  variants: Variant[];
  /** The instant until which the store would hold the pieces. */
  until: number;
};

/** Returns what can be reserved of a product in a store; undefined for an unknown product or store. */
export async function readReservable(
  { db, now }: Pick<World, "db" | "now">,
  locale: Locale,
  { productId, storeId }: { productId: number; storeId: string },
): Promise<Reservable | undefined> {
  const product = await findProductAddress(db, locale, productId, now());
  const stores = product ? await readStores(db, locale, pragueClock(now()).date) : [];
  const store = stores.find(({ id }) => id === storeId);
  const until = store && reservedUntil(store, now());
  if (!product || !store || until === undefined) return undefined;
  const variants = await readVariants(db, locale, productId);
  const stock = await readStock(
    db,
    variants.map(({ id }) => id),
  );
  const here = new Set(stock.filter((place) => place.storeId === storeId).map(({ variantId }) => variantId));
  const { id, name, slug, categorySlug } = product;
  return {
    product: { id, name, slug, categorySlug },
    store,
    variants: variants.filter(({ id }) => here.has(id)),
    until,
  };
}
