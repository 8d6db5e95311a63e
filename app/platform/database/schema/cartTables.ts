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
    /** The slot by the clock in Prague, such as `2026-11-24T11:30`. */
    pickup_slot: Generated<string | null>;
    payment_id: string | null;
    contact_json: string | null;
    created_at: number;
    used_at: number;
    /** Hash of the guest's temporary id with which the cart was ordered. */
    ordered_by_hash: Generated<string | null>;
  };
  cart_line: {
    id: string;
    cart_id: string;
    /** Null once the shop no longer has the variant. */
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
    /** Hash of the form's submission key and of its content. */
    key: string;
    /** Pieces that the form put into the cart. */
    added: number;
    sent_at: number;
  };
  /** A gift voucher that is being bought. */
  cart_gift: {
    id: string;
    cart_id: string;
    /** The form's own key, by which a form that is sent twice is recognised. */
    submission_key: string | null;
    form: "email" | "print";
    amount_minor: number;
    recipient_name: string;
    /** The recipient's e-mail; empty when the voucher is sent to the buyer. */
    recipient_email: string;
    message: string;
    /** The day on which it is sent; null when it is sent as soon as it is paid. */
    send_on: string | null;
    added_at: number;
  };
  voucher: {
    id: string;
    /** The code in capital letters. */
    code: string;
    kind: "percent" | "amount" | "gift";
    service_type: "eshop" | "sluzby";
    percent_basis_points: number | null;
    value_czk_minor: number | null;
    value_eur_minor: number | null;
    /** The remaining balance of a gift voucher, in its one currency. */
    balance_minor: number | null;
    active_from_at: number;
    active_to_at: number | null;
    /** The number of orders that may use the voucher in all; null for any number. */
    quantity: number | null;
    quantity_per_user: number | null;
    minimal_czk_minor: number | null;
    minimal_eur_minor: number | null;
    product_id: number | null;
    category_id: number | null;
    brand: string | null;
    needs_email: Flag;
    /** When staff ended the voucher; null while only its validity dates end it. */
    stopped_at: Generated<number | null>;
    used_count: Generated<number>;
    created_at: number;
  };
  cart_voucher: {
    cart_id: string;
    voucher_id: string;
    kind: CartTables["voucher"]["kind"];
    /** The e-mail by which a guest says who is using the voucher; may be empty. */
    email: string;
    added_at: number;
  };
  voucher_use: {
    order_id: string;
    voucher_id: string;
    /** The order's e-mail, normalized. */
    email_key: string;
    customer_id: string | null;
    amount_minor: number;
    /** The part of the amount that a gift voucher got back while the order goes on. */
    returned_minor: Generated<number>;
    used_at: number;
    /** When the order was cancelled, which frees the voucher again. */
    freed_at: number | null;
  };
  /** A wishlist for both shop versions, owned by a guest or by a customer. */
  wishlist: {
    id: string;
    temp_id: string | null;
    user_id: string | null;
    share_id: string;
    created_at: number;
    used_at: number;
  };
  /** The `seen_*` columns hold the product's state when it was saved; a price is null where it was not sold. */
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
