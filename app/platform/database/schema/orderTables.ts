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
    /** The instant of the slot in which a pickup is collected. */
    pickup_at: Generated<number | null>;
    payment_id: string;
    /** After discounts. */
    goods_minor: number;
    delivery_minor: number;
    payment_minor: number;
    rounding_minor: number;
    /** What the four above add up to. */
    value_minor: number;
    /** What is left to pay: the value less what gift vouchers pay. */
    total_minor: number;
    paid_by: Generated<string | null>;
    /** What came in otherwise than at the gateway; null: all that was to be paid. */
    paid_minor: Generated<number | null>;
    /** It is paid, or to be paid, where no money moves. */
    is_trial_payment: Generated<Flag>;
    /** Since when money is owed back: paid and cancelled, in whichever order, or paid twice. */
    refund_due_at: Generated<number | null>;
    reminded_at: Generated<number | null>;
    /** When the last of its pieces was withdrawn from or paid back because of a defect. */
    withdrawn_at: Generated<number | null>;
    /** When the customer received the goods, from which the withdrawal period counts. */
    delivered_at: Generated<number | null>;
    discount_minor: Generated<number>;
    gift_minor: Generated<number>;
    /** The address folded, by which a guest's unpaid orders are counted. */
    email_key: Generated<string>;
    /** Where the order came from, for counting alone. */
    network_hash: Generated<string | null>;
    /** The texts of law that it was placed under; null for orders from before they were stored. */
    terms_id: Generated<string | null>;
  };
  /** A version of the texts of law that customers agree to: rows are only ever added. */
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
    /** Made to measure or altered for the customer: no withdrawal from it (decision 70). */
    is_altered: Generated<Flag>;
    /** The line's part of the discounts on goods. */
    discount_minor: Generated<number>;
  };
  /** A gift voucher that was bought: what its order line sells. */
  order_gift: {
    order_id: string;
    line_position: number;
    form: "email" | "print";
    recipient_name: string;
    recipient_email: string;
    /** The address folded, by which its balance is asked for. */
    recipient_email_key: string;
    message: string;
    send_on: string | null;
    /** Null until the order is paid. */
    voucher_id: Generated<string | null>;
    /** When its e-mail is due; null for a printed one. */
    send_at: Generated<number | null>;
    /** When its e-mail was queued. */
    sent_at: Generated<number | null>;
    /** How often it was queued: staff may send it again. */
    sendings: Generated<number>;
    prolonged_at: Generated<number | null>;
    /** When it was ended because its order was cancelled or withdrawn from. */
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
  /** `reason` is why staff entered the state although a rule spoke against it. */
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
