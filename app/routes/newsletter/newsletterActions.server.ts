import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { checkRateLimit } from "~/features/customers/session/rateLimit.server";
import { newsletterForm } from "~/features/newsletter/newsletter.form";
import { consumeNewsletterLink, requestSubscription } from "~/features/newsletter/subscribe.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { safePath } from "~/platform/http/safePath";
import { requestLocale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { callerOf } from "~/visit/access.server";
import { type LinkParams, linkIn } from "./linkIn";

/**
 * Handles a submitted address and redirects back, with the same notice whether it is known, rate-limited or neither;
 * responds 422 to an invalid address.
 */
export async function subscribeAction(request: Request, context: AppLoadContext, world: World) {
  const locale = requestLocale(request);
  const form = await readForm(request);
  const returnTo = safePath(form.get("path")) ?? addressOf("newsletter", locale);
  const submission = parseForm(form, newsletterForm);
  if (submission.status !== "success") {
    return data({ reply: submission.reply(), returnTo }, { status: 422 });
  }
  const { email } = submission.value;
  const asked = { caller: callerOf(request, context).address, account: email };
  if (await checkRateLimit(world.db, "newsletter", asked, world.now()))
    await requestSubscription(world, { email, locale });
  const notice = await noticeCookie({ tone: "good", key: "newsletter", values: {} }, world.environment);
  throw redirect(returnTo, { status: 303, headers: { "Set-Cookie": notice } });
}

/** Only the button confirms or unsubscribes: mail scanners open links, too. */
export async function linkAction(request: Request, params: LinkParams, world: World): Promise<never> {
  const link = linkIn(params);
  if (!link) throw data({ elsewhere: null }, { status: 404 });
  const { pathname } = new URL(request.url);
  const isDone = await consumeNewsletterLink(world, link.purpose, link.token);
  throw redirect(isDone ? `${pathname}?hotovo` : pathname, { status: 303 });
}
