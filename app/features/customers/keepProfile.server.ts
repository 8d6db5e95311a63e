import { findSubscription, leaveNewsletter } from "~/features/newsletter/newsletter.queries.server";
import { queueQuestion } from "~/features/newsletter/subscribe.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import type { Profile } from "./customer";
import { saveProfile } from "./customer.queries.server";

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };
type Owner = { id: string; email: string; isEmailProved: boolean; locale: Locale };

/**
 * Keeps what the customer says of themselves. Ticking the newsletter sends the letter that asks for confirmation, and
 * taking the tick away ends it; that only for a proved address, as anybody may type anybody's.
 */
export async function keepProfile(
  { db, now, environment }: Shop,
  { id, email, isEmailProved, locale }: Owner,
  profile: Profile & { wantsNewsletter: boolean },
): Promise<void> {
  const reader = email.toLowerCase();
  await db.transaction().execute(async (tx) => {
    await saveProfile(tx, id, profile);
    if (profile.wantsNewsletter) await queueQuestion({ db: tx, now, environment }, { email: reader, locale });
    else if (isEmailProved) await leaveNewsletter(tx, reader, locale, now());
  });
}

/** How the newsletter stands with who is signed in; what an address that is not proved gets is told to nobody. */
export async function newsletterOf(
  db: Db,
  { email, isEmailProved, locale }: Omit<Owner, "id">,
  wantsNewsletter: boolean,
): Promise<"none" | "asked" | "subscribed"> {
  if (!isEmailProved) return wantsNewsletter ? "asked" : "none";
  return findSubscription(db, email.toLowerCase(), locale);
}
