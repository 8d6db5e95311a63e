/** Id of the card payment on an order's page; e-mails link to it. */
export const cardPaymentId = "platba";
