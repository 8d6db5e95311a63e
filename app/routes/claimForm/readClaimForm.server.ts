import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { summaryAddress } from "~/addresses";
import { defaultPhonePrefix, nationalDigits, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { findCustomerOrder } from "~/features/orders/customerOrders.queries.server";
import { isRedacted } from "~/features/orders/orderPrivacy";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { ClaimFormView } from "~/features/warrantyClaims/ClaimForm";
import { orderClaimAddress } from "~/features/warrantyClaims/claimAddresses";
import { readClaimableLines } from "~/features/warrantyClaims/claimableLines.queries.server";
import { claimableUntil, claimObstacle, isCompanyOrder } from "~/features/warrantyClaims/warrantyClaim";
import { formatDay } from "~/platform/time/pragueClock";
import { requireOrderSummary } from "~/visit/readOrderSummary.server";
import { secretHeaders } from "~/visit/secretPage.server";
import type { Visit } from "~/visit/visit.server";

type Params = LoaderFunctionArgs["params"];

/** Reads what the address shows: the page where a claim begins, an order's form, or why the order cannot be claimed. */
export async function readClaimForm(visit: Visit, params: Params) {
  const { db, locale } = visit;
  const email = (await readSettings(db, locale)).shop_mail.reply_to;
  if (params.id === undefined) return { kind: "start" as const, email };
  const order = await requireOrderSummary(visit, params);
  if (order.locale !== locale) throw redirect(orderClaimAddress(order.locale, order), { headers: secretHeaders });
  const obstacle = claimObstacle(order, visit.now());
  const lines = await readClaimableLines(db, order);
  const isNothingLeft = lines.every(({ claimableQuantity }) => claimableQuantity === 0);
  const reason = obstacle ?? (isNothingLeft ? ("nothing" as const) : null);
  const until = order.deliveredAt === null ? null : formatDay(claimableUntil(order.deliveredAt, order.locale));
  if (reason) {
    const orderAt = summaryAddress(order.locale, order);
    return { kind: "unclaimable" as const, reason, endedOn: until ?? "", email, orderAt };
  }
  return { kind: "order" as const, view: await viewOf(visit, order, { until, lines }) };
}

type Given = Pick<ClaimFormView, "until" | "lines">;

async function viewOf(visit: Visit, order: Order, given: Given): Promise<ClaimFormView> {
  const { number, id } = order;
  const full = await findOrder(visit.db, id);
  return { ...given, number, isCompany: isCompanyOrder(full), initial: await readInitial(visit, order) };
}

/** Returns the order's contact, which an old order shows only to its signed-in customer. */
async function readInitial({ db, now, readSignedIn }: Visit, order: Order): Promise<Record<string, string>> {
  const signedIn = await readSignedIn();
  const own = signedIn ? await findCustomerOrder(db, signedIn.customer.id, order.id) : undefined;
  const known = own ?? (isRedacted(order, now()) ? undefined : order);
  const usual = defaultPhonePrefix[order.locale];
  if (!known) return { phone_prefix: usual };
  const { email, phone } = known;
  const prefix = phonePrefixes.find((known) => known !== "" && phone.startsWith(known)) ?? "";
  return { email, phone_prefix: prefix, phone: nationalDigits(prefix, phone) };
}
