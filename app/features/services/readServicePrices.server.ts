import { readPage } from "~/features/content/page.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import type { KindPrices } from "./ServicePrices";
import { serviceKindIds, serviceKinds } from "./serviceKinds";

/** Reads the price lists that apply to the kinds of service; a page without prices is left out. */
export async function readServicePrices(db: Db, locale: Locale): Promise<KindPrices[]> {
  const pageIds = [...new Set(serviceKindIds.map((kind) => serviceKinds[kind].pricePage))];
  const lists: KindPrices[] = [];
  for (const pageId of pageIds) {
    const page = await readPage(db, locale, pageId);
    const kinds = serviceKindIds.filter((kind) => serviceKinds[kind].pricePage === pageId);
    if (page && page.prices.length > 0) lists.push({ title: page.title, kinds, prices: page.prices });
  }
  return lists;
}
