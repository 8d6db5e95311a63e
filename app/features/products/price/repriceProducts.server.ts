import { readCurrency } from "~/features/money/currency.queries.server";
import { readTaxRates } from "~/features/money/taxRate.queries.server";
import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";

import { calculateOffer } from "./offer";
import { type OfferRecord, readProductIds, readSetPrices, replaceOffers } from "./offer.queries.server";
import type { PriceContext, PriceStep } from "./price";
import { diffPriceLog } from "./priceLog";
import { addPriceSteps, closePrices, readPriceLogs } from "./priceLog.queries.server";
import { isSaleOn, isShown } from "./schedule";

/**
 * Recalculates the offers of these products, or of all products, in each shop version. Call it when a price, a
 * surcharge, a VAT rate, the price log or a schedule has changed. A changed price is written into the price log, so no
 * price changes without a record (§ 12a of act 634/1992). A product without a price in a shop version is not offered
 * there, nor is one whose first day is still to come or that is hidden or retired: its log ends with the last price
 * that it was offered for. Runs in one transaction, or in that of `db`, with some five statements for every 500
 * products.
 */
export async function repriceProducts(db: Db, now: number, productIds?: readonly number[]): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => repriceProducts(tx, now, productIds));
  const context = await readPriceContext(db);
  for (const ids of batchesOf(productIds ?? (await readProductIds(db)), 500)) await reprice(db, ids, context, now);
}

export async function readPriceContext(db: Db): Promise<PriceContext> {
  const [czech, slovak] = [await readCurrency(db, "cs"), await readCurrency(db, "sk")];
  return { taxRateOf: await readTaxRates(db), decimals: { cs: czech.decimals, sk: slovak.decimals } };
}

async function reprice(db: Db, productIds: readonly number[], context: PriceContext, now: number) {
  const products = (await readSetPrices(db, productIds)).filter((product) => isShown(product, now));
  const shownIds = products.map(({ id }) => id);
  const offersBy = ({ stepsOf }: PriceLogs) =>
    products.flatMap((product) =>
      locales.flatMap((locale) => offerIn(locale, product, stepsOf(product.id, locale), { ...context, now })),
    );
  const logs = await readPriceLogs(db, productIds);
  const offers = offersBy(logs);
  const hasChanged = await logPrices(db, shownIds, offers, logs, now);
  await replaceOffers(db, productIds, hasChanged ? offersBy(await readPriceLogs(db, productIds)) : offers);
}

type PriceLogs = Awaited<ReturnType<typeof readPriceLogs>>;

/** Logs changed prices; returns true when some price differed from the log. */
async function logPrices(
  db: Db,
  productIds: readonly number[],
  offers: readonly OfferRecord[],
  { stepsOf }: PriceLogs,
  now: number,
): Promise<boolean> {
  let hasChanged = false;
  for (const locale of locales) {
    const charges = new Map(offers.filter((offer) => offer.locale === locale).map((offer) => [offer.productId, offer]));
    const changes = productIds
      .map((id) => ({ productId: id, change: diffPriceLog(stepsOf(id, locale), [], charges.get(id), now) }))
      .filter(({ change }) => change.kind !== "none");
    if (changes.length === 0) continue;
    hasChanged = true;
    await closePrices(
      db,
      locale,
      changes.map(({ productId }) => productId),
      now,
    );
    const opened = changes.flatMap(({ productId, change }) =>
      change.kind === "open" ? [{ productId, steps: change.steps }] : [],
    );
    await addPriceSteps(db, locale, opened);
  }
  return hasChanged;
}

type SetPrices = Awaited<ReturnType<typeof readSetPrices>>[number];

/** Returns one offer or none. */
function offerIn(
  locale: Locale,
  product: SetPrices,
  log: PriceStep[],
  context: PriceContext & { now: number },
): OfferRecord[] {
  const taxBasisPoints = context.taxRateOf(product.taxClass, locale);
  const { regularNet, saleNet, surcharges } = pricesIn(locale, product);
  if (taxBasisPoints === undefined || regularNet === null) return [];
  const offer = calculateOffer({
    prices: { regularNet, saleNet },
    isSaleActive: isSaleOn({ ...product, isSaleActive: product.isSaleActive === 1 }, context.now),
    taxBasisPoints,
    decimals: context.decimals[locale],
    surcharges,
    log,
  });
  return [{ ...offer, productId: product.id, locale }];
}

function pricesIn(locale: Locale, product: SetPrices) {
  if (locale === "cs") {
    const surcharges = { smallest: product.smallest ?? 0, largest: product.largest ?? 0 };
    return { regularNet: product.priceNet, saleNet: product.priceSaleNet, surcharges };
  }
  const surcharges = { smallest: product.smallestEur ?? 0, largest: product.largestEur ?? 0 };
  return { regularNet: product.priceEurNet, saleNet: product.priceEurSaleNet, surcharges };
}
