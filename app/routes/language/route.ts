import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf, translatedPath } from "~/addresses";
import { keepLanguage } from "~/platform/languageCookie.server";
import { defaultLocale, isLocale } from "~/platform/locale";
import { readForm } from "~/platform/readForm.server";
import { safePath } from "~/platform/safePath";
import { worldOf } from "~/platform/world.server";

/** Takes the language switch's form: remembers the choice and leads to the same page in the other language. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const chosen = form.get("locale");
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const path = safePath(form.get("path")) ?? "/";
  const { pathname, search } = new URL(path, "http://shop.invalid");
  const setCookie = keepLanguage(locale, worldOf(context).environment);
  return redirect(`${translatedPath(pathname, locale)}${search}`, {
    status: 303,
    headers: { "Set-Cookie": setCookie },
  });
}

export function loader() {
  return redirect(addressOf("home", defaultLocale), 302);
}
