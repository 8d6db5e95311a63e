import { orderWithdrawalAddress } from "~/addresses";
import { countryName } from "~/features/customers/addressBook/countryName";
import { writtenPhone } from "~/features/customers/addressBook/phone";
import type { OfferShop } from "~/features/delivery/delivery.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { findCustomerOrder, readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import type { PossibleDeeds } from "~/features/orders/OrderDeeds";
import { isCancellable, isPayable, isRateable, payBy, withdrawalEndsOn } from "~/features/orders/orderMoves";
import type { Order } from "~/features/orders/orders";
import { readCardPayment } from "~/features/orders/payment/readCardPayment.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import { readSettings } from "~/features/settings/settings.queries.server";
import { canWithdraw } from "~/features/withdrawals/withdraw.server";
import { readClosedAt, readWithdrawalTimes } from "~/features/withdrawals/withdrawal.queries.server";
import type { Db } from "~/platform/database/database.server";
import { isId } from "~/platform/database/idShape";
import type { Locale } from "~/platform/i18n/locale";
import { writtenInstant } from "~/platform/time/formatDate";
import { writtenDay } from "~/platform/time/pragueClock";

type Asked = { customerId: string; id: string | undefined; locale: Locale; now: number };

/** Dates and countries' names are worded by the server: browsers may word them otherwise. */
export async function readShown(shop: OfferShop, { customerId, id, locale, now }: Asked) {
  const { db } = shop;
  const order = isId(id) ? await findCustomerOrder(db, customerId, id) : undefined;
  if (!order) return undefined;
  const { billing, destination } = order;
  const countries = [billing.country, destination.kind === "address" ? destination.address.country : billing.country];
  const { bank_account: account } = await readSettings(db, order.locale);
  const payUntil = isPayable(order) ? payBy(order) : undefined;
  return {
    order: { ...order, phone: writtenPhone(order.phone) },
    currency: await readCurrency(db, order.locale),
    events: await readHistory(db, order),
    countryNames: Object.fromEntries(countries.map((code) => [code, countryName(code, locale)])),
    taxRows: taxRecap(order),
    account,
    payUntil: payUntil === undefined ? null : writtenInstant(payUntil),
    cardPayment: await readCardPayment(shop, order),
    deeds: await possibleDeeds(db, order, now),
    review: await reviewOf(db, order),
  };
}

/** States, the payment and withdrawals, in the order in which they came. */
async function readHistory(db: Db, order: Order) {
  const states = (await readOrderEvents(db, order.id)).map(({ state, at }) => ({ what: state, at }));
  const paid = order.paidAt === null ? [] : [{ what: "paid" as const, at: order.paidAt }];
  const withdrawn = (await readWithdrawalTimes(db, order.id)).map((at) => ({ what: "withdrawn" as const, at }));
  const all = [...states, ...paid, ...withdrawn].sort((a, b) => a.at - b.at);
  return all.map(({ what, at }) => ({ what, on: writtenInstant(at) }));
}

async function possibleDeeds(db: Db, order: Order, now: number): Promise<PossibleDeeds> {
  const closedAt = await readClosedAt(db, order.id);
  const canCancel = isCancellable(order, now);
  const isOpen = !canCancel && (await canWithdraw(db, order, now));
  return {
    isCancellable: canCancel,
    isPaid: order.paidAt !== null,
    withdrawalAt: isOpen ? orderWithdrawalAddress(order.locale, order) : null,
    withdrawalEnds: closedAt === null ? null : writtenDay(withdrawalEndsOn(closedAt)),
  };
}

/** none: nothing to ask · ask · given. */
async function reviewOf(db: Db, order: Order) {
  if (!isRateable(order)) return { kind: "none" as const };
  const given = await readReview(db, order.id);
  return given ? { kind: "given" as const, stars: given.stars } : { kind: "ask" as const };
}
