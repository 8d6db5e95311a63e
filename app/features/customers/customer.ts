import type { Locale } from "~/platform/i18n/locale";

/** Who has signed in, as every page may need it. Texts are in the page's language. */
export type Customer = {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  isEmailProved: boolean;
  scope: readonly string[];
  group: CustomerGroup | null;
};

export type CustomerGroup = { description: string; discountPercent: number };

/** What the customer keeps with us; what was left out is the empty text. */
export type Profile = {
  phone_prefix: string;
  /** E.164. */
  phone: string;
  firstname: string;
  lastname: string;
  company: string;
  company_id: string;
  tax_id: string;
  street: string;
  city: string;
  zip: string;
  /** ISO 3166, two letters. */
  country: string;
};

export type NewCustomer = Profile & { email: string; wantsNewsletter: boolean; locale: Locale };

/** Characters (decision 72). */
export const passwordLength = { shortest: 8, longest: 128 } as const;

const hour = 3_600_000;
const day = 24 * hour;

/** From its last use, but never longer than `longestSessionMs` from signing in. */
export const sessionMs = 30 * day;
export const longestSessionMs = 180 * day;
/** For how long a browser is known in which nobody signs in again. */
export const deviceMs = 180 * day;
export const resetMs = 2 * hour;
export const proofMs = 7 * day;

/** Two ways of writing an address that are one account: capitals and the Unicode form do not count. */
export function foldEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}
