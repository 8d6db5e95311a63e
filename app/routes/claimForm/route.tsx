import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/features/shell/pageMeta";
import { ClaimClosed, ClaimStart } from "~/features/warrantyClaims/ClaimClosed";
import { ClaimForm } from "~/features/warrantyClaims/ClaimForm";
import { problemTitle } from "~/visit/problemTitle.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";
import { readClaimForm } from "./readClaimForm.server";
import { submitClaimForm } from "./submitClaimForm.server";

export const handle = { i18n: ["warrantyClaims", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const shown = await readClaimForm(visit, args.params);
  const title = problemTitle(visit, visit.t("warrantyClaims:title"));
  return data({ title, shown }, { headers: secretHeaders });
}

/** Submits the claim. Anybody with the order's secret address may claim its goods, just as they may withdraw. */
export async function action(args: ActionFunctionArgs) {
  return submitClaimForm(visitOf(args), args.params);
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function ClaimFormRoute() {
  const { shown } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (shown.kind === "start") return <ClaimStart email={shown.email} />;
  if (shown.kind === "unclaimable") return <ClaimClosed {...shown} />;
  return <ClaimForm view={shown.view} refusal={refusal} />;
}
