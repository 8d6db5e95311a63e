import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { listSubscribers, type Subscriber } from "./newsletter.queries.server";

/**
 * Returns the subscribers, since when they subscribe, and the text they agreed to. Records the export in the audit
 * trail, after calling `deliver` with them, so that no export is recorded that failed.
 */
export async function exportSubscribers(
  { db, now }: Pick<World, "db" | "now">,
  locale: Locale | undefined,
  actor: string,
  deliver: (subscribers: readonly Subscriber[]) => void = () => undefined,
): Promise<Subscriber[]> {
  return db.transaction().execute(async (tx) => {
    const subscribers = await listSubscribers(tx, locale);
    deliver(subscribers);
    const detail = `${subscribers.length} addresses${locale ? `, ${locale}` : ""}`;
    await recordStaffAction(tx, { action: "newsletterExport", subject: "newsletter", detail, at: now(), actor });
    return subscribers;
  });
}
