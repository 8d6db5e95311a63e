import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

export type WithdrawalState = "announced" | "received" | "settled" | "refunded" | "refused" | "cancelled";

/** How a customer wants a defect to be settled. */
export type ClaimWish = "repair" | "exchange" | "discount" | "refund";

export type ClaimState =
  | "received"
  | "assessing"
  | "repaired"
  | "exchanged"
  | "discounted"
  | "refunded"
  | "rejected"
  | "cancelled";

/** Withdrawals from orders, claims for defects, and what is given back unasked. */
export type AfterSaleTables = {
  /** What a refund that nothing owed has taken off the price of a line. */
  goodwill_line: { order_id: string; refund_position: number; line_position: number; amount_minor: number };
  /** A statement that a contract is withdrawn from; it counts once it is confirmed. */
  withdrawal: {
    id: string;
    /** Null until it is known which order is meant, or for good when nobody can tell. */
    order_id: string | null;
    locale: Locale;
    order_number: string;
    name: string;
    email: string;
    /** The pieces in the customer's own words; empty for all, or for those in `withdrawal_line`. */
    goods: string;
    submitted_at: number;
    confirmed_at: number | null;
    needs_check: Generated<Flag>;
    /** The number by which staff name it; null until it is confirmed. */
    number: Generated<number | null>;
    state: Generated<WithdrawalState>;
    /** When its state last changed, and by whom; null and empty while it is as the customer sent it. */
    changed_at: Generated<number | null>;
    changed_by: Generated<string>;
    /** Why it was refused, or why less is paid back. */
    reason: Generated<string>;
    /** The money that it takes off what the order's customer pays. */
    refund_minor: Generated<number>;
    /** What goes back to gift vouchers. */
    gift_minor: Generated<number>;
    /** The part of both that is for delivery. */
    delivery_minor: Generated<number>;
    /** What staff have taken off both because the goods have lost value. */
    lowered_minor: Generated<number>;
  };
  withdrawal_line: { withdrawal_id: string; order_id: string; line_position: number; quantity: number };
  /** One row: the number of the newest withdrawal. */
  withdrawal_sequence: { id: number; last_number: number };
  /** Pieces that came back. `store_id` is where they are sold again; null when they cannot be. */
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
    /** The second half of the secret address. */
    hash: string;
    number: string;
    /** What the form's button sent, so that two presses are one claim. */
    submission_hash: string;
    order_id: string;
    locale: Locale;
    /** The defect in the customer's words; empty, as `since`, `email` and `phone`, once its period is over. */
    defect: string;
    since: string;
    wish: ClaimWish;
    email: string;
    phone: string;
    state: ClaimState;
    /** The last day on which it must be settled. */
    due_on: string;
    /** The money that it takes off what the order's customer pays. */
    refund_minor: Generated<number>;
    /** What goes back to gift vouchers. */
    gift_minor: Generated<number>;
    /** The part of both that is for delivery. */
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
    /** What a discount has given back of the line's price. */
    discount_minor: Generated<number>;
  };
  /** What a claim was after each change, and who made it. */
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
