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
import { resetPassword } from "~/features/customers/password/changePassword.server";
import { NewPasswordPage } from "~/features/customers/password/NewPasswordPage";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { isResetOpen } from "~/features/customers/password/secret.queries.server";
import { deviceCookie } from "~/features/customers/session/deviceCookie.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { worldOf } from "~/platform/process/world.server";

import { requireGuest } from "~/visit/access.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { readSecretParam, secretHeaders } from "~/visit/secretPage.server";

export const handle = { i18n: ["account"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await requireGuest(request, context);
  const { db, now } = worldOf(context);
  const isOpen = await isResetOpen(db, readSecretParam(params), now());
  const t = translatorFor(locale);
  const title = isOpen ? t("account:newPassword.title") : t("account:newPassword.failedTitle");
  return data(
    { title: problemTitle(locale, title, isOpen && isRefused(context)), isOpen },
    { status: isOpen ? 200 : 404, headers: secretHeaders },
  );
}

const hideFields: string[] = ["password", "password_confirmation"];

export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = await requireGuest(request, context);
  const world = worldOf(context);
  const typed = await readForm(request);
  const submission = parseForm(typed, newPasswordForm(typed));
  if (submission.status !== "success") {
    markRefused(context);
    const reply = submission.reply({ hideFields });
    return data({ reply, refusedAt: world.now() }, { status: 422, headers: secretHeaders });
  }
  const outcome = await resetPassword(world, readSecretParam(params), submission.value.password);
  if (!outcome.ok && outcome.reason !== "closed") {
    markRefused(context);
    const fieldErrors = { password: [passwordErrors[outcome.reason]] };
    return data(
      { reply: submission.reply({ hideFields, fieldErrors }), refusedAt: world.now() },
      { status: 422, headers: secretHeaders },
    );
  }
  // The page itself says that the link opens nothing any more.
  if (!outcome.ok) throw redirect(new URL(request.url).pathname, { status: 303, headers: secretHeaders });
  const notice = await noticeCookie({ tone: "good", key: "passwordChanged", values: {} }, world.environment);
  const headers = new Headers({ ...secretHeaders, "Set-Cookie": notice });
  headers.append("Set-Cookie", deviceCookie(outcome.device, world.environment));
  throw redirect(addressOf("signIn", locale), { status: 303, headers });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function NewPasswordRoute() {
  const { isOpen } = useLoaderData<typeof loader>();
  return <NewPasswordPage isOpen={isOpen} refusal={useActionData<typeof action>()} />;
}
