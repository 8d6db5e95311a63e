import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { resetRequestForm } from "~/features/customers/account.form";
import { PasswordResetPage } from "~/features/customers/password/PasswordResetPage";
import { requestReset } from "~/features/customers/password/requestReset.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";

import { callerOf, requireGuest } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";

export const handle = { i18n: ["account"] };

const sentMark = "odeslano";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireGuest(args);
  const { t } = visit;
  const isSent = visit.url.searchParams.has(sentMark);
  const title = isSent ? t("account:reset.sentTitle") : t("account:reset.title");
  return { title: problemTitle(visit, title), isSent };
}

/** Sends the e-mail. The response is the same whether the address has an account or not. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireGuest(args);
  const { locale, request, context } = visit;
  const submission = parseForm(await readForm(request), resetRequestForm);
  if (submission.status !== "success") {
    markRefused(context);
    return data({ reply: submission.reply(), refusedAt: visit.now() }, { status: 422 });
  }
  await requestReset(visit, { email: submission.value.email, locale }, callerOf(visit));
  throw redirect(`${addressOf("passwordReset", locale)}?${sentMark}=1`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function PasswordResetRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  return <PasswordResetPage isSent={isSent} refusal={useActionData<typeof action>()} />;
}
