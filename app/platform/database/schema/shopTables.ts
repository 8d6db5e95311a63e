import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";

/** What the shop as a whole has: settings, money, limits, the outbox of e-mails. */
export type ShopTables = {
  setting: { name: string; locale: Locale; value_json: string };
  /** Every change of a setting, a price of delivery or payment, a VAT rate or an exchange rate. */
  setting_history: {
    id: string;
    name: string;
    locale: Locale;
    old_json: string | null;
    new_json: string;
    at: number;
    actor: string;
  };
  /** What staff did that no history of its own records; `area` and `action` are a row of `staffActions`. */
  staff_action: {
    id: string;
    area: string;
    action: string;
    subject: string;
    detail: string;
    at: number;
    actor: string;
  };
  currency: {
    id: number;
    code: string;
    rate_millionths: number;
    decimals: number;
    symbol_before: string;
    symbol_after: string;
  };
  country: { code: string; position: number };
  tax_rate: { tax_class: string; country_code: string; rate_basis_points: number };
  search_miss: { missed_on: string; locale: Locale; query: string; times: number };
  /** What the cookie bar said when somebody answered. */
  consent_wording: { id: string; locale: Locale; body: string };
  cookie_consent: { visitor_id: string; answered_at: number; categories: string; wording_id: string };
  /** One row: by which secret the machines of this shop know that they have the same. */
  session_secret: { id: number; fingerprint: string; recorded_at: number };
  attempt_count: { key: string; attempts: number; resets_at: number };
  /** A photo that came with a form; its file is `uploads/<id>.jpg`. */
  upload: {
    id: string;
    /** What it was sent with, such as `service:<id>`; null until that is stored. */
    claim: string | null;
    position: number;
    width_px: number;
    height_px: number;
    bytes: number;
    created_at: number;
    /** The pseudonym of the network that sent it, until it is claimed. */
    network_hash: Generated<string | null>;
  };
  mail_outbox: {
    id: string;
    kind: string;
    reference: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    created_at: number;
    next_try_at: number;
    tries: number;
    sent_at: number | null;
    /** When the link in it ends; null for an e-mail that holds no secret. */
    secret_until: Generated<number | null>;
    /** What is drawn and attached when it is sent. */
    attachments_json: Generated<string>;
    /** Who gets the answer, when it is not the shop. */
    reply_to: Generated<string | null>;
  };
};
