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

import { problemTitle } from "~/visit/problemTitle.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";
import { readWithdrawal } from "./readWithdrawal.server";
import { confirmWithdrawalAction, submitWithdrawalByKey, submitWithdrawalByNumber } from "./submitWithdrawal.server";

export const handle = { i18n: ["orders"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const shown = await readWithdrawal(visit, args.params);
  const title = problemTitle(visit, visit.t("orders:withdraw.title"));
  return data({ title, shown }, { headers: secretHeaders });
}

/** Submits or confirms a withdrawal. It is public, because a withdrawal must not require signing in (domain 5.1). */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const { params } = args;
  if (params.first === undefined) return submitWithdrawalByNumber(visit);
  if (params.first === withdrawalWord) return confirmWithdrawalAction(visit, params.second);
  return submitWithdrawalByKey(visit, params);
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
