/** Entries of one customer's address book (decision 10). */
export const maxAddresses = 20;
