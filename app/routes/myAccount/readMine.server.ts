import type { AppLoadContext } from "@remix-run/node";
import { typedPerson } from "~/features/customers/addressBook/typedPerson";
import { findProfile } from "~/features/customers/customer.queries.server";
import { newsletterOf } from "~/features/customers/keepProfile.server";
import { findOpenProof } from "~/features/customers/password/secret.queries.server";
import { deviceOf } from "~/features/customers/session/device";
import { listSessions } from "~/features/customers/session/session.queries.server";
import { worldOf } from "~/platform/process/world.server";
import { writtenDate } from "~/platform/time/formatDate";

import type { CustomerVisit } from "~/visit/access.server";
import { countryChoices } from "~/visit/countryChoices.server";

/** All that the page shows of its customer. */
export async function readMine(context: AppLoadContext, { customer, token, locale }: CustomerVisit) {
  const { db, now } = worldOf(context);
  const profile = await findProfile(db, customer.id);
  if (!profile) throw new Error("the customer who is signed in is gone");
  const sessions = await listSessions(db, customer.id, token, now());
  const { email, isEmailProved } = profile;
  const newsletter = await newsletterOf(db, { email, isEmailProved, locale }, profile.wantsNewsletter);
  const asked = await findOpenProof(db, customer.id, now());
  return {
    email,
    isEmailProved,
    newEmail: asked && asked !== email ? asked : null,
    newsletter,
    initial: { ...typedPerson(profile), newsletter: newsletter === "none" ? "" : "on" },
    countries: await countryChoices(db, locale),
    sessions: sessions.map(({ agent, createdAt, usedAt, isThis }) => ({
      device: deviceOf(agent),
      createdOn: writtenDate(createdAt),
      usedOn: writtenDate(usedAt),
      isThis,
    })),
  };
}
