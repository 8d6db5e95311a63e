import { data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { checkRateLimit } from "~/features/customers/accountAttempts.server";
import { newsletterForm } from "~/features/newsletter/newsletter.form";
import { consumeNewsletterLink, requestSubscription } from "~/features/newsletter/subscribe.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { safePath } from "~/platform/http/safePath";

import { callerOf } from "~/visit/access.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import type { Visit } from "~/visit/visit.server";
import { type LinkParams, linkIn } from "./linkIn";

/**
 * Handles a submitted address and redirects back, with the same notice whether it is known, rate-limited or neither;
 * responds 422 to an invalid address.
 */
export async function subscribeAction(visit: Visit) {
  const { db, now, locale } = visit;
  const form = await readForm(visit.request);
  const returnTo = safePath(form.get("path")) ?? addressOf("newsletter", locale);
  const submission = parseForm(form, newsletterForm);
  if (submission.status !== "success") {
    return data({ reply: submission.reply(), returnTo }, { status: 422 });
  }
  const { email } = submission.value;
  const asked = { caller: callerOf(visit).address, account: email };
  if (await checkRateLimit(db, "newsletter", asked, now())) await requestSubscription(visit, { email, locale });
  throw await redirectWithNotice(visit, returnTo, { tone: "good", key: "newsletter", values: {} });
}

/** Confirms or unsubscribes. Only the page's button does so, because mail scanners open links, too. */
export async function linkAction(visit: Visit, params: LinkParams): Promise<never> {
  const link = linkIn(params);
  if (!link) throw data({ elsewhere: null }, { status: 404 });
  const { pathname } = visit.url;
  const isDone = await consumeNewsletterLink(visit, link.purpose, link.token);
  throw redirect(isDone ? `${pathname}?hotovo` : pathname, { status: 303 });
}
