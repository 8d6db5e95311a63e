import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Availability, Flag, Retirable } from "./columns";

/** Products and the columns that are computed from them. */
export type CatalogTables = {
  category: { id: number; parent_id: number | null; position: number; picture: string | null } & Retirable;
  category_text: {
    category_id: number;
    locale: Locale;
    name: string;
    /** The heading of the category's page; null where the name is enough. */
    title: string | null;
    slug: string;
    description: string;
  };
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
    /** The operator's choice of a bestseller. */
    is_bestseller: Flag;
    /** Computed from the number of orders. */
    is_top_seller: Generated<Flag>;
    allows_message: Flag;
    main_picture: string | null;
    availability: Availability;
    /** What the e-shop can send, for product cards: `cerna=46,48;hneda=50`. */
    card_choice: Generated<string>;
    /** The revision of the catalog in which the product last changed. */
    changed_in: Generated<number>;
    /** The sale price applies between these two instants, while `is_sale_active`; null for no bound. */
    sale_from_at: Generated<number | null>;
    sale_to_at: Generated<number | null>;
    /** The product is not offered from the first instant on, and is offered again from the second one on. */
    hidden_from_at: Generated<number | null>;
    hidden_to_at: Generated<number | null>;
  } & Retirable;
  /** The instants at which a sale or the hiding of a product begins or ends. */
  product_schedule: { product_id: number; due_at: number };
  /** Changes that staff made by hand. */
  catalogue_change: {
    id: string;
    subject_kind: string;
    subject: string;
    kind: string;
    /** The store, for a change of stock. */
    place: string;
    before: string;
    after: string;
    reason: string;
    at: number;
    actor: string;
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
    /** A producer's guarantee of durability; empty without one. */
    producer_guarantee: string;
  };
  product_category: { product_id: number; category_id: number };
  product_attribute: { product_id: number; attribute_id: string; value_id: string };
  /** What each size of a garment measures, lying flat. */
  product_measure: { product_id: number; size: string; measure: "back" | "sleeve" | "chest"; millimetres: number };
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
};
