/** The most entries that one customer's address book may have (decision 10). */
export const maxAddresses = 20;
