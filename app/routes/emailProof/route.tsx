import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { EmailProofPage } from "~/features/customers/EmailProofPage";
import { proveEmail } from "~/features/privacy/verifyEmail.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { secretHeaders, secretIn } from "~/visit/secretPage.server";

export const handle = { i18n: ["account"] };

/** Only a form proves: programs that look into letters follow their links. */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  return data({ title: translatorFor(locale)("account:proof.title") }, { headers: secretHeaders });
}

/** Open to everybody who has the letter, signed in or not. */
export async function action({ params, context }: ActionFunctionArgs) {
  const isProved = await proveEmail(worldOf(context), secretIn(params));
  return data({ isProved }, { status: isProved ? 200 : 404, headers: secretHeaders });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function EmailProofRoute() {
  return <EmailProofPage isProved={useActionData<typeof action>()?.isProved} />;
}
