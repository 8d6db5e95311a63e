import { addressOf } from "~/addresses";
import type { Banner } from "~/features/content/banner";
import { emptyFilter, filterParameters } from "~/features/listing/listingFilter";
import { listProducts } from "~/features/listing/listProducts.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import type { Visit } from "~/visit/visit.server";

import type { Leather } from "./Leathers";

/** Returns the leathers with the lowest price of the jackets and coats that each links to. */
export async function readLeathers(visit: Visit, banners: readonly Banner[]): Promise<Leather[]> {
  return Promise.all(banners.map(async (banner) => ({ ...banner, fromMinor: await lowestPrice(visit, banner.url) })));
}

/** Returns null where the link leads elsewhere, or no product is made of the leather. */
async function lowestPrice({ db, locale, now }: Visit, link: string): Promise<number | null> {
  const { pathname, searchParams } = new URL(link, "http://shop.invalid");
  const material = searchParams.getAll(filterParameters.material);
  if (pathname !== addressOf("jacketsAndCoats", locale) || material.length === 0) return null;
  const { jackets_and_coats: categoryIds } = await readCachedSettings(db, locale);
  const filter = { ...emptyFilter, values: { ...emptyFilter.values, material } };
  const wanted = { scope: { kind: "categories", categoryIds }, filter, sort: "doporucene", page: 1 } as const;
  const { prices } = await listProducts(db, locale, wanted, now());
  return prices?.lowest ?? null;
}
