import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { countryName } from "~/features/customers/countryName";
import { writtenPhone } from "~/features/customers/phone";
import { readCurrency } from "~/features/money/currency.queries.server";
import { AccountOrder } from "~/features/orders/AccountOrder";
import { findCustomerOrder, readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import { taxRecap } from "~/features/orders/taxRecap";
import { readSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import type { Db } from "~/platform/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { isId } from "~/platform/idShape";
import type { Locale } from "~/platform/locale";
import { worldOf } from "~/platform/world.server";
import { writtenDate } from "~/platform/writtenDate";

import { requireCustomer } from "../access.server";
import { tryReading } from "../tryReading.server";

export const handle = { i18n: ["account", "orders", "checkout", "delivery", "vouchers"] };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { customer: owner, locale } = await requireCustomer(request, context);
  const { db } = worldOf(context);
  const read = await tryReading(context, () => readShown(db, owner.id, params.id, locale));
  if (read && !read.found) throw data({ elsewhere: null }, { status: 404 });
  const t = translatorFor(locale);
  const number = read?.found?.order.number;
  const title = number ? t("account:order.title", { number }) : t("account:orders.title");
  return data({ title, owner, shown: read?.found ?? null }, { status: read ? 200 : 500 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function AccountOrderRoute() {
  const { t } = useTranslation("account");
  const { title, owner, shown } = useLoaderData<typeof loader>();
  return (
    <AccountLayout current="account" owner={owner} title={title}>
      {shown ? (
        <AccountOrder {...shown} />
      ) : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingOrder")}
        </p>
      )}
    </AccountLayout>
  );
}

/** Dates and countries' names are worded by the server: browsers may word them otherwise. */
async function readShown(db: Db, customerId: string, id: string | undefined, locale: Locale) {
  const order = isId(id) ? await findCustomerOrder(db, customerId, id) : undefined;
  if (!order) return undefined;
  const { billing, destination } = order;
  const countries = [billing.country, destination.kind === "address" ? destination.address.country : billing.country];
  const { bank_account: account } = await readSettings(db, order.locale);
  const events = await readOrderEvents(db, order.id);
  return {
    order: { ...order, phone: writtenPhone(order.phone) },
    currency: await readCurrency(db, order.locale),
    events: events.map(({ state, at }) => ({ state, on: writtenDate(at) })),
    countryNames: Object.fromEntries(countries.map((code) => [code, countryName(code, locale)])),
    taxRows: taxRecap(order),
    account,
  };
}
