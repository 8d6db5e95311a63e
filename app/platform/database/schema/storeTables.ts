import type { Locale } from "../../i18n/locale";
import type { Retirable } from "./columns";

/** Stores and their stock. */
export type StoreTables = {
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
  } & Retirable;
  store_text: { store_id: string; locale: Locale; name: string; note: string };
  store_hours: { store_id: string; weekday: number; opens_minute: number; closes_minute: number };
  store_exception: { store_id: string; on_date: string; opens_minute: number | null; closes_minute: number | null };
  stock: { variant_id: number; store_id: string; on_hand: number };
};
