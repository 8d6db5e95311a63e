import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { AccountOrder } from "~/features/orders/AccountOrder";
import { ownOrderIntents } from "~/features/orders/order.form";
import { pageMeta } from "~/features/shell/pageMeta";
import { OrderClaims } from "~/features/warrantyClaims/OrderClaims";
import { WithdrawalProgress } from "~/features/withdrawals/WithdrawalProgress";
import { isId } from "~/platform/database/idShape";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { requireCustomer } from "~/visit/access.server";
import { goToGateway, payByTransfer } from "~/visit/payOrder.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { cancelAction, payAction, reorderAction, reviewCarrierAction, throwNotFound } from "./changeOrder.server";
import { readAccountOrder } from "./readAccountOrder.server";

export const handle = { i18n: ["account", "orders", "checkout", "delivery", "vouchers", "documents"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args);
  const { customer: owner, t } = visit;
  const read = await tryReading(visit, () => readAccountOrder(visit, args.params.id));
  if (read && !read.found) return throwNotFound();
  const number = read?.found?.order.number;
  const name = number ? t("account:order.title", { number }) : t("account:orders.title");
  const title = problemTitle(visit, name);
  return data({ name, title, owner, shown: read?.found ?? null }, { status: read ? 200 : 500 });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireCustomer(args);
  const { id } = args.params;
  if (!isId(id)) return throwNotFound();
  const order = { visit, id };
  const typed = await readForm(args.request);
  const { intent } = parseIntent(typed, ownOrderIntents);
  switch (intent) {
    case "cancel":
      return cancelAction(order);
    case "reorder":
      return reorderAction(order);
    case "pay":
      return payAction(order, goToGateway);
    case "pay-by-transfer":
      return payAction(order, payByTransfer);
    case "review-carrier":
      return reviewCarrierAction(order, typed);
    default:
      return intent satisfies never;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function AccountOrderRoute() {
  const { t } = useTranslation("account");
  const { name, owner, shown } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountLayout current="account" owner={owner} title={name} refusedAt={refusal?.refusedAt}>
      {shown ? (
        <AccountOrder
          {...shown}
          withdrawals={
            <>
              <WithdrawalProgress withdrawals={shown.withdrawals} />
              <OrderClaims claims={shown.claims} />
            </>
          }
          refusal={refusal}
        />
      ) : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingOrder")}
        </p>
      )}
    </AccountLayout>
  );
}
