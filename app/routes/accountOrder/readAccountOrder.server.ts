import { orderWithdrawalAddress } from "~/addresses";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { findCustomerOrder, readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import { accountDocumentAddress } from "~/features/orders/invoicing/documentAddresses";
import { readDocumentLinks } from "~/features/orders/invoicing/readDocumentLinks.server";
import type { AvailableOrderActions } from "~/features/orders/OrderActions";
import type { Order } from "~/features/orders/orders";
import { isCancellable, isRateable } from "~/features/orders/orderTransitions";
import { readCardPayment } from "~/features/orders/payment/readCardPayment.server";
import { readTransfer } from "~/features/orders/payment/readTransfer.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import { readMoneyBack } from "~/features/orders/refunds/readMoneyBack.server";
import { readParcelView } from "~/features/orders/shipping/parcelView";
import { withdrawalEndsOn } from "~/features/orders/withdrawalPeriod";
import { claimLink, readClaimsShown } from "~/features/warrantyClaims/readClaimsShown.server";
import { readWithdrawalsShown } from "~/features/withdrawals/readWithdrawalsShown.server";
import { canWithdraw } from "~/features/withdrawals/withdraw.server";
import { readWithdrawalTimes } from "~/features/withdrawals/withdrawal.queries.server";
import type { Db } from "~/platform/database/database.server";
import { isId } from "~/platform/database/idShape";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import type { CustomerVisit } from "~/visit/access.server";

/** Reads the order's page. The server formats dates and country names, because browsers may format them differently. */
export async function readAccountOrder(visit: CustomerVisit, id: string | undefined) {
  const { db, locale, customer } = visit;
  const order = isId(id) ? await findCustomerOrder(db, customer.id, id) : undefined;
  if (!order) return undefined;
  const { billing, destination } = order;
  const countries = [billing.country, destination.kind === "address" ? destination.address.country : billing.country];
  return {
    order: { ...order, phone: formatPhone(order.phone) },
    currency: await readCurrency(db, order.locale),
    events: await readHistory(db, order),
    countryNames: Object.fromEntries(countries.map((code) => [code, countryName(code, locale)])),
    taxRows: taxRecap(order),
    transfer: await readTransfer(db, order),
    documents: await readDocumentLinks(db, order, (number) => accountDocumentAddress(locale, { id: order.id, number })),
    cardPayment: await readCardPayment(visit, order),
    parcel: readParcelView(order),
    moneyBack: await readMoneyBack(db, order),
    withdrawals: await readWithdrawalsShown(db, order),
    claims: await readClaimsShown(db, order),
    actions: await readAvailableActions(db, order, visit.now()),
    review: await readReviewState(db, order),
  };
}

/** Reads state changes, the payment and withdrawals in chronological order. */
async function readHistory(db: Db, order: Order) {
  const states = (await readOrderEvents(db, order.id)).map(({ state, at }) => ({ what: state, at }));
  const paid = order.paidAt === null ? [] : [{ what: "paid" as const, at: order.paidAt }];
  const withdrawn = (await readWithdrawalTimes(db, order.id)).map((at) => ({ what: "withdrawn" as const, at }));
  const all = [...states, ...paid, ...withdrawn].sort((a, b) => a.at - b.at);
  return all.map(({ what, at }) => ({ what, on: formatDateTime(at) }));
}

async function readAvailableActions(db: Db, order: Order, now: number): Promise<AvailableOrderActions> {
  const { deliveredAt, locale } = order;
  const canCancel = isCancellable(order, now);
  const isOpen = !canCancel && (await canWithdraw(db, order, now));
  return {
    isCancellable: canCancel,
    isPaid: order.paidAt !== null && order.totals.totalMinor > 0,
    withdrawalAt: isOpen ? orderWithdrawalAddress(order.locale, order) : null,
    claim: claimLink(order, now),
    withdrawalEnds: deliveredAt === null ? null : formatDay(withdrawalEndsOn(deliveredAt, locale)),
  };
}

/**
 * Reads the state of the review. none: the order cannot be reviewed · ask: it has not been reviewed yet · given: it has
 * been reviewed.
 */
async function readReviewState(db: Db, order: Order) {
  if (!isRateable(order)) return { kind: "none" as const };
  const given = await readReview(db, order.id);
  return given ? { kind: "given" as const, stars: given.stars } : { kind: "ask" as const };
}
