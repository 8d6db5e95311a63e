import { findRate, saveRate } from "~/features/money/currency.queries.server";

import type { SettingDeps } from "./changeSetting.server";
import { recordSettingChange } from "./settingHistory.queries.server";

/** Returns the name of a currency's exchange rate among the settings. */
export function exchangeRateName(code: string): string {
  return `exchange_rate.${code}`;
}

/**
 * Changes how many crowns one unit of a currency is worth, in millionths. Returns false for a currency that the shop
 * does not have, and for the crown, which is always worth one.
 */
export async function changeExchangeRate(
  { db, now }: SettingDeps,
  { code, rateMillionths }: { code: string; rateMillionths: number },
  actor: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const before = await findRate(tx, code);
    if (before === undefined) return false;
    await saveRate(tx, code, rateMillionths);
    await recordSettingChange(tx, {
      name: exchangeRateName(code),
      locale: "sk",
      at: now(),
      actor,
      oldJson: JSON.stringify(before / 1_000_000),
      newJson: JSON.stringify(rateMillionths / 1_000_000),
    });
    return true;
  });
}
