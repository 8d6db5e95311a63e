import type { Generated } from "kysely";
import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

export type OrderState = "accepted" | "pending" | "ready" | "shipped" | "closed" | "cancelled";

/** Orders, their lines, discounts and history. */
export type OrderTables = {
  order_sequence: { year: number; last_number: number };
  orders: {
    id: string;
    number: string;
    summary_hash: string;
    cart_id: string;
    order_token: string;
    customer_id: Generated<string | null>;
    locale: Locale;
    currency_code: string;
    state: OrderState;
    paid_at: number | null;
    placed_at: number;
    email: string;
    phone: string;
    firstname: string;
    lastname: string;
    billing_json: string;
    delivery_json: string;
    note: string;
    carrier_id: string;
    pickup_store_id: string | null;
    pickup_point_id: Generated<string | null>;
    /** The instant at which the chosen pickup slot begins. */
    pickup_at: Generated<number | null>;
    payment_id: string;
    /** The price of the goods after discounts. */
    goods_minor: number;
    delivery_minor: number;
    payment_minor: number;
    rounding_minor: number;
    /** The sum of the four amounts above. */
    value_minor: number;
    /** The amount that is left to pay: the value less what gift vouchers pay. */
    total_minor: number;
    paid_by: Generated<string | null>;
    /** The amount that was paid outside of the gateway; null when that was the whole amount due, or nothing of it. */
    paid_minor: Generated<number | null>;
    /** True when the payment is a trial, in which no money moves. */
    is_trial_payment: Generated<Flag>;
    /** Since when the shop owes a refund: the order was paid and cancelled, in whichever order, or paid twice. */
    refund_due_at: Generated<number | null>;
    reminded_at: Generated<number | null>;
    /** When the last of its pieces was withdrawn from, or paid back because of a defect. */
    withdrawn_at: Generated<number | null>;
    /** When the customer received the goods; the withdrawal period begins then. */
    delivered_at: Generated<number | null>;
    discount_minor: Generated<number>;
    gift_minor: Generated<number>;
    /** The e-mail address, normalized, by which a guest's unpaid orders are counted. */
    email_key: Generated<string>;
    /** Pseudonym of the network that the order came from, used only for counting. */
    network_hash: Generated<string | null>;
    /** The legal texts that the order was placed under; null for orders from before they were stored. */
    terms_id: Generated<string | null>;
  };
  /** A version of the legal texts that customers agree to; rows are only ever added. */
  agreed_terms: { id: string; locale: Locale; content_json: string; first_used_at: number };
  order_line: {
    order_id: string;
    position: number;
    product_id: number;
    variant_id: number;
    code: string;
    name: string;
    variant_name: string;
    note: string;
    quantity: number;
    unit_minor: number;
    line_minor: number;
    tax_basis_points: number;
    /** True for goods made to measure or altered for the customer, which cannot be withdrawn from (decision 70). */
    is_altered: Generated<Flag>;
    /** The line's share of the discounts on goods. */
    discount_minor: Generated<number>;
  };
  /** A gift voucher that was bought: the item that its order line sells. */
  order_gift: {
    order_id: string;
    line_position: number;
    form: "email" | "print";
    recipient_name: string;
    recipient_email: string;
    /** The e-mail address, normalized, by which its balance can be requested. */
    recipient_email_key: string;
    message: string;
    send_on: string | null;
    /** Null until the order is paid. */
    voucher_id: Generated<string | null>;
    /** When its e-mail is due; null for a printed one. */
    send_at: Generated<number | null>;
    /** When its e-mail was queued. */
    sent_at: Generated<number | null>;
    /** How often its e-mail was queued; staff may send it again. */
    sendings: Generated<number>;
    prolonged_at: Generated<number | null>;
    /** When the voucher was ended because its order was cancelled or withdrawn from. */
    ended_at: Generated<number | null>;
  };
  order_discount: {
    order_id: string;
    position: number;
    kind: "club" | "percent" | "amount" | "gift";
    voucher_id: string | null;
    code: string;
    basis_points: number | null;
    amount_minor: number;
  };
  order_allocation: { order_id: string; line_position: number; store_id: string; quantity: number };
  /** `reason` says why staff entered the state although a rule forbids it. */
  order_event: {
    id: string;
    order_id: string;
    state: OrderState;
    at: number;
    actor: string;
    reason: Generated<string>;
  };
  /** Changes besides the state; `kind` is a row of the table `orderChanges`. */
  order_change: { id: string; order_id: string; kind: string; detail: string; at: number; actor: string };
  order_shipment: {
    order_id: string;
    carrier_id: string;
    tracking_number: string;
    shipped_at: number;
    promised_on: string;
  };
  carrier_review: { order_id: string; stars: number; body: string; created_at: number };
  idempotency_key: {
    /** Hash of the key and of the customer or cart that it was sent for. */
    key_hash: string;
    /** Hash of the call's body. */
    body_hash: string;
    order_id: string;
    expires_at: number;
  };
};
