import type { Currency } from "~/features/money/money";

export const crown: Currency = { id: 1, code: "CZK", decimals: 0, symbolBefore: "", symbolAfter: "Kč" };
export const euro: Currency = { id: 2, code: "EUR", decimals: 2, symbolBefore: "", symbolAfter: "€" };
