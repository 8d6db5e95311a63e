import { grossMinor } from "~/features/money/money";
import type { Availability, Flag } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { nameKey } from "./nameKey";

/**
 * Everything that listings filter and sort by, kept in memory: some 300 bytes a product. Strings that many products
 * share are stored as numbers, which the three string tables assign.
 */
export type CatalogSnapshot = {
  products: Map<number, SnapshotProduct>;
  colours: StringTable;
  sizes: StringTable;
  /** Sets of places that have a piece of a variant: their ids, joined by spaces. */
  placeSets: StringTable;
};

export type SnapshotProduct = {
  id: number;
  position: number;
  defaultCategoryId: number | null;
  publishedAt: number;
  availability: Availability;
  isGoodPrice: boolean;
  isBestseller: boolean;
  /** The product's offer in each shop version; null when the shop version does not sell it. */
  offers: Record<Locale, SnapshotOffer | null>;
  /** The product's own categories, without their ancestors. */
  categories: readonly number[];
  materials: readonly string[];
  /** Colour, size and place set of each variant, one after another. */
  variants: readonly number[];
};

export type SnapshotOffer = {
  /** The price of the cheapest variant in stock online, or of the cheapest of all when none is. */
  priceMinor: number;
  discountPercent: number;
  isSale: boolean;
  nameKey: string;
};

/** The place that represents all warehouses; all other places are store ids, which cannot contain this character. */
export const warehousePlace = "@";

export type SnapshotRows = {
  products: {
    id: number;
    position: number;
    defaultCategoryId: number | null;
    publishedAt: number;
    availability: Availability;
    isGoodPrice: Flag;
    isBestseller: Flag;
  }[];
  offers: OfferRow[];
  categories: { id: number; categoryId: number }[];
  materials: { id: number; material: string }[];
  variants: VariantRow[];
};

type OfferRow = {
  id: number;
  locale: Locale;
  name: string;
  priceNet: number;
  taxBasisPoints: number;
  grossMinor: number;
  struckMinor: number | null;
  discountPercent: number;
};

type VariantRow = {
  id: number;
  colourId: string | null;
  size: string;
  surchargeNet: number;
  surchargeEurNet: number;
  /** Ids of the places that have a piece, joined by spaces. */
  places: string | null;
};

export type SnapshotContext = { decimals: Record<Locale, number>; warehouses: ReadonlySet<string> };

export function createSnapshot(): CatalogSnapshot {
  return { products: new Map(), colours: new StringTable(), sizes: new StringTable(), placeSets: new StringTable() };
}

/** Adds products to the snapshot or replaces those with the same ids. */
export function upsert(snapshot: CatalogSnapshot, rows: SnapshotRows, { decimals, warehouses }: SnapshotContext): void {
  const offers = groupById(rows.offers);
  const categories = groupById(rows.categories);
  const materials = groupById(rows.materials);
  const variantRows = groupById(rows.variants);
  for (const { isGoodPrice, isBestseller, ...product } of rows.products) {
    const variants = (variantRows.get(product.id) ?? []).map((row) => ({ ...row, places: placeSet(row, warehouses) }));
    const productOffers = offers.get(product.id) ?? [];
    const offerIn = (locale: Locale) => calculateOffer(productOffers, locale, variants, decimals);
    snapshot.products.set(product.id, {
      ...product,
      isGoodPrice: isGoodPrice === 1,
      isBestseller: isBestseller === 1,
      offers: { cs: offerIn("cs"), sk: offerIn("sk") },
      categories: (categories.get(product.id) ?? []).map(({ categoryId }) => categoryId),
      materials: (materials.get(product.id) ?? []).map(({ material }) => material),
      variants: variants.flatMap(({ colourId, size, places }) => [
        snapshot.colours.intern(colourId ?? ""),
        snapshot.sizes.intern(size),
        snapshot.placeSets.intern(places),
      ]),
    });
  }
}

export function placesOf(placeSet: string): string[] {
  return placeSet === "" ? [] : placeSet.split(" ");
}

/** Numbers strings from 0; the same string always gets the same number. */
export class StringTable {
  readonly #numbers = new Map<string, number>();
  readonly strings: string[] = [];

  intern(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.strings.length);
    return this.strings.push(text) - 1;
  }

  /** Returns undefined for a string that has no number. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }
}

type SnapshotVariant = Omit<VariantRow, "places"> & { places: string };

/** Returns the places that have a piece as a key. All warehouses count as one place, which comes first. */
function placeSet({ places }: VariantRow, warehouses: ReadonlySet<string>): string {
  if (!places) return "";
  const ids = places.split(" ");
  const stores = ids.filter((id) => !warehouses.has(id)).sort();
  return stores.length < ids.length ? [warehousePlace, ...stores].join(" ") : stores.join(" ");
}

function calculateOffer(
  rows: readonly OfferRow[],
  locale: Locale,
  variants: readonly SnapshotVariant[],
  decimals: SnapshotContext["decimals"],
) {
  const row = rows.find((offer) => offer.locale === locale);
  if (!row) return null;
  const { grossMinor: priceMinor, struckMinor, discountPercent, name } = row;
  const surchargeOf = (variant: SnapshotVariant) => (locale === "cs" ? variant.surchargeNet : variant.surchargeEurNet);
  const all = variants.map(surchargeOf);
  const inStockOnline = variants.filter(({ places }) => places.startsWith(warehousePlace)).map(surchargeOf);
  const cheapest = Math.min(...(inStockOnline.length > 0 ? inStockOnline : all));
  return {
    priceMinor:
      cheapest > Math.min(...all) && Number.isFinite(cheapest)
        ? grossMinor(row.priceNet + cheapest, row.taxBasisPoints, decimals[locale])
        : priceMinor,
    discountPercent,
    isSale: struckMinor !== null,
    nameKey: nameKey(name, locale),
  };
}

function groupById<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return groups;
}
