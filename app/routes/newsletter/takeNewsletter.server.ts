import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { mayTry } from "~/features/customers/session/rateLimit.server";
import { newsletterForm } from "~/features/newsletter/newsletter.form";
import { askToSubscribe, followLink } from "~/features/newsletter/subscribe.server";
import { leaveNotice } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { safePath } from "~/platform/http/safePath";
import { localeOfPath } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { callerOf } from "~/visit/access.server";
import { type LetterParams, linkIn } from "./linkIn";

/**
 * Takes an address and leads back to where it was typed, with the same notice whether it is known, typed too often or
 * neither; answers 422 for what is no address.
 */
export async function takeForm(request: Request, context: AppLoadContext, world: World) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const form = await readForm(request);
  const backTo = safePath(form.get("path")) ?? addressOf("newsletter", locale);
  const submission = parseForm(form, newsletterForm);
  if (submission.status !== "success") {
    return data({ reply: submission.reply(), backTo }, { status: 422 });
  }
  const { email } = submission.value;
  const asked = { caller: callerOf(request, context).address, account: email };
  if (await mayTry(world.db, "newsletter", asked, world.now())) await askToSubscribe(world, { email, locale });
  const notice = await leaveNotice({ tone: "good", key: "newsletter", values: {} }, world.environment);
  throw redirect(backTo, { status: 303, headers: { "Set-Cookie": notice } });
}

/** Only a press of the button confirms or leaves: programs that look into mailboxes open links, too. */
export async function pressLink(request: Request, params: LetterParams, world: World): Promise<never> {
  const link = linkIn(params);
  if (!link) throw data({ elsewhere: null }, { status: 404 });
  const { pathname } = new URL(request.url);
  const isDone = await followLink(world, link.purpose, link.token);
  throw redirect(isDone ? `${pathname}?hotovo` : pathname, { status: 303 });
}
