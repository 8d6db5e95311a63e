import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/features/shell/pageMeta";
import { ClaimPage } from "~/features/warrantyClaims/ClaimPage";
import { cancelClaim } from "~/features/warrantyClaims/changeClaim.server";
import { claimAddress } from "~/features/warrantyClaims/claimAddresses";
import { readClaimView } from "~/features/warrantyClaims/readClaimView.server";
import { claimIntents } from "~/features/warrantyClaims/warrantyClaim.form";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { findKeyedClaim } from "~/visit/findClaim.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["warrantyClaims", "orders", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const claim = await findKeyedClaim(visit, args.params);
  if (claim.locale !== visit.locale) throw redirect(claimAddress(claim.locale, claim), { headers: secretHeaders });
  const title = visit.t("warrantyClaims:metaTitle", { number: claim.number });
  return data({ title, claim: await readClaimView(visit.db, claim, visit.now()) }, { headers: secretHeaders });
}

/** Cancels the claim. Anybody with the secret address may do so while the claim waits for the shop. */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const claim = await findKeyedClaim(visit, args.params);
  const { intent } = parseIntent(await readForm(args.request), claimIntents, secretHeaders);
  switch (intent) {
    case "cancel-claim": {
      const { ok } = await cancelClaim(visit, claim.id);
      const notice = ok
        ? ({ tone: "good", key: "claimCancelled", values: {} } as const)
        : ({ tone: "alert", key: "claimTooLate", values: {} } as const);
      return redirectWithNotice(visit, claimAddress(claim.locale, claim), notice);
    }
    default:
      return intent satisfies never;
  }
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function ClaimRoute() {
  return <ClaimPage claim={useLoaderData<typeof loader>().claim} />;
}
