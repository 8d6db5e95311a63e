import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { withdrawalWord } from "~/addresses";
import { pageMeta } from "~/features/shell/pageMeta";
import { OrderWithdrawalForm } from "~/features/withdrawals/OrderWithdrawalForm";
import { WithdrawalClosed } from "~/features/withdrawals/WithdrawalClosed";
import { WithdrawalForm } from "~/features/withdrawals/WithdrawalForm";
import { WithdrawalReview } from "~/features/withdrawals/WithdrawalReview";
import { isRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { requestLocale } from "~/platform/i18n/locale";

import { problemTitle } from "~/visit/problemTitle.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { readWithdrawal } from "./readWithdrawal.server";
import { confirmWithdrawalAction, submitWithdrawalByKey, submitWithdrawalByNumber } from "./submitWithdrawal.server";

export const handle = { i18n: ["orders"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = requestLocale(request);
  const shown = await readWithdrawal(context, params, locale);
  const title = problemTitle(locale, translatorFor(locale)("orders:withdraw.title"), isRefused(context));
  return data({ title, shown }, { headers: secretHeaders });
}

/** Public: a withdrawal must not require signing in (domain 5.1). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (params.first === undefined) return submitWithdrawalByNumber(request, context);
  if (params.first === withdrawalWord) return confirmWithdrawalAction(request, context, params.second);
  return submitWithdrawalByKey(request, context, params);
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function WithdrawalRoute() {
  const { shown } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (shown.kind === "statement") return <WithdrawalReview statement={shown.statement} againAt={shown.againAt} />;
  if (shown.kind === "over") return <WithdrawalClosed reason={shown.reason} endedOn={shown.endedOn} />;
  if (shown.kind === "number") return <WithdrawalForm refusal={refusal} />;
  const { number, lines, initial } = shown;
  const ticked = refusal?.ticked ?? [];
  return <OrderWithdrawalForm number={number} lines={lines} initial={initial} ticked={ticked} refusal={refusal} />;
}
