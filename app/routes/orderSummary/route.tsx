import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { orderWithdrawalAddress, summaryAddress } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { cancelShownOrder } from "~/features/orders/cancelOrder.server";
import { orderDocumentAddress } from "~/features/orders/invoicing/documentAddresses";
import { readDocumentLinks } from "~/features/orders/invoicing/readDocumentLinks.server";
import { OrderSummaryPage } from "~/features/orders/OrderSummaryPage";
import { orderIntents } from "~/features/orders/order.form";
import { isRedacted } from "~/features/orders/orderPrivacy";
import { isCancellable } from "~/features/orders/orderTransitions";
import { readCardPayment } from "~/features/orders/payment/readCardPayment.server";
import { readTransfer } from "~/features/orders/payment/readTransfer.server";
import { settleOrderPayments } from "~/features/orders/payment/settlePayment.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import { readMoneyBack } from "~/features/orders/refunds/readMoneyBack.server";
import { readParcelView } from "~/features/orders/shipping/parcelView";
import { pageMeta } from "~/features/shell/pageMeta";
import { OrderClaims } from "~/features/warrantyClaims/OrderClaims";
import { claimLink, readClaimsShown } from "~/features/warrantyClaims/readClaimsShown.server";
import { readWithdrawalsShown } from "~/features/withdrawals/readWithdrawalsShown.server";
import { WithdrawalProgress } from "~/features/withdrawals/WithdrawalProgress";
import { canWithdraw } from "~/features/withdrawals/withdraw.server";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { formatDate } from "~/platform/time/formatDate";

import { goToGateway, type PayableOrder, payByTransfer } from "~/visit/payOrder.server";
import { requireOrderSummary } from "~/visit/readOrderSummary.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["orders", "delivery", "checkout", "vouchers", "documents"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, url } = visit;
  const order = await requireOrderSummary(visit, args.params);
  const { locale, number, billing, destination } = order;
  const isBackFromGateway = url.searchParams.has("platba");
  if (isBackFromGateway) await settleOrderPayments(visit, order.id);
  if (isBackFromGateway || locale !== visit.locale) {
    throw redirect(summaryAddress(locale, order), { headers: secretHeaders });
  }
  const isMasked = isRedacted(order, now());
  const countries = [billing.country, destination.kind === "address" ? destination.address.country : billing.country];
  return data(
    {
      title: visit.t("orders:summary.metaTitle", { number }),
      order: { ...order, phone: formatPhone(order.phone) },
      placedOn: formatDate(order.placedAt),
      isRedacted: isMasked,
      taxRows: taxRecap(order),
      transfer: await readTransfer(db, order),
      documents: isMasked
        ? []
        : await readDocumentLinks(db, order, (number) => orderDocumentAddress(locale, { ...order, number })),
      cardPayment: await readCardPayment(visit, order),
      parcel: readParcelView(order),
      moneyBack: await readMoneyBack(db, order),
      withdrawals: isMasked ? [] : await readWithdrawalsShown(db, order),
      claims: isMasked ? [] : await readClaimsShown(db, order),
      claim: claimLink(order, now()),
      isCancellable: isCancellable(order, now()),
      withdrawalAt: (await canWithdraw(db, order, now())) ? orderWithdrawalAddress(locale, order) : null,
      countryNames: Object.fromEntries(countries.map((code) => [code, countryName(code, locale)])),
    },
    { headers: secretHeaders },
  );
}

/**
 * Handles the page's forms: a visitor with the order's secret address may pay it, and cancel it before it is processed.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const order = await requireOrderSummary(visit, args.params);
  const payable = { visit, orderId: order.id, page: summaryAddress(order.locale, order) };
  const { intent } = parseIntent(await readForm(args.request), orderIntents, secretHeaders);
  switch (intent) {
    case "pay":
      return goToGateway(payable);
    case "pay-by-transfer":
      return payByTransfer(payable);
    case "cancel":
      return cancel(payable);
    default:
      return intent satisfies never;
  }
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function OrderSummaryRoute() {
  const { title, withdrawals, claims, ...summary } = useLoaderData<typeof loader>();
  useTrackedPage({ kind: "order", ...summary });
  const afterSale = (
    <>
      <WithdrawalProgress withdrawals={withdrawals} />
      <OrderClaims claims={claims} />
    </>
  );
  return <OrderSummaryPage {...summary} withdrawals={afterSale} />;
}

async function cancel({ visit, orderId, page }: PayableOrder): Promise<Response> {
  const { ok } = await cancelShownOrder(visit, { id: orderId });
  return redirectWithNotice(visit, page, {
    tone: ok ? "good" : "alert",
    key: ok ? "orderCancelled" : "orderTooLate",
    values: {},
  });
}
