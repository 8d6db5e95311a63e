import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { NewsletterPage, type NewsletterView } from "~/features/newsletter/NewsletterPage";
import { isNewsletterLinkValid } from "~/features/newsletter/subscribe.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { markRefused } from "~/platform/http/refusal";
import { safePath } from "~/platform/http/safePath";
import type { Translate } from "~/platform/i18n/i18n.server";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { problemTitle } from "~/visit/problemTitle.server";
import { type Visit, visitOf } from "~/visit/visit.server";
import { type LinkParams, linkIn } from "./linkIn";
import { linkAction, subscribeAction } from "./newsletterActions.server";

export const handle = { i18n: ["newsletter"] };

/** The URL of a link in an e-mail is a secret, so no other site may learn it. */
const secretHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** Serves /newsletter and, from its e-mails, /newsletter/potvrzeni/{token} and /newsletter/odhlaseni/{token}. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const view = args.params.action ? await linkView(visit, args.params) : formView(visit.url);
  const title = problemTitle(visit, titleOf(view, visit.t));
  return data({ view, title }, { status: view.kind === "unknown" ? 404 : 200, headers: secretHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  if (args.params.action) return linkAction(visit, args.params);
  const refused = await subscribeAction(visit);
  markRefused(visit.context);
  return refused;
}

function formView(url: URL): NewsletterView {
  return { kind: "form", returnTo: safePath(url.searchParams.get("zpet")) ?? url.pathname };
}

async function linkView(visit: Visit, params: LinkParams): Promise<NewsletterView> {
  const link = linkIn(params);
  if (!link) throw data({ elsewhere: null }, { status: 404 });
  if (visit.url.searchParams.has("hotovo")) return { kind: "done", purpose: link.purpose };
  const isGood = await isNewsletterLinkValid(visit, link.purpose, link.token);
  return isGood ? { kind: "ask", purpose: link.purpose } : { kind: "unknown" };
}

function titleOf(view: NewsletterView, t: Translate): string {
  if (view.kind === "form") return t("newsletter:title");
  if (view.kind === "unknown") return t("newsletter:unknown.title");
  return t(`newsletter:${view.purpose}.${view.kind === "ask" ? "title" : "done"}`);
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function NewsletterRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useProblemTitle(refusal ? 1 : undefined);
  const shown = refusal && view.kind === "form" ? { ...view, returnTo: refusal.returnTo } : view;
  return <NewsletterPage view={shown} reply={refusal?.reply} />;
}
