import type { Catalogue, ShopFacts } from "./catalog";
import { highestProductId } from "./catalogFields";
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
export const highestGenerated = highestProductId - firstProductId + 1;

export type SyntheticOptions = {
  /** From 1 to `highestGenerated`. */
  productCount: number;
  /** The same seed makes the same products. */
  seed: number;
  shop: Pick<ShopFacts, "parents" | "colours" | "attributeValues" | "stores">;
  /** Names of kept pictures that products may show; like the shop's colours, there may be none. */
  pictures: readonly string[];
};

/** A catalogue to measure with, made while it is walked through. What the shop has of its tree stays as it is. */
export function syntheticCatalogue({ productCount, seed, shop, pictures }: SyntheticOptions): Catalogue {
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
    banners: [],
    products: syntheticProducts(productCount, chooser(seed), { pictures, colours: [...shop.colours].sort() }),
  };
}

/** What the shop has that products may wear. */
type Wardrobe = { pictures: readonly string[]; colours: readonly string[] };

function* syntheticProducts(productCount: number, choose: Choose, wardrobe: Wardrobe): Generator<ProductRow> {
  for (let index = 0; index < productCount; index += 1)
    yield syntheticProduct(firstProductId + index, choose, wardrobe);
}

type Choose = <Option>(options: readonly Option[]) => Option;

function syntheticProduct(id: number, choose: Choose, { pictures, colours }: Wardrobe): ProductRow {
  const section = choose(syntheticSections);
  const own = choose(syntheticChildren(section.id));
  const price = choose(hundreds);
  const isOnSale = choose([true, false, false, false, false, false]);
  const picture = pictures.length > 0 ? choose(pictures) : undefined;
  const colour = colours.length > 0 ? choose(colours) : undefined;
  const shelf = choose(shelves);
  const name = `Kožená bunda ${choose(givenNames)} ${id}`;
  return {
    id,
    code: `SYN-${id}`,
    kind: "goods",
    taxClass: "standard",
    brand: "KARA",
    categories: isOnSale ? [own, 35] : [own],
    defaultCategory: own,
    position: choose(hundreds),
    published: `-${choose(hundreds)}d`,
    name: { cs: name, sk: name },
    slug: { cs: `kozena-bunda-${id}`, sk: `kozena-bunda-${id}` },
    subtitle: { cs: "Zkušební kus", sk: "Skúšobný kus" },
    description: { cs: text, sk: text },
    moreInfo: { cs: text, sk: text },
    attributes: {
      material: [choose(["jehneci-nappa", "hovezina", "kozi-semis"])],
      pohlavi: [section.id === 1 ? "panske" : "damske"],
    },
    price: gross(price),
    ...(isOnSale ? { sale: { isActive: true, price: gross(Math.ceil(price * 0.75)) } } : {}),
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
      stock: { eshop: choose(shelf.eshop), praha: choose(shelf.praha) },
    })),
  };
}

function syntheticEan(number: number): string {
  const digits = `29${String(number).padStart(10, "0")}`;
  return `${digits}${eanCheckDigit(digits)}`;
}

/** Pieces that a variant may have: of ten products one is sold out and one is left in a shop alone. */
const plenty = { eshop: [1, 2, 5, 20], praha: [0, 0, 1, 3] };
const shelves = [...Array.from({ length: 8 }, () => plenty), { eshop: [0], praha: [1, 2] }, { eshop: [0], praha: [0] }];

const givenNames = ["Matěj", "Šimon", "Eliška", "Žofie", "Jakub", "Klára", "Viktor", "Anežka"];
const text = `<p>${"Zkušební výrobek, který slouží jen k měření rychlosti obchodu. ".repeat(4).trim()}</p>`;
const hundreds = Array.from({ length: 200 }, (_, index) => index + 10);

/** So many hundreds of crowns less ten, and euros at 25 crowns. */
function gross(hundredCrowns: number) {
  return { cs: hundredCrowns * 100 - 10, sk: hundredCrowns * 400 - 10 };
}

/** Picks by a small generator of pseudo-random numbers (mulberry32). */
function chooser(seed: number): Choose {
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
