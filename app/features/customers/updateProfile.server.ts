import { findSubscription, unsubscribe } from "~/features/newsletter/newsletter.queries.server";
import { queueConfirmationEmail } from "~/features/newsletter/subscribe.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import type { Profile } from "./customer";
import { saveProfile } from "./customer.queries.server";

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };
type Owner = { id: string; email: string; isEmailVerified: boolean; locale: Locale };

/**
 * Saves the profile. Ticking the newsletter sends the confirmation e-mail, and unticking it unsubscribes. It
 * unsubscribes only a verified address, as anybody may type any address.
 */
export async function updateProfile(
  { db, now, environment }: Shop,
  { id, email, isEmailVerified, locale }: Owner,
  profile: Profile & { wantsNewsletter: boolean },
): Promise<void> {
  const reader = email.toLowerCase();
  await db.transaction().execute(async (tx) => {
    await saveProfile(tx, id, profile);
    if (profile.wantsNewsletter) await queueConfirmationEmail({ db: tx, now, environment }, { email: reader, locale });
    else if (isEmailVerified) await unsubscribe(tx, reader, locale, now());
  });
}

/** Reads the customer's newsletter status. The subscription of an unverified address is not disclosed. */
export async function findNewsletterStatus(
  db: Db,
  { email, isEmailVerified, locale }: Omit<Owner, "id">,
  wantsNewsletter: boolean,
): Promise<"none" | "asked" | "subscribed"> {
  if (!isEmailVerified) return wantsNewsletter ? "asked" : "none";
  return findSubscription(db, email.toLowerCase(), locale);
}
