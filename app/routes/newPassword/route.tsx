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
import { newPasswordForm } from "~/features/customers/account.form";
import { NewPasswordPage } from "~/features/customers/password/NewPasswordPage";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { isResetOpen } from "~/features/customers/password/secret.queries.server";
import { deviceCookie } from "~/features/customers/session/deviceCookie.server";
import { recoverAccount } from "~/features/privacy/recoverAccount.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";

import { requireGuest } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { readSecretParam, secretHeaders } from "~/visit/secretPage.server";

export const handle = { i18n: ["account"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireGuest(args);
  const { db, now, t } = visit;
  const isOpen = await isResetOpen(db, readSecretParam(args.params), now());
  const title = isOpen ? t("account:newPassword.title") : t("account:newPassword.failedTitle");
  return data(
    { title: isOpen ? problemTitle(visit, title) : title, isOpen },
    { status: isOpen ? 200 : 404, headers: secretHeaders },
  );
}

const hideFields: string[] = ["password", "password_confirmation"];

export async function action(args: ActionFunctionArgs) {
  const visit = await requireGuest(args);
  const { context, environment, locale, now } = visit;
  const typed = await readForm(visit.request);
  const submission = parseForm(typed, newPasswordForm(typed));
  if (submission.status !== "success") {
    markRefused(context);
    const reply = submission.reply({ hideFields });
    return data({ reply, refusedAt: now() }, { status: 422, headers: secretHeaders });
  }
  const outcome = await recoverAccount(visit, readSecretParam(args.params), submission.value.password);
  if (!outcome.ok && outcome.reason !== "closed") {
    markRefused(context);
    const fieldErrors = { password: [passwordErrors[outcome.reason]] };
    return data(
      { reply: submission.reply({ hideFields, fieldErrors }), refusedAt: now() },
      { status: 422, headers: secretHeaders },
    );
  }
  // The page itself says that the link is no longer valid.
  if (!outcome.ok) throw redirect(visit.url.pathname, { status: 303, headers: secretHeaders });
  const notice = await noticeCookie({ tone: "good", key: "passwordChanged", values: {} }, environment);
  const headers = new Headers({ ...secretHeaders, "Set-Cookie": notice });
  headers.append("Set-Cookie", deviceCookie(outcome.device, environment));
  throw redirect(addressOf("signIn", locale), { status: 303, headers });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function NewPasswordRoute() {
  const { isOpen } = useLoaderData<typeof loader>();
  return <NewPasswordPage isOpen={isOpen} refusal={useActionData<typeof action>()} />;
}
