/** What a visitor wants to be told of: a variant, or any of a product's when `variantId` is null. */
export type Watch = { email: string; productId: number; variantId: number | null };

/** More than a wardrobe; an address that watches as much is not given more. */
export const mostWatches = 20;

/** For this long after its letter, the letter's link can still end the other watches of its address. */
export const keptDays = 30;
