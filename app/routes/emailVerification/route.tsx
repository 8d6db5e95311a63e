import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { EmailVerificationPage, type VerificationStep } from "~/features/customers/EmailVerificationPage";
import { findVerificationOwner } from "~/features/customers/password/secret.queries.server";
import { verifyEmail } from "~/features/privacy/verifyEmail.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";

import { problemTitle } from "~/visit/problemTitle.server";
import { readSecretParam, secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";

import { verifyWithPassword } from "./verifyWithPassword.server";

export const handle = { i18n: ["account"] };

/** Shows a form and verifies nothing, because mail scanners follow links. Only submitting the form verifies. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const owner = await findVerificationOwner(visit.db, readSecretParam(args.params), visit.now());
  const isOwn = owner !== undefined && (await visit.readSignedIn())?.customer.id === owner.id;
  const step = stepOf(owner !== undefined, isOwn);
  const title = owner ? problemTitle(visit, visit.t("account:proof.title")) : visit.t("account:proof.failedTitle");
  return data({ title, step }, { status: owner ? 200 : 404, headers: secretHeaders });
}

function stepOf(isOpen: boolean, isOwn: boolean): VerificationStep {
  if (!isOpen) return "closed";
  return isOwn ? "own" : "password";
}

const verified: Notice = { tone: "good", key: "emailVerified", values: {} };

/**
 * Verifies the address for a person who has the e-mail and access to the account, by its session or its password. The
 * e-mail alone is not enough: a stranger may have registered with the address to get its orders into the stranger's
 * account.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const { db, environment, locale, now, url } = visit;
  const secret = readSecretParam(args.params);
  const owner = await findVerificationOwner(db, secret, now());
  // The page itself says that the link is no longer valid.
  const closed = () => redirect(url.pathname, { status: 303, headers: secretHeaders });
  if (!owner) throw closed();
  if ((await visit.readSignedIn())?.customer.id !== owner.id) {
    return verifyWithPassword(visit, { secret, owner, notice: verified, closed });
  }
  if (!(await verifyEmail(visit, { secret, customerId: owner.id }))) throw closed();
  const headers = new Headers({ ...secretHeaders, "Set-Cookie": await noticeCookie(verified, environment) });
  throw redirect(addressOf("account", locale), { status: 303, headers });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function EmailVerificationRoute() {
  const { step } = useLoaderData<typeof loader>();
  return <EmailVerificationPage step={step} refusal={useActionData<typeof action>()} />;
}
