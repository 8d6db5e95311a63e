import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { answerConsent } from "~/features/consent/answerConsent.server";
import { consentFor, optionalConsentCategories } from "~/features/consent/consent";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { clientSubnet } from "~/platform/http/subnetOf";
import { defaultLocale, localeOfPath } from "~/platform/i18n/locale";
import { visitOf } from "~/visit/visit.server";

/** Handles the cookie bar: stores the visitor's choice and redirects back to the page, without the bar. */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const form = await readForm(visit.request);
  const headers = new Headers();
  const answer = readAnswer(form);
  const path = returnPath(form.get("path"), withoutBar);
  if (answer !== undefined) {
    const visitor = { network: clientSubnet(visit.context), locale: localeOfPath(path) };
    for (const line of await answerConsent(visit, answer, visitor)) headers.append("Set-Cookie", line);
  }
  return redirect(path, { status: 303, headers });
}

export function loader() {
  return redirect(`${addressOf("home", defaultLocale)}?cookies=1`, 302);
}

/** Returns the visitor's choice; null for a rejection, undefined when the form has none. */
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
