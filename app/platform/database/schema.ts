import type { Generated } from "kysely";

import type { Locale } from "../i18n/locale";

/**
 * The tables, as both databases hold them. Conventions: `Flag` is 0 or 1; `*_at` are milliseconds since 1970 (UTC);
 * `*_on` are dates as YYYY-MM-DD; `*_net` are 1/10000 of the currency's unit without VAT; `*_minor` are whole smallest
 * units with VAT (crowns for CZK, cents for EUR); `*_json` is JSON as text; `*_basis_points` are 1/100 of a percent.
 */
export type Tables = {
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
  banner: {
    id: string;
    set_name: string;
    locale: Locale;
    position: number;
    title: string;
    url: string;
    path: string;
    image: string;
    content: string;
    target: string;
  };

  page: {
    id: string;
    group_name: "shopping" | "advice" | "company" | "services";
    position: number;
    picture: string | null;
  };
  page_text: {
    page_id: string;
    locale: Locale;
    title: string;
    slug: string;
    lead: string;
    body_html: string;
    picture_alt: Generated<string>;
  };
  page_price: {
    page_id: string;
    locale: Locale;
    position: number;
    name: string;
    price_minor: number;
    up_to_minor: number | null;
  };
  post_category: { id: string; position: number };
  post_category_text: { category_id: string; locale: Locale; name: string };
  post: { id: string; category_id: string; published_on: string; picture: string };
  post_text: {
    post_id: string;
    locale: Locale;
    title: string;
    slug: string;
    lead: string;
    body_html: string;
    picture_alt: string;
  };

  newsletter_subscriber: {
    id: string;
    email: string;
    locale: Locale;
    created_at: number;
    /** When the last e-mail that asks for confirmation was written. */
    asked_at: number;
    confirmed_at: number | null;
    left_at: number | null;
  };
  newsletter_token: {
    hash: string;
    subscriber_id: string;
    purpose: "confirm" | "leave";
    created_at: number;
  };

  store: {
    id: string;
    kind: "warehouse" | "store";
    position: number;
    street: string;
    city: string;
    zip: string;
    country_code: string;
    phone: string;
    email: string;
  };
  store_text: { store_id: string; locale: Locale; name: string; note: string };
  store_hours: { store_id: string; weekday: number; opens_minute: number; closes_minute: number };
  store_exception: { store_id: string; on_date: string; opens_minute: number | null; closes_minute: number | null };

  category: { id: number; parent_id: number | null; position: number; picture: string | null };
  category_text: { category_id: number; locale: Locale; name: string; slug: string; description: string };
  colour: { id: string; position: number; hex: string };
  colour_text: { colour_id: string; locale: Locale; name: string };
  attribute: { id: string; position: number };
  attribute_text: { attribute_id: string; locale: Locale; name: string };
  attribute_value: { attribute_id: string; id: string; position: number };
  attribute_value_text: { attribute_id: string; value_id: string; locale: Locale; name: string };

  product: {
    id: number;
    code: string;
    kind: string;
    brand: string;
    tax_class: string;
    default_category_id: number | null;
    position: number;
    published_at: number;
    price_net: number;
    price_sale_net: number | null;
    price_eur_net: number | null;
    price_eur_sale_net: number | null;
    is_sale_active: Flag;
    is_good_price: Flag;
    /** The operator's tick. */
    is_bestseller: Flag;
    /** Counted from the orders. */
    is_top_seller: Generated<Flag>;
    allows_message: Flag;
    main_picture: string | null;
    availability: Availability;
    /** What the e-shop can send, for cards: `cerna=46,48;hneda=50`. */
    card_choice: Generated<string>;
    /** The catalog's revision in which it last changed. */
    changed_in: Generated<number>;
  };
  catalogue_revision: { id: number; revision: number };
  product_text: {
    product_id: number;
    locale: Locale;
    name: string;
    slug: string;
    subtitle: string;
    description: string;
    more_info: string;
  };
  product_category: { product_id: number; category_id: number };
  product_attribute: { product_id: number; attribute_id: string; value_id: string };
  picture: { id: number; product_id: number; position: number; file: string; colour_id: string | null };
  variant: {
    id: number;
    product_id: number;
    position: number;
    sku: string;
    ean: string | null;
    colour_id: string | null;
    size: string;
    surcharge_net: number;
    surcharge_eur_net: number;
  };
  stock: { variant_id: number; store_id: string; on_hand: number };
  stock_watch: {
    id: string;
    email: string;
    product_id: number;
    /** Null watches all variants of the product. */
    variant_id: number | null;
    locale: Locale;
    created_at: number;
    /** When its e-mail was queued. */
    notified_at: number | null;
  };
  price_log: {
    product_id: number;
    locale: Locale;
    gross_minor: number;
    is_sale: Flag;
    valid_from_at: number;
    valid_to_at: number | null;
  };
  product_offer: {
    product_id: number;
    locale: Locale;
    price_net: number;
    tax_basis_points: number;
    gross_minor: number;
    is_from: Flag;
    struck_minor: number | null;
    discount_percent: number;
  };
  category_listing: {
    category_id: number;
    locale: Locale;
    product_id: number;
    is_available: Flag;
    position: number;
  };
  category_count: { category_id: number; locale: Locale; product_count: number };

  search_miss: { missed_on: string; locale: Locale; query: string; times: number };

  /** What each one is stands in the table of carriers, in code. */
  carrier: { id: string; position: number };
  carrier_price: { carrier_id: string; locale: Locale; price_minor: number };
  payment_method: { id: string; position: number };
  payment_price: { payment_id: string; locale: Locale; price_minor: number };
  carrier_payment: { carrier_id: string; payment_id: string };
  /** A place where a carrier hands over; null where its list does not say. */
  pickup_point: {
    /** The carrier and its own code for the place. */
    id: string;
    carrier_id: string;
    code: string;
    kind: "shop" | "box";
    name: string;
    street: string;
    city: string;
    zip: string;
    country_code: string;
    latitude: number | null;
    longitude: number | null;
    takes_card: Flag | null;
    is_accessible: Flag | null;
    max_grams: number | null;
    max_side_mm: number | null;
    hours_json: string;
    /** Days that differ from the week. */
    exceptions_json: string;
    /** False once its carrier says so, or leaves it out of its list; orders go on referring to it. */
    is_open: Flag;
    /** The digits of the postcode. */
    zip_key: string;
    /** The town, folded. */
    city_key: string;
    /** Folded words of name and address, with a space before each. */
    words: string;
    imported_at: number;
    import_id: string;
  };

  customer_group: { id: string; discount_basis_points: number };
  customer_group_text: { group_id: string; locale: Locale; description: string };
  customer: {
    id: string;
    email: string;
    /** The address folded, by which an account is found. */
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
    /** Of Slovak companies alone, beside the tax id. */
    vat_id: string;
    street: string;
    city: string;
    zip: string;
    country: string;
    locale: Locale;
    scope_json: Generated<string>;
    group_id: string | null;
    /** The order by which the customer came into the group; null when staff put the customer there. */
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
    /** Goods are sent there; it is never the default, nor billed. */
    is_delivery: Generated<Flag>;
  };
  attempt_count: { key: string; attempts: number; resets_at: number };
  company_record: { country: string; company_id: string; record_json: string; read_at: number };

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
    used_count: Generated<number>;
    created_at: number;
  };
  cart_voucher: {
    cart_id: string;
    voucher_id: string;
    kind: Tables["voucher"]["kind"];
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
    /** It is paid, or to be paid, where no money moves. */
    is_trial_payment: Generated<Flag>;
    /** Since when money is owed back: paid and cancelled, in whichever order, or paid twice. */
    refund_due_at: Generated<number | null>;
    reminded_at: Generated<number | null>;
    /** When the last of its pieces was withdrawn from. */
    withdrawn_at: Generated<number | null>;
    /** When the customer received the goods, from which the withdrawal period counts. */
    delivered_at: Generated<number | null>;
    discount_minor: Generated<number>;
    gift_minor: Generated<number>;
    /** The address folded, by which a guest's unpaid orders are counted. */
    email_key: Generated<string>;
    /** Where the order came from, for counting alone. */
    network_hash: Generated<string | null>;
  };
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
  /** One try to pay an order at the gateway. `transaction_id` and `redirect_url` come with the gateway's answer. */
  payment_attempt: {
    order_id: string;
    attempt: number;
    state: "pending" | "paid" | "cancelled";
    /** Hundredths of the currency's unit, as gateways count. */
    price_hundredths: number;
    currency_code: string;
    transaction_id: string | null;
    redirect_url: string | null;
    opened_at: number;
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
  /** One request to pay money back; while it is `asked`, nobody knows whether the gateway has paid. */
  refund: {
    id: string;
    order_id: string;
    /** Names the request: the same one pays once. */
    request_key: string;
    /** From 1 in its order. */
    position: number;
    amount_minor: number;
    method: "gateway" | "manual";
    state: "asked" | "done" | "refused";
    transaction_id: string | null;
    reason: string;
    actor: string;
    requested_at: number;
    settled_at: number | null;
    answer: Generated<string>;
  };
  carrier_review: { order_id: string; stars: number; body: string; created_at: number };
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
    /** By which staff name it; null until it is confirmed. */
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

  /** Pieces held in a store (decision 66). Its goods and its price are those of the day on which it was made. */
  reservation: {
    id: string;
    number: string;
    /** The secret of its page's address. */
    hash: string;
    /** Names the form that made it, so that a second press makes no second one; null once it has ended. */
    submission_hash: string | null;
    customer_id: string | null;
    locale: Locale;
    state: ReservationState;
    store_id: string;
    product_id: number;
    variant_id: number;
    code: string;
    product_name: string;
    variant_name: string;
    unit_minor: number;
    quantity: number;
    name: string;
    email: string;
    email_key: string;
    phone: string;
    network_hash: string | null;
    created_at: number;
    expires_at: number;
    extended_at: Generated<number | null>;
    reminded_at: Generated<number | null>;
    ended_at: Generated<number | null>;
  };
  idempotency_key: {
    /** Hash of the key and of the customer or cart that it was sent for. */
    key_hash: string;
    /** Hash of the call's body. */
    body_hash: string;
    order_id: string;
    expires_at: number;
  };
  reservation_event: {
    id: string;
    reservation_id: string;
    kind: "created" | "extended" | "collected" | "expired" | "cancelled";
    at: number;
    actor: string;
  };

  service_sequence: { year: number; last_number: number };
  /** A garment that the workshop is asked to work on (decision 68). */
  service_order: {
    id: string;
    /** The second half of the secret address. */
    hash: string;
    number: string;
    /** Hash of the form's key and content, so that two presses are one order. */
    submission_hash: string;
    locale: Locale;
    customer_id: string | null;
    kind: ServiceKind;
    garment: string;
    description: string;
    is_bought_here: Flag;
    arrival: Arrival;
    store_id: string | null;
    firstname: string;
    lastname: string;
    email: string;
    phone: string;
    /** Where a parcel is returned to; empty for a garment that comes to a store. */
    street: string;
    city: string;
    zip: string;
    state: ServiceState;
    price_minor: number | null;
    promised_on: string | null;
    created_at: number;
    ended_at: number | null;
  };
  /** What a service order was after each change, and who made it. */
  service_event: {
    id: string;
    service_order_id: string;
    position: number;
    state: ServiceState;
    price_minor: number | null;
    promised_on: string | null;
    note: string;
    actor: string;
    at: number;
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
  };

  /** A series is a kind of document, a shop version and a year: FV26. */
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

export type Flag = 0 | 1;

/** online: the e-shop has pieces · store: only stores have some · none: nobody has (decision 36). */
export type Availability = "online" | "store" | "none";

export type WithdrawalState = "announced" | "received" | "settled" | "refunded" | "refused" | "cancelled";
export type OrderState = "accepted" | "pending" | "ready" | "shipped" | "closed" | "cancelled";
export type ReservationState = "active" | "collected" | "expired" | "cancelled";

export type ServiceKind = "alteration" | "repair" | "cleaning" | "storage";

/** How a garment comes to the workshop. */
export type Arrival = "store" | "parcel";

export type ServiceState = "received" | "accepted" | "working" | "ready" | "closed" | "refused" | "cancelled";

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
