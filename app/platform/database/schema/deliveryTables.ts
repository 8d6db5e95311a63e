import type { Locale } from "../../i18n/locale";
import type { Flag } from "./columns";

/** Carriers, payment methods and pickup points. */
export type DeliveryTables = {
  /** The table of carriers in code says what each carrier is. */
  carrier: { id: string; position: number };
  carrier_price: { carrier_id: string; locale: Locale; price_minor: number };
  payment_method: { id: string; position: number };
  payment_price: { payment_id: string; locale: Locale; price_minor: number };
  carrier_payment: { carrier_id: string; payment_id: string };
  /** A place where a carrier hands over parcels; a column is null where the carrier's list does not say. */
  pickup_point: {
    /** Consists of the carrier and the carrier's own code for the place. */
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
    /** Days whose opening hours differ from the rest of the weeks. */
    exceptions_json: string;
    /** False once the carrier closes the place or leaves it out of its list; orders still refer to it. */
    is_open: Flag;
    /** The digits of the postcode, without spaces. */
    zip_key: string;
    /** The town, normalized. */
    city_key: string;
    /** The normalized words of name and address, with a space before each. */
    words: string;
    imported_at: number;
    import_id: string;
  };
};
