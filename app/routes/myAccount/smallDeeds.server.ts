import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { sendProofAgain } from "~/features/customers/sendProof.server";
import { endSessions } from "~/features/customers/session/session.queries.server";
import { endedSessionCookie } from "~/features/customers/session/session.server";
import { leaveNotice } from "~/platform/http/notice.server";
import { worldOf } from "~/platform/process/world.server";

import { type Deed, done } from "./deed.server";

/** Ends every session of the customer, this one too. */
export async function signOutEverywhere({ context, visit }: Deed): Promise<never> {
  const { db, environment } = worldOf(context);
  await endSessions(db, visit.customer.id);
  const headers = new Headers({ "Set-Cookie": endedSessionCookie(environment) });
  const notice = { tone: "good" as const, key: "signedOutEverywhere", values: {} };
  headers.append("Set-Cookie", await leaveNotice(notice, environment));
  throw redirect(addressOf("home", visit.locale), { status: 303, headers });
}

export async function proveAgain(deed: Deed): Promise<never> {
  const { context, visit } = deed;
  const { isEmailProved, ...recipient } = visit.customer;
  if (!isEmailProved) await sendProofAgain(worldOf(context), { ...recipient, locale: visit.locale });
  return done(deed, "proofSent");
}
