import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { listSubscribers, type Subscriber } from "./newsletter.queries.server";

/** Who gets the newsletter, since when, and in which words they agreed; that they were taken out is recorded. */
export async function exportSubscribers(
  { db, now }: Pick<World, "db" | "now">,
  locale: Locale | undefined,
  actor: string,
): Promise<Subscriber[]> {
  return db.transaction().execute(async (tx) => {
    const subscribers = await listSubscribers(tx, locale);
    const detail = `${subscribers.length} addresses${locale ? `, ${locale}` : ""}`;
    await recordStaffAction(tx, { action: "newsletterExport", subject: "newsletter", detail, at: now(), actor });
    return subscribers;
  });
}
