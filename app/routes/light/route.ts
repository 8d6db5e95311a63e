import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale } from "~/platform/i18n/locale";
import { liteModeCookie } from "~/platform/slowConnection/liteMode.server";
import { visitOf } from "~/visit/visit.server";

/** Handles the switch in the footer: redirects to the same page, with or without lite mode. */
export async function action(args: ActionFunctionArgs) {
  const { request, environment } = visitOf(args);
  const form = await readForm(request);
  return redirect(returnPath(form.get("path")), {
    status: 303,
    headers: { "Set-Cookie": liteModeCookie(form.get("light") === "on", environment) },
  });
}

export function loader() {
  return redirect(addressOf("home", defaultLocale), 302);
}
