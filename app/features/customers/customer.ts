import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** A signed-in customer, with the data that any page may need. Texts are in the page's language. */
export type Customer = {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  isEmailVerified: boolean;
  scope: readonly string[];
  group: CustomerGroup | null;
};

export type CustomerGroup = { description: string; discountPercent: number };

type Columns = Tables["customer"];

/** The data that a company register has of a company: `zip` is written `110 00`, `country` is ISO 3166. */
export type CompanyRecord = Pick<
  Columns,
  "company" | "company_id" | "tax_id" | "vat_id" | "street" | "city" | "zip" | "country"
>;

/** The stored profile. The phone is E.164; a field that was left out is the empty string. */
export type Profile = Pick<Columns, "phone_prefix" | "phone" | "firstname" | "lastname"> & CompanyRecord;

export type NewCustomer = Profile & { email: string; wantsNewsletter: boolean; locale: Locale };

/** Returns the key of an account: letter case and Unicode form of an address do not matter. */
export function normalizeEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}
