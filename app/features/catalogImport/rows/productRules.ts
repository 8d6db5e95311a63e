import { reservedSlugs } from "~/features/products/slug";
import { type Locale, locales } from "~/platform/i18n/locale";
import type { ProductRow, SalePair } from "./productRow";

/** An error of a field; `message` continues a sentence that begins with the name of the field at `path`. */
export type ProductError = { path: (string | number)[]; message: string };

/** Finds contradictions between fields that are each valid on their own. */
export function findProductErrors(row: ProductRow): ProductError[] {
  return [
    ...slugErrors(row),
    ...categoryErrors(row),
    ...saleErrors(row),
    ...euroErrors(row),
    ...duplicateOptionErrors(row),
    ...surchargeErrors(row),
    ...measureErrors(row),
  ];
}

function slugErrors({ slug }: ProductRow): ProductError[] {
  return locales.flatMap((locale) => {
    const path = ["slug", locale];
    if (slug[locale] === "") return [{ path, message: "must be given, for the name has no letters a-z and no digits" }];
    if (!reservedSlugs.includes(slug[locale])) return [];
    return [{ path, message: `must not be ${slug[locale]}, which has a meaning of its own` }];
  });
}

function categoryErrors({ categories, defaultCategory }: ProductRow): ProductError[] {
  if (defaultCategory === null || categories.includes(defaultCategory)) return [];
  return [{ path: ["defaultCategory"], message: `must be one of categories, and ${defaultCategory} is not` }];
}

const fieldOf = { cs: "czk", sk: "eur" } as const satisfies Record<Locale, string>;

/** Checks the sale prices only of an active sale, as nobody is charged the others. */
function saleErrors({ price, sale }: ProductRow): ProductError[] {
  if (!sale?.isActive) return [];
  return locales.flatMap((locale) => {
    const [regular, reduced] = [price[locale], sale.price[locale]];
    if (regular === null || reduced === null || reduced < regular) return [];
    return [{ path: ["sale", fieldOf[locale]], message: `must be lower than price.${fieldOf[locale]}` }];
  });
}

/** Rejects euro prices of a product without a regular price in euros, as it is not sold for euros. */
function euroErrors({ price, sale, priceLog }: ProductRow): ProductError[] {
  if (price.sk !== null) return [];
  const priced: { path: (string | number)[]; price: SalePair }[] = priceLog.map((step, index) => ({
    path: ["priceLog", index, "eur"],
    price: step.price,
  }));
  if (sale) priced.unshift({ path: ["sale", "eur"], price: sale.price });
  return priced
    .filter((member) => member.price.sk !== null)
    .map(({ path }) => ({ path, message: "must not be given when price.eur is not" }));
}

function duplicateOptionErrors({ variants }: ProductRow): ProductError[] {
  const firstOf = new Map<string, number>();
  return variants.flatMap(({ colour = "", size }, index) => {
    const key = `${colour} ${size}`;
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, index);
    return first === undefined
      ? []
      : [{ path: ["variants", index], message: `has the same colour and size as variants[${first}]` }];
  });
}

/**
 * Requires a variant without a surcharge, as otherwise the price log would contain a base price that nobody is charged.
 */
function surchargeErrors({ variants }: ProductRow): ProductError[] {
  return locales
    .filter((locale) => variants.every(({ surcharge }) => surcharge[locale] > 0))
    .map((locale) => ({
      path: ["variants"],
      message: `must have one without a surcharge in ${fieldOf[locale]}; raise price.${fieldOf[locale]} instead`,
    }));
}

function measureErrors({ measures, variants }: ProductRow): ProductError[] {
  return Object.keys(measures)
    .filter((size) => variants.every((variant) => variant.size !== size))
    .map((size) => ({ path: ["measures"], message: `names the size ${size}, which no variant has` }));
}
