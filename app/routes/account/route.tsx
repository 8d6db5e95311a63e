import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { ClubCard } from "~/features/club/ClubCard";
import { AccountLayout } from "~/features/customers/AccountLayout";
import * as styles from "~/features/customers/AccountLayout.css";
import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import { type CustomerOrderRow, listCustomerOrders } from "~/features/orders/customerOrders.queries.server";
import { type ListedOrder, OrderList } from "~/features/orders/OrderList";
import { paidLabel } from "~/features/orders/orders";
import { pageMeta } from "~/features/shell/pageMeta";
import type { Db } from "~/platform/database/database.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { Locale } from "~/platform/i18n/locale";
import { formatDate } from "~/platform/time/formatDate";
import { Pager } from "~/ui/Pager";

import { requireCustomer } from "~/visit/access.server";
import { tryReading } from "~/visit/tryReading.server";
import { BookingLists } from "./BookingList";
import { readBookings } from "./readBookings.server";
import { readClubStatus } from "./readClubStatus.server";

export const handle = { i18n: ["account", "orders", "reservations", "services"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireCustomer(args);
  const { customer: owner, locale, db, t } = visit;
  const page = readPage(visit.url);
  const read = await tryReading(visit, async () => {
    const { orders, pageCount } = await listCustomerOrders(db, owner.id, page);
    const bookings = page === 1 ? await readBookings(db, owner.id, locale) : null;
    const standing = await readClubStatus(db, owner, locale);
    return { orders: await formatRows(db, orders), page, pageCount, bookings, standing };
  });
  if (read && page > read.found.pageCount) throw data({ elsewhere: null }, { status: 404 });
  const title = t("account:orders.title");
  return data({ title, owner, list: read?.found ?? null }, { status: read ? 200 : 500 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function AccountRoute() {
  const { t } = useTranslation("account");
  const { title, owner, list } = useLoaderData<typeof loader>();
  const address = addressOf("account", useLocale());
  return (
    <AccountLayout current="account" owner={owner} title={title}>
      {list ? (
        <>
          <OrderList orders={list.orders} />
          <Pager
            page={list.page}
            pageCount={list.pageCount}
            linkOf={(number) => (number === 1 ? address : `${address}?strana=${number}`)}
          />
          {list.bookings ? <BookingLists {...list.bookings} /> : null}
          <ClubCard standing={list.standing} />
        </>
      ) : (
        <p role="alert" className={styles.failed}>
          {t("errors.loadingOrders")}
        </p>
      )}
    </AccountLayout>
  );
}

/** Returns the page number in the query; throws 404 for an invalid one. */
function readPage(url: URL): number {
  const page = url.searchParams.get("strana") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(page)) throw data({ elsewhere: null }, { status: 404 });
  return Number(page);
}

/** Formats the rows, each total in the currency of its order, whatever the language of the page. */
async function formatRows(db: Db, orders: readonly CustomerOrderRow[]): Promise<ListedOrder[]> {
  const currencies = new Map<Locale, Currency>();
  for (const { locale } of orders) {
    if (!currencies.has(locale)) currencies.set(locale, await readCurrency(db, locale));
  }
  return orders.map(({ id, number, state, locale, placedAt, totalMinor, ...order }) => {
    const currency = currencies.get(locale);
    const total = currency ? formatMoney(totalMinor, currency) : "";
    return { id, number, state, total, placedOn: formatDate(placedAt), paid: paidLabel(order) };
  });
}
