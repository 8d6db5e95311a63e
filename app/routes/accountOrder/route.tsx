import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { AccountOrder } from "~/features/orders/AccountOrder";
import { pageMeta } from "~/features/shell/pageMeta";
import { isId } from "~/platform/database/idShape";
import { readForm } from "~/platform/http/readForm.server";

import { requireCustomer } from "~/visit/access.server";
import { goToGateway, payByTransfer } from "~/visit/payOrder.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { tryReading } from "~/visit/tryReading.server";
import { cancelAction, payAction, reorderAction, reviewCarrierAction, throwNotFound } from "./changeOrder.server";
import { readAccountOrder } from "./readAccountOrder.server";

export const handle = { i18n: ["account", "orders", "checkout", "delivery", "vouchers"] };

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

/** The hidden field `form` tells the page's forms apart. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireCustomer(args);
  const { id } = args.params;
  if (!isId(id)) return throwNotFound();
  const order = { visit, id };
  const typed = await readForm(args.request);
  if (typed.get("form") === "cancel") return cancelAction(order);
  if (typed.get("form") === "reorder") return reorderAction(order);
  if (typed.get("form") === "pay") return payAction(order, goToGateway);
  if (typed.get("form") === "transfer") return payAction(order, payByTransfer);
  if (typed.get("form") === "review") return reviewCarrierAction(order, typed);
  throw data({ elsewhere: null }, { status: 400 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function AccountOrderRoute() {
  const { t } = useTranslation("account");
  const { name, owner, shown } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountLayout current="account" owner={owner} title={name} refusedAt={refusal?.refusedAt}>
      {shown ? (
        <AccountOrder {...shown} refusal={refusal} />
      ) : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingOrder")}
        </p>
      )}
    </AccountLayout>
  );
}
