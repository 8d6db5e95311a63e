import { findTaxRate, saveTaxRate } from "~/features/money/taxRate.queries.server";
import type { SettingDeps } from "~/features/settings/changeSetting.server";
import { recordSettingChange } from "~/features/settings/settingHistory.queries.server";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import { lockCatalog } from "../catalogRevision.queries.server";
import { refreshOffers } from "../refreshOffers.server";
import { readProductIds } from "./offer.queries.server";

/** Returns the name of a tax class among the settings. */
export function taxRateName(taxClass: string): string {
  return `vat.${taxClass}`;
}

/** A rate above half of a price is a mistake and is rejected. */
export const maxTaxBasisPoints = 5_000;

/**
 * Changes the VAT rate of a tax class in the country of a shop version, and recalculates all prices, which are stored
 * without VAT. Orders keep the rate that they were placed at. Returns false for a class that the country does not have,
 * and for a rate above `maxTaxBasisPoints`.
 */
export async function changeTaxRate(
  { db, now }: SettingDeps,
  { taxClass, locale, basisPoints }: { taxClass: string; locale: Locale; basisPoints: number },
  actor: string,
): Promise<boolean> {
  if (basisPoints > maxTaxBasisPoints) return false;
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const country = countryOf[locale];
    const before = await findTaxRate(tx, taxClass, country);
    if (before === undefined) return false;
    await saveTaxRate(tx, taxClass, country, basisPoints);
    await recordSettingChange(tx, {
      name: taxRateName(taxClass),
      locale,
      at: now(),
      actor,
      oldJson: JSON.stringify(before / 100),
      newJson: JSON.stringify(basisPoints / 100),
    });
    if (before === basisPoints) return true;
    await refreshOffers(tx, await readProductIds(tx), now());
    return true;
  });
}
