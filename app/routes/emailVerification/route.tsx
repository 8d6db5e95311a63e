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
import { translatorFor } from "~/platform/i18n/i18n.server";
import { requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { readSecretParam, secretHeaders } from "~/visit/secretPage.server";

export const handle = { i18n: ["account"] };

/** Only the form verifies: mail scanners follow links. */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  return data({ title: translatorFor(locale)("account:proof.title") }, { headers: secretHeaders });
}

/** Open to everybody with the e-mail, signed in or not. */
export async function action({ params, context }: ActionFunctionArgs) {
  const isVerified = await verifyEmail(worldOf(context), readSecretParam(params));
  return data({ isVerified }, { status: isVerified ? 200 : 404, headers: secretHeaders });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function EmailVerificationRoute() {
  return <EmailVerificationPage isVerified={useActionData<typeof action>()?.isVerified} />;
}
