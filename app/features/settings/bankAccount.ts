import type { Locale } from "~/platform/i18n/locale";
import type { Settings } from "./settings";

/** Whether the account number is shown; in Slovakia a transfer needs only an IBAN. */
export const showsAccount = { cs: true, sk: false } as const satisfies Record<Locale, boolean>;

/** Returns the number of the shop's account in the form used in the country of a shop version. */
export function accountNumber({ account, iban }: Settings["bank_account"], locale: Locale): string {
  return showsAccount[locale] ? account : iban;
}
