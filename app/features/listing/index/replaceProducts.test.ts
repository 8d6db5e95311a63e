import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "~/platform/i18n/locale";
import { byGroup, emptyFilter, filterGroups } from "../listingFilter";
import { selectInScope } from "../listingScope";
import { type Sort, sorts } from "../listingSort";
import { forEachBit } from "./bitset";
import { type CatalogSnapshot, createSnapshot, type SnapshotProduct } from "./catalogSnapshot";
import { buildListingIndex, computePublicationSets, type ListingIndex, slotOf } from "./listingIndex";
import { replaceProducts } from "./replaceProducts";
import { selectProducts } from "./selectProducts";

const now = 1_795_000_000_000;
/** Category 2 is a child of 1. */
const parents = new Map([
  [1, null],
  [2, 1],
  [9, null],
]);
const choices = {
  colour: ["black", "brown"],
  size: ["48", "50"],
  material: ["nappa", "suede"],
  label: ["sleva", "novinka", "bestseller", "dobra-cena"],
  inStock: ["1"],
  store: ["praha", "brno"],
  category: ["1", "2", "9"],
};

const offer = fc.option(
  fc.record({
    priceMinor: fc.integer({ min: 1, max: 5 }),
    discountPercent: fc.integer({ min: 0, max: 3 }),
    isSale: fc.boolean(),
    nameKey: fc.constantFrom("a", "b", "c"),
  }),
);
const sampleVariant = fc.tuple(
  fc.constantFrom("", ...choices.colour),
  fc.constantFrom("", ...choices.size),
  fc.constantFrom("", "@", "@ brno praha", "praha"),
);
const sample = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  position: fc.integer({ min: 0, max: 2 }),
  defaultCategoryId: fc.constantFrom(null, 1, 2, 9),
  publishedAt: fc.integer({ min: -1, max: 40 }).map((days) => now - days * 86_400_000),
  availability: fc.constantFrom("online" as const, "store" as const, "none" as const),
  isGoodPrice: fc.boolean(),
  isBestseller: fc.boolean(),
  offers: fc.record({ cs: offer, sk: offer }),
  categories: fc.subarray([1, 2, 9]),
  materials: fc.subarray(choices.material),
  variants: fc.array(sampleVariant, { maxLength: 3 }),
});
type Sample = typeof sample extends fc.Arbitrary<infer Value> ? Value : never;

test("an index with products replaced answers as one built anew", () => {
  const batch = fc.uniqueArray(sample, { maxLength: 25, selector: ({ id }) => id });
  fc.assert(
    fc.property(batch, fc.array(batch, { minLength: 1, maxLength: 3 }), (first, changes) => {
      const snapshot = createSnapshot();
      put(snapshot, first);
      let replaced = finish(buildListingIndex(snapshot, parents));
      for (const changed of changes) {
        put(snapshot, changed);
        const ids = changed.map(({ id }) => id);
        replaced = finish(replaceProducts(replaced, snapshot, ids, parents));
      }
      expect(answersOf(replaced)).toEqual(answersOf(finish(buildListingIndex(snapshot, parents))));
    }),
    { numRuns: 100 },
  );
});

test("a change that no listing shows keeps the index and what was selected from it", () => {
  const snapshot = createSnapshot();
  const [product] = fc.sample(sample, 1);
  put(snapshot, product ? [product] : []);
  const index = finish(buildListingIndex(snapshot, parents));
  put(snapshot, product ? [{ ...product }] : []);
  expect(finish(replaceProducts(index, snapshot, [product?.id ?? 0, 61], parents))).toBe(index);
});

test("an index that is in use stays as it was while products are replaced", () => {
  const samples = fc.sample(sample, { numRuns: 40, seed: 1 });
  const snapshot = createSnapshot();
  put(snapshot, samples.slice(0, 20));
  const index = finish(buildListingIndex(snapshot, parents));
  const before = answersOf(index);
  put(snapshot, samples.slice(20));
  finish(
    replaceProducts(
      index,
      snapshot,
      samples.map(({ id }) => id),
      parents,
    ),
  );
  expect(answersOf(index)).toEqual(before);
});

function put(snapshot: CatalogSnapshot, samples: readonly Sample[]): void {
  for (const { variants, ...product } of samples) {
    const numbers = variants.flatMap(([colour, size, places]) => [
      snapshot.colours.intern(colour),
      snapshot.sizes.intern(size),
      snapshot.placeSets.intern(places),
    ]);
    snapshot.products.set(product.id, { ...product, variants: numbers } satisfies SnapshotProduct);
  }
}

/** Returns everything that listings read from an index, by ids instead of slots. */
function answersOf(index: ListingIndex) {
  const publication = computePublicationSets(index, now);
  const idsIn = (slots: Iterable<number>) => Array.from(slots, (slot) => index.products[slot]?.id);
  return locales.map((locale) => {
    const base = selectInScope(index, locale, publication, { kind: "categories", categoryIds: [1, 9] });
    const input = { index, locale, publication, base };
    const filters = filterGroups.map((group) => choices[group].slice(0, 1));
    const selections = [
      emptyFilter,
      { ...emptyFilter, priceFrom: 2, priceTo: 4 },
      { ...emptyFilter, values: { ...emptyFilter.values, size: ["48"], inStock: ["1"] } },
      ...filterGroups.map((group, at) => ({
        ...emptyFilter,
        values: { ...byGroup((): string[] => []), [group]: filters[at] ?? [] },
      })),
    ].map((filter) => {
      const { matching, ...counted } = selectProducts(input, filter, choices);
      const found: number[] = [];
      forEachBit(matching, (slot) => found.push(index.products[slot]?.id ?? 0));
      return { ...counted, found: found.sort((a, b) => a - b) };
    });
    const orders = sorts.map((sort: Sort) => idsIn(index.orders.bySort[sort][locale]));
    const known = Array.from({ length: 62 }, (_, id) => index.products[slotOf(index, id) ?? -1]?.id);
    return { selections, orders, known, sizes: [...index.sizes].sort() };
  });
}

function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
