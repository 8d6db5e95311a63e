import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { consentFor, optionalConsentCategories } from "~/features/consent/consent";
import { consentCookies } from "~/features/consent/consentCookie.server";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale } from "~/platform/i18n/locale";
import { visitOf } from "~/visit/visit.server";

/** Handles the cookie bar: stores the answer and redirects back to the page, without the bar. */
export async function action(args: ActionFunctionArgs) {
  const { request, environment } = visitOf(args);
  const form = await readForm(request);
  const headers = new Headers();
  const answer = readAnswer(form);
  if (answer !== undefined) {
    const lines = consentCookies(request, answer, environment);
    for (const line of lines) headers.append("Set-Cookie", line);
  }
  return redirect(returnPath(form.get("path"), withoutBar), { status: 303, headers });
}

export function loader() {
  return redirect(`${addressOf("home", defaultLocale)}?cookies=1`, 302);
}

/** Null is a refusal; undefined is no answer. */
function readAnswer(form: FormData) {
  switch (form.get("answer")) {
    case "acceptAll":
      return consentFor(optionalConsentCategories);
    case "acceptSelected":
      return consentFor(optionalConsentCategories.filter((category) => form.getAll("allowed").includes(category)));
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
