import { type ActionFunctionArgs, redirect } from "@remix-run/node";

import { addressOf, translatedPath } from "~/addresses";
import { maxLines } from "~/features/cart/cart";
import { copyCart } from "~/features/cart/guest/copyCart.server";
import { languageCookie } from "~/platform/http/languageCookie.server";
import { type Notice, namesIn, noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { returnPath } from "~/platform/http/safePath";
import { defaultLocale, isLocale, type Locale, localeOfPath } from "~/platform/i18n/locale";
import { type Visit, visitOf } from "~/visit/visit.server";

/** Handles the language switch: stores the choice and redirects to the same page in the other language. */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const { environment } = visit;
  const form = await readForm(visit.request);
  const chosen = form.get("locale");
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const source = localeOfPath(returnPath(form.get("path")));
  const translated = ({ pathname, search }: URL) => `${translatedPath(pathname, locale)}${search}`;
  const setCookie = languageCookie(locale, environment);
  const headers = new Headers({ "Set-Cookie": setCookie });
  const notice = await bringCart(visit, { source, target: locale });
  if (notice) headers.append("Set-Cookie", await noticeCookie(notice, environment));
  return redirect(returnPath(form.get("path"), translated), { status: 303, headers });
}

/** Copies the visitor's cart (decision 48); a failure must not prevent the switch. */
async function bringCart(
  { db, now, log, requestId, findCartOwner }: Visit,
  { source, target }: { source: Locale; target: Locale },
): Promise<Notice | undefined> {
  if (source === target) return undefined;
  try {
    const visitor = await findCartOwner();
    if (!visitor) return undefined;
    const { lineCount, missingNames, leftNames } = await copyCart(db, { ...visitor, locale: source }, target, now());
    if (leftNames.length > 0) {
      return { tone: "alert", key: "cartLinesLeft", values: { name: namesIn(leftNames), most: maxLines } };
    }
    if (missingNames.length > 0) {
      return { tone: "alert", key: "cartCopiedPartly", values: { name: namesIn(missingNames) } };
    }
    return lineCount > 0 ? { tone: "good", key: "cartCopied", values: {} } : undefined;
  } catch (error) {
    log.error({ err: error, requestId }, "the cart was not brought along");
    return undefined;
  }
}

export function loader() {
  return redirect(addressOf("home", defaultLocale), 302);
}
