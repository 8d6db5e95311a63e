import { grossMinor } from "~/features/money/money";
import type { Availability, Flag } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { nameKey } from "./nameKey";

/**
 * Everything by which listings filter and sort, kept in memory: some 300 bytes a product. Words that many products
 * share are numbers here, given by the three numberings.
 */
export type Shelf = {
  products: Map<number, ShelfProduct>;
  colours: Numbering;
  sizes: Numbering;
  /** Sets of places that have a piece of a variant: their names with spaces between. */
  placeSets: Numbering;
};

export type ShelfProduct = {
  id: number;
  position: number;
  /** Its default category; null without one. */
  kind: number | null;
  publishedAt: number;
  availability: Availability;
  isGoodPrice: boolean;
  isBestseller: boolean;
  /** Null where the shop version does not sell it. */
  offers: Record<Locale, ShelfOffer | null>;
  /** Its own, without those above them. */
  categories: readonly number[];
  materials: readonly string[];
  /** Colour, size and place set of each variant, one after another. */
  variants: readonly number[];
};

export type ShelfOffer = {
  /** Of the cheapest variant that can be sent, or of the cheapest of all when none can. */
  priceMinor: number;
  discountPercent: number;
  isSale: boolean;
  nameKey: string;
};

/** The place that stands for all warehouses; every other is a store's id, which has no such sign in it. */
export const online = "@";

export type ShelfRows = {
  products: {
    id: number;
    position: number;
    kind: number | null;
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
  /** Ids of the places that have a piece, with spaces between. */
  places: string | null;
};

export type ShelfTerms = { decimals: Record<Locale, number>; warehouses: ReadonlySet<string> };

export function emptyShelf(): Shelf {
  return { products: new Map(), colours: new Numbering(), sizes: new Numbering(), placeSets: new Numbering() };
}

/** Puts products on the shelf, in place of what stood there under their ids. */
export function putOnShelf(shelf: Shelf, rows: ShelfRows, { decimals, warehouses }: ShelfTerms): void {
  const offers = groupById(rows.offers);
  const categories = groupById(rows.categories);
  const materials = groupById(rows.materials);
  const variantRows = groupById(rows.variants);
  for (const { isGoodPrice, isBestseller, ...product } of rows.products) {
    const variants = (variantRows.get(product.id) ?? []).map((row) => ({ ...row, places: placeSet(row, warehouses) }));
    const own = offers.get(product.id) ?? [];
    const offerIn = (locale: Locale) => offerOf(own, locale, variants, decimals);
    shelf.products.set(product.id, {
      ...product,
      isGoodPrice: isGoodPrice === 1,
      isBestseller: isBestseller === 1,
      offers: { cs: offerIn("cs"), sk: offerIn("sk") },
      categories: (categories.get(product.id) ?? []).map(({ categoryId }) => categoryId),
      materials: (materials.get(product.id) ?? []).map(({ material }) => material),
      variants: variants.flatMap(({ colourId, size, places }) => [
        shelf.colours.numberOf(colourId ?? ""),
        shelf.sizes.numberOf(size),
        shelf.placeSets.numberOf(places),
      ]),
    });
  }
}

export function placesOf(placeSet: string): string[] {
  return placeSet === "" ? [] : placeSet.split(" ");
}

/** Gives every word a small number, the same one each time. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly words: string[] = [];

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  /** Undefined for a word that has no number. */
  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }
}

type ShelfVariant = Omit<VariantRow, "places"> & { places: string };

/** All warehouses are one place, and the first. */
function placeSet({ places }: VariantRow, warehouses: ReadonlySet<string>): string {
  if (!places) return "";
  const ids = places.split(" ");
  const stores = ids.filter((id) => !warehouses.has(id)).sort();
  return stores.length < ids.length ? [online, ...stores].join(" ") : stores.join(" ");
}

function offerOf(
  rows: readonly OfferRow[],
  locale: Locale,
  variants: readonly ShelfVariant[],
  decimals: ShelfTerms["decimals"],
) {
  const row = rows.find((one) => one.locale === locale);
  if (!row) return null;
  const { grossMinor: priceMinor, struckMinor, discountPercent, name } = row;
  const surchargeOf = (one: ShelfVariant) => (locale === "cs" ? one.surchargeNet : one.surchargeEurNet);
  const all = variants.map(surchargeOf);
  const sendable = variants.filter(({ places }) => places.startsWith(online)).map(surchargeOf);
  const cheapest = Math.min(...(sendable.length > 0 ? sendable : all));
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
