import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { liteModeCookie } from "~/platform/slowConnection/liteMode.server";

/** Handles the footer's switch: the same page, in lite mode or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return redirect(returnPath(form.get("path")), {
    status: 303,
    headers: { "Set-Cookie": liteModeCookie(form.get("light") === "on", worldOf(context).environment) },
  });
}

export function loader() {
  return redirect(addressOf("home", defaultLocale), 302);
}
