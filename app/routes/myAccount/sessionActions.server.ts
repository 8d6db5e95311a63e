import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { sendVerification } from "~/features/customers/sendVerification.server";
import { endSessions } from "~/features/customers/session/session.queries.server";
import { clearedSessionCookie } from "~/features/customers/session/session.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { worldOf } from "~/platform/process/world.server";

import { redirectWithNotice, type SubmittedAccountForm } from "./accountAction.server";

/** Ends every session of the customer, this one too. */
export async function signOutEverywhere({ context, visit }: SubmittedAccountForm): Promise<never> {
  const { db, environment } = worldOf(context);
  await endSessions(db, visit.customer.id);
  const headers = new Headers({ "Set-Cookie": clearedSessionCookie(environment) });
  const notice = { tone: "good" as const, key: "signedOutEverywhere", values: {} };
  headers.append("Set-Cookie", await noticeCookie(notice, environment));
  throw redirect(addressOf("home", visit.locale), { status: 303, headers });
}

export async function resendVerification(submitted: SubmittedAccountForm): Promise<never> {
  const { context, visit } = submitted;
  const { isEmailVerified, ...recipient } = visit.customer;
  if (!isEmailVerified) await sendVerification(worldOf(context), { ...recipient, locale: visit.locale });
  return redirectWithNotice(submitted, "proofSent");
}
