import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { resetRequestForm } from "~/features/customers/account.form";
import { PasswordResetPage } from "~/features/customers/password/PasswordResetPage";
import { requestReset } from "~/features/customers/password/requestReset.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { worldOf } from "~/platform/process/world.server";

import { callerOf, requireGuest } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";

export const handle = { i18n: ["account"] };

const sentMark = "odeslano";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await requireGuest(request, context);
  const isSent = new URL(request.url).searchParams.has(sentMark);
  const t = translatorFor(locale);
  const title = isSent ? t("account:reset.sentTitle") : t("account:reset.title");
  return { title: problemTitle(locale, title, isRefused(context)), isSent };
}

/** The response is the same whether the address has an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = await requireGuest(request, context);
  const world = worldOf(context);
  const submission = parseForm(await readForm(request), resetRequestForm);
  if (submission.status !== "success") {
    markRefused(context);
    return data({ reply: submission.reply(), refusedAt: world.now() }, { status: 422 });
  }
  await requestReset(world, { email: submission.value.email, locale }, callerOf(request, context));
  throw redirect(`${addressOf("passwordReset", locale)}?${sentMark}=1`, 303);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function PasswordResetRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  return <PasswordResetPage isSent={isSent} refusal={useActionData<typeof action>()} />;
}
