import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { sendVerification } from "~/features/customers/sendVerification.server";
import { endSessions } from "~/features/customers/session/session.queries.server";
import { clearedSessionCookie } from "~/features/customers/session/session.server";
import { noticeCookie } from "~/platform/http/notice.server";

import { backToMyAccount, type SubmittedAccountForm } from "./accountAction.server";

/** Ends every session of the customer, including this one. */
export async function signOutEverywhere({ db, environment, customer, locale }: SubmittedAccountForm): Promise<never> {
  await endSessions(db, customer.id);
  const headers = new Headers({ "Set-Cookie": clearedSessionCookie(environment) });
  const notice = { tone: "good", key: "signedOutEverywhere", values: {} } as const;
  headers.append("Set-Cookie", await noticeCookie(notice, environment));
  throw redirect(addressOf("home", locale), { status: 303, headers });
}

export async function resendVerification(submitted: SubmittedAccountForm): Promise<never> {
  const { customer, locale } = submitted;
  const { isEmailVerified, ...recipient } = customer;
  if (!isEmailVerified) await sendVerification(submitted, { ...recipient, locale });
  return backToMyAccount(submitted, "verificationSent");
}
