import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { keepLightChoice } from "~/platform/lightVersion.server";
import { defaultLocale } from "~/platform/locale";
import { readForm } from "~/platform/readForm.server";
import { returnPath } from "~/platform/safePath";
import { worldOf } from "~/platform/world.server";

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
