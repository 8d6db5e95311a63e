import type { Locale } from "~/platform/i18n/locale";
import type { Settings } from "./settings";

/** In Slovakia a transfer goes to an IBAN alone. */
export const showsAccount = { cs: true, sk: false } as const satisfies Record<Locale, boolean>;

/** The number of the shop's account, as it is written in the country of a shop version. */
export function accountNumber({ account, iban }: Settings["bank_account"], locale: Locale): string {
  return showsAccount[locale] ? account : iban;
}
