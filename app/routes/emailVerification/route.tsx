import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { EmailVerificationPage } from "~/features/customers/EmailVerificationPage";
import { verifyEmail } from "~/features/privacy/verifyEmail.server";
import { pageMeta } from "~/features/shell/pageMeta";

import { readSecretParam, secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["account"] };

/** Only the form verifies: mail scanners follow links. */
export function loader(args: LoaderFunctionArgs) {
  return data({ title: visitOf(args).t("account:proof.title") }, { headers: secretHeaders });
}

/** Open to everybody with the e-mail, signed in or not. */
export async function action(args: ActionFunctionArgs) {
  const isVerified = await verifyEmail(visitOf(args), readSecretParam(args.params));
  return data({ isVerified }, { status: isVerified ? 200 : 404, headers: secretHeaders });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function EmailVerificationRoute() {
  return <EmailVerificationPage isVerified={useActionData<typeof action>()?.isVerified} />;
}
