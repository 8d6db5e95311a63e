import { reservedSlugs } from "~/features/products/slug";
import { type Locale, locales } from "~/platform/i18n/locale";
import type { GrossPair, ProductRow } from "./productRow";

/** `message` continues a sentence that begins with the field at `path`. */
export type Complaint = { path: (string | number)[]; message: string };

/** What is wrong with a product whose fields are each right by themselves. */
export function complaintsAbout(row: ProductRow): Complaint[] {
  return [
    ...slugComplaints(row),
    ...categoryComplaints(row),
    ...saleComplaints(row),
    ...euroComplaints(row),
    ...choiceComplaints(row),
    ...surchargeComplaints(row),
  ];
}

function slugComplaints({ slug }: ProductRow): Complaint[] {
  return locales.flatMap((locale) => {
    const path = ["slug", locale];
    if (slug[locale] === "") return [{ path, message: "must be given, for the name has no letters a-z and no digits" }];
    if (!reservedSlugs.includes(slug[locale])) return [];
    return [{ path, message: `must not be ${slug[locale]}, which has a meaning of its own` }];
  });
}

function categoryComplaints({ categories, defaultCategory }: ProductRow): Complaint[] {
  if (defaultCategory === null || categories.includes(defaultCategory)) return [];
  return [{ path: ["defaultCategory"], message: `must be one of categories, and ${defaultCategory} is not` }];
}

const fieldOf = { cs: "czk", sk: "eur" } as const satisfies Record<Locale, string>;

function saleComplaints({ price, sale }: ProductRow): Complaint[] {
  if (!sale) return [];
  return locales.flatMap((locale) => {
    const [regular, lowered] = [price[locale], sale.price[locale]];
    if (regular === null || lowered === null || lowered < regular) return [];
    return [{ path: ["sale", fieldOf[locale]], message: `must be lower than price.${fieldOf[locale]}` }];
  });
}

/** Without a price in euros the product is not sold for euros, so nothing else may be priced in them. */
function euroComplaints({ price, sale, priceLog }: ProductRow): Complaint[] {
  if (price.sk !== null) return [];
  const priced: { path: (string | number)[]; price: GrossPair }[] = priceLog.map((step, index) => ({
    path: ["priceLog", index, "eur"],
    price: step.price,
  }));
  if (sale) priced.unshift({ path: ["sale", "eur"], price: sale.price });
  return priced
    .filter((member) => member.price.sk !== null)
    .map(({ path }) => ({ path, message: "must not be given when price.eur is not" }));
}

function choiceComplaints({ variants }: ProductRow): Complaint[] {
  const firstOf = new Map<string, number>();
  return variants.flatMap(({ colour = "", size }, index) => {
    const choice = `${colour} ${size}`;
    const first = firstOf.get(choice);
    if (first === undefined) firstOf.set(choice, index);
    return first === undefined
      ? []
      : [{ path: ["variants", index], message: `has the same colour and size as variants[${first}]` }];
  });
}

/** The product's own price must be that of some variant, or the price log would tell of a price nobody is asked. */
function surchargeComplaints({ variants }: ProductRow): Complaint[] {
  return locales
    .filter((locale) => variants.every(({ surcharge }) => surcharge[locale] > 0))
    .map((locale) => ({
      path: ["variants"],
      message: `must have one without a surcharge in ${fieldOf[locale]}; raise price.${fieldOf[locale]} instead`,
    }));
}
