import type { Generated } from "kysely";

/** Payments and refunds of orders, and the documents about both. */
export type PaymentTables = {
  /**
   * One attempt to pay an order at the gateway. `transaction_id` and `redirect_url` come with the gateway's response.
   */
  payment_attempt: {
    order_id: string;
    attempt: number;
    state: "pending" | "paid" | "cancelled";
    /** The amount in hundredths of the currency's unit, as gateways count. */
    price_hundredths: number;
    currency_code: string;
    transaction_id: string | null;
    redirect_url: string | null;
    opened_at: number;
    /** When the gateway settled it. One that is cancelled without it was given up by the shop alone: money may come. */
    settled_at: number | null;
  };
  test_payment: {
    transaction_id: string;
    status: "PENDING" | "PAID" | "CANCELLED";
    price_hundredths: number;
    currency_code: string;
    reference: string;
    return_url: string;
    opened_at: number;
    refunded_hundredths: Generated<number>;
  };
  /** One request to pay money back; while its state is `asked`, nobody knows whether the gateway has paid. */
  refund: {
    id: string;
    order_id: string;
    /** Identifies the request, so that a repeated request pays once. */
    request_key: string;
    /** The refund's number within its order, from 1. */
    position: number;
    amount_minor: number;
    goodwill_minor: Generated<number>;
    method: "gateway" | "manual";
    state: "asked" | "done" | "refused";
    transaction_id: string | null;
    reason: string;
    actor: string;
    requested_at: number;
    settled_at: number | null;
    answer: Generated<string>;
  };
  /** The numbering of documents. A series is a kind of document, a shop version and a year: FV26. */
  document_series: { prefix: string; last_number: number };
  /** Invoices and credit notes, as they were issued: rows are only ever added. */
  document: {
    id: string;
    number: string;
    series: string;
    sequence: number;
    kind: "invoice" | "credit";
    order_id: string;
    /** The invoice that a credit note corrects. */
    corrects_id: string | null;
    issued_at: number;
    content_json: string;
  };
};
