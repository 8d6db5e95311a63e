import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { signInForm } from "~/features/customers/account.form";
import { readReturnTo } from "~/features/customers/session/returnTo.server";
import { SignInPage } from "~/features/customers/session/SignInPage";
import { signIn } from "~/features/customers/session/signIn.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { worldOf } from "~/platform/process/world.server";

import { callerOf, requireGuest } from "~/visit/access.server";
import { completeSignIn } from "~/visit/completeSignIn.server";
import { problemTitle } from "~/visit/problemTitle.server";

export const handle = { i18n: ["account"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await requireGuest(request, context);
  const title = problemTitle(locale, translatorFor(locale)("account:signIn.title"), isRefused(context));
  return { title, wanted: readReturnTo(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireGuest(request, context);
  const world = worldOf(context);
  const typed = await readForm(request);
  const submission = parseForm(typed, signInForm);
  const wanted = readReturnTo(request, typed);
  if (submission.status !== "success") {
    markRefused(context);
    const reply = submission.reply({ hideFields: ["password"] });
    return data({ reply, wanted, formMessage: null, refusedAt: world.now() }, { status: 422 });
  }
  const outcome = await signIn(world, submission.value, callerOf(request, context));
  if (outcome.ok) {
    return completeSignIn(request, context, {
      ...outcome,
      typed,
      notice: { tone: "good", key: "signedIn", values: {} },
    });
  }
  markRefused(context);
  const isLimited = outcome.reason === "limited";
  const formMessage = isLimited ? "account:errors.limited" : "account:errors.signInWrong";
  const reply = { initialValue: { email: submission.value.email } };
  return data({ reply, wanted, formMessage, refusedAt: world.now() }, { status: isLimited ? 429 : 422 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function SignInRoute() {
  const { wanted } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <SignInPage wanted={refusal?.wanted ?? wanted} refusal={refusal} />;
}
