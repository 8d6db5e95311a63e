import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Availability, Flag } from "./columns";

/** Carts, vouchers and wishlists. */
export type CartTables = {
  cart: {
    id: string;
    locale: Locale;
    temp_id: string | null;
    customer_id: Generated<string | null>;
    is_open: Flag;
    order_token: string;
    carrier_id: string | null;
    pickup_store_id: string | null;
    pickup_point_id: Generated<string | null>;
    /** `2026-11-24T11:30`, by the clock in Prague. */
    pickup_slot: Generated<string | null>;
    payment_id: string | null;
    contact_json: string | null;
    created_at: number;
    used_at: number;
    /** Hash of the guest's temporary id with which it was ordered. */
    ordered_by_hash: Generated<string | null>;
  };
  cart_line: {
    id: string;
    cart_id: string;
    /** Null once the shop has it no more. */
    variant_id: number | null;
    note: string;
    quantity: number;
    seen_price_minor: number;
    /** The product's name as the visitor last saw it. */
    seen_name: string;
    added_at: number;
    raised_at: Generated<number>;
  };
  cart_submission: {
    cart_id: string;
    /** Hash of the form's submission key and of what was filled in. */
    key: string;
    /** Pieces that it put into the cart. */
    added: number;
    sent_at: number;
  };
  /** A gift voucher that is being bought. */
  cart_gift: {
    id: string;
    cart_id: string;
    /** The form's own key, by which the same form that comes again is known. */
    submission_key: string | null;
    form: "email" | "print";
    amount_minor: number;
    recipient_name: string;
    /** Empty: it is sent to the buyer. */
    recipient_email: string;
    message: string;
    /** The day on which it is sent; null: as soon as it is paid. */
    send_on: string | null;
    added_at: number;
  };
  voucher: {
    id: string;
    /** In capitals. */
    code: string;
    kind: "percent" | "amount" | "gift";
    service_type: "eshop" | "sluzby";
    percent_basis_points: number | null;
    value_czk_minor: number | null;
    value_eur_minor: number | null;
    /** What is left on a gift voucher, in its one currency. */
    balance_minor: number | null;
    active_from_at: number;
    active_to_at: number | null;
    /** Orders that may use it in all; null: any number. */
    quantity: number | null;
    quantity_per_user: number | null;
    minimal_czk_minor: number | null;
    minimal_eur_minor: number | null;
    product_id: number | null;
    category_id: number | null;
    brand: string | null;
    needs_email: Flag;
    /** When staff ended it; null while only its days end it. */
    stopped_at: Generated<number | null>;
    used_count: Generated<number>;
    created_at: number;
  };
  cart_voucher: {
    cart_id: string;
    voucher_id: string;
    kind: CartTables["voucher"]["kind"];
    /** What a guest said to be known by; may be empty. */
    email: string;
    added_at: number;
  };
  voucher_use: {
    order_id: string;
    voucher_id: string;
    /** The order's address, folded. */
    email_key: string;
    customer_id: string | null;
    amount_minor: number;
    /** What a gift voucher got back of it while the order goes on. */
    returned_minor: Generated<number>;
    used_at: number;
    /** When the order was cancelled. */
    freed_at: number | null;
  };
  /** One for both shop versions; owned by a guest or by a customer. */
  wishlist: {
    id: string;
    temp_id: string | null;
    user_id: string | null;
    share_id: string;
    created_at: number;
    used_at: number;
  };
  /** What was seen is what held when the product was saved; a price is null where it was not sold. */
  wishlist_item: {
    wishlist_id: string;
    product_id: number;
    note: string;
    added_at: number;
    seen_czk_minor: number | null;
    seen_eur_minor: number | null;
    seen_availability: Availability;
  };
};
