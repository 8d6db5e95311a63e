import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { balanceForm } from "~/features/giftVouchers/balance.form";
import { checkBalance } from "~/features/giftVouchers/checkBalance.server";
import { GiftBalancePage } from "~/features/giftVouchers/GiftBalancePage";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { pageMeta } from "~/features/shell/pageMeta";
import { noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import { formatDay } from "~/platform/time/pragueClock";
import { useProblemTitle } from "~/ui/useProblemTitle";

import { problemTitle } from "~/visit/problemTitle.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  return data({ title: problemTitle(visit, visit.t("vouchers:gift.balance.title")) }, { headers: secretHeaders });
}

/** Responds with a notice, so that neither the code nor the balance is in a URL. */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, locale, context, environment } = visit;
  const submission = parseForm(await readForm(args.request), balanceForm);
  const refuse = (formMessages: string[], status: number) => {
    markRefused(context);
    return data({ reply: submission.reply(), formMessages, refusedAt: now() }, { status });
  };
  if (submission.status !== "success") return refuse([], 422);
  const found = await checkBalance(db, submission.value, { now: now(), callerAddress: clientSubnet(context) });
  if (!found.ok) {
    const isTried = found.reason === "too-many-tries";
    return refuse([isTried ? "vouchers:tooMany" : "vouchers:gift.balance.unknown"], isTried ? 429 : 422);
  }
  const { balanceMinor, lastDay, isOver, locale: sold } = found.balance;
  const amount = formatMoney(balanceMinor, await readCurrency(db, sold));
  const key = isOver ? "giftOver" : "giftBalance";
  const notice = { tone: "good", key, values: { amount, date: formatDay(lastDay) } } as const;
  const headers = new Headers({ "Set-Cookie": await noticeCookie(notice, environment) });
  throw redirect(addressOf("giftBalance", locale), { status: 303, headers });
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function GiftBalanceRoute() {
  const refusal = useActionData<typeof action>();
  useProblemTitle(refusal?.refusedAt);
  return <GiftBalancePage refusal={refusal} />;
}
