import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

/** Customers, their sessions, and subscribers of e-mails. */
export type CustomerTables = {
  newsletter_subscriber: {
    id: string;
    email: string;
    locale: Locale;
    created_at: number;
    /** When the last e-mail that requests a confirmation was written. */
    asked_at: number;
    confirmed_at: number | null;
    left_at: number | null;
    /** The words that were shown, which the confirmation agreed to. */
    consent_text: Generated<string>;
  };
  newsletter_token: {
    hash: string;
    subscriber_id: string;
    purpose: "confirm" | "leave";
    created_at: number;
  };
  stock_watch: {
    id: string;
    email: string;
    product_id: number;
    /** Null for an alert about any variant of the product. */
    variant_id: number | null;
    locale: Locale;
    created_at: number;
    /** When the alert's e-mail was queued. */
    notified_at: number | null;
  };
  customer_group: { id: string; discount_basis_points: number };
  customer_group_text: { group_id: string; locale: Locale; description: string };
  customer: {
    id: string;
    email: string;
    /** The e-mail address, normalized, by which an account is found. */
    email_key: string;
    email_proved_at: number | null;
    password_hash: string;
    phone_prefix: string;
    phone: string;
    firstname: string;
    lastname: string;
    company: string;
    company_id: string;
    tax_id: string;
    /** The VAT id that only Slovak companies have, besides the tax id. */
    vat_id: string;
    street: string;
    city: string;
    zip: string;
    country: string;
    locale: Locale;
    scope_json: Generated<string>;
    group_id: string | null;
    /** The order that made the customer a member of the group; null when staff added the customer. */
    club_order_id: Generated<string | null>;
    wants_newsletter: Flag;
    created_at: number;
  };
  session: {
    token_hash: string;
    customer_id: string;
    agent: string;
    created_at: number;
    used_at: number;
    expires_at: number;
  };
  /** The token by which a member of staff signs in to the command line; each has one. */
  staff_token: { hash: string; customer_id: string; created_at: number; used_at: number | null };
  known_device: { token_hash: string; customer_id: string; expires_at: number };
  password_reset: { hash: string; customer_id: string | null; expires_at: number };
  email_proof: { hash: string; customer_id: string; email: string; expires_at: number };
  customer_address: {
    id: string;
    customer_id: string;
    name: string;
    company: string;
    company_id: string;
    tax_id: string;
    vat_id: string;
    firstname: string;
    lastname: string;
    email: string;
    phone_prefix: string;
    phone: string;
    street: string;
    city: string;
    zip: string;
    country: string;
    is_default: Flag;
    created_at: number;
    /** True for a delivery address, which is never the default and never the billing address. */
    is_delivery: Generated<Flag>;
  };
  company_record: { country: string; company_id: string; record_json: string; read_at: number };
};
