import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";
import { byGroup, type FilterGroupName, filterGroups, type ListingFilter } from "../listingFilter";
import { selectInScope } from "../listingScope";
import { forEachBit } from "./bitset";
import { createSnapshot, type SnapshotRows, upsert } from "./catalogSnapshot";
import { buildListingIndex, computePublicationSets, type ListingIndex } from "./listingIndex";
import { selectProducts } from "./selectProducts";

const now = 1_795_000_000_000;
const colours = ["cerna", "hneda", "bila"];
const sizes = ["48", "50", "52"];
const stores = ["praha", "brno"];
const materials = ["nappa", "semis"];
/** Category 2 is a child of 1. */
const parents = new Map([
  [1, null],
  [2, 1],
  [9, null],
]);

type Piece = { colour: string | null; size: string; places: string[] };
type SampleProduct = {
  priceMinor: number | null;
  isSale: boolean;
  isBestseller: boolean;
  daysOld: number;
  categories: number[];
  materials: string[];
  pieces: Piece[];
};

const piece = fc.record({
  colour: fc.constantFrom(null, ...colours),
  size: fc.constantFrom("", ...sizes),
  places: fc.subarray(["eshop", ...stores]),
});
const sampleProduct: fc.Arbitrary<SampleProduct> = fc.record({
  priceMinor: fc.option(fc.integer({ min: 1, max: 9 })),
  isSale: fc.boolean(),
  isBestseller: fc.boolean(),
  daysOld: fc.integer({ min: -1, max: 60 }),
  categories: fc.subarray([1, 2, 9]),
  materials: fc.subarray(materials),
  pieces: fc.array(piece, { maxLength: 4 }),
});

const choices: Record<FilterGroupName, string[]> = {
  colour: colours,
  size: sizes,
  material: materials,
  label: ["sleva", "novinka", "bestseller", "dobra-cena"],
  inStock: ["1"],
  store: stores,
  category: ["1", "2", "9"],
};
const bound = fc.option(fc.integer({ min: 0, max: 10 }));
const filter: fc.Arbitrary<ListingFilter> = fc.record({
  values: fc.record(byGroup((group) => fc.oneof(fc.constant([]), fc.subarray(choices[group])))),
  priceFrom: bound,
  priceTo: bound,
});

test("a filter finds and counts the same products as checking each product one by one", () => {
  fc.assert(
    fc.property(fc.array(sampleProduct, { maxLength: 40 }), filter, (products, filterUnderTest) => {
      const selection = selected(products, filterUnderTest);
      const meeting = (given: ListingFilter) =>
        products.flatMap((product, slot) => (meets(product, given) ? [slot] : []));
      const found: number[] = [];
      forEachBit(selection.matching, (slot) => found.push(slot));
      expect(found).toEqual(meeting(filterUnderTest));
      expect(selection.count).toBe(found.length);
      for (const group of filterGroups) {
        for (const value of choices[group]) {
          const alone = { ...filterUnderTest, values: { ...filterUnderTest.values, [group]: [value] } };
          expect(selection.facets[group].get(value), `${group} ${value}`).toBe(meeting(alone).length);
        }
      }
      const prices = meeting({ ...filterUnderTest, priceFrom: null, priceTo: null }).map(
        (slot) => products[slot]?.priceMinor ?? 0,
      );
      const range = prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null;
      expect(selection.prices).toEqual(range);
    }),
    { numRuns: 300 },
  );
});

function selected(products: SampleProduct[], filterUnderTest: ListingFilter) {
  const index = indexOf(products);
  const publication = computePublicationSets(index, now);
  const all = { kind: "categories", categoryIds: [1, 9] } as const;
  return selectProducts(
    { index, locale: "cs", publication, base: selectInScope(index, "cs", publication, all) },
    filterUnderTest,
    choices,
  );
}

/** Checks one product by the filter rules, independently of the index. */
function meets(product: SampleProduct, { values, priceFrom, priceTo }: ListingFilter): boolean {
  const { priceMinor, daysOld, categories, pieces } = product;
  if (priceMinor === null || daysOld < 0 || categories.length === 0) return false;
  const asks = (group: FilterGroupName, holds: (value: string) => boolean) =>
    values[group].length === 0 || values[group].some(holds);
  const labels = [
    ...(product.isSale ? ["sleva"] : []),
    ...(daysOld <= 30 ? ["novinka"] : []),
    ...(product.isBestseller ? ["bestseller"] : []),
  ];
  const lineage = categories.flatMap((id) => (id === 2 ? ["1", "2"] : [String(id)]));
  const asksPieces = (["colour", "size", "inStock", "store"] as const).some((group) => values[group].length > 0);
  return (
    priceMinor >= (priceFrom ?? 0) &&
    priceMinor <= (priceTo ?? 99) &&
    asks("material", (value) => product.materials.includes(value)) &&
    asks("label", (value) => labels.includes(value)) &&
    asks("category", (value) => lineage.includes(value)) &&
    (!asksPieces ||
      pieces.some(
        ({ colour, size, places }) =>
          asks("colour", (value) => value === colour) &&
          asks("size", (value) => value === size) &&
          asks("inStock", () => places.includes("eshop")) &&
          asks("store", (value) => places.includes(value)),
      ))
  );
}

function indexOf(products: SampleProduct[]): ListingIndex {
  const snapshot = createSnapshot();
  upsert(snapshot, rowsOf(products), { decimals: { cs: 0, sk: 2 }, warehouses: new Set(["eshop"]) });
  const building = buildListingIndex(snapshot, parents);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

function rowsOf(products: SampleProduct[]): SnapshotRows {
  const each = <Row>(row: (product: SampleProduct, id: number) => Row[]) =>
    products.flatMap((product, index) => row(product, index + 1));
  return {
    products: each(({ daysOld, isBestseller }, id) => {
      const flags = { isGoodPrice: 0, isBestseller: isBestseller ? 1 : 0 } as const;
      return [
        {
          id,
          position: 0,
          defaultCategoryId: null,
          publishedAt: now - daysOld * dayMs,
          availability: "online" as const,
          ...flags,
        },
      ];
    }),
    offers: each(({ priceMinor, isSale }, id) => {
      if (priceMinor === null) return [];
      const net = { priceNet: priceMinor * 10_000, taxBasisPoints: 0, grossMinor: priceMinor };
      const sale = { struckMinor: isSale ? 99 : null, discountPercent: 0 };
      return [{ id, locale: "cs" as const, name: "x", ...net, ...sale }];
    }),
    categories: each(({ categories }, id) => categories.map((categoryId) => ({ id, categoryId }))),
    materials: each((product, id) => product.materials.map((material) => ({ id, material }))),
    variants: each(({ pieces }, id) =>
      pieces.map(({ colour, size, places }) => {
        return { id, colourId: colour, size, surchargeNet: 0, surchargeEurNet: 0, places: places.join(" ") || null };
      }),
    ),
  };
}
