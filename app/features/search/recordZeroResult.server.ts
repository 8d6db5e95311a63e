import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { foldedWords } from "./index/fold";
import { countMiss } from "./zeroResult.queries.server";

/**
 * Notes that a search found nothing, so that the shop learns what it is asked for. What may be somebody's address or
 * telephone number is not kept. Never fails: a note is not worth a visitor's page.
 */
export async function recordMiss({ db, now, log }: World, locale: Locale, query: string): Promise<void> {
  const folded = foldedWords(query).join(" ");
  if (folded === "" || query.includes("@") || /\d[\d ]{7,}\d/.test(query)) return;
  const missedOn = new Date(now()).toISOString().slice(0, 10);
  await countMiss(db, missedOn, locale, folded.slice(0, 100)).catch((err) =>
    log.warn({ err }, "a lost search was not noted"),
  );
}
