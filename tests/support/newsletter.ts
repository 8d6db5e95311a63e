import { findSubscription } from "~/features/newsletter/newsletter.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** True for an address that has confirmed and not unsubscribed. */
export async function isSubscribed(db: Db, email: string, locale: Locale): Promise<boolean> {
  return (await findSubscription(db, email, locale)) === "subscribed";
}
