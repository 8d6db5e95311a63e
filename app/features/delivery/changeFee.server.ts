import type { SettingDeps } from "~/features/settings/changeSetting.server";
import { recordSettingChange } from "~/features/settings/settingHistory.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import { type Fee, findFee, removeFee, saveFee } from "./fee.queries.server";

/** Returns the name of a fee among the settings. */
export function feeName({ kind, id }: Fee): string {
  return `${kind}_price.${id}`;
}

/** A fee above this, in the smallest units of its currency, is a mistake and is rejected. */
export const maxFeeMinor = 100_000;

/**
 * Changes what a carrier or a payment method costs in a shop version, in smallest units with VAT; with null it is no
 * longer offered there. Returns false for a carrier or method that the shop does not know, and for a fee above
 * `maxFeeMinor`. Orders keep the fees that they were placed with.
 */
export async function changeFee(
  { db, now }: SettingDeps,
  { fee, locale, priceMinor }: { fee: Fee; locale: Locale; priceMinor: number | null },
  actor: string,
): Promise<boolean> {
  if (priceMinor !== null && priceMinor > maxFeeMinor) return false;
  return db.transaction().execute(async (tx) => {
    const before = await findFee(tx, fee, locale);
    if (before === undefined) return false;
    await (priceMinor === null ? removeFee(tx, fee, locale) : saveFee(tx, fee, locale, priceMinor));
    await recordSettingChange(tx, {
      name: feeName(fee),
      locale,
      at: now(),
      actor,
      oldJson: JSON.stringify(before),
      newJson: JSON.stringify(priceMinor),
    });
    return true;
  });
}
