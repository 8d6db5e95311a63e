import { productTextIds, productTexts } from "~/features/products/productTexts";
import { recordOf } from "~/platform/closedSets";
import type { Catalog, ImportContext } from "./catalog";
import { maxProductId } from "./catalogFields";
import { eanCheckDigit } from "./ean";
import type { ProductRow } from "./rows/productRow";
import {
  syntheticAttributes,
  syntheticCategories,
  syntheticChildren,
  syntheticSections,
  syntheticStores,
} from "./syntheticCategories";

const firstProductId = 200_001;
export const maxGeneratedProducts = maxProductId - firstProductId + 1;

export type SyntheticOptions = {
  /** From 1 to `maxGeneratedProducts`. */
  productCount: number;
  /** The same seed generates the same products. */
  seed: number;
  shop: Pick<ImportContext, "parents" | "colours" | "attributeValues" | "stores">;
  /** Names of stored pictures that products may show; may be empty, like the shop's colours. */
  pictures: readonly string[];
};

/** Generates a catalog for benchmarks while it is iterated. Categories that the shop already has stay unchanged. */
export function syntheticCatalog({ productCount, seed, shop, pictures }: SyntheticOptions): Catalog {
  return {
    colours: [],
    attributes: syntheticAttributes.filter(({ id, values }) =>
      values.some((value) => !shop.attributeValues.has(`${id}/${value.id}`)),
    ),
    categories: syntheticCategories().filter(({ id }) => !shop.parents.has(id)),
    stores: syntheticStores.filter(({ id }) => !shop.stores.has(id)),
    pages: [],
    postCategories: [],
    posts: [],
    vouchers: [],
    banners: [],
    products: syntheticProducts(productCount, createChooser(seed), { pictures, colours: [...shop.colours].sort() }),
  };
}

/** Pictures and colours of the shop that products may use. */
type ProductAppearance = { pictures: readonly string[]; colours: readonly string[] };

function* syntheticProducts(productCount: number, choose: Choose, look: ProductAppearance): Generator<ProductRow> {
  for (let index = 0; index < productCount; index += 1) yield syntheticProduct(firstProductId + index, choose, look);
}

type Choose = <Option>(options: readonly Option[]) => Option;

function syntheticProduct(id: number, choose: Choose, { pictures, colours }: ProductAppearance): ProductRow {
  const section = choose(syntheticSections);
  const categoryId = choose(syntheticChildren(section.id));
  const price = choose(hundreds);
  const isOnSale = choose([true, false, false, false, false, false]);
  const picture = pictures.length > 0 ? choose(pictures) : undefined;
  const colour = colours.length > 0 ? choose(colours) : undefined;
  const stockLevels = choose(stockProfiles);
  const name = `Kožená bunda ${choose(givenNames)} ${id}`;
  return {
    id,
    code: `SYN-${id}`,
    kind: "goods",
    taxClass: "standard",
    brand: "KARA",
    categories: isOnSale ? [categoryId, 35] : [categoryId],
    defaultCategory: categoryId,
    position: choose(hundreds),
    published: `-${choose(hundreds)}d`,
    name: { cs: name, sk: name },
    slug: { cs: `kozena-bunda-${id}`, sk: `kozena-bunda-${id}` },
    ...recordOf(productTextIds, (id) =>
      productTexts[id].format === "line" ? { cs: "Zkušební kus", sk: "Skúšobný kus" } : { cs: text, sk: text },
    ),
    attributes: {
      material: [choose(["jehneci-nappa", "hovezina", "kozi-semis"])],
      pohlavi: [section.id === 1 ? "panske" : "damske"],
    },
    measures: { "48": { back: 64, sleeve: 63, chest: 52 }, "50": { back: 65, sleeve: 63.5, chest: 54 } },
    price: gross(price),
    ...(isOnSale ? { sale: { isActive: true, price: gross(Math.ceil(price * 0.75)), fromAt: null, toAt: null } } : {}),
    priceLog: [
      { from: "-120d", price: gross(price) },
      ...(isOnSale ? [{ from: "-20d", price: gross(Math.ceil(price * 0.75)) }] : []),
    ],
    labels: [],
    allowsMessage: false,
    pictures: picture ? [{ file: picture }] : [],
    variants: ["48", "50", "52"].map((size, place) => ({
      sku: `SYN-${id}-${size}`,
      ean: syntheticEan(id * 10 + place),
      ...(colour ? { colour } : {}),
      size,
      surcharge: { cs: 0, sk: 0 },
      stock: { eshop: choose(stockLevels.eshop), praha: choose(stockLevels.praha) },
    })),
  };
}

function syntheticEan(number: number): string {
  const digits = `29${String(number).padStart(10, "0")}`;
  return `${digits}${eanCheckDigit(digits)}`;
}

/** Stock that a variant may have: of ten products one is sold out, and one is in stock only in a store. */
const plenty = { eshop: [1, 2, 5, 20], praha: [0, 0, 1, 3] };
const stockProfiles = [
  ...Array.from({ length: 8 }, () => plenty),
  { eshop: [0], praha: [1, 2] },
  { eshop: [0], praha: [0] },
];

const givenNames = ["Matěj", "Šimon", "Eliška", "Žofie", "Jakub", "Klára", "Viktor", "Anežka"];
const text = `<p>${"Zkušební výrobek, který slouží jen k měření rychlosti obchodu. ".repeat(4).trim()}</p>`;
const hundreds = Array.from({ length: 200 }, (_, index) => index + 10);

/** Returns a price of hundreds of crowns minus ten, and the same in euros at 25 crowns each. */
function gross(hundredCrowns: number) {
  return { cs: hundredCrowns * 100 - 10, sk: hundredCrowns * 400 - 10 };
}

/** Creates a function that chooses options by a small pseudo-random number generator (mulberry32). */
function createChooser(seed: number): Choose {
  let state = seed >>> 0;
  return (options) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const option = options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length];
    if (option === undefined) throw new Error("There is nothing to choose from.");
    return option;
  };
}
