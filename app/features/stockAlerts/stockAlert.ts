/** The subject of an alert: a variant, or any variant of the product when `variantId` is null. */
export type StockAlert = { email: string; productId: number; variantId: number | null };

/** The most pending alerts that one address may have. */
export const maxStockAlerts = 20;

/** The number of days after its e-mail for which the link in it can still cancel the other alerts of its address. */
export const keptDays = 30;
