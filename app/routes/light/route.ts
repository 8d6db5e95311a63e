import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { keepLightChoice } from "~/platform/http/liteMode.server";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** Takes the footer's switch: the same page, light or full from now on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return redirect(returnPath(form.get("path")), {
    status: 303,
    headers: { "Set-Cookie": keepLightChoice(form.get("light") === "on", worldOf(context).environment) },
  });
}

export function loader() {
  return redirect(addressOf("home", defaultLocale), 302);
}
