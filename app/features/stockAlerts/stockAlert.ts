/** What a visitor wants an e-mail about: a variant, or any variant of the product when `variantId` is null. */
export type StockAlert = { email: string; productId: number; variantId: number | null };

/** The number of pending alerts that one address may have. */
export const maxStockAlerts = 20;

/** For this long after its e-mail, the link in it can still cancel the other alerts of its address. */
export const keptDays = 30;
