import { type BlockName, blocksIn, fillBlocks } from "~/features/content/facts/pageFacts";
import { type Page, readPage } from "~/features/content/page.queries.server";
import type { DeliveryDeps } from "~/features/delivery/delivery.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import { safePageText } from "~/platform/text/richText";
import { cookieList } from "./blocks/cookieList.server";
import { carrierPrices, paymentPrices } from "./blocks/deliveryPrices.server";
import { sizeTableHtml } from "./blocks/sizeTable.server";

/** Builds the HTML of each block of a page's text. */
const blocks: Record<BlockName, (shop: DeliveryDeps, locale: Locale) => Promise<string> | string> = {
  "delivery.prices": async (shop, locale) => (await carrierPrices(shop, locale)) + (await paymentPrices(shop, locale)),
  "delivery.carriers": carrierPrices,
  "delivery.payments": paymentPrices,
  "cookies.table": (_shop, locale) => cookieList(locale),
  "sizes.women": (_shop, locale) => sizeTableHtml("women", locale),
  "sizes.men": (_shop, locale) => sizeTableHtml("men", locale),
  "sizes.gloves": (_shop, locale) => sizeTableHtml("gloves", locale),
  "sizes.hats": (_shop, locale) => sizeTableHtml("hats", locale),
};

/**
 * Reads a page as it is shown: with the placeholders of the settings filled, and with the blocks that are built from
 * other tables.
 */
export async function readFilledPage(shop: DeliveryDeps, locale: Locale, id: string): Promise<Page | undefined> {
  const page = await readPage(shop.db, locale, id);
  const named = page ? blocksIn(page.bodyHtml) : [];
  if (!page || named.length === 0) return page;
  const filled: Partial<Record<BlockName, string>> = {};
  for (const name of named) filled[name] = await blocks[name](shop, locale);
  return { ...page, bodyHtml: safePageText(fillBlocks(page.bodyHtml, filled)) };
}
