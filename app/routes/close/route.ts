import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { closeBanner, isClosableBanner } from "~/features/content/bannerCookie.server";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale } from "~/platform/i18n/locale";
import { visitOf } from "~/visit/visit.server";

/** Handles the close buttons of the promo strip and of the pop-up; any other banner is ignored. */
export async function action(args: ActionFunctionArgs) {
  const { request, environment } = visitOf(args);
  const form = await readForm(request);
  const headers = new Headers();
  const banner = form.get("banner");
  if (isClosableBanner(banner)) headers.set("Set-Cookie", closeBanner(banner, environment));
  return redirect(returnPath(form.get("path")), { status: 303, headers });
}

export function loader() {
  return redirect(addressOf("home", defaultLocale), 302);
}
