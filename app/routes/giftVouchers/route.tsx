import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { addGift } from "~/features/cart/gift/addGift.server";
import { giftForm } from "~/features/cart/gift/gift.form";
import type { SpecialPageId } from "~/features/content/pageAddresses";
import { GiftVoucherPage } from "~/features/giftVouchers/GiftVoucherPage";
import { readFilledPage } from "~/features/legal/readFilledPage.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { pragueClock } from "~/platform/time/pragueClock";
import { useProblemTitle } from "~/ui/useProblemTitle";

import { readSubmissionKey } from "~/visit/formOrigin.server";
import { mayFillCart } from "~/visit/newGuest.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { visitOf } from "~/visit/visit.server";
import { addressElsewhere, readPageView } from "../pages/infoPageView.server";

export const handle = { i18n: ["content", "vouchers"], isCacheable: true };

const pageId: SpecialPageId = "gift-vouchers";

/** Shows the offer, the operator's text with the terms, and the form that puts a gift voucher into the cart. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const page = await readFilledPage(visit, visit.locale, pageId);
  if (!page) throw data({ elsewhere: null }, { status: 404 });
  const title = problemTitle(visit, page.title);
  return { title, view: await readPageView(visit, page), elsewhere: await addressElsewhere(visit, pageId) };
}

export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, locale, context, environment, t } = visit;
  const form = await readForm(args.request);
  const submission = parseForm(form, giftForm(locale, pragueClock(now()).date, form));
  const refuse = (formMessages: string[], status = 422) => {
    markRefused(context);
    return data({ reply: submission.reply(), formMessages, refusedAt: now() }, { status });
  };
  if (submission.status !== "success") return refuse([]);
  if (!(await mayFillCart(visit))) return refuse(["shell:notice.tooManyGuests"], 429);
  const { owner, headers } = await visit.ensureCartOwner();
  const added = await addGift(db, owner, submission.value, { now: now(), ...readSubmissionKey(form) });
  if (!added.ok) return refuse(["vouchers:gift.errors.full"]);
  const notice = { tone: "good", key: "added", values: { name: t("vouchers:gift.name") } } as const;
  headers.append("Set-Cookie", await noticeCookie(notice, environment));
  throw redirect(addressOf("cart", locale), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.title ?? "", data?.view.page.lead, { elsewhere: data?.elsewhere });

export default function GiftVouchersRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useProblemTitle(refusal?.refusedAt);
  return <GiftVoucherPage view={view} refusal={refusal} />;
}
