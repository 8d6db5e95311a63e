import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { consentTo, optionalCategories } from "~/features/consent/consent";
import { keepConsent } from "~/features/consent/consentCookie.server";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** Takes the cookie bar's form: keeps the answer and leads back to the page, without the bar. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const headers = new Headers();
  const answer = answerOf(form);
  if (answer !== undefined) {
    const lines = keepConsent(request, answer, worldOf(context).environment);
    for (const line of lines) headers.append("Set-Cookie", line);
  }
  return redirect(returnPath(form.get("path"), withoutBar), { status: 303, headers });
}

export function loader() {
  return redirect(`${addressOf("home", defaultLocale)}?cookies=1`, 302);
}

/** Null is a refusal; undefined is no answer at all. */
function answerOf(form: FormData) {
  switch (form.get("answer")) {
    case "acceptAll":
      return consentTo(optionalCategories);
    case "acceptSelected":
      return consentTo(optionalCategories.filter((category) => form.getAll("allowed").includes(category)));
    case "refuse":
      return null;
    default:
      return undefined;
  }
}

function withoutBar({ pathname, searchParams }: URL): string {
  searchParams.delete("cookies");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
