import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

export type WithdrawalState = "announced" | "received" | "settled" | "refunded" | "refused" | "cancelled";

/** How a customer wants a defect to be settled. */
export type ClaimRemedy = "repair" | "exchange" | "discount" | "refund";

export type ClaimState =
  | "received"
  | "assessing"
  | "repaired"
  | "exchanged"
  | "discounted"
  | "refunded"
  | "rejected"
  | "cancelled";

/** Withdrawals from orders, claims for defects, and goodwill refunds. */
export type AfterSaleTables = {
  /** The amount that a goodwill refund, which the shop did not owe, has taken off the price of a line. */
  goodwill_line: { order_id: string; refund_position: number; line_position: number; amount_minor: number };
  /** A customer's statement of withdrawal from a contract; it counts once it is confirmed. */
  withdrawal: {
    id: string;
    /** Null until the order is known, or for good when nobody can tell which one it is. */
    order_id: string | null;
    locale: Locale;
    order_number: string;
    name: string;
    email: string;
    /** The pieces in the customer's own words; empty for all of them, or for those in `withdrawal_line`. */
    goods: string;
    submitted_at: number;
    confirmed_at: number | null;
    needs_check: Generated<Flag>;
    /** The number by which staff refer to the withdrawal; null until it is confirmed. */
    number: Generated<number | null>;
    state: Generated<WithdrawalState>;
    /** When and by whom the state was last changed; null and empty while it is as the customer sent it. */
    changed_at: Generated<number | null>;
    changed_by: Generated<string>;
    /** Why the withdrawal was rejected, or why less is paid back. */
    reason: Generated<string>;
    /** The amount by which it lowers what the order's customer pays in money. */
    refund_minor: Generated<number>;
    /** The amount that goes back to gift vouchers. */
    gift_minor: Generated<number>;
    /** The part of both amounts that is for delivery. */
    delivery_minor: Generated<number>;
    /** The amount that staff have taken off both because the goods have lost value. */
    lowered_minor: Generated<number>;
  };
  withdrawal_line: { withdrawal_id: string; order_id: string; line_position: number; quantity: number };
  /** One row: the number of the newest withdrawal. */
  withdrawal_sequence: { id: number; last_number: number };
  /** Pieces that came back. `store_id` is the place where they are sold again; null when they cannot be. */
  withdrawal_receipt: {
    id: string;
    withdrawal_id: string;
    line_position: number;
    quantity: number;
    store_id: string | null;
    at: number;
    actor: string;
  };
  warranty_claim_sequence: { year: number; last_number: number };
  /** A claim for defects of bought goods. */
  warranty_claim: {
    id: string;
    /** The second half of the page's secret address. */
    hash: string;
    number: string;
    /** Hash of the submission key that the form sent, so that two presses of its button are one claim. */
    submission_hash: string;
    order_id: string;
    locale: Locale;
    /**
     * The defect in the customer's words. It is emptied, like `since`, `email` and `phone`, once its retention period
     * is over.
     */
    defect: string;
    since: string;
    wish: ClaimRemedy;
    email: string;
    phone: string;
    state: ClaimState;
    /** The last day on which the claim must be settled. */
    due_on: string;
    /** The amount by which it lowers what the order's customer pays in money. */
    refund_minor: Generated<number>;
    /** The amount that goes back to gift vouchers. */
    gift_minor: Generated<number>;
    /** The part of both amounts that is for delivery. */
    delivery_minor: Generated<number>;
    created_at: number;
    ended_at: number | null;
  };
  /** `returned_quantity` are the pieces whose price was given back. */
  warranty_claim_line: {
    warranty_claim_id: string;
    order_id: string;
    line_position: number;
    quantity: number;
    returned_quantity: Generated<number>;
    /** The amount of the line's price that a discount has given back. */
    discount_minor: Generated<number>;
  };
  /** The state of a claim after each change, and who made the change. */
  warranty_claim_event: {
    id: string;
    warranty_claim_id: string;
    position: number;
    state: ClaimState;
    note: string;
    actor: string;
    at: number;
  };
};
