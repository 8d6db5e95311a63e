import type { Locale } from "~/platform/i18n/locale";

/** The place on an order's page where a card is taken; e-mails link to it. */
export const cardPaymentId = "platba";

/** In Slovakia a transfer goes to an IBAN alone. */
export const showsAccount = { cs: true, sk: false } as const satisfies Record<Locale, boolean>;
