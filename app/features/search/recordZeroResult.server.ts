import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

import { foldedWords } from "./index/fold";
import { countZeroResult } from "./zeroResult.queries.server";

/**
 * Records a search without results, so that the shop learns what visitors miss. Queries that may contain an e-mail
 * address or phone number are not stored. Never throws, as a failed record must not break a visitor's page.
 */
export async function recordZeroResult({ db, now, log }: World, locale: Locale, query: string): Promise<void> {
  const folded = foldedWords(query).join(" ");
  if (folded === "" || query.includes("@") || /\d[\d ]{7,}\d/.test(query)) return;
  const searchedOn = pragueClock(now()).date;
  await countZeroResult(db, searchedOn, locale, folded.slice(0, 100)).catch((err) =>
    log.warn({ err }, "a lost search was not noted"),
  );
}
