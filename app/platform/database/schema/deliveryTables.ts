import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

/** Carriers, payment methods and pickup points. */
export type DeliveryTables = {
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
};
