import { z } from "@hono/zod-openapi";

import { accountOrderAddress, summaryAddress } from "~/addresses";
import { carrierIds } from "~/features/delivery/carriers";
import { listOrderDocuments } from "~/features/documents/document.queries.server";
import { documentKindIds } from "~/features/documents/documentKinds";
import { isRedacted } from "~/features/orders/orderPrivacy";
import type { Order } from "~/features/orders/orders";
import { owedMinor, refundMethods } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { promisedDay, trackingAddress } from "~/features/orders/shipping/shipment";
import { type OrderWithdrawal, readOrderWithdrawals } from "~/features/withdrawals/returns.queries.server";
import { withdrawalStateIds } from "~/features/withdrawals/withdrawalStates";
import type { World } from "~/platform/process/world.server";

import { formatInstant, instant } from "./instant";
import { minorAmount } from "./shapes";

const day = z.string().date();

const shipment = z
  .object({
    carrier: z.enum(carrierIds),
    tracking_number: z.string().openapi({ description: "Empty where the carrier tracks nothing" }),
    tracking_url: z.string().nullable(),
    shipped_at: instant,
  })
  .openapi("Shipment");

const refund = z
  .object({ amount_tax_incl: minorAmount, method: z.enum(refundMethods), at: instant })
  .openapi("Refund", { description: "Money that has been paid back" });

const document = z
  .object({
    number: z.string(),
    kind: z.enum(documentKindIds),
    issued_at: instant,
    url: z.string().openapi({ description: "The PDF on the order's page" }),
  })
  .openapi("Document");

export const withdrawalShape = z
  .object({
    number: z.number().int().nullable(),
    state: z.enum(withdrawalStateIds),
    at: instant,
    reason: z.string().openapi({ description: "Why it was refused; else empty" }),
    lines: z.array(z.object({ position: z.number().int(), name: z.string(), quantity: z.number().int() })),
  })
  .openapi("Withdrawal");

/** Fields that tell what happened to an order after it was placed. */
export const afterwardsFields = {
  promised_on: day
    .nullable()
    .openapi({ description: "The last day on which a parcel arrives; null where none is promised" }),
  shipment: z.union([shipment, z.null()]),
  delivered_at: instant.nullable(),
  documents: z.array(document).openapi({ description: "Invoices and credit notes; none when the contact is masked" }),
  refunds: z.array(refund),
  refund_due_tax_incl: minorAmount.openapi({ description: "What the shop still has to pay back" }),
  withdrawals: z.array(withdrawalShape).openapi({ description: "The oldest first; none when the contact is masked" }),
};

export type AfterwardsDeps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Reads what happened to an order after it was placed. `isOwn` is true for a customer's own order. The order's secret
 * page has the documents for thirty days; afterwards only the account has them, where the browser must be signed in.
 */
export async function readAfterwards({ db, now, environment }: AfterwardsDeps, order: Order, isOwn = false) {
  const ledger = await readLedger(db, order);
  const isOld = isRedacted(order, now());
  const page = isOld ? accountOrderAddress(order.locale, order) : summaryAddress(order.locale, order);
  const isMasked = isOld && !isOwn;
  const done = ledger.refunds.filter(({ state }) => state === "done");
  return {
    promised_on: promisedDay(order),
    shipment: shipmentOf(order),
    delivered_at: order.deliveredAt === null ? null : formatInstant(order.deliveredAt),
    documents: isMasked ? [] : await readDocuments(db, order, environment.publicUrl + page),
    refunds: done.map(({ amountMinor, method, settledAt, requestedAt }) => ({
      amount_tax_incl: amountMinor,
      method,
      at: formatInstant(settledAt ?? requestedAt),
    })),
    refund_due_tax_incl: owedMinor(order, ledger),
    withdrawals: isMasked ? [] : (await readOrderWithdrawals(db, order.id)).map(toApiWithdrawal),
  };
}

function shipmentOf({ shipment: sent, locale }: Order) {
  if (!sent) return null;
  return {
    carrier: sent.carrierId,
    tracking_number: sent.trackingNumber,
    tracking_url: trackingAddress(sent, locale),
    shipped_at: formatInstant(sent.shippedAt),
  };
}

async function readDocuments(db: World["db"], { id }: Order, page: string) {
  const issued = await listOrderDocuments(db, id);
  return issued.map(({ number, kind, issuedAt }) => ({
    number,
    kind,
    issued_at: formatInstant(issuedAt),
    url: `${page}/${number}.pdf`,
  }));
}

export function toApiWithdrawal({ number, state, confirmedAt, reason, pieces }: OrderWithdrawal) {
  return {
    number,
    state,
    at: formatInstant(confirmedAt),
    reason,
    lines: pieces.map(({ linePosition, name, quantity }) => ({ position: linePosition, name, quantity })),
  };
}
