/** The place on an order's page where a card is taken; e-mails link to it. */
export const cardPaymentId = "platba";
