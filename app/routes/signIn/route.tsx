import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { signInForm } from "~/features/customers/account.form";
import { readReturnTo } from "~/features/customers/session/returnTo.server";
import { SignInPage } from "~/features/customers/session/SignInPage";
import { signIn } from "~/features/customers/session/signIn.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";

import { callerOf, requireGuest } from "~/visit/access.server";
import { completeSignIn } from "~/visit/completeSignIn.server";
import { problemTitle } from "~/visit/problemTitle.server";

export const handle = { i18n: ["account"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireGuest(args);
  return { title: problemTitle(visit, visit.t("account:signIn.title")), wanted: readReturnTo(visit.request) };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireGuest(args);
  const { request, context, now } = visit;
  const typed = await readForm(request);
  const submission = parseForm(typed, signInForm);
  const wanted = readReturnTo(request, typed);
  if (submission.status !== "success") {
    markRefused(context);
    const reply = submission.reply({ hideFields: ["password"] });
    return data({ reply, wanted, formMessage: null, refusedAt: now() }, { status: 422 });
  }
  const outcome = await signIn(visit, submission.value, callerOf(visit));
  if (outcome.ok) {
    return completeSignIn(visit, {
      ...outcome,
      typed,
      notice: { tone: "good", key: "signedIn", values: {} },
    });
  }
  markRefused(context);
  const isLimited = outcome.reason === "limited";
  const formMessage = isLimited ? "account:errors.limited" : "account:errors.signInWrong";
  const reply = { initialValue: { email: submission.value.email } };
  return data({ reply, wanted, formMessage, refusedAt: now() }, { status: isLimited ? 429 : 422 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function SignInRoute() {
  const { wanted } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <SignInPage wanted={refusal?.wanted ?? wanted} refusal={refusal} />;
}
