import { toPersonForm } from "~/features/customers/addressBook/personFormValues";
import { findProfile } from "~/features/customers/customer.queries.server";
import { findPendingVerification } from "~/features/customers/password/secret.queries.server";
import { listSessions } from "~/features/customers/session/session.queries.server";
import { describeUserAgent } from "~/features/customers/session/userAgent";
import { findNewsletterStatus } from "~/features/customers/updateProfile.server";
import { formatDate } from "~/platform/time/formatDate";

import type { CustomerVisit } from "~/visit/access.server";
import { readCountryOptions } from "~/visit/readCountryOptions.server";

/** Reads everything that the page shows about its customer. */
export async function readMyAccount({ customer, token, locale, db, now }: CustomerVisit) {
  const profile = await findProfile(db, customer.id);
  if (!profile) throw new Error("the customer who is signed in is gone");
  const sessions = await listSessions(db, customer.id, token, now());
  const { email, isEmailVerified } = profile;
  const newsletter = await findNewsletterStatus(db, { email, isEmailVerified, locale }, profile.wantsNewsletter);
  const asked = await findPendingVerification(db, customer.id, now());
  return {
    email,
    isEmailVerified,
    newEmail: asked && asked !== email ? asked : null,
    newsletter,
    initial: { ...toPersonForm(profile), newsletter: newsletter === "none" ? "" : "on" },
    countries: await readCountryOptions(db, locale),
    sessions: sessions.map(({ agent, createdAt, usedAt, isThis }) => ({
      device: describeUserAgent(agent),
      createdOn: formatDate(createdAt),
      usedOn: formatDate(usedAt),
      isThis,
    })),
  };
}
