import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";

/** Tables of the shop as a whole: settings, price lists, limits, the outbox of e-mails. */
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
  /** Actions of staff that no other history records; `area` and `action` are a row of `staffActions`. */
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
  /** The wording of the cookie bar when a visitor answered it. */
  consent_wording: { id: string; locale: Locale; body: string };
  cookie_consent: { visitor_id: string; answered_at: number; categories: string; wording_id: string };
  /**
   * A single row: a fingerprint of the session secret, by which machines of this shop check that they share the same
   * one.
   */
  session_secret: { id: number; fingerprint: string; recorded_at: number };
  attempt_count: { key: string; attempts: number; resets_at: number };
  /** A photo that came with a form; its file is `uploads/<id>.jpg`. */
  upload: {
    id: string;
    /** What the photo was sent with, such as `service:<id>`; null until that is stored. */
    claim: string | null;
    position: number;
    width_px: number;
    height_px: number;
    bytes: number;
    created_at: number;
    /** The pseudonym of the network that sent the photo, until it is claimed. */
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
    /** When the link in the e-mail expires; null for an e-mail without a secret. */
    secret_until: Generated<number | null>;
    /** JSON that says what to draw and attach when the e-mail is sent. */
    attachments_json: Generated<string>;
    /** The address that replies go to when it is not the shop's. */
    reply_to: Generated<string | null>;
  };
};
